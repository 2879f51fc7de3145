"""`nightcap verify`: check by the opened books of a game that nobody chose what was dealt."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console

from nightcap.catalogue import GAMES, UnreadableRecord
from nightcap.cli.language import add_language, chosen_language, speaker_for
from nightcap.cli.words import sentence_of
from nightcap.engine.refusals import Refusal
from nightcap.rooms.checking import Lie, NoBooks, OtherGame, OtherRules, Proof, check, read_file, read_plain
from nightcap.text import texts
from nightcap.text.texts import Texts


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "verify",
        help="check the opened books of a game",
        description="Check the books of a game: every commitment, share and move. With a device's own "
        "receipt it also shows that this device's people were not cheated.",
    )
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="the books, or books and receipt as the page saves them"
    )
    parser.add_argument(
        "--receipt", type=Path, metavar="FILE", help="what a device has kept of that game, or such a file"
    )
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = texts(chosen_language(args))
    console = Console(highlight=False)
    try:
        books, receipt = read_file(args.file.read_bytes())
        if args.receipt:
            receipt = read_receipt(args.receipt.read_bytes())
        proof = check(books, receipt)
    except NoBooks as problem:
        raise UnreadableRecord(words.say("verify-no_books", problem=str(problem))) from None
    except OtherGame:
        raise UnreadableRecord(words.say("verify-other_game")) from None
    except OtherRules as other:
        raise UnreadableRecord(words.say("verify-other_rules", rules=str(other))) from None
    except Lie as lie:
        console.print(words.say("verify-false"), markup=False)
        speaker = speaker_for(game_of(books), chosen_language(args))
        facts = {
            name: sentence_of(fact, speaker)
            if isinstance(fact, Refusal)
            else str(fact)
            if isinstance(fact, Exception)
            else fact
            for name, fact in lie.facts.items()
        }
        console.print(words.say(f"verify-lie-{lie.code}", **facts), markup=False)
        return 1
    for sentence in proved(proof, words):
        console.print(sentence, markup=False)
    return 1 if proof.doubtful else 0


def game_of(books: Any) -> str:
    """For the words of a refusal; empty: none that we know."""
    setup = books["setup"] if isinstance(books, dict) else {}
    game = setup.get("game") if isinstance(setup, dict) else ""
    return game if game in GAMES else ""


def read_receipt(text: bytes) -> Any:
    """The receipt alone, or out of a file that has books as well."""
    data = read_plain(text)
    return data["receipt"] if isinstance(data, dict) and set(data) == {"books", "receipt"} else data


def proved(proof: Proof, words: Texts) -> list[str]:
    """What is true, and how far that goes."""
    said = doubts(proof, words) or [words.say("verify-true", devices=proof.devices, moves=proof.moves)]
    if proof.broken_off:
        said.append(words.say("verify-broken_off"))
    if proof.attempt > 1:
        said.append(words.say("verify-voids", count=proof.attempt - 1))
    said.append(words.say("verify-fingerprint", digits=proof.fingerprint))
    if not proof.receipt:
        return [*said, words.say("verify-without_receipt")]
    said.append(words.say("verify-with_receipt", moves=proof.own))
    if not proof.tables:
        said.append(words.say("verify-saw_nothing"))
    elif proof.saw:
        said.append(words.say("verify-saw", count=proof.saw, tables=proof.tables, events=proof.events))
    if proof.shares:
        said.append(words.say("verify-counted", shares=proof.shares, games=proof.games))
    else:
        said.append(words.say("verify-earlier"))
    if proof.clock:
        said.append(words.say("verify-by_clock", count=proof.clock))
    if proof.bot:
        said.append(words.say("verify-by_bot", count=proof.bot))
    if not proof.saw_the_end:
        said.append(words.say("verify-no_record"))
    return said


def doubts(proof: Proof, words: Texts) -> list[str]:
    """Why books that hold together are not called true."""
    said = []
    if proof.blind:
        said.append(words.say("verify-blind", tables=proof.tables))
    if proof.altered:
        said.append(words.say("verify-altered"))
    return [words.say("verify-doubtful"), *said] if said else []
