"""What somebody typed, turned into one of their options; or a word that says why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.markup import escape

from nightcap.engine.cards import HEIGHT
from nightcap.engine.moves import Move
from nightcap.engine.options import Amount, Just, Note, Options, Pick
from nightcap.text import Speaker


class Unclear(ValueError):
    """What was typed is none of the options; the message says what to type."""


Asks = Callable[[str], str]


def ask(console: Console, question: str) -> str:
    """What is typed behind the question; whatever stands in it is taken as words."""
    return console.input(f"{escape(question)} ")


def read_answer(typed: str, answers: Options, asides: Options, ask: Asks, speaker: Speaker) -> Move:
    """The number of an option, with cards or an amount behind it; or just the cards; or just Enter."""
    say = speaker.texts.say
    words = typed.replace(",", " ").split()
    options = (*answers, *asides)
    if not words:
        if len(answers) == 1 and isinstance(answers[0], Just):
            return answers[0].move
        raise Unclear(say("terminal-unclear-nothing"))
    picks = [option for option in answers if isinstance(option, Pick)]
    if len(picks) == 1 and not words[0].isdecimal():
        return picked(picks[0], words, speaker)
    if not words[0].isdecimal() or not 1 <= int(words[0]) <= len(options):
        raise Unclear(say("terminal-unclear-number", typed=words[0], most=len(options)))
    option, rest = options[int(words[0]) - 1], words[1:]
    match option:
        case Note(move):
            words_only = typed.split(maxsplit=1)[1] if rest else ask(say("terminal-own_words"))
            if len(words_only) > option.at_most:
                raise Unclear(say("terminal-unclear-too_long", length=len(words_only), most=option.at_most))
            return type(move)(words_only)
        case Just(move):
            if option in asides and not agreed(ask(say("terminal-really", move=speaker.move(move)))):
                raise Unclear(say("terminal-nothing_happened"))
            return move
        case Pick():
            return picked(option, rest or ask(say("terminal-which")).split(), speaker)
        case Amount(kind, low, high):
            number = rest[0] if rest else ask(say("terminal-amount", low=low, high=high)).strip()
            if not number.isdecimal() or not low <= int(number) <= high:
                raise Unclear(say("terminal-unclear-amount", low=low, high=high))
            return kind(int(number))


def is_pack(among: tuple[Any, ...]) -> bool:
    """Whether these are playing cards, which everybody can name."""
    return all(item in HEIGHT for item in among)


def picked(option: Pick, words: list[str], speaker: Speaker) -> Move:
    """Playing cards by name, however they are written: `2c`, `10H`, `th`. Others by their place."""
    if [word.lower() for word in words] in (["none"], ["0"], ["-"]):
        words = []
    if is_pack(option.among):
        spelt = [word.upper().replace("10", "T") for word in words]
        exact = {str(item).upper(): item for item in option.among}
    else:
        spelt, exact = words, {str(place): item for place, item in enumerate(option.among, start=1)}
    if unknown := [word for word in spelt if word not in exact]:
        among = " ".join(exact)
        raise Unclear(speaker.texts.say("terminal-unclear-cards", typed=" ".join(unknown), among=among))
    move = option.kind(tuple(exact[word] for word in spelt))
    if not option.contains(move):
        most = min(option.at_most, len(option.among))
        raise Unclear(speaker.texts.say("terminal-unclear-count", least=option.at_least, most=most))
    return move


def agreed(typed: str) -> bool:
    return typed.strip().lower() in ("y", "yes", "o", "oui", "s", "si", "sí")
