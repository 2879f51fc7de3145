"""WebSocket frames, counted before anybody reads them."""

from __future__ import annotations

from typing import NamedTuple

SHORT, LONG = 126, 127
"""Instead of a length: two bytes of it follow, or eight."""

LENGTH = 0x7F
MASKED = 0x80
MASK = 4


CONTROL = 0x08
"""In the first byte: a ping, a pong, or goodbye."""


class Some(NamedTuple):
    """What is handed on at a time."""

    data: bytes
    frames: int
    """That begin in it."""
    idle: int
    """How many of these say nothing: pings, pongs, and empty ones."""


class Frames:
    """What has come in of a device, handed on a few frames at a time.

    Only lengths are looked at. Whether the frames are any good is for the one who reads them.
    """

    def __init__(self) -> None:
        self._data = bytearray()
        self._begun = 0
        """Bytes that are still missing of the frame that was handed on last."""

    def came(self, data: bytes) -> None:
        self._data += data

    def some(self, most_frames: int, most_bytes: int) -> Some:
        """The next bytes, and how many frames begin in them."""
        end = min(self._begun, len(self._data), most_bytes)
        self._begun -= end
        frames = idle = 0
        while not self._begun and frames < most_frames and end < most_bytes:
            size = self._frame_at(end)
            if not size:
                break  # its head is not complete
            taken = min(size, len(self._data) - end, max(most_bytes - end, 1))
            frames += 1
            idle += self._is_idle(end)
            self._begun = size - taken
            end += taken
        some = bytes(self._data[:end])
        del self._data[:end]
        return Some(some, frames, idle)

    @property
    def ready(self) -> bool:
        """Whether there is more to hand on now."""
        return bool(self._data) and (self._begun > 0 or self._frame_at(0) > 0)

    def _is_idle(self, start: int) -> bool:
        return bool(self._data[start] & CONTROL) or not self._data[start + 1] & LENGTH

    def _frame_at(self, start: int) -> int:
        """Bytes of the frame that begins here; 0: one cannot tell yet."""
        head = self._data[start : start + 10]
        if len(head) < 2:
            return 0
        length, extra = head[1] & LENGTH, 0
        if length >= SHORT:
            extra = 2 if length == SHORT else 8
            if len(head) < 2 + extra:
                return 0
            length = int.from_bytes(head[2 : 2 + extra], "big")
        return 2 + extra + (MASK if head[1] & MASKED else 0) + length
