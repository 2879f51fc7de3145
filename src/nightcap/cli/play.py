"""`nightcap play`: the terminal table, for any game."""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from nightcap.bots import make_bot, names_of
from nightcap.catalogue import game, new_table, read_log, replay
from nightcap.cli.answering import Unclear, agreed, read_answer
from nightcap.cli.notices import notices_of
from nightcap.cli.options import add_game, chosen_options, chosen_seed, players_with_bots
from nightcap.cli.rulebook import rule_text
from nightcap.cli.screen import show_events, show_options, show_view
from nightcap.engine.events import Event, seen_by
from nightcap.engine.moves import Move, Seat
from nightcap.engine.refusals import IllegalSetup
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json

HELP = """\
Type the number of an option. Behind it, or instead of it, the cards you choose: 1 2C 7D, or just 2C 7D.
Enter alone takes the only answer there is. What is dim is never owed: it is there if you want it.
    A-43   a rule's number shows that rule
    h      what has happened so far, as far as you may know
    v      look at the table again
    ?      this help
    q      leave the table"""


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play at this terminal, passing it round",
        description="Play at this terminal: pass it round, or let bots take some of the seats.",
    )
    add_game(parser)
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="bots take the last N seats (0)")
    parser.add_argument("--bot", metavar="NAME", help="which bot: sensible where there is one, or random")
    parser.add_argument("--names", default="", metavar="A,B", help="names of the people, in seat order")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game's log in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--ready", action="store_true", help="the notices have been read and agreed to")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    try:
        table = replay(read_log(args.resume.read_bytes())) if args.resume else set_up(console, args)
        args.bot = args.bot or names_of(table.game)[0]
        return sit_down(console, table, args)
    except (EOFError, KeyboardInterrupt):
        console.print("\nYou have left before the start.")
        return 0


def set_up(console: Console, args: argparse.Namespace) -> Table:
    """A new table by the house rules given; what people must agree on is asked for."""
    kind = game(args.game)
    seats = args.seats or kind.seat_counts.start
    if not 0 <= args.bots <= seats:
        raise IllegalSetup("bots", kind.seats_rule, least=0, most=seats)
    options = chosen_options(args)
    for name in kind.house_rules.to_agree if args.bots < seats else ():
        while not str(options.get(name, "")).strip():
            options[name] = console.input(f"{name.capitalize()}, as you have agreed: ")
    players = players_with_bots(args.game, seats, range(seats - args.bots, seats))
    return new_table(args.game, seats=args.seats, seed=chosen_seed(args), options=options, players=players)


def sit_down(console: Console, table: Table, args: argparse.Namespace) -> int:
    try:
        if args.ready or everybody_is_ready(console, table):
            TerminalTable(console, table, args).play()
    except (EOFError, KeyboardInterrupt):
        console.print()
    finally:
        if args.save:
            args.save.write_bytes(to_json(table.log))
            console.print(f"Saved. Go on with: nightcap play {table.game} --resume {args.save}")
    if table.result is None:
        console.print("You have left the table.")
    return 0


def everybody_is_ready(console: Console, table: Table) -> bool:
    """Q-02, A-02: nothing starts before everybody has agreed."""
    console.print(
        Panel("\n\n".join(notices_of(table)), title="Before you begin", border_style="dark_orange3")
    )
    return agreed(console.input("All of you are adults, consent, and are ready? (y/N) "))


class TerminalTable:
    """One terminal, handed from seat to seat; nobody sees another's cards on it."""

    def __init__(self, console: Console, table: Table, args: argparse.Namespace) -> None:
        self.console = console
        self.table = table
        self.people = table.seats - args.bots
        given = [name.strip() for name in args.names.split(",") if name.strip()]
        self.names = [f"Player {seat + 1}" for seat in range(table.seats)]
        self.names[self.people :] = [f"Bot {seat + 1}" for seat in range(self.people, table.seats)]
        self.names[: len(given)] = given[: table.seats]
        self.bot = make_bot(table.game, args.bot, random.Random(table.seed))
        self.told: list[list[Event]] = [[] for _ in range(table.seats)]
        self.unseen = {seat: seen_by(seat, table.events) for seat in range(table.seats)}
        self.holder: Seat | None = None if self.people > 1 else 0

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def play(self) -> None:
        table = self.table
        while waiting := table.waiting:
            seat = min(waiting, key=lambda seat: (seat != self.holder, seat))
            if seat >= self.people:
                move = self.bot.choose(table.view(seat), table.answers(seat))
            else:
                self.hand_over(seat)
                chosen = self.ask(seat)
                if chosen is None:
                    return
                move = chosen
            events = table.play(seat, move)
            for other in range(table.seats):
                self.unseen[other] += seen_by(other, events)
        self.show_end()

    def hand_over(self, seat: Seat) -> None:
        """A curtain between two people: the screen is empty until the next one says so."""
        if self.holder not in (seat, None) or (self.holder is None and self.people > 1):
            self.console.clear()
            name = escape(self.name(seat))
            self.console.input(f"\n\n    Hand over to {name}. {name}, press Enter. ")
        if self.holder != seat:
            self.console.clear()
        self.holder = seat

    def ask(self, seat: Seat) -> Move | None:
        """Ask until there is an answer; None: they want to leave."""
        table = self.table
        show_events(self.console, self.unseen[seat], self.name)
        self.told[seat] += self.unseen[seat]
        self.unseen[seat] = []
        show_view(self.console, table.view(seat), self.name)
        answers = table.answers(seat)
        asides = table.options(seat)[len(answers) :]
        show_options(self.console, answers, asides, self.name)
        while True:
            typed = self.console.input(f"[bold dark_orange3]{escape(self.name(seat))}[/] › ").strip()
            if typed.lower() == "q":
                if agreed(self.console.input("Leave the table? (y/N) ")):
                    return None
            elif typed == "?":
                self.console.print(HELP, markup=False)
            elif typed.lower() == "v":
                show_view(self.console, table.view(seat), self.name)
                show_options(self.console, answers, asides, self.name)
            elif typed.lower() == "h":
                show_events(self.console, self.told[seat], self.name)
            elif text := rule_text(typed.upper()):
                self.console.print(Text.assemble((typed.upper(), "bold"), " ", text))
            else:
                try:
                    return read_answer(typed, answers, asides, self.console.input)
                except Unclear as problem:
                    self.console.print(str(problem), style="italic", markup=False)

    def show_end(self) -> None:
        result = self.table.result
        assert result is not None
        self.console.clear()
        show_view(self.console, self.table.view(None), self.name)
        won = ", ".join(escape(self.name(seat)) for seat in result.winners) or "nobody"
        self.console.print(f"\n[bold dark_orange3]The game is over.[/] Won by {won}.")
        scores = ", ".join(f"{self.name(seat)} {score}" for seat, score in enumerate(result.scores))
        self.console.print(scores, style="dim", markup=False)
