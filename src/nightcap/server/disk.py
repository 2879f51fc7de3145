"""Whether the disk takes what is written: said once when it does not, and once when it does again."""

from __future__ import annotations

from nightcap.server.logbook import warn
from nightcap.store import NotDurable


class Disk:
    """All rooms of a process share one."""

    def __init__(self) -> None:
        self.fails = False

    def refused(self, error: NotDurable) -> None:
        if not self.fails:
            self.fails = True
            warn("disk_full" if "full" in error.reason else "disk_fails", reason=error.reason)

    def took(self) -> None:
        if self.fails:
            self.fails = False
            warn("disk_well")


DISK = Disk()
