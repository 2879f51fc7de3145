"""A game is a folder: one in Python, one on the page, and its tests. Nothing else is touched.

docs/adding-a-game.md is the walk; this is the proof. Fingers has hidden cards, two bots, a house rule, three
languages and a golden play-through.
"""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server.processes import answers, free_port, wait_until
from server.running import Phone, begin, get, some_move
from seventh_game.project import FOLDERS, Project

GENERATED = {FOLDERS["page"] / "wire.ts", FOLDERS["page"] / "shapes.ts"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """With the game added."""
    project = Project(tmp_path_factory.mktemp("seventh") / "project")
    project.add_game()
    project.write_types()
    return project


@pytest.fixture
def project(copy: Project) -> Iterator[Project]:
    """Whatever is done with it, nothing outside of the game's folders changes."""
    yield copy
    outside = {path for path in copy.changes() if not any(path.is_relative_to(f) for f in FOLDERS.values())}
    assert outside == set()


# What is touched


def test_it_is_three_folders_and_nothing_else(tmp_path: Path) -> None:
    project = Project(tmp_path / "project")
    project.run(project.python, "tools/wire_types.py", "--check")
    project.add_game()
    added = project.changes()
    assert {folder for folder in FOLDERS.values() for path in added if path.is_relative_to(folder)} == {
        *FOLDERS.values()
    }
    assert all(any(path.is_relative_to(folder) for folder in FOLDERS.values()) for path in added)
    late = project.attempt(project.python, "tools/wire_types.py", "--check")
    assert late.returncode == 1
    assert {Path(line.split()[0]) for line in late.stdout.splitlines()} == GENERATED
    project.write_types()
    assert project.changes() == added | GENERATED
    project.run(project.python, "tools/wire_types.py", "--check")
    assert "FingersView" in (project.root / FOLDERS["page"] / "wire.ts").read_text(encoding="utf-8")


# The kit and every other test that is made for each game


def test_the_kit_takes_it(project: Project) -> None:
    """Its own tests, and those of every game: rules, secrets, logs, the golden play-through."""
    whole = "every_rule or every_number or every_game_is_under_test or says_once"
    project.pytest("tests/games", "-k", f"fingers or {whole}", "--games", "200")


def test_it_is_tested_like_any_other_game(project: Project) -> None:
    """Words, rooms, bots, wire, terminal and server: what is tested for each game, and for all together."""
    folders = [f"tests/{name}" for name in ("text", "rooms", "bots", "wire", "cli", "server")]
    all_games = "test_texts or test_menu or up_to_date or every_game_is_checked or every_rule_can_be_read"
    project.pytest(*folders, "-k", f"fingers or {all_games}")


def test_it_keeps_to_the_layers_and_types(project: Project) -> None:
    python = (project.python, "-m")
    project.run(*python, "ruff", "check", "--no-cache", *FOLDERS.values())
    project.run(*python, "ruff", "format", "--no-cache", "--check", *FOLDERS.values())
    layers = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    project.run(project.python, "-c", layers)
    cache = project.root.parent / "mypy"
    project.run(*python, "mypy", "--cache-dir", cache, FOLDERS["python"], FOLDERS["tests"])


# Decks


def test_a_deck_is_a_file_in_its_games_folder(project: Project) -> None:
    decks = project.root / "src/nightcap/games/retos/decks"
    mild = (decks / "retos-mild.toml").read_text(encoding="utf-8")
    ours = decks / "retos-late.toml"
    ours.write_text(mild.replace('id = "retos-mild"', 'id = "retos-late"'), encoding="utf-8")
    assert "retos-late" in project.nightcap("play", "--help")
    project.nightcap("deck", "check", "retos-late")
    ours.unlink()


# Playing


def test_the_terminal_plays_it(project: Project) -> None:
    assert "fingers" in project.nightcap("games")
    typed = "1\n3\n" * 200  # the first option, and three fingers
    said = project.nightcap(
        "play", "fingers", "--ready", "--bots", "1", "--names", "Ana", "--language", "fr", typed=typed
    )
    assert "Combien de doigts montres-tu" in said
    assert "gagne cette manche" in said
    assert "fingers" in project.nightcap("simulate", "fingers", "--games", "20")


@contextmanager
def served(project: Project) -> Iterator[int]:
    """`nightcap serve`, from the copy."""
    port = free_port()
    words = (project.python, "-m", "nightcap", "serve", "--port", str(port), "--forget")
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: process.poll() is not None or answers(port))
        assert process.poll() is None, "the server has ended"
        yield port
    finally:
        process.terminate()
        process.wait(timeout=60)


