"""The clock of the open question: whoever has not answered when it has run is answered for."""

from __future__ import annotations

import asyncio

from nightcap.rooms import KEEPER, Entry, Refused
from nightcap.rooms.actions import TimeUp
from nightcap.server.logbook import warn
from nightcap.server.turns import Turns
from nightcap.store import JournalError


class QuestionClock:
    """Starts anew with each question, after a pause, and after a restart of the server."""

    def __init__(self, turns: Turns) -> None:
        self._turns = turns
        self._running: asyncio.Task[None] | None = None
        self._question = 0
        """That it is running for."""
        self._time_is_up = False
        """Its own move is being written."""

    def follow(self) -> None:
        """The room has gone on: perhaps another question is open."""
        if self._time_is_up:
            return  # what is being written must not be broken off; then this is asked again
        limit, question = self._limit(), self._turns.room.question
        if self._running is not None and not self._running.done() and limit and self._question == question:
            return
        self.close()
        if limit:
            self._question = question
            self._running = asyncio.get_running_loop().create_task(self._wait(limit, question))

    def close(self) -> None:
        if self._running is not None:
            self._running.cancel()
            self._running = None

    def _limit(self) -> int:
        """Seconds; 0: as long as it takes."""
        room = self._turns.room
        if not room.playing or room.paused or room.table is None or self._turns.ledger.full:
            return 0
        return room.table.question.seconds(room.table)

    async def _wait(self, seconds: float, question: int) -> None:
        await asyncio.sleep(seconds)
        self._time_is_up = True
        while True:
            try:
                await self._answer_for_the_absent(question)
                break
            except Refused:
                break  # another server was faster
            except JournalError as error:
                warn("clock_waits", error=type(error).__name__)
                await asyncio.sleep(self._turns.again)
        self._running, self._time_is_up = None, False
        self._turns.go_on()

    async def _answer_for_the_absent(self, question: int) -> None:
        async with self._turns.turn():
            table = self._turns.room.table
            for seat in table.waiting if table is not None and self._is_open(question) else ():
                if self._is_open(question):
                    await self._turns.keep(Entry(KEEPER, TimeUp(seat, question)))
                    self._turns.go_on()

    def _is_open(self, question: int) -> bool:
        """Still the question that the time was up for; a stop may have come before."""
        room = self._turns.room
        same = room.question == question and room.playing
        return same and not room.paused and not self._turns.ledger.full
