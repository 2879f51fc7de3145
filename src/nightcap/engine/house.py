"""What is agreed before the start: house rules, and what each player brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, Self, TypeVar

import msgspec
from msgspec import Struct

from nightcap.engine.activities import Activity, Dare
from nightcap.engine.refusals import IllegalSetup


class House(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a game's house rules: every option with its default and its limits."""

    rules: ClassVar[Mapping[str, str]] = {}
    """The rule behind each option."""

    to_agree: ClassVar[tuple[str, ...]] = ()
    """What people must settle in their own words before they play."""

    up_front: ClassVar[tuple[str, ...]] = ()
    """What is asked for wherever the number of seats is, because the evening depends on it."""

    copies: ClassVar[int] = 1
    """How often a card may come, where the cards that are left do not suffice otherwise."""

    def check(self) -> None:
        """Refuse what does not go together."""

    def cards_needed(self) -> Mapping[str, int]:
        """How many cards of each category of its deck a game by these rules needs."""
        return {}

    def fitted(self, left: Mapping[str, int]) -> Self | None:
        """These rules, or shorter ones for which the cards that are left suffice; None: nothing can be dealt.

        A game says here how it can be shorter."""
        copied = {category: self.copies * count for category, count in left.items()}
        return self if suffices(copied, self.cards_needed()) else None

    def plays(self, item: Activity | Dare) -> bool:
        """Whether these rules leave this activity or dare in the game."""
        return True

    @classmethod
    def read(cls, options: Mapping[str, Any] | House | None) -> Self:
        if not options:
            usual: Self = _usual(cls)
            return usual
        data = msgspec.to_builtins(options) if isinstance(options, House) else dict(options or {})
        if unknown := [name for name in data if name not in cls.__struct_fields__]:
            known = ", ".join(cls.__struct_fields__)
            rule = next(iter(cls.rules.values()), "")
            raise IllegalSetup("unknown_option", rule, option=", ".join(map(str, unknown)), known=known)
        for name, value in data.items():
            try:
                msgspec.convert({name: value}, cls)
            except msgspec.ValidationError as error:
                raise IllegalSetup("bad_option", cls.rules[name], option=name, problem=str(error)) from None
        house = msgspec.convert(data, cls)
        house.check()
        return house

    def changes(self) -> dict[str, Any]:
        """The options that differ from their defaults."""
        usual = msgspec.json.decode(msgspec.json.encode(type(self)()))
        chosen: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return {name: value for name, value in chosen.items() if value != usual[name]}


def suffices(left: Mapping[str, int], needed: Mapping[str, int]) -> bool:
    return all(left.get(category, 0) >= count for category, count in needed.items())


H = TypeVar("H", bound=House)


@cache
def _usual(kind: type[H]) -> H:
    """The house rules that are played when nothing is said."""
    house = kind()
    house.check()
    return house


class Player(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what a player brings to a game; the room collects it."""

    rules: ClassVar[Mapping[str, str]] = {}
    """The rule behind what a player says, where it is not the one on the number of players."""

    @classmethod
    def read_all(
        cls, players: Iterable[Mapping[str, Any] | Player] | None, seats: int, rule: str
    ) -> tuple[Self, ...]:
        if players is None:
            return (cls(),) * seats
        brought = [msgspec.to_builtins(player) for player in players]
        if len(brought) != seats:
            raise IllegalSetup("bad_player", rule, players=len(brought), seats=seats)
        return tuple(cls._read(data, seat, rule) for seat, data in enumerate(brought))

    @classmethod
    def _read(cls, data: Any, seat: int, rule: str) -> Self:
        try:
            return msgspec.convert(data, cls)
        except msgspec.ValidationError as error:
            wrong = [name for name in cls.rules if f"$.{name}" in str(error)]
            number = cls.rules[wrong[0]] if wrong else rule
            raise IllegalSetup("bad_player", number, seat=seat, problem=str(error)) from None
