"""A view, options and events on a terminal, for any game: they are data."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from nightcap.cli.words import Names, plain, struct_text, value_text
from nightcap.engine.events import Event
from nightcap.engine.options import Amount, Just, Note, Option, Options, Pick
from nightcap.engine.table import View

UNSAID = {"game", "seat", "asked", "waiting", "house", "seats"}
"""Fields of a view that are shown elsewhere, or always the same."""


def show_view(console: Console, view: View, names: Names) -> None:
    """The table in the middle, a panel for each seat, one's own last and brightest."""
    facts = _facts(view, names, UNSAID)
    seats: tuple[Struct, ...] = getattr(view, "seats", ())
    others = [_seat_panel(seat, names, mine=False) for seat in seats if _number(seat) != view.seat]
    mine = [_seat_panel(seat, names, mine=True) for seat in seats if _number(seat) == view.seat]
    console.print(Group(*([Columns(others)] if others else []), facts, *mine))


def _number(seat: Struct) -> int:
    return int(getattr(seat, "seat"))  # noqa: B009


def _seat_panel(seat: Struct, names: Names, mine: bool) -> Panel:
    style = "dark_orange3" if mine else "grey50"
    title = Text(names(_number(seat)), style="bold")
    return Panel(_facts(seat, names, {"seat"}), title=title, border_style=style, expand=False)


def _facts(thing: Struct, names: Names, without: set[str]) -> Grid:
    grid = Grid(box=None, show_header=False, padding=(0, 2, 0, 0))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        if (
            field.name in without
            or value is None
            or value in ((), "")
            or (field.name, value) == ("hidden", 0)
        ):
            continue
        if isinstance(value, tuple) and isinstance(value[0], Struct):
            text = Text("\n").join(struct_text(item, names) for item in value)
        else:
            text = value_text(value, field.type, names)
        grid.add_row(plain(field.name), text)
    return grid


def show_events(console: Console, events: list[Event], names: Names) -> None:
    for event in events:
        tag = plain(str(event.__struct_config__.tag))
        fields = [field for field in msgspec.structs.fields(event) if field.name not in ("to", "activity")]
        parts = [
            Text.assemble((plain(field.name), "dim"), " ", value_text(value, field.type, names))
            for field in fields
            if (value := getattr(event, field.name)) not in (None, ()) and field.name != "activities"
        ]
        console.print(Text.assemble(("· ", "dark_orange3"), (tag, "bold"), "  ", Text(", ").join(parts)))


def show_options(console: Console, answers: Options, asides: Options, names: Names) -> None:
    for number, option in enumerate((*answers, *asides), start=1):
        style = "dark_orange3" if number <= len(answers) else "dim"
        console.print(Text.assemble((f"{number:>3} ", style), option_text(option, names)))


def option_text(option: Option, names: Names) -> Text:
    match option:
        case Note(move):
            return Text(f"{plain(move.tag())} … (your own words, or none)")
        case Just(move):
            fields = [
                Text.assemble(plain(f.name), " ", value_text(getattr(move, f.name), f.type, names))
                for f in msgspec.structs.fields(move)
            ]
            return Text.assemble((plain(move.tag()), "bold"), *(part for f in fields for part in ("  ", f)))
        case Pick(kind, among, at_least, at_most):
            least, most = at_least, min(at_most, len(among))
            count = str(least) if least == most else f"{least} to {most}"
            among_type = msgspec.structs.fields(kind)[0].type
            return Text.assemble(
                (plain(kind.tag()), "bold"), f"  {count} of ", value_text(among, among_type, names)
            )
        case Amount(kind, low, high):
            return Text.assemble((plain(kind.tag()), "bold"), f"  {low} to {high}")
