"""What can be chosen in a lobby, as data from the games' own types: no screen keeps a list of its own."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

from nightcap.catalogue import DECLARED, bots_of
from nightcap.decks import Words
from nightcap.declaration import Game, PresetName
from nightcap.engine.house import House
from nightcap.engine.moves import snake_case
from nightcap.shelf import decks_for, kind_for
from nightcap.text import LANGUAGES, texts


class Choice(Struct, frozen=True, kw_only=True, tag=snake_case):
    """Base of what a house rule can be."""


class Switch(Choice, frozen=True, kw_only=True):
    usual: bool


class HowMany(Choice, frozen=True, kw_only=True):
    usual: int | None
    low: int
    high: int | None
    """None: the other rules set the limit."""
    open: bool
    """It may be left to the game: None."""


class OneOf(Choice, frozen=True, kw_only=True):
    usual: str | int | None
    among: tuple[str | int, ...]
    open: bool
    """It may be left to the game: None."""


class SomeOf(Choice, frozen=True, kw_only=True):
    usual: tuple[str, ...]
    among: tuple[str, ...]
    at_least: int
    at_most: int


class TagsOfDeck(Choice, frozen=True, kw_only=True):
    """Some of the tags that the deck in use has."""

    usual: tuple[str, ...]


class OwnWords(Choice, frozen=True, kw_only=True):
    usual: str | None
    at_most: int


class HowManyEach(Choice, frozen=True, kw_only=True):
    """A number for each of these."""

    parts: dict[str, HowMany]


AnyChoice: TypeAlias = Switch | HowMany | OneOf | SomeOf | TagsOfDeck | OwnWords | HowManyEach


class HouseRule(Struct, frozen=True, kw_only=True):
    name: str
    rule: str
    """Its number in the game's catalogue."""
    choice: AnyChoice
    up_front: bool
    """To be shown beside the number of seats, because the evening depends on it."""
    to_agree: bool
    """To be settled in people's own words before they play."""


class DeckOnMenu(Struct, frozen=True, kw_only=True):
    """A built-in deck."""

    id: str
    title: Words
    usual: bool
    mildest: int
    hottest: int


class PresetOnMenu(Struct, frozen=True, kw_only=True):
    """An evening to begin with."""

    name: PresetName
    minutes: int
    heat: int
    options: dict[str, Any]


class GameOnMenu(Struct, frozen=True, kw_only=True):
    id: str
    folder: str
    """Where the page keeps what is this game's own: its words, its picture, its table."""
    title: Words
    about: Words
    minutes: Words
    """How long it takes, in words."""
    least: int
    most: int
    bots: tuple[str, ...]
    decks: tuple[DeckOnMenu, ...]
    """Those that fit; none: it is played without, and nobody is asked for boundaries."""
    notices: tuple[str, ...]
    """What is said before the start."""
    couples: bool
    """Whether people say who came with whom."""
    garments: bool
    """Whether people say how much clothing they would stake."""
    drinks: bool
    presets: tuple[PresetOnMenu, ...]
    rules: tuple[HouseRule, ...]


class Menu(Struct, frozen=True, kw_only=True):
    games: tuple[GameOnMenu, ...]


@cache
def menu() -> Menu:
    return Menu(games=tuple(map(game_on_menu, DECLARED.values())))


def game_on_menu(game: Game) -> GameOnMenu:
    table = game.table
    return GameOnMenu(
        id=game.id,
        folder=game.family,
        title=in_each_language(f"game-{game.id}"),
        about=in_each_language(f"game-{game.id}.about"),
        minutes=in_each_language(f"game-{game.id}.minutes"),
        least=table.seat_counts.start,
        most=table.seat_counts.stop - 1,
        bots=tuple(bots_of(game.id)),
        decks=decks_on_menu(game.id),
        notices=table.notices,
        couples="partner" in game.brings,
        garments="garments" in game.brings,
        drinks="drinks" in game.brings,
        presets=tuple(
            PresetOnMenu(
                name=preset.name,
                minutes=preset.minutes,
                heat=preset.heat,
                options=table.house_rules.read(dict(preset.options)).changes(),  # as a room has them
            )
            for preset in game.presets
        ),
        rules=house_rules_on_menu(table.house_rules),
    )


def in_each_language(message: str) -> Words:
    return {language: texts(language).say(message) for language in LANGUAGES}


def decks_on_menu(game: str) -> tuple[DeckOnMenu, ...]:
    kind = kind_for(game)
    return tuple(
        DeckOnMenu(
            id=deck.id,
            title=deck.title,
            usual=kind is not None and deck.id == kind.usual,
            mildest=min(deck.heats.values()),
            hottest=max(deck.heats.values()),
        )
        for deck in decks_for(game)
    )


def house_rules_on_menu(house: type[House]) -> tuple[HouseRule, ...]:
    usual, kinds = house(), get_type_hints(house, include_extras=True)
    return tuple(
        HouseRule(
            name=name,
            rule=rule,
            choice=choice_of(kinds[name], getattr(usual, name)),
            up_front=name in house.up_front,
            to_agree=name in house.to_agree,
        )
        for name, rule in house.rules.items()
    )


def choice_of(kind: Any, usual: Any) -> AnyChoice:
    """What a field of this type can be."""
    inner, is_open = without_none(kind)
    inner, limits = limits_of(inner)
    if inner is bool:
        return Switch(usual=usual)
    if inner is int:
        return HowMany(usual=usual, low=int(limits.ge or 0), high=whole(limits.le), open=is_open)
    if inner is str:
        return OwnWords(usual=usual, at_most=limits.max_length or 0)
    if get_origin(inner) is Literal:
        return OneOf(usual=usual, among=get_args(inner), open=is_open)
    if get_origin(inner) is tuple:
        return some_of(get_args(inner)[0], limits, usual)
    return HowManyEach(parts=parts_of(inner, usual))


def some_of(item: Any, limits: Meta, usual: tuple[str, ...]) -> AnyChoice:
    if item is str:
        return TagsOfDeck(usual=usual)
    among = get_args(item)
    at_most = len(among) if limits.max_length is None else limits.max_length
    return SomeOf(usual=usual, among=among, at_least=limits.min_length or 0, at_most=at_most)


def parts_of(kind: type[Struct], usual: Struct) -> dict[str, HowMany]:
    parts: dict[str, HowMany] = {}
    for name, part in get_type_hints(kind, include_extras=True).items():
        choice = choice_of(part, getattr(usual, name))
        if not isinstance(choice, HowMany):
            raise TypeError(f"{kind.__name__}.{name} is no number")
        parts[name] = choice
    return parts


def without_none(kind: Any) -> tuple[Any, bool]:
    members = get_args(kind)
    if NoneType not in members:
        return kind, False
    return next(member for member in members if member is not NoneType), True


def whole(limit: float | None) -> int | None:
    return None if limit is None else int(limit)


def limits_of(kind: Any) -> tuple[Any, Meta]:
    if get_origin(kind) is not Annotated:
        return kind, Meta()
    return kind.__origin__, next(limit for limit in kind.__metadata__ if isinstance(limit, Meta))
