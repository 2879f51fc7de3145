"""The moves of a room's bots."""

from __future__ import annotations

import asyncio
import random

from nightcap.catalogue import make_bot
from nightcap.engine.moves import Seat
from nightcap.rooms import KEEPER, Entry, Refused
from nightcap.rooms.actions import BotAnswers
from nightcap.server.logbook import warn
from nightcap.server.turns import Turns
from nightcap.store import JournalError

THINKING = 0.6
"""Seconds a bot takes for any answer: the same whatever it holds."""


class BotMoves:
    """Answers for bots that are asked, one after the other."""

    def __init__(self, turns: Turns, thinking: float) -> None:
        self._turns = turns
        self._thinking = thinking
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self._task is not None and not self._task.done()

    def follow(self) -> None:
        """The room has gone on: perhaps a bot is asked now."""
        if not self.thinking and self._asked() is not None:
            self._task = asyncio.get_running_loop().create_task(self._think())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _think(self) -> None:
        """Each answer takes the same time; a pause freezes it."""
        while (seat := self._asked()) is not None:
            await asyncio.sleep(self._thinking)
            try:
                await self._answer(seat)
            except Refused:
                self._turns.go_on()  # another server was faster: the question is answered
            except JournalError as error:
                warn("bot_waits", error=type(error).__name__)
                await asyncio.sleep(self._turns.again)

    async def _answer(self, seat: Seat) -> None:
        async with self._turns.turn():
            room = self._turns.room
            if self._asked() != seat or room.table is None:
                return
            bot = make_bot(room.table.game, room.people[seat].bot, random.Random())
            move = bot.choose(room.table.view(seat), room.table.answers(seat))
            await self._turns.keep(Entry(KEEPER, BotAnswers(seat, room.question, move)))
        self._turns.go_on()

    def _asked(self) -> Seat | None:
        room = self._turns.room
        if not room.playing or room.paused or room.table is None or self._turns.ledger.full:
            return None
        personal = room.table.question.personal
        return next((seat for seat in room.table.waiting if self._may_play(seat, personal)), None)

    def _may_play(self, seat: Seat, personal: bool) -> bool:
        """A bot that stands in for somebody leaves to them what is about people."""
        person = self._turns.room.people[seat]
        return bool(person.bot) and (person.is_bot or not personal)
