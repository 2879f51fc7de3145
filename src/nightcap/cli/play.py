"""`nightcap play`: the terminal table, for any game."""

from __future__ import annotations

import argparse
import random
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.text import Text

from nightcap.catalogue import bots_of, game, make_bot, new_table, read_log, replay
from nightcap.cli.answering import Unclear, agreed, ask, read_answer
from nightcap.cli.evening_deck import Evening, add_deck, deck_of
from nightcap.cli.language import add_language, chosen_language, speaker_for
from nightcap.cli.notices import notices_of
from nightcap.cli.options import add_game, chosen_options, chosen_seed, players_with_bots
from nightcap.cli.screen import show_events, show_options, show_view
from nightcap.engine.events import Event, seen_by
from nightcap.engine.house import House
from nightcap.engine.moves import Move, Seat
from nightcap.engine.refusals import IllegalSetup
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_json
from nightcap.text import Speaker, Texts, texts
from nightcap.text.rulebook import rule_said


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play at this terminal, passing it round",
        description="Play at this terminal: pass it round, or let bots take some of the seats.",
    )
    add_game(parser)
    add_deck(parser)
    add_language(parser)
    parser.add_argument("--bots", type=int, default=0, metavar="N", help="bots take the last N seats (0)")
    parser.add_argument("--bot", metavar="NAME", help="which bot: sensible where there is one, or random")
    parser.add_argument("--names", default="", metavar="A,B", help="names of the people, in seat order")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game's log in this file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    parser.add_argument("--ready", action="store_true", help="the notices have been read and agreed to")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    words = texts(chosen_language(args))
    try:
        table = come_back(console, args, words) if args.resume else set_up(console, args, words)
    except (EOFError, KeyboardInterrupt):
        table = None
        console.print()
    if table is None:
        console.print(words.say("terminal-left_before"))
        return 0
    args.bot = args.bot or next(iter(bots_of(table.game)))
    return sit_down(console, table, args, words)


def come_back(console: Console, args: argparse.Namespace, words: Texts) -> Table | None:
    table = replay(read_log(args.resume.read_bytes()))
    ready = args.ready or everybody_is_ready(console, type(table), table.house, words)
    return table if ready else None


def set_up(console: Console, args: argparse.Namespace, words: Texts) -> Table | None:
    """A new table by the house rules given, once all have agreed; None: they have not."""
    kind = game(args.game)
    seats = kind.check_seats(args.seats)
    if not 0 <= args.bots <= seats:
        raise IllegalSetup("bots", kind.seats_rule, least=0, most=seats)
    people = seats - args.bots
    options = chosen_options(args)
    speaker = speaker_for(args.game, words.language)
    for name in kind.house_rules.to_agree if people else ():
        while not str(options.get(name, "")).strip():
            options[name] = ask(console, words.say("terminal-agree_on", what=speaker.option(name)))
    house = kind.house_rules.read(options)
    if not args.ready and not everybody_is_ready(console, kind, house, words):
        return None
    seed = chosen_seed(args)
    evening = Evening(console, args, words, people)
    house, deck = evening.common_deck(house)
    players = evening.players(players_with_bots(args.game, seats, range(people, seats)))
    return new_table(args.game, seats=args.seats, seed=seed, options=house, players=players, deck=deck)


def everybody_is_ready(console: Console, kind: type[Table], house: House, words: Texts) -> bool:
    """Q-02, A-02: nothing starts before everybody has agreed."""
    title = words.say("terminal-before_you_begin")
    notices = "\n\n".join(notices_of(kind, house, words))
    console.print(Panel(notices, title=title, border_style="dark_orange3"))
    return agreed(ask(console, words.say("terminal-ready")))


def sit_down(console: Console, table: Table, args: argparse.Namespace, words: Texts) -> int:
    try:
        TerminalTable(console, table, args, words).play()
    except (EOFError, KeyboardInterrupt):
        console.print()
    finally:
        if args.save:
            args.save.write_bytes(to_json(table.log))
            command = f"nightcap play {table.game} --resume {args.save}"
            console.print(words.say("terminal-saved", command=command), markup=False)
    if table.result is None:
        console.print(words.say("terminal-left"))
    return 0


