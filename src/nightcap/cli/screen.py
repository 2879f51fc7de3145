"""A view, options and events on a terminal, for any game: they are data."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from nightcap.cli.answering import is_pack
from nightcap.cli.words import field_text, value_text
from nightcap.engine.events import Event
from nightcap.engine.options import Amount, Just, Note, Option, Options, Pick
from nightcap.engine.table import View
from nightcap.text import Speaker

UNSAID = {"game", "seat", "asked", "waiting", "house", "seats"}
"""Fields of a view that are shown elsewhere, or always the same."""


def show_view(console: Console, view: View, speaker: Speaker) -> None:
    """The table in the middle, a panel for each seat, one's own last and brightest."""
    facts = _facts(view, speaker, UNSAID)
    seats: tuple[Struct, ...] = getattr(view, "seats", ())
    others = [_seat_panel(seat, speaker, mine=False) for seat in seats if _number(seat) != view.seat]
    mine = [_seat_panel(seat, speaker, mine=True) for seat in seats if _number(seat) == view.seat]
    console.print(Group(*([Columns(others)] if others else []), facts, *mine))


def _number(seat: Struct) -> int:
    return int(getattr(seat, "seat"))  # noqa: B009


def _seat_panel(seat: Struct, speaker: Speaker, mine: bool) -> Panel:
    style = "dark_orange3" if mine else "grey50"
    title = Text(speaker.names(_number(seat)), style="bold")
    return Panel(_facts(seat, speaker, {"seat"}), title=title, border_style=style, expand=False)


def _facts(thing: Struct, speaker: Speaker, without: set[str]) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        if field.name in without or value is None or value in ((), ""):
            continue
        if (field.name, value) != ("hidden", 0):
            grid.add_row(speaker.seen(field.name), field_text(value, field.type, speaker))
    return grid


def show_events(console: Console, events: list[Event], speaker: Speaker) -> None:
    for event in events:
        console.print(Text.assemble(("· ", "dark_orange3"), speaker.event(event)))


def show_options(console: Console, answers: Options, asides: Options, speaker: Speaker) -> None:
    for number, option in enumerate((*answers, *asides), start=1):
        style = "dark_orange3" if number <= len(answers) else "dim"
        console.print(Text.assemble((f"{number:>3} ", style), option_text(option, speaker)))


def option_text(option: Option, speaker: Speaker) -> Text:
    match option:
        case Note(move):
            return Text(f"{speaker.kind(type(move))} …")
        case Just(move):
            return Text(speaker.move(move))
        case Pick(kind, among, at_least, at_most):
            count = speaker.texts.say(
                "terminal-how_many", least=at_least, most=min(at_most, len(among)), of=len(among)
            )
            field = msgspec.structs.fields(kind)[0].type
            cards = value_text(among, field, speaker) if is_pack(among) else counted(among, speaker)
            return Text.assemble((speaker.kind(kind), "bold"), f"  {count}  ", cards)
        case Amount(kind, low, high):
            count = speaker.texts.say("terminal-how_many", least=low, most=high, of=high)
            return Text.assemble((speaker.kind(kind), "bold"), f"  {count}")


def counted(among: tuple[Any, ...], speaker: Speaker) -> Text:
    """Things that are chosen by their place in this list."""
    return Text("  ").join(
        Text.assemble((f"{place} ", "dim"), str(speaker.value(item, type(item))))
        for place, item in enumerate(among, start=1)
    )
