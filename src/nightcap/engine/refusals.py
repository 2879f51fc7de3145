"""No, with a reason: a code for the program and a rule number for the player."""

from __future__ import annotations

from typing import Any, TypeAlias

Bar: TypeAlias = tuple[str, str] | tuple[str, str, dict[str, Any]]
"""What bars a move: a code, the rule that says so, and perhaps facts that the message mentions."""


class Refusal(ValueError):
    """Something the rules do not allow. Nothing has changed."""

    def __init__(self, code: str, rule: str, **facts: Any) -> None:
        self.code = code
        self.rule = rule
        self.facts = facts
        """What a message may mention, such as the least number allowed."""
        said = ", ".join(f"{name}: {value}" for name, value in facts.items())
        super().__init__(f"{code} ({rule})" + (f": {said}" if said else ""))


class IllegalMove(Refusal):
    """This move cannot be made by this seat now."""


class IllegalSetup(Refusal):
    """A table cannot be set up like this."""
