"""Nightcap's server beside boardgame.io and Colyseus in one run: moves per second and waits.

    uv run python -m bench.server [--seconds 5] [--runs 3] [--rooms 50,1000] [--idle 2000] [--folder .]

Each server has one core to itself, the players the other. In every room two players are connected; a
move is done when both have received the update. Nightcap plays a real game, with each player's own view,
and sends the update when the move is durable (SQLite, synchronous=FULL); the peers count clicks.

"As fast as possible": a room's next move follows as soon as the last is done. "Offered": 1,000 moves
a second fall due, room after room, and waits are counted from then. Servers take turns, and the medians
of several runs are reported. On a machine that others use as well (the server has less than 100 % of its
core) rates and waits say little; the processor time of a move suffers less.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from bench.load.load import Measured
from bench.load.players import OFFERED, Idle, Played
from bench.load.servers import CONTESTANTS, Contestant, allow_many_sockets, install_peers, players, running

Runs = dict[tuple[str, int], list[Played]]


def measure(contestant: Contestant, rooms: int, how: str, folder: str) -> bytes:
    with (
        tempfile.TemporaryDirectory(dir=folder) as place,
        running(contestant, Path(place)) as (port, process),
    ):
        return players(contestant, port, process, rooms, how)


def median(runs: list[Played], number: Callable[[Played], float]) -> float:
    return statistics.median(number(run) for run in runs)


def rate(run: Played) -> float:
    return run.fastest.moves / run.fastest.seconds


def cpu(run: Played) -> float:
    """Seconds of the server's processor time for a move."""
    return run.fastest.cpu_per_move


def wait(measured: Measured, share: float) -> float:
    """Milliseconds within which this share of the moves was done."""
    waits = sorted(measured.waits)
    return waits[int(len(waits) * share)] * 1000


def report(runs: Runs) -> None:
    print(
        f"{'as fast as possible':26}{'rooms':>6}{'moves/s':>9}{'range':>16}{'p50 ms':>8}{'p99 ms':>8}"
        f"{'CPU µs/move':>13}{'server %':>10}{'players %':>11}{'kB/room':>9}"
    )
    for (name, rooms), done in runs.items():
        rates = [rate(run) for run in done]
        print(
            f"{name:26}{rooms:>6,}{statistics.median(rates):>9,.0f}"
            f"{f'{min(rates):,.0f}-{max(rates):,.0f}':>16}"
            f"{median(done, lambda run: wait(run.fastest, 0.5)):>8.1f}"
            f"{median(done, lambda run: wait(run.fastest, 0.99)):>8.1f}"
            f"{median(done, cpu) * 1e6:>13.0f}"
            f"{median(done, lambda run: run.fastest.server_cpu * 100):>10.0f}"
            f"{median(done, lambda run: run.fastest.load_cpu * 100):>11.0f}"
            f"{median(done, lambda run: run.kilobytes):>9.0f}"
        )
    print(
        f"\n{f'{OFFERED:,.0f} moves/s offered':26}{'rooms':>6}{'p50 ms':>9}{'p99 ms':>9}"
        f"{'server %':>10}{'players %':>11}"
    )
    for (name, rooms), done in runs.items():
        print(
            f"{name:26}{rooms:>6,}{median(done, lambda run: wait(run.offered, 0.5)):>9.1f}"
            f"{median(done, lambda run: wait(run.offered, 0.99)):>9.1f}"
            f"{median(done, lambda run: run.offered.server_cpu * 100):>10.0f}"
            f"{median(done, lambda run: run.offered.load_cpu * 100):>11.0f}"
        )
    print()
    ours = CONTESTANTS[0].name
    for rooms in dict.fromkeys(rooms for _, rooms in runs):
        for name, others in [
            (name, done) for (name, count), done in runs.items() if count == rooms and name != ours
        ]:
            moves = median(runs[ours, rooms], rate) / median(others, rate)
            work = median(others, cpu) / median(runs[ours, rooms], cpu)
            print(
                f"{rooms:,} rooms, Nightcap to {name}: {moves:.2f} x the moves/s, {work:.2f} x per CPU second"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each measurement (5)")
    parser.add_argument("--runs", type=int, default=3, help="of each server, in turn (3)")
    parser.add_argument("--rooms", default="50,1000", help="at once (50,1000)")
    parser.add_argument("--idle", type=int, default=2000, help="rooms that are left alone (2000); 0: none")
    parser.add_argument("--only", default="", help="servers whose name begins so")
    parser.add_argument("--folder", default=".", help="on the disk that is to be measured (.)")
    args = parser.parse_args()

    install_peers()
    allow_many_sockets()
    contestants = [one for one in CONTESTANTS if one.name.lower().startswith(args.only.lower())]
    counts = [int(count) for count in args.rooms.split(",")]
    runs: Runs = {(one.name, count): [] for count in counts for one in contestants}
    for _ in range(args.runs):
        for count in counts:
            for one in contestants:
                answer = measure(one, count, str(args.seconds), args.folder)
                runs[one.name, count].append(msgspec.json.decode(answer, type=Played))
    report(runs)
    if args.idle:
        print()
    for how, state in (("leave", "left by everybody"), ("rest", "at rest on disk")) if args.idle else ():
        answer = measure(CONTESTANTS[0], args.idle, how, args.folder)
        idle = msgspec.json.decode(answer, type=Idle)
        print(f"Nightcap, {args.idle:,} rooms with a game begun, {state}: {idle.kilobytes:.1f} kB each")


if __name__ == "__main__":
    main()
