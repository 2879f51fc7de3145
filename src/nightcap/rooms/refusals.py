"""Why a room does not do what a device asks."""

from __future__ import annotations

from typing import Any

from nightcap.engine.refusals import Refusal


class Refused(Refusal):
    """Nothing has changed. Says nothing that the device may not know."""

    def __init__(self, code: str, *, rule: str = "", **facts: Any) -> None:
        """`rule`: its number in the catalogue of the game that is chosen or played, where it has one."""
        super().__init__(code, rule, **facts)
