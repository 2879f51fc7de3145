"""What a player can say to the table."""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

Seat: TypeAlias = Annotated[int, Meta(title="seat")]
"""A place at the table, counted from 0; marked, so that a screen can put a name in its place."""


def snake_case(class_name: str) -> str:
    """``ChoosePartner`` is ``choose_partner`` in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name.rpartition(".")[2]).lower()


class Move(Struct, frozen=True, gc=False, tag=snake_case, forbid_unknown_fields=True):
    """One thing a player does. Only the table decides whether it may be done."""

    rule: ClassVar[str] = ""
    """The rule that says when this move can be made."""

    anonymous: ClassVar[bool] = False
    """True of an aside that names nobody: the table itself does not learn which seat made it. A game has at
    most one, its stop."""

    @classmethod
    def tag(cls) -> str:
        """The name of this kind of move in JSON."""
        return str(cls.__struct_config__.tag)
