"""The deck of an evening at the terminal, and what each player privately wants left out of it."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from nightcap.cli.answering import ask
from nightcap.decks import (
    Boundaries,
    Cover,
    WrittenDeck,
    away_from,
    cover_of,
    deck_for_all,
    house_for_all,
    in_language,
    tags_used,
)
from nightcap.engine.activities import AnyDeck
from nightcap.engine.house import House
from nightcap.engine.refusals import IllegalSetup
from nightcap.shelf import BUILT_IN, built_in, fits, kind_for, load_deck, usual_deck
from nightcap.text import Texts


def add_deck(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deck", metavar="FILE", help=f"a deck file, or one of {', '.join(BUILT_IN)} (the classic one)"
    )
    parser.add_argument(
        "--heat",
        type=int,
        choices=range(1, 6),
        help="the hottest you all want, instead of asking each",
    )


def deck_of(args: argparse.Namespace) -> WrittenDeck | None:
    """The deck that was asked for, or the usual one; None where a game has no deck."""
    if not args.deck or kind_for(args.game) is None:
        return usual_deck(args.game)
    written = built_in(args.deck) if args.deck in BUILT_IN else load_deck(Path(args.deck))
    if not fits(written, args.game):
        raise IllegalSetup("other_deck", "", deck=written.id, game=written.kind)
    return written


class Evening:
    """Finds the cards that everybody at this terminal is fine with."""

    def __init__(self, console: Console, args: argparse.Namespace, words: Texts, people: int) -> None:
        self.console = console
        self.args = args
        self.words = words
        self.people = people
        self.said: list[Boundaries] = []

    def common_deck(self, house: House) -> tuple[House, AnyDeck | None]:
        """With the house rules, shorter where too little is left; refused where nothing can be dealt."""
        written = deck_of(self.args)
        if written is None:
            return house, None
        self.said = self.boundaries(written, house)
        away = away_from(written, [(said, self.cover(written)) for said in self.said])
        fitted = house_for_all(written, away, house)
        if fitted != house:
            self.console.print(self.words.say("terminal-shorter"))
        return fitted, deck_for_all(written, away, fitted)

    def cover(self, written: WrittenDeck) -> Cover:
        """Noise for this evening only: a terminal knows nobody again."""
        return cover_of(secrets.token_bytes(32), tags_used(written), now=0)

    def players(self, players: list[dict[str, Any]] | None) -> list[dict[str, Any]] | None:
        """What each seat brings, with the limits its person has set."""
        limits = [{"garments": each.garments, "drinks": each.drinks} for each in self.said]
        if players is None or len(limits) != self.people:
            return players
        people, bots = players[: self.people], players[self.people :]
        return [player | limit for player, limit in zip(people, limits, strict=True)] + bots

    def boundaries(self, written: WrittenDeck, house: House) -> list[Boundaries]:
        """Of each person, asked behind a curtain."""
        if self.args.heat:
            return [Boundaries(ceiling=self.args.heat, covered=False)]  # said aloud
        if self.args.ready or not self.people:
            return []
        said = [self.boundaries_of(seat, written, house) for seat in range(self.people)]
        self.console.clear()
        return said

    def boundaries_of(self, seat: int, written: WrittenDeck, house: House) -> Boundaries:
        say = self.words.say
        self.console.clear()
        player = say("terminal-player", number=seat + 1)
        ask(self.console, f"\n\n    {say('terminal-private', name=player)}")
        while (typed := ask(self.console, say("terminal-ceiling")).strip() or "3") not in list("12345"):
            self.console.print(say("terminal-unclear-amount", low=1, high=5))
        tags = tags_used(written)
        for number, tag in enumerate(tags, start=1):
            name = in_language(written.tags[tag], self.words.language) if tag in written.tags else tag
            self.console.print(f"{number:>3} {name}", markup=False)
        while True:
            chosen = ask(self.console, say("terminal-never")).replace(",", " ").split()
            if all(word.isdecimal() and 1 <= int(word) <= len(tags) for word in chosen):
                break
            self.console.print(say("terminal-unclear-amount", low=1, high=len(tags)))
        return Boundaries(
            ceiling=int(typed),
            never=tuple(tags[int(word) - 1] for word in chosen),
            garments=self.limit("terminal-garments", getattr(house, "garment_max", 0)),
            drinks=self.limit("terminal-drinks", getattr(house, "drink_max", 0)),
        )

    def limit(self, question: str, most: int) -> int | None:
        """How much of it somebody is willing to; None: nothing is asked here, or as much as all allow."""
        if not most:
            return None
        while typed := ask(self.console, self.words.say(question, most=most)).strip():
            if typed.isdecimal() and int(typed) <= most:
                return int(typed)
            self.console.print(self.words.say("terminal-unclear-amount", low=0, high=most))
        return None
