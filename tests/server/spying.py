"""A partner who wants to know: a room in which one device tries everything and hears what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from nightcap.decks import Boundaries, Cover
from nightcap.engine.refusals import Refusal
from nightcap.rooms import KEEPER, Entry, Room, luck
from nightcap.rooms.actions import (
    Answer,
    BeReady,
    ChooseDeck,
    CommitShare,
    CoverDrawn,
    Device,
    EndGame,
    PlayAgain,
    RevealShare,
    SetBoundaries,
    Start,
)
from nightcap.server.keeper import Keeper
from nightcap.server.noise import Noise
from nightcap.store import MemoryJournal
from rooms.evening import HOST, evening, share_of
from server.test_traffic import Recorder

MOVES = 40
"""Of each game that is begun."""

VICTIM = 1

Themes = frozenset[str]


class GivenNoise(Noise):
    """Noise as a test wants it, instead of what the keys come to."""

    def __init__(self, covers: Mapping[Device, Cover]) -> None:
        super().__init__()
        self.covers = covers

    def drawn_for(self, room: Room, device: Device, action: SetBoundaries, now: float) -> Entry:
        return Entry(KEEPER, CoverDrawn(action.seat, self.covers.get(device, Cover())))


class Lair:
    """A room whose host spies on the second seat. What its own devices are sent, they keep."""

    def __init__(self, game: str, people: int, deck: str = "", **options: Any) -> None:
        if game == "retos":
            options["prize"] = "breakfast"
        night = evening(game, people=people, **options)
        if deck:
            night.says(HOST, ChooseDeck(text=deck))
        self.keeper = Keeper("code", night.room, MemoryJournal(), thinking=0)
        self.log = night.log
        self.people = people
        self.heard: list[bytes] = []

    async def opens(self, covers: Mapping[Device, Cover], spies: Sequence[Device]) -> None:
        await self.keeper.journal.append("code", 0, self.log)
        self.keeper.noise = GivenNoise(covers)
        for device in self.room.devices:
            line = Recorder(device)
            if device in spies:
                line.heard = self.heard
            self.keeper.join(line)

    @property
    def room(self) -> Room:
        return self.keeper.room

    async def says(self, device: Device, action: Any) -> None:
        """What is answered is heard as well, whether yes or no."""
        try:
            await self.keeper.says(device, action)
        except Refusal as refusal:
            self.heard.append(repr((refusal.code, refusal.rule, refusal.facts)).encode())
        else:
            self.heard.append(b"accepted")

    async def bounds(self, seat: int, said: Boundaries) -> None:
        await self.keeper.says(str(self.room.people[seat].device), SetBoundaries(seat, said))

    async def begins(self) -> bool:
        """Whether a game can be begun."""
        for seat, person in enumerate(self.room.people):
            device = str(person.device)
            if device not in self.room.luck.commitments:
                await self.says(device, CommitShare(luck.share_commitment(share_of(device))))
            if not person.ready:
                await self.says(device, BeReady(seat, adult=True))
        await self.says(HOST, Start())
        if not self.room.revealing:
            return False
        for device in self.room.devices:
            await self.says(device, RevealShare(share_of(device)))
        return True

    async def plays(self) -> None:
        """Some moves; then the game is ended."""
        rng = Random("moves")
        for _ in range(MOVES):
            table = self.room.table
            if table is None or not self.room.playing:
                break
            seat = table.waiting[0]
            move = rng.choice(table.answers(seat)).random(rng.randrange)
            await self.says(str(self.room.people[seat].device), Answer(seat, self.room.question, move))
        if self.room.playing:
            for seat in range(self.people):
                await self.says(str(self.room.people[seat].device), EndGame(seat))
        await self.says(HOST, PlayAgain())


async def transcript(
    lair: Lair,
    victim: Boundaries,
    covers: Mapping[Device, Cover],
    tries: Sequence[Boundaries],
    spies: Sequence[Device] = (HOST,),
) -> bytes:
    """Everything the spies are sent while they try one thing after the other."""
    await lair.opens(covers, spies)
    for seat in range(1, lair.people):
        await lair.bounds(seat, victim if seat == VICTIM else Boundaries())
    for own in tries:
        await lair.bounds(0, own)
        if await lair.begins():
            await lair.plays()
    lair.keeper.close()
    return b"\n".join(lair.heard)


def subsets(themes: Sequence[str]) -> Iterator[Themes]:
    sizes = (combinations(themes, size) for size in range(len(themes) + 1))
    return map(frozenset, chain.from_iterable(sizes))


def away_at(people: int, themes: Themes) -> Cover:
    """Noise that keeps these themes away from tables up to this size."""
    return Cover(dict.fromkeys(sorted(themes), people))


def likelihoods(
    told: Mapping[tuple[Themes, Themes], bytes], themes: Sequence[str], share: Fraction
) -> dict[Themes, dict[bytes, Fraction]]:
    """How likely each transcript is, for everything that could have been ruled out: exactly."""
    chances: dict[Themes, dict[bytes, Fraction]] = {}
    for (nevers, noise), heard in told.items():
        chance = share ** len(noise) * (1 - share) ** (len(themes) - len(noise))
        given = chances.setdefault(nevers, {})
        given[heard] = given.get(heard, Fraction(0)) + chance
    return chances


def worst_factor(chances: dict[Themes, dict[bytes, Fraction]], themes: Sequence[str]) -> Fraction:
    """By how much the best adversary's odds on one theme can rise, over all that could be heard.

    Whatever was ruled out besides: so for any odds that the adversary gave this theme before, and whatever
    they have come to know of the others.
    """
    worst = Fraction(0)
    for theme in themes:
        for nevers, without in chances.items():
            if theme in nevers:
                continue
            for heard, likely in chances[nevers | {theme}].items():
                if not (fine := without.get(heard, Fraction(0))):
                    pytest.fail(f"{theme} is given away: this is only heard where it is ruled out")
                worst = max(worst, likely / fine)
    return worst


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine)
