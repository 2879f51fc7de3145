"""`nightcap deck`: write, check and look at decks."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from nightcap.cli.language import add_language, chosen_language
from nightcap.decks import BadDeck, Problem, WrittenDeck, alike, in_language, read_by
from nightcap.engine.activities import Activity, Dare, DareDeck
from nightcap.shelf import BUILT_IN, KINDS, built_in, load_deck
from nightcap.text import Texts, texts
from nightcap.text.speaker import People, cast_of

WRONG = 2

READERS = {"en": ("Emma", "David"), "fr": ("Élise", "Yann"), "es": ("Inés", "Óscar")}
"""Names that a language has to bend for."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "deck", help="write, check and look at decks", description="Decks of activities and dares, as files."
    )
    actions = parser.add_subparsers(title="actions", metavar="ACTION", required=True)
    deck_file = f"a deck file, or one of {', '.join(BUILT_IN)}"
    for name, run, about in (
        ("check", check, "say everything that is wrong with a deck"),
        ("show", show, "print a deck's cards"),
        ("stats", stats, "count a deck's cards, heats, tags and texts"),
    ):
        action = actions.add_parser(name, help=about, description=f"{about.capitalize()}.")
        action.add_argument("file", metavar="FILE", help=deck_file)
        add_language(action)
        if name == "show":
            action.add_argument("--heat", type=int, choices=range(1, 6), default=5, help="nothing hotter (5)")
            action.add_argument(
                "--readings", action="store_true", help="as each person at the table reads it, with names"
            )
        action.set_defaults(run=run)
    new = actions.add_parser("new", help="begin a deck of your own", description="Begin a deck of your own.")
    new.add_argument("file", metavar="FILE", type=Path, help="the file to write, such as our-deck.toml")
    new.add_argument("--game", choices=KINDS, default="couples", help=f"one of {', '.join(KINDS)}")
    add_language(new)
    new.set_defaults(run=begin)


def load(name: str) -> WrittenDeck:
    return built_in(name) if name in BUILT_IN else load_deck(Path(name))


def check(args: argparse.Namespace) -> int:
    console, words = Console(highlight=False), texts(chosen_language(args))
    try:
        written = load(args.file)
    except BadDeck as bad:
        tell_problems(console, args.file, bad, words)
        return WRONG
    console.print(words.say("deck-fine"))
    if pairs := list(alike(written.words)):
        console.print(words.say("deck-alike"))
        for pair in pairs:
            console.print(f"  {pair.language}  {pair.one}  {pair.other}", markup=False)
    return 0


def tell_problems(console: Console, file: str, bad: BadDeck, words: Texts) -> None:
    """File, line, what is wrong and what to write instead."""
    console.print(words.say("deck-problems", count=len(bad.problems)))
    for problem in bad.problems:
        where = f"[bold]{escape(file)}:{problem.line}[/]"
        console.print(f"{where}  {escape(sentence_of(problem, words))}", soft_wrap=True)


def sentence_of(problem: Problem, words: Texts) -> str:
    facts = {**problem.facts, "nearest": problem.facts.get("nearest") or "none"}
    if key := facts.get("key"):
        facts["expects"] = words.say(f"deck-expects-{key}")
    return words.say(f"deck-problem-{problem.code}", **facts)


def show(args: argparse.Namespace) -> int:
    console, language = Console(highlight=False), chosen_language(args)
    written = load(args.file)
    words = texts(language)
    by = words.say("deck-by", author=written.author) if written.author else ""
    console.print(f"[bold]{escape(in_language(written.title, language))}[/]  [dim]{escape(by)}[/]")
    for title, items in cards_of(written):
        wanted = [item for item in items if written.heats[item.id] <= args.heat]
        if not wanted:
            continue
        heat = words.say("deck-heat", heat=max(written.heats[item.id] for item in wanted))
        console.print(f"\n[bold dark_orange3]{escape(title)}[/]  [dim]{heat}[/]")
        for item in wanted:
            for line in readings_of(written, item, language, every=args.readings):
                console.print(f"  {line}", markup=False, soft_wrap=True)
    return 0


def readings_of(written: WrittenDeck, item: Activity | Dare, language: str, *, every: bool) -> list[str]:
    """As whoever does it reads it, with names; or from every place at the table."""
    readings = written.readings(item.id, language)
    cast = cast_of(item, People(0, 1))
    name = READERS[language].__getitem__
    seats = (cast.actor, cast.other, None) if every and readings.seen else (cast.actor,)
    read = [read_by(seat, readings, cast, lambda seat: name(seat or 0), language) for seat in seats]
    return list(dict.fromkeys(read))


def cards_of(written: WrittenDeck) -> list[tuple[str, tuple[Activity, ...] | tuple[Dare, ...]]]:
    if isinstance(written.deck, DareDeck):
        return [(str(dare.card), (dare,)) for dare in (*written.deck.dares, written.deck.fallback)]
    return [(card.id, card.activities) for card in written.deck.cards.values()]


def stats(args: argparse.Namespace) -> int:
    console, words = Console(highlight=False), texts(chosen_language(args))
    written = load(args.file)
    items = [item for _, card in cards_of(written) for item in card]
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_row(words.say("deck-cards"), str(len(cards_of(written))))
    if not isinstance(written.deck, DareDeck):
        for category, cards in written.deck.stocks().items():
            grid.add_row(f"  {words.say(f'couples-word-{category}')}", str(len(cards)))
    grid.add_row(words.say("deck-activities"), str(len(items)))
    for heat, count in sorted(Counter(written.heats[item.id] for item in items).items()):
        grid.add_row(f"  {words.say('deck-heat', heat=heat)}", str(count))
    grid.add_row(words.say("deck-tags"))
    for tag, count in Counter(tag for item in items for tag in item.tags).most_common():
        grid.add_row(f"  {in_language(written.tags.get(tag, {'': tag}), words.language)}", str(count))
    grid.add_row(words.say("deck-languages"), " ".join(written.languages))
    longest = max(len(text.does) for said in written.words.values() for text in said.values())
    grid.add_row(words.say("deck-longest"), str(longest))
    console.print(grid)
    return 0


def begin(args: argparse.Namespace) -> int:
    """Never writes over anything."""
    words = texts(chosen_language(args))
    try:
        with args.file.open("x", encoding="utf-8") as file:
            file.write(KINDS[args.game].template(words.language))
    except FileExistsError:
        Console(stderr=True).print(words.say("deck-exists", file=str(args.file)), markup=False)
        return 1
    Console(highlight=False).print(words.say("deck-written", file=str(args.file)), markup=False)
    return 0
