"""The page says everything in the same words as Python does: compared, one by one, in three languages."""

from __future__ import annotations

import os
import random
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tools.wire_model.games import whole_wire
from tools.wire_model.model import OfGame

from decks.small_decks import couples_text
from kit.found import UNDER_TEST
from kit.games import GameUnderTest
from kit.random_play import random_moves
from kit.rules import ROOT
from kit.text_places import place_of
from kit.texts import families, labels_needed, messages_in, package_of, refusals_needed, words_needed
from nightcap import GAMES, new_table
from nightcap.catalogue import DECLARED
from nightcap.cli.deck import sentence_of
from nightcap.decks import BadDeck, Problem, WrittenDeck, items_of
from nightcap.engine.activities import Activity, Dare
from nightcap.engine.moves import Move
from nightcap.engine.options import Amount, Pick
from nightcap.engine.refusals import IllegalMove, IllegalSetup, Refusal
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data
from nightcap.shelf import read_deck, usual_deck
from nightcap.text import LANGUAGES, Speaker, texts
from nightcap.text.speaker import People
from nightcap.text.texts import sources_of
from wire.specimens import specimens

WEB = ROOT / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"
NAMES = ["Ana", "Ben", "Chloé", "Íñigo", "{ $seat }", "<b>", "G", "H", "I", "J"]

Said = tuple[str, Any]
"""What was said, of which value."""


