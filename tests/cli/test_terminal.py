"""The terminal table: what each person sees on it, and what they can type."""

from __future__ import annotations

import argparse
import io
import random
import re

import pytest
from rich.console import Console

from kit.rules import numbers_in_catalogues
from nightcap import new_table
from nightcap.cli.answering import Unclear, read_answer
from nightcap.cli.play import TerminalTable
from nightcap.engine.cards import PACK, cards
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Seat
from nightcap.engine.options import Amount, Just, Note, Pick
from nightcap.engine.vocabulary import to_json
from nightcap.games.couples.moves import Concede, Deal, Exchange, ProposeTweak
from nightcap.text import Speaker, texts
from nightcap.text.rulebook import rule_text, rules
from nightcap.text.speaker import card_face

FACES = {card_face(card): card for card in PACK}
ENGLISH = texts("en")
SPEAKER = Speaker(ENGLISH, "couples-quick", str)


class Listener(TerminalTable):
    """Notes what stands on the screen whenever somebody looks at it."""

    def ask(self, seat: Seat) -> object:  # type: ignore[override]
        allowed = to_json([self.table.view(seat), self.told[seat], seen_by(seat, self.unseen[seat])]).decode()
        file = self.console.file
        assert isinstance(file, io.StringIO)
        file.seek(0)
        file.truncate()
        move = super().ask(seat)
        shown = set(re.findall(r"(?:10|[2-9JQKA])[♠♥♦♣]", file.getvalue()))
        assert {FACES[face] for face in shown} <= {card for card in PACK if f'"{card}"' in allowed}
        self.looked += len(shown)
        return move

    looked = 0


@pytest.mark.parametrize(
    ("game", "options"), [("couples-quick", {}), ("couples-advanced", {"start_space": 47})]
)
def test_nobody_sees_anothers_cards(
    game: str, options: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(3)
    console = Console(file=io.StringIO(), width=100, highlight=False)
    typed = ["1", "1", "2", "3", "none", "h", "v"]
    monkeypatch.setattr(console, "input", lambda prompt="": "" if "Enter" in prompt else rng.choice(typed))
    args = argparse.Namespace(game=game, bots=0, bot="random", names="David,Emma", deck=None)
    table = new_table(game, seed="seen", options=options)
    terminal = Listener(console, table, args, ENGLISH)
    terminal.play()
    assert table.result is not None
    assert terminal.looked > 100


def never(prompt: str) -> str:
    raise AssertionError(f"asked {prompt}")


HAND = cards("2C 7D TH AS KS")
EXCHANGE = (Pick(Exchange, HAND, at_most=5),)
ASIDES = (Just(Concede()), Note(ProposeTweak("")))


@pytest.mark.parametrize("typed", ["2C 7D", "2c, 7d", "1 2C 7D", "1 2c 7d"])
def test_cards_can_be_typed_in_many_ways(typed: str) -> None:
    assert read_answer(typed, EXCHANGE, ASIDES, never, SPEAKER) == Exchange(cards("2C 7D"))


@pytest.mark.parametrize("typed", ["10H", "th", "1 10h"])
def test_a_ten_is_a_ten(typed: str) -> None:
    assert read_answer(typed, EXCHANGE, ASIDES, never, SPEAKER) == Exchange(cards("TH"))


@pytest.mark.parametrize("typed", ["none", "1 none", "1 0", "-"])
def test_none_is_an_answer(typed: str) -> None:
    assert read_answer(typed, EXCHANGE, ASIDES, never, SPEAKER) == Exchange(())


def test_enter_takes_the_only_answer() -> None:
    assert read_answer("", (Just(Deal()),), ASIDES, never, SPEAKER) == Deal()


@pytest.mark.parametrize("typed", ["", "9", "0", "QS", "2C 2C", "1 QS", "deal", "-1", "²"])
def test_what_is_unclear_is_said_and_nothing_happens(typed: str) -> None:
    with pytest.raises(Unclear):
        read_answer(typed, EXCHANGE, ASIDES, never, SPEAKER)


def test_an_aside_is_confirmed() -> None:
    assert read_answer("2", EXCHANGE, ASIDES, lambda _: "y", SPEAKER) == Concede()
    with pytest.raises(Unclear, match="nothing has changed"):
        read_answer("2", EXCHANGE, ASIDES, lambda _: "", SPEAKER)


def test_a_note_takes_words() -> None:
    assert read_answer("3 more slowly", EXCHANGE, ASIDES, never, SPEAKER) == ProposeTweak("more slowly")
    assert read_answer("3", EXCHANGE, ASIDES, lambda _: "", SPEAKER) == ProposeTweak("")
    with pytest.raises(Unclear, match="room for 500"):
        read_answer("3 " + "x" * 501, EXCHANGE, ASIDES, never, SPEAKER)


def test_an_amount_is_a_number() -> None:
    class Bet(Deal, frozen=True):
        amount: int

    options = (Amount(Bet, 1, 9),)
    assert read_answer("1 5", options, (), never, SPEAKER) == Bet(5)
    assert read_answer("1", options, (), lambda _: "9", SPEAKER) == Bet(9)
    for typed in ("1 0", "1 10", "1 x"):
        with pytest.raises(Unclear, match="from 1 to 9"):
            read_answer(typed, options, (), never, SPEAKER)


def test_every_rule_can_be_read_by_its_number() -> None:
    assert set(rules()) == numbers_in_catalogues()
    assert "discard any number" in rule_text("Q-22")
    assert "discard any number" in rule_text("A-22")  # "= Q-22" is spelt out
    assert rule_text("X-99") == ""
