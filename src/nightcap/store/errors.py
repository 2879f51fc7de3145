"""What can go wrong with a journal. No message names a room: whoever knows its name may enter it."""

from __future__ import annotations

from pathlib import Path


class JournalError(Exception):
    """Base of all the journal's errors."""


class Behind(JournalError):
    """The room's last number is another than the one appended after. Nothing was written."""

    def __init__(self, room: str, last: int) -> None:
        self.room = room
        self.last = last
        """0: there is no such room, or no longer."""
        super().__init__(f"the room's last number is {last}" if last else "there is no such room")


class NotDurable(JournalError):
    """What was asked did not reach the disk, and nothing of it holds. It can be tried again."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(f"it could not be written: {reason}")


class NotErased(JournalError):
    """The room is gone from the journal, but not yet every byte of it from the disk. Delete it again."""

    def __init__(self) -> None:
        super().__init__("the room is deleted, but traces of it are still on the disk")


class Unreadable(JournalError):
    """The file cannot be read."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"the journal cannot be read: {reason}")


class Damaged(JournalError):
    """This room was changed on the disk by something else than the journal. The others are not affected."""

    def __init__(self) -> None:
        super().__init__("what is kept of this room is damaged")


class Closed(JournalError):
    """The journal was closed."""

    def __init__(self) -> None:
        super().__init__("the journal is closed")


class CannotOpen(JournalError):
    """There is no journal to be had at this path."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


class InUse(CannotOpen):
    """A journal is open once at a time."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "this journal is open already, perhaps in another process")


class TooNew(CannotOpen):
    """The file was written by a later Nightcap."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        self.version = version
        super().__init__(path, f"written by a newer Nightcap (format {version}, this one knows {known})")
