"""Who is on the line. A phone that sleeps for a moment is; one that stays away is missed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

from nightcap.rooms.actions import Device

PATIENCE = 20.0
"""Seconds a device has to come back before anybody is told that it is not there."""


class Presence:
    """The open lines of a room's devices; `changed` is called when somebody is missed, or is back."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.missed: frozenset[Device] = frozenset()
        self._changed = changed
        self._lines: Counter[Device] = Counter()
        self._waiting: dict[Device, asyncio.TimerHandle] = {}

    def came(self, device: Device) -> None:
        self._lines[device] += 1
        if timer := self._waiting.pop(device, None):
            timer.cancel()
        if device in self.missed:
            self.missed -= {device}
            self._changed()

    def went(self, device: Device, missed: bool = True) -> None:
        """`missed`: whether anybody waits for it."""
        self._lines[device] -= 1
        if self._lines[device] <= 0:
            del self._lines[device]
        if missed:
            self.expect([device])

    def expect(self, devices: Iterable[Device]) -> None:
        """They should be here; those that are not have a little time."""
        for device in devices:
            if self._lines[device] <= 0 and device not in self._waiting and device not in self.missed:
                loop = asyncio.get_running_loop()
                self._waiting[device] = loop.call_later(PATIENCE, self._miss, device)

    def close(self) -> None:
        """Nobody is waited for any more, and nobody would be told."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()
        self._changed = lambda: None

    def _miss(self, device: Device) -> None:
        del self._waiting[device]
        self.missed |= {device}
        self._changed()
