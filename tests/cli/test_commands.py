"""The command line as a newcomer meets it: real processes, real exit codes."""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path

import pytest

from kit import warm
from kit.rules import rule
from nightcap import GAMES, load, new_table, read_log, replay

ENVIRONMENT = {"COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "PATH": ""}


def nightcap(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return warm.run(*words, typed=typed, env=ENVIRONMENT)


def fresh_nightcap(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """By an interpreter that has just been started."""
    return warm.fresh(*words, typed=typed, env=ENVIRONMENT)


def some_typing(lines: int = 20_000) -> str:
    """Somebody who types numbers, Enter and nonsense, never yes."""
    rng = random.Random(1)
    return "\n".join(rng.choice(["1", "1", "1", "2", "3", "", "none", "what", "?"]) for _ in range(lines))


@pytest.mark.parametrize("words", [[], ["play"], ["simulate"], ["replay"], ["games"]])
def test_help(words: list[str]) -> None:
    done = fresh_nightcap(*words, "--help")
    assert done.returncode == 0
    assert "usage: nightcap" in done.stdout


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        ([], "COMMAND"),
        (["dance"], "invalid choice"),
        (["play", "chess"], "no game is called 'chess'; there are couples-quick"),
        (["play", "couples-quick", "--set", "tie_dealer=maybe"], "Q-45"),
        (["play", "couples-quick", "--set", "colour=red"], "Choose from first_dealer"),
        (["play", "couples-quick", "--set", "nothing"], "is not RULE=VALUE"),
        (
            ["play", "couples-quick", "--set", "deck.strip=3", "--set", "start_clothes=6"],
            "start in 7 to 9 pieces",
        ),
        (["play", "couples-quick", "--seats", "3"], "Q-01"),
        (["play", "couples-quick", "--bots", "3"], "0 to 2 seats"),
        (["simulate", "couples-quick", "--games", "0"], "above 0"),
    ],
)
def test_wrong_use_is_explained(words: list[str], hint: str) -> None:
    done = nightcap(*words)
    assert done.returncode == 2
    assert hint in re.sub(r"\s+", " ", done.stderr)
    assert "Traceback" not in done.stderr


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    done = nightcap("replay", str(tmp_path / "nothing.json"))
    assert done.returncode == 1
    assert "No such file" in done.stderr


def test_a_file_that_is_not_a_log(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    for text in ("", "[]", "{}", '{"game": "couples-quick"}', '{"game": "chess", "moves": []}'):
        path.write_text(text)
        done = nightcap("replay", str(path))
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


def test_who_may_love_whom_is_as_near_as_the_number_of_seats() -> None:
    """O-01."""
    assert "--couples {opposite,any}" in nightcap("play", "--help").stdout
    words = ["sexopolitan", "--seats", "6", "--couples", "any", "--games", "3"]
    assert nightcap("simulate", *words).returncode == 0
    done = nightcap("simulate", "retos", "--couples", "any", "--games", "3")
    assert done.returncode == 2
    assert "couples" in done.stderr


def test_games_lists_every_option() -> None:
    shown = nightcap("games").stdout
    for table in GAMES.values():
        assert table.game in shown
        assert all(option in shown for option in table.house_rules.rules)


@pytest.mark.parametrize("game", GAMES)
def test_simulate(game: str) -> None:
    done = nightcap("simulate", game, "--games", "20", "--seed", "s")
    assert done.returncode == 0
    assert "20 games, seed s" in done.stdout
    assert "moves a second" in done.stdout
    again = fresh_nightcap("simulate", game, "--games", "20", "--seed", "s")  # with other hashes
    assert again.stdout.split("moves a second")[0] == done.stdout.split("moves a second")[0]


SHORT = {"couples-quick": "deck.hot=1", "couples-advanced": "start_space=47"}


@pytest.mark.parametrize("game", SHORT)
def test_two_people_play_to_the_end_and_the_log_replays(game: str, tmp_path: Path) -> None:
    """Q-02: they agree, then play to the end; the saved log is that very game."""
    path = tmp_path / "game.json"
    words = ["--names", "David,Emma", "--set", SHORT[game], "--save", str(path), "--heat", "5"]
    played = nightcap("play", game, *words, typed="y\n" + some_typing())
    assert played.returncode == 0
    assert "The game is over" in played.stdout
    assert "Pass the device to Emma" in played.stdout
    log = read_log(path.read_bytes())
    table = replay(log)
    assert table.result is not None
    walked = nightcap("replay", str(path), "--all", "--tables")
    assert walked.returncode == 0
    assert "Won by" in walked.stdout


def test_brackets_are_only_brackets() -> None:
    """Whatever is typed, it never becomes formatting."""
    typed = "y\n\n[/x]\n[bold]\nQ-73\nq\ny\n"
    done = nightcap("play", "couples-quick", "--heat", "4", "--names", "[/D],[red]E", typed=typed)
    assert done.returncode == 0
    assert "There's no “[/x]” here" in done.stdout
    assert "Pass the device to [/D]" in done.stdout
    assert "Leave the table? (y/N)" in done.stdout
    assert "Traceback" not in done.stderr


def test_leave_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ["--seed", "s", "--save", str(path), "--heat", "4"]
    left = nightcap("play", "couples-quick", *words, typed="y\n\n1\n\n2\n?\nq\nn\nq\ny\n")
    assert left.returncode == 0
    assert "You've left the table." in left.stdout
    assert len(read_log(path.read_bytes()).moves) == 2
    on = nightcap("play", "couples-quick", "--resume", str(path), "--ready", "--bots", "2")
    assert "The game is over" in on.stdout


@pytest.mark.parametrize("bots", ["1", "2"])
def test_bots_take_seats(bots: str) -> None:
    done = nightcap("play", "couples-quick", "--bots", bots, "--ready", typed=some_typing())
    assert "The game is over" in done.stdout
    assert "press Enter" not in done.stdout


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [("retos", 10, 10), ("retos", 10, 7), ("retos", 2, 1), ("peekpoker", 4, 4), ("peekpoker", 3, 1)],
)
def test_any_mix_of_people_and_bots(game: str, seats: int, bots: int) -> None:
    words = ["--seats", str(seats), "--bots", str(bots), "--ready", "--seed", "mix"]
    if game == "retos":
        words += ["--set", 'prize="breakfast in bed"']
    done = nightcap("play", game, *words, typed=some_typing())
    assert "The game is over" in done.stdout
    assert ("press Enter" in done.stdout) == (seats - bots > 1)


def test_people_agree_on_a_prize_before_retos() -> None:
    """R-03."""
    done = nightcap("play", "retos", typed="\n  \nbreakfast\nn\n")
    assert done.stdout.count("Prize for the winner: what have you agreed on?") == 3
    assert "Before you begin" in done.stdout
    assert "You left before the game" in nightcap("play", "retos", typed="").stdout


@rule("Q-02", "Q-03", "A-06", "A-07")
def test_the_notice_comes_before_anything_else() -> None:
    quick = nightcap("play", "couples-quick", typed="n\n").stdout
    assert "5 pieces" in quick
    assert "You can stop at any moment" in re.sub(r"[\s│]+", " ", quick)
    assert "rock" not in quick.lower()
    advanced = nightcap("play", "couples-advanced", "--set", "start_space=20", typed="\n").stdout
    assert "3 pieces" in advanced
    assert "two to three hours" in advanced
    assert "rock" not in advanced.lower()


def test_a_damaged_log_is_noticed(tmp_path: Path) -> None:
    table = new_table("couples-quick", seed="s", options={"first_dealer": "seat0"})
    path = tmp_path / "log.json"
    saved = {
        "game": "couples-quick",
        "version": 1,
        "seats": 2,
        "options": {"first_dealer": "seat0"},
        "players": [{}, {}],
        "deck": None,
        "seed": "s",
        "script": None,
        "moves": [[1, {"type": "deal"}]],
    }
    path.write_text(json.dumps(saved))
    done = nightcap("replay", str(path), "--all")
    assert done.returncode == 1
    assert "Move 1 cannot have been played" in done.stderr
    assert load(table.save()) == table
