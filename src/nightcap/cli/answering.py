"""What somebody typed, turned into one of their options; or a word that says why not."""

from __future__ import annotations

from collections.abc import Callable

from nightcap.engine.moves import Move
from nightcap.engine.options import Amount, Just, Note, Options, Pick


class Unclear(ValueError):
    """What was typed is none of the options; the message says what to type."""


Asks = Callable[[str], str]


def read_answer(typed: str, answers: Options, asides: Options, ask: Asks) -> Move:
    """The number of an option, with cards or an amount behind it; or just the cards; or just Enter."""
    words = typed.replace(",", " ").split()
    options = (*answers, *asides)
    if not words:
        if len(answers) == 1 and isinstance(answers[0], Just):
            return answers[0].move
        raise Unclear("Type the number of what you want to do, or the cards you choose, or none; ? for help.")
    picks = [option for option in answers if isinstance(option, Pick)]
    if len(picks) == 1 and not words[0].isdecimal():
        return picked(picks[0], words)
    if not words[0].isdecimal() or not 1 <= int(words[0]) <= len(options):
        raise Unclear(
            f"There is no {words[0]!r} here: type a number from 1 to {len(options)}, or ? for help."
        )
    option, rest = options[int(words[0]) - 1], words[1:]
    match option:
        case Note(move):
            words_only = typed.split(maxsplit=1)[1] if rest else ask("In your words (Enter for none): ")
            if len(words_only) > option.at_most:
                raise Unclear(f"That is {len(words_only)} characters; there is room for {option.at_most}.")
            return type(move)(words_only)
        case Just(move):
            if option in asides and not agreed(ask(f"Really {move.tag().replace('_', ' ')}? (y/N) ")):
                raise Unclear("Nothing has happened.")
            return move
        case Pick():
            return picked(option, rest or ask("Which? Cards with spaces between, Enter for none: ").split())
        case Amount(kind, low, high):
            number = rest[0] if rest else ask(f"How many, {low} to {high}? ").strip()
            if not number.isdecimal() or not low <= int(number) <= high:
                raise Unclear(f"A whole number from {low} to {high}, please.")
            return kind(int(number))


def picked(option: Pick, words: list[str]) -> Move:
    """Cards by name, however they are written: `2c`, `10H`, `th`."""
    if [word.lower() for word in words] in (["none"], ["0"], ["-"]):
        words = []
    spelt = [word.upper().replace("10", "T") for word in words]
    exact = {str(item).upper(): item for item in option.among}
    if unknown := [word for word in spelt if word not in exact]:
        raise Unclear(
            f"You cannot choose {' '.join(unknown)}: choose among {' '.join(map(str, option.among))}."
        )
    move = option.kind(tuple(exact[word] for word in spelt))
    if not option.contains(move):
        most = min(option.at_most, len(option.among))
        raise Unclear(f"Choose {option.at_least} to {most} different ones.")
    return move


def agreed(typed: str) -> bool:
    return typed.strip().lower() in ("y", "yes", "o", "oui", "s", "si", "sí")