class TerminalTable:
    """One terminal, handed from seat to seat; nobody sees another's cards on it."""

    def __init__(self, console: Console, table: Table, args: argparse.Namespace, words: Texts) -> None:
        self.console = console
        self.table = table
        self.words = words
        self.people = table.seats - args.bots
        given = [name.strip() for name in args.names.split(",") if name.strip()]
        self.names = [words.say("terminal-player", number=seat + 1) for seat in range(table.seats)]
        self.names[self.people :] = [f"Bot {seat + 1}" for seat in range(self.people, table.seats)]
        self.names[: len(given)] = given[: table.seats]
        self.speaker: Speaker = speaker_for(table.game, words.language, self.name, deck_of(args))
        self.bot = make_bot(table.game, args.bot, random.Random(table.seed))
        self.told: list[list[Event]] = [[] for _ in range(table.seats)]
        self.unseen = {seat: seen_by(seat, table.events) for seat in range(table.seats)}
        self.holder: Seat | None = None if self.people > 1 else 0

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def play(self) -> None:
        table = self.table
        while waiting := table.waiting:
            seat = min(waiting, key=lambda seat: (seat != self.holder, seat))
            if seat >= self.people:
                move = self.bot.choose(table.view(seat), table.answers(seat))
            else:
                self.hand_over(seat)
                chosen = self.ask(seat)
                if chosen is None:
                    return
                seat, move = chosen
            events = table.play(seat, move)
            for other in range(table.seats):
                self.unseen[other] += seen_by(other, events)
        self.show_end()

    def hand_over(self, seat: Seat) -> None:
        """A curtain between two people: the screen is empty until the next one says so."""
        if self.holder not in (seat, None) or (self.holder is None and self.people > 1):
            self.console.clear()
            ask(self.console, f"\n\n    {self.words.say('terminal-hand_over', name=self.name(seat))}")
        if self.holder != seat:
            self.console.clear()
        self.holder = seat

    def ask(self, seat: Seat) -> tuple[Seat, Move] | None:
        """Ask until there is an answer, or somebody else speaks up; None: they want to leave."""
        table = self.table
        show_events(self.console, self.unseen[seat], self.speaker)
        self.told[seat] += self.unseen[seat]
        self.unseen[seat] = []
        answers = table.answers(seat)
        asides = table.options(seat)[len(answers) :]

        def show_all() -> None:
            show_view(self.console, table.view(seat), self.speaker)
            question = self.speaker.question(table.asked)
            self.console.print(question, style="bold dark_orange3", markup=False)
            show_options(self.console, answers, asides, self.speaker)

        show_all()
        while True:
            typed = self.console.input(f"[bold dark_orange3]{escape(self.name(seat))}[/] › ").strip()
            if typed.lower() == "q":
                if agreed(ask(self.console, self.words.say("terminal-leave"))):
                    return None
            elif typed == "?":
                self.console.print(self.words.say("terminal-help"), markup=False)
            elif typed.lower() == "v":
                show_all()
            elif typed.startswith("!"):
                if spoken := self.speak_up(typed[1:].strip(), instead_of=seat):
                    return spoken
                show_all()
            elif typed.lower() == "g":
                self.console.print(self.words.say(f"game-{table.game}.how"), markup=False)
            elif typed.lower() == "r" and self.words.has(f"{self.speaker.family}-rankings"):
                self.console.print(self.words.say(f"{self.speaker.family}-rankings"), markup=False)
            elif typed.lower() == "h":
                show_events(self.console, self.told[seat], self.speaker)
            elif text := rule_said(typed.upper(), self.words.language):
                self.console.print(Text.assemble((typed.upper(), "bold"), " ", text))
            else:
                try:
                    return seat, read_answer(typed, answers, asides, partial(ask, self.console), self.speaker)
                except Unclear as problem:
                    self.console.print(str(problem), style="italic", markup=False)

    def speak_up(self, called: str, instead_of: Seat) -> tuple[Seat, Move] | None:
        """Somebody who is not asked wants to stop, withdraw or concede; None: they do not after all."""
        names = [name.casefold() for name in self.names[: self.people]]
        words = called.casefold()
        seat = names.index(words) if words in names else int(words) - 1 if words.isdecimal() else -1
        if not 0 <= seat < self.people:
            self.console.print(self.words.say("terminal-nobody_called", name=called), markup=False)
            return None
        asides = self.table.options(seat)[len(self.table.answers(seat)) :]
        self.hand_over(seat)
        show_options(self.console, (), asides, self.speaker)
        typed = ask(self.console, self.words.say("terminal-speak_up"))
        try:
            return seat, read_answer(typed, (), asides, partial(ask, self.console), self.speaker)
        except Unclear:
            self.hand_over(instead_of)
            return None

    def show_end(self) -> None:
        result = self.table.result
        assert result is not None
        self.console.clear()
        show_events(self.console, seen_by(None, self.table.events), self.speaker)
        show_view(self.console, self.table.view(None), self.speaker)
        winners = self.speaker.listed(self.name(seat) for seat in result.winners)
        self.console.print(f"\n[bold dark_orange3]{self.words.say('terminal-over')}[/]")
        self.console.print(self.words.say("terminal-won_by", names=winners), markup=False)
        scores = ", ".join(f"{self.name(seat)} {score}" for seat, score in enumerate(result.scores))
        self.console.print(scores, style="dim", markup=False)
