"""The command `nightcap`: thin, and polite when something is wrong."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape

from nightcap.catalogue import GAMES, UnknownBot, UnknownGame, UnreadableRecord
from nightcap.cli import arena, deck, forget, games, play, replay, serve, simulate, verify
from nightcap.cli.language import chosen_language, speaker_for
from nightcap.cli.words import sentence_of
from nightcap.decks import BadDeck
from nightcap.engine.refusals import Refusal
from nightcap.store import CannotOpen
from nightcap.text import texts

WRONG_USE = 2
LEFT_BY_INTERRUPT = 130


def main(words: Sequence[str] | None = None) -> None:
    """Exit codes: 0 done, 1 it could not be done, 2 called wrongly, 130 interrupted."""
    sys.exit(run(words))


def run(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="nightcap",
        description="A table for six games of an evening, for consenting adults.",
        epilog=f"Games: {', '.join(GAMES)}. `nightcap COMMAND --help` says more about each command.",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in (play, serve, forget, simulate, arena, replay, games, deck, verify):
        command.add_to(commands)
    args = parser.parse_args(words)
    complain = Console(stderr=True, highlight=False).print
    try:
        return int(args.run(args) or 0)
    except KeyboardInterrupt:
        return LEFT_BY_INTERRUPT
    except Refusal as refusal:
        speaker = speaker_for(getattr(args, "game", ""), chosen_language(args))
        said = escape(sentence_of(refusal, speaker))
        complain(f"[bold]{speaker.texts.say('terminal-not_set_up')}[/] {said}")
        return WRONG_USE
    except BadDeck as bad:
        file = getattr(args, "file", None) or args.deck
        deck.tell_problems(Console(stderr=True, highlight=False), file, bad, texts(chosen_language(args)))
        return WRONG_USE
    except (UnknownGame, UnknownBot, UnreadableRecord) as problem:
        complain(str(problem), markup=False)
        return WRONG_USE
    except CannotOpen as problem:
        complain(
            serve.why_not_opened(problem, texts(chosen_language(args)).say), markup=False, soft_wrap=True
        )
        return 1
    except OSError as problem:
        complain(f"{problem.filename}: {problem.strerror}", markup=False)
        return 1
