"""What each player wants left out, and what stays away from the game on everybody's account."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from nightcap.decks.cover import Cover
from nightcap.decks.written import HOTTEST, WrittenDeck, tags_used
from nightcap.engine.activities import Activity, Dare


class Boundaries(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one player has said in private. Nobody else ever sees it, or what follows from it alone."""

    ceiling: Annotated[int, Meta(ge=1, le=HOTTEST)] = HOTTEST
    """The hottest they want."""
    never: Annotated[tuple[Annotated[str, Meta(max_length=30)], ...], Meta(max_length=100)] = ()
    """Themes they do not want at all."""
    garments: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Retos: how many they are willing to stake; None: as many as the house allows."""
    drinks: Annotated[int, Meta(ge=0, le=99)] | None = None
    covered: bool = True
    """Whether noise hides what they have ruled out; without it they have more of the deck."""
    mix: Annotated[int, Meta(ge=0, le=9999)] = 0
    """Counts the times they have wished for fresh noise on this device."""
    pad: Annotated[str, Meta(max_length=4000)] = ""
    """Blanks that make what is sent equally long, whatever was said: a line can be watched."""


def narrowed(before: Boundaries, now: Boundaries) -> Boundaries:
    """What was ruled out stays so: on a device that is passed round nobody can take another's no back."""
    return replace(
        now,
        ceiling=min(before.ceiling, now.ceiling),
        never=tuple(sorted({*before.never, *now.never})),
        garments=fewer(before.garments, now.garments),
        drinks=fewer(before.drinks, now.drinks),
        covered=before.covered or now.covered,
        mix=before.mix,
    )


def fewer(one: int | None, other: int | None) -> int | None:
    """None: as many as the house allows."""
    return min((number for number in (one, other) if number is not None), default=None)


class Away(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stays away from a game: all that anybody can ever learn of anybody's boundaries."""

    themes: tuple[str, ...] = ()
    """In alphabetical order."""
    ceiling: int = HOTTEST
    apart: bool = False
    """Everybody is somewhere else. This and `lacking` are nobody's secret: they are set for all."""
    lacking: tuple[str, ...] = ()
    """Props that are not at hand."""

    def allows(self, item: Activity | Dare, heat: int) -> bool:
        if heat > self.ceiling or (self.apart and not item.remote):
            return False
        for tag in item.tags:  # a loop: whole decks are gone through
            if tag in self.themes:
                return False
        return not item.props or all(prop not in self.lacking for prop in item.props)


def away_from(written: WrittenDeck, everybody: Iterable[tuple[Boundaries, Cover]]) -> Away:
    """Each person's nevers and noise, put together; what is not in the deck is nobody's business here."""
    people = tuple(everybody)
    themes = [
        theme
        for theme in tags_used(written)
        if any(rules_out(said, cover, theme, len(people)) for said, cover in people)
    ]
    ceilings = [
        cover.ceiling(said.ceiling, len(people)) if said.covered else said.ceiling for said, cover in people
    ]
    return Away(themes=tuple(sorted(themes)), ceiling=min(ceilings, default=HOTTEST))


def rules_out(said: Boundaries, cover: Cover, theme: str, people: int) -> bool:
    """Whether a theme stays away on this person's account, said or not."""
    return theme in said.never or (said.covered and cover.keeps_away(theme, people))
