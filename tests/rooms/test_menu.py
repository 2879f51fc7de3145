"""The menu is true: what it offers is accepted, and what it does not offer is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from nightcap import GAMES
from nightcap.catalogue import DECLARED
from nightcap.engine.house import House
from nightcap.engine.refusals import IllegalSetup
from nightcap.rooms.menu import (
    AnyChoice,
    GameOnMenu,
    HouseRule,
    HowMany,
    HowManyEach,
    OneOf,
    OwnWords,
    SomeOf,
    Switch,
    TagsOfDeck,
    choice_of,
    menu,
)
from nightcap.text import LANGUAGES, texts

RULES = [(game, rule) for game in menu().games for rule in game.rules]
EACH_RULE = pytest.mark.parametrize(
    ("game", "rule"), RULES, ids=[f"{game.id} {rule.name}" for game, rule in RULES]
)


def offered(choice: AnyChoice) -> Iterator[Any]:
    """What stands at the ends of what can be chosen."""
    match choice:
        case Switch():
            yield from (True, False)
        case HowMany(low=low, high=high, open=is_open):
            yield from (low, low + 1 if high is None else high)
            yield from (None,) if is_open else ()
        case OneOf(among=among, open=is_open):
            yield from among
            yield from (None,) if is_open else ()
        case SomeOf(among=among, at_least=least, at_most=most):
            yield from (among[:least], among[:most])
        case TagsOfDeck():
            yield from ((), ("kissing",))
        case OwnWords(at_most=most):
            yield "x" * most
        case HowManyEach(parts=parts):
            yield from ({name: value} for name, part in parts.items() for value in offered(part))


def not_offered(choice: AnyChoice) -> Iterator[Any]:
    match choice:
        case HowMany(low=low, high=high, open=is_open):
            yield low - 1
            yield from () if high is None else (high + 1,)
            yield from () if is_open else (None,)
        case OneOf(open=is_open):
            yield "something else"
            yield from () if is_open else (None,)
        case SomeOf(among=among, at_least=least, at_most=most):
            yield ("something else",)
            yield from (among[: least - 1],) if least else ()
            yield from (among[: most + 1],) if most < len(among) else ()
        case OwnWords(at_most=most):
            yield "x" * (most + 1)
        case HowManyEach(parts=parts):
            yield from ({name: value} for name, part in parts.items() for value in not_offered(part))
        case Switch() | TagsOfDeck():
            yield 7


def house_of(game: GameOnMenu) -> type[House]:
    return GAMES[game.id].house_rules


@EACH_RULE
def test_what_is_offered_is_accepted(game: GameOnMenu, rule: HouseRule) -> None:
    """As far as this one rule goes; whether all go together the game says."""
    for value in offered(rule.choice):
        msgspec.convert({rule.name: value}, house_of(game))


@EACH_RULE
def test_what_is_not_offered_is_refused(game: GameOnMenu, rule: HouseRule) -> None:
    for value in not_offered(rule.choice):
        with pytest.raises(IllegalSetup) as refused:
            house_of(game).read({rule.name: value})
        assert (refused.value.code, refused.value.rule) == ("bad_option", rule.rule)


@pytest.mark.parametrize("game", menu().games, ids=lambda game: game.id)
def test_the_usual_is_what_is_played_when_nothing_is_said(game: GameOnMenu) -> None:
    usual = {rule.name: usual_of(rule.choice) for rule in game.rules}
    assert usual.keys() == set(house_of(game).__struct_fields__)
    assert house_of(game).read(usual).changes() == {}


def usual_of(choice: AnyChoice) -> Any:
    if isinstance(choice, HowManyEach):
        return {name: part.usual for name, part in choice.parts.items()}
    return choice.usual


def test_what_each_game_asks_for() -> None:
    games = {game.id: game for game in menu().games}
    assert (games["retos"].least, games["retos"].most) == (2, 10)
    assert [deck.id for deck in games["retos"].decks if deck.usual] == ["retos-classic"]
    assert [(deck.mildest, deck.hottest) for deck in games["retos"].decks] == [(1, 4), (1, 2)]
    assert (games["retos"].couples, games["retos"].garments, games["retos"].drinks) == (True, True, True)
    assert [rule.name for rule in games["retos"].rules if rule.to_agree] == ["prize"]
    assert [rule.name for rule in games["sexopolitan"].rules if rule.up_front] == ["couples"]
    assert games["game-of-porns"].bots == ("sensible", "greedy", "random")
    assert games["game-of-porns"].decks == ()


@pytest.mark.parametrize("game", menu().games, ids=lambda game: game.id)
def test_the_menu_asks_for_what_the_game_declares_and_nothing_else(game: GameOnMenu) -> None:
    declared = DECLARED[game.id]
    asked = {"partner": game.couples, "garments": game.garments, "drinks": game.drinks}
    assert {what for what, is_asked in asked.items() if is_asked} == {*declared.brings} & asked.keys()
    assert bool(game.decks) == (declared.deck is not None)
    house = declared.table.house_rules
    assert {rule.name for rule in game.rules if rule.to_agree} == {*house.to_agree}
    assert {rule.name for rule in game.rules if rule.up_front} == {*house.up_front}


@pytest.mark.parametrize("game", menu().games, ids=lambda game: game.id)
def test_a_game_says_what_it_is_in_every_language(game: GameOnMenu) -> None:
    for words in (game.title, game.about, game.minutes):
        assert list(words) == list(LANGUAGES)
        assert all(said and "game-" not in said for said in words.values())
    assert game.title["fr"] == texts("fr").say(f"game-{game.id}")
    assert len(set(game.about.values())) == len(LANGUAGES)


def test_games_of_one_package_share_their_folder() -> None:
    folders = {game.id: game.folder for game in menu().games}
    assert folders["couples-quick"] == folders["couples-advanced"] == "couples"
    assert folders["retos"] == "retos"
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", folder) for folder in folders.values())


def test_a_rule_of_a_new_kind_is_noticed() -> None:
    class Odd(msgspec.Struct):
        name: str = ""

    with pytest.raises(TypeError, match=r"Odd\.name is no number"):
        choice_of(Odd, Odd())
