"""The rules by number: a sentence for players, and the catalogue's exact text."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from msgspec import Struct

from nightcap.catalogue import DECLARED

PACKAGE = Path(__file__).resolve().parents[1]
PLACES = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules", *(PACKAGE / "games").glob("*/rules"))
"""Inside an installed package, in the project's own folder, or with a game that brings its own."""

RULE = re.compile(r"^(?:- \*\*([A-HJ-Z]-\d+)\*\*|\| (O-\d+) \|) (.*)$", re.MULTILINE)
"""Rules, and options in a table of their own; `I-1` and so on are invariants, not rules."""
SAME_AS = re.compile(r"^= ([A-Z]-\d+)\b")
FAMILIES = frozenset(game.family for game in DECLARED.values())

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


class Rule(Struct, frozen=True):
    """`exact` is the specification, in English; `say` what a host would answer, in the player's language."""

    say: str
    exact: str


@cache
def rules_for_players(family: str, language: str) -> dict[str, Rule]:
    """All rules of the games that share their texts; the exact text where a game has no sentence for one."""
    sentences = sentences_of(family, language)
    return {number: Rule(sentences.get(number, exact), exact) for number, exact in rules_of(family).items()}


@cache
def sentences_of(family: str, language: str) -> dict[str, str]:
    for game in DECLARED.values():
        path = PACKAGE / "games" / game.package.rpartition(".")[2] / "rules" / f"{language}.toml"
        if game.family == family and path.exists():
            return tomllib.loads(path.read_text(encoding="utf-8"))
    return {}


def rule_said(number: str, language: str) -> str:
    """For somebody at a terminal; empty if there is no such rule."""
    for family in FAMILIES:
        if rule := rules_for_players(family, language).get(number):
            return rule.say
    return ""


@cache
def rules_of(family: str) -> dict[str, str]:
    """All rules of the games that share their texts; none, if there are no such games."""
    games = [game.id for game in DECLARED.values() if game.family == family]
    return {number: rule_text(number) for game in games for number in rules(game)}
