"""The rule catalogues, looked up by number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from nightcap.catalogue import GAMES
from nightcap.text.speaker import FAMILIES

PACKAGE = Path(__file__).resolve().parents[1]
PLACES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Inside an installed package, or in the project's own folder."""

RULE = re.compile(r"^(?:- \*\*([A-HJ-Z]-\d+)\*\*|\| (O-\d+) \|) (.*)$", re.MULTILINE)
"""Rules, and options in a table of their own; `I-1` and so on are invariants, not rules."""
SAME_AS = re.compile(r"^= ([A-Z]-\d+)\b")
TAGS = re.compile(r"\[(?:stated|derived|decided|option)[^\]]*\] ?")


@cache
def rules(game: str = "*") -> dict[str, str]:
    """Every rule of this game, or of all of them, by its number, in plain words."""
    found: dict[str, str] = {}
    for place in PLACES:
        for path in sorted(place.glob(f"{game}.md")):
            for rule, option, text in RULE.findall(path.read_text(encoding="utf-8")):
                plain = TAGS.sub("", text).replace("**", "").replace("`", "").strip(" |")
                found.setdefault(rule or option, plain.replace(" | ", ": "))
    return found


def rule_text(number: str) -> str:
    """The rule of this number; empty if there is none."""
    text = rules().get(number, "")
    if same := SAME_AS.match(text):
        return f"{text} {rules().get(same[1], '')}".strip()
    return text


@cache
def rules_of(family: str) -> dict[str, str]:
    """All rules of the games that share their texts; none, if there are no such games."""
    games = [game for game in GAMES if FAMILIES.get(game, game) == family]
    return {number: rule_text(number) for game in games for number in rules(game)}