def test_the_page_says_what_python_says(tmp_path: Path) -> None:
    said = [
        (game, what, as_sent(value), in_every_language(game, what, value))
        for game in GAMES
        for what, value in everything(game)
    ]
    decks = {game: dict(deck.words) if (deck := deck_of(game)) else {} for game in GAMES}
    packages = {game: package_of(table) for game, table in GAMES.items()}
    evening = {"names": NAMES, "decks": decks, "packages": packages, "said": said}
    file = tmp_path / "said.json"
    file.write_bytes(msgspec.json.encode(evening))
    done = subprocess.run(
        [VITEST, "run", "--silent", "--reporter=dot"],
        cwd=WEB,
        env={**os.environ, "NIGHTCAP_SAID": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    assert f"{len(LANGUAGES) * len(GAMES)} passed" in done.stdout


def everything(game: str) -> Iterator[Said]:
    """All that is said in some games, each thing once; and every label, word and message."""
    under_test = UNDER_TEST[game]
    rng = random.Random(f"{game} on the page")
    once: dict[bytes, Said] = {}
    for _ in range(4):
        for said in said_in_a_game(under_test, rng):
            once.setdefault(msgspec.json.encode((said[0], as_sent(said[1]))), said)
    yield from once.values()
    yield from said_without_a_game(game)


def said_in_a_game(game: GameUnderTest, rng: random.Random) -> Iterator[Said]:
    table = game.table(rng)
    yield from (("event", event) for event in table.events)
    for number, (seat, move) in enumerate(random_moves(table, rng, game)):
        yield "question", table.asked
        yield "move", move
        options = [option for option in table.options(seat) if isinstance(option, Pick | Amount)]
        yield from (("kind", option.kind) for option in options)
        if number % 50 == 0:
            yield from (("refusal", refusal) for refusal in refusals(table))
        yield from (("event", event) for event in table.play(seat, move))
        if number > 300:
            break


def refusals(table: Table) -> Iterator[Refusal]:
    """Every move there is, made by everybody."""
    for data in specimens(whole_wire(), table.game, OfGame("Moves")):
        move = table.vocabulary.move(data)
        for seat in range(table.seats):
            if refusal := table.why_not(seat, move):
                yield refusal


def said_without_a_game(game: str) -> Iterator[Said]:
    family, house = DECLARED[game].family, GAMES[game].house_rules
    for name in house.rules:
        yield "option", name
        yield "option_help", name
    yield from (("seen", name) for name in sorted(labels_needed(family)))
    yield from (("word", name) for name in sorted(words_needed(family) | {"", "typed by somebody"}))
    if deck := deck_of(game):
        strange = Dare(id="not in the deck")
        yield from (("activity", item) for item in (*items_of(deck), strange))
        yield from (("reading", reading) for reading in readings(game, deck))
    yield from (("listed", parts) for parts in ([], ["a", 2]))
    yield from (("value", value) for value in (None, True, False, 3, (), ("cards", 1), {"cards": 2, "x": ()}))
    for message, facts in refusals_needed().items():
        if place_of(message) not in ("", package_of(GAMES[game])):
            continue
        code = message.removeprefix("refusal-")
        yield "refusal", IllegalMove(code, "", **dict.fromkeys(facts, ("cards", "b", 3)))
    with pytest.raises(IllegalSetup) as wrong:
        house.read({"no_such": 1})
    yield "refusal", wrong.value
    yield from (("problem", problem) for problem in problems())
    if families()[family][0] is GAMES[game]:
        yield from (("say", said) for said in every_message(package_of(GAMES[game])))


def readings(game: str, deck: WrittenDeck) -> Iterator[dict[str, Any]]:
    """Every card from every place at the table; by each house rule, where one says who undresses."""
    for item, drawer, reader in product(items_played(game, deck), (0, 1), (0, 1, None)):
        people = People(drawer, 1 - drawer if isinstance(item, Dare) else None)
        yield {"item": to_data(item), "people": to_data(people), "reader": reader}


def items_played(game: str, deck: WrittenDeck) -> Iterator[Activity | Dare]:
    yield from items_of(deck)
    if "strip_target" in GAMES[game].house_rules.rules:
        for target in ("partner", "drawer"):
            played = new_table(game, options={"strip_target": target}, deck=deck.deck).deck
            assert played is not None
            yield from items_of(replace(deck, deck=played))


def problems() -> Iterator[Problem]:
    """Of a deck file in which much is wrong."""
    wrong = couples_text().replace("kissing", "kisssing").replace("heat", "haet").replace('"both"', "7")
    for text in (wrong, wrong.replace("[[card]]", "[[dare]]"), "title = "):
        with pytest.raises(BadDeck) as bad:
            read_deck(text)
        yield from {problem.code: problem for problem in bad.value.problems}.values()


def every_message(package: str) -> Iterator[dict[str, Any]]:
    """Each message of a game's file, and the common ones with the first, with several kinds of facts."""
    sources = sources_of("en")
    is_first = package == next(name for name in sources if name)
    for source in (sources[package], *([sources[""]] if is_first else [])):
        for message, facts in messages_in(source).items():
            for fact in (0, 1, 2, 21, "yes", "no", "none", "word") if facts else (0,):
                yield {"message": message, "facts": dict.fromkeys(sorted(facts), fact)}


def in_every_language(game: str, what: str, value: Any) -> dict[str, str | int]:
    return {language: in_words(game, what, value, language) for language in LANGUAGES}


def in_words(game: str, what: str, value: Any, language: str) -> Any:
    speaker = Speaker(texts(language), game, NAMES.__getitem__, deck_of(game))
    match what:
        case "say":
            return speaker.texts.say(value["message"], **value["facts"])
        case "problem":
            return sentence_of(value, speaker.texts)
        case "value":
            return speaker.value(value, Any)
        case "reading":
            people, data = msgspec.convert(value["people"], People), value["item"]
            item: Any = msgspec.convert(data, Activity if "actor" in data else Dare)
            return speaker.activity(item, people, value["reader"])
        case _:
            return getattr(speaker, what)(value)


def as_sent(value: Any) -> Any:
    """What comes to a browser."""
    if isinstance(value, Refusal):
        return {"code": value.code, "facts": to_data(value.facts)}
    return value.tag() if isinstance(value, type) and issubclass(value, Move) else to_data(value)


def deck_of(game: str) -> WrittenDeck | None:
    return usual_deck(game)
