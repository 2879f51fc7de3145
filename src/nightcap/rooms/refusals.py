"""Why a room does not do what a device asks."""

from __future__ import annotations

from typing import Any

from nightcap.engine.refusals import Refusal


class Refused(Refusal):
    """Nothing has changed. Says nothing that the device may not know."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, "", **facts)