def test_the_menu_lists_it_and_the_server_hosts_it(project: Project) -> None:
    with served(project) as port:
        listed = {game["id"]: game for game in json.loads(get(port, "/menu")[2])["games"]}
        fingers = listed["fingers"]
        assert fingers["folder"] == "fingers"
        assert [rule["name"] for rule in fingers["rules"]] == ["rounds"]
        assert fingers["bots"] == ["sensible", "stubborn", "random"]
        assert fingers["title"] == {"en": "Fingers", "fr": "Doigts", "es": "Dedos"}
        assert "F-04" in json.loads(get(port, "/rules/fingers")[2])
        ana, ben = Phone(port), Phone(port)
        code = ana.opens_room()
        ana.comes_to(code)
        ben.comes_to(code)
        ben.says("knock", name="Ben")
        ana.says("choose_game", game="fingers")
        ana.says("sit", name="Ana")
        while not ana.sees["room"]["knocking"]:
            ana.hears_of("update")
        ana.says("admit", device=ana.sees["room"]["knocking"][0]["device"])
        while ben.hears_of("update")["room"]["phase"] != "lobby":
            pass
        for seat, phone in enumerate((ana, ben)):
            phone.is_ready(seat)
        begin(ana, ben)
        cards = play_to_the_end(ana, ben)
        assert len(cards) > 1
        for phone in (ana, ben):
            assert max(phone.sees["table"]["wins"]) == 5
            phone.leaves()


def play_to_the_end(*phones: Phone) -> set[str]:
    """All answer whatever they are asked, each knowing a card of their own. Returns the cards they saw."""
    rng = random.Random("fingers")
    cards: set[str] = set()
    while phones[0].sees["room"]["phase"] == "playing":
        seen = [phone.sees["table"]["card"] for phone in phones]
        cards.update(seen)
        assert seen[0] != seen[1]
        number = phones[0].sees["asked"]["question"]
        for seat, phone in enumerate(phones):
            asked = phone.sees["asked"]
            said = phone.says("answer", seat=seat, question=asked["question"], move=some_move(asked, rng))
            assert said["type"] == "accepted"
        for phone in phones:
            while phone.sees["room"]["phase"] == "playing" and (
                not phone.sees["asked"] or phone.sees["asked"]["question"] == number
            ):
                phone.hears_of("update")
    return cards


# On the page


def test_the_page_type_checks_with_it(project: Project) -> None:
    project.npm("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_page_finds_its_folder(project: Project) -> None:
    project.npm("biome", "ci", "--colors=off", "src/games")
    said = project.npm(
        "vitest", "run", "--reporter=verbose", "src/games/folders.test.ts", "src/imports.test.ts"
    )
    for found in (
        "fingers name fields and moves",
        "fingers give the shapes",
        "fingers has a picture of its own",
    ):
        assert f"of {found}" in said


def test_without_a_picture_it_gets_the_neutral_one(project: Project) -> None:
    picture = project.root / FOLDERS["page"] / "Picture.svelte"
    drawn = picture.read_bytes()
    picture.unlink()
    said = project.npm(
        "vitest", "run", "--reporter=verbose", "src/games/folders.test.ts", "-t", "the neutral one"
    )
    picture.write_bytes(drawn)
    assert "of fingers has its own picture or else the neutral one" in said


def test_the_plain_table_plays_it_in_a_browser(project: Project) -> None:
    """On the page as it is built with the game, against its bot."""
    project.npm("vite", "build")
    said = project.pytest("tests/browser/test_plain_table.py", "-k", "fingers")
    assert "1 passed" in said
