"""The engine by itself, with a small game that asks several seats at once."""

from __future__ import annotations

import re
from itertools import product

import msgspec
import pytest

from engine.high_card import AskWhoStays, CallItANight, GoodNight, HighCard, Leave, Stay
from kit.rules import ROOT
from nightcap import (
    Chance,
    IllegalMove,
    IllegalSetup,
    Scripted,
    UnknownGame,
    UnreadableRecord,
    imagine,
    load,
    new_table,
    read_log,
    replay,
)
from nightcap.engine.options import Just
from nightcap.engine.steps import AskEach
from nightcap.engine.vocabulary import Vocabulary, to_json


def table(*cards: str) -> HighCard:
    return HighCard.new(seats=len(cards), chance=Scripted([list(cards)]))


def test_a_sealed_question_is_answered_in_any_order_and_applied_together() -> None:
    night = table("2C", "AS", "KD")
    night.play(2, Stay())
    assert night.view(1).waiting == (0, 1)
    assert night.staying == []
    night.play(0, Stay())
    night.play(1, Leave())
    assert night.staying == [0, 2]
    assert night.result is not None
    assert night.result.winners == (2,)
    assert night.waiting == ()


def test_until_the_last_answer_nobody_learns_another() -> None:
    told = set()
    for one, other in product((Stay(), Leave()), repeat=2):
        night = table("2C", "AS", "KD")
        events = [*night.play(0, one), *night.play(1, other)]
        told.add(
            to_json([night.view(2), night.view(None), events, night.options(2), str(night.why_not(2, {}))])
        )
    assert len(told) == 1


def test_of_a_silent_question_nobody_learns_who_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskWhoStays, "silent", True)
    monkeypatch.setattr(AskWhoStays, "heard", AskEach.heard)
    told = set()
    for answers in [(), ((0, Stay()),), ((1, Leave()), (0, Leave())), ((1, Stay()),)]:
        night = table("2C", "AS", "KD")
        events = [event for seat, move in answers for event in night.play(seat, move)]
        world = imagine(night, 2, Chance.of("x"))
        told.add(
            to_json([night.view(2), night.view(None), events, night.options(2), world.waiting, world.sealed])
        )
        assert all(night.view(seat).waiting == tuple({0, 1, 2} - {seat}) for seat, _ in answers)
    assert len(told) == 1


def test_a_sealed_answer_is_given_once() -> None:
    night = table("2C", "AS")
    night.play(0, Stay())
    with pytest.raises(IllegalMove, match=r"not_your_turn \(H-02\)"):
        night.play(0, Leave())
    assert night.answers(0) == ()
    assert len(night.options(0)) == 1  # the aside


def test_an_aside_can_end_everything_at_any_moment() -> None:
    night = table("2C", "AS")
    night.play(0, Stay())
    night.play(0, GoodNight())
    assert night.waiting == ()
    assert night.sealed == []
    assert night.result is not None
    assert night.result.winners == ()


def test_sealed_answers_may_mean_something_together(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = []
    monkeypatch.setattr(AskWhoStays, "opened", lambda ask, night, answers: opened.append(answers))
    night = table("2C", "AS")
    night.play(1, Stay())
    assert opened == []
    night.play(0, Leave())
    assert opened == [[(0, Leave()), (1, Stay())]]
    assert night.staying == []


def test_an_anonymous_aside_is_on_record_but_not_whose_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GoodNight, "anonymous", True)
    monkeypatch.setattr(CallItANight, "options", lambda self, table, seat: (Just(GoodNight()),) * (seat > 0))
    records = set()
    for somebody in (1, 2):
        night = table("2C", "AS", "KD")
        night.play(somebody, GoodNight())
        assert night.played == [(1, GoodNight())]  # the first who could have been it
        records.add((night.save(), to_json(night.log)))
    assert len(records) == 1
    with pytest.raises(IllegalMove, match=r"not_now \(H-04\)"):
        table("2C", "AS", "KD").play(0, GoodNight())


def test_an_imagined_answer_is_not_the_true_one() -> None:
    night = table("2C", "AS", "KD")
    night.play(0, Stay())
    worlds = [imagine(night, 1, Chance.of(str(n))) for n in range(40)]
    assert {type(world.sealed[0][1]) for world in worlds} == {Stay, Leave}
    assert all(world.dealt[1] == "AS" for world in worlds)
    assert len({world.dealt[0] for world in worlds}) > 10
    own = [imagine(night, 0, Chance.of(str(n))) for n in range(10)]
    assert all(world.sealed == [(0, Stay())] for world in own)
    assert all(world.played == [] and world.seed == "" for world in worlds)


def test_sealed_answers_are_saved() -> None:
    night = table("2C", "AS")
    night.play(1, Stay())
    saved = msgspec.json.decode(night.save())
    again = HighCard.load(saved["table"])
    assert again == night
    again.play(0, Leave())
    assert again.result is not None
    assert again.result.winners == (1,)


def test_words_of_a_game_must_differ() -> None:
    first = type("module", (), {"__name__": "first", "Stay": Stay})
    other_stay = type("Stay", (Leave,), {"__module__": "second"}, frozen=True, tag="stay")
    second = type("module", (), {"__name__": "second", "Stay": other_stay})
    with pytest.raises(TypeError, match="two things of this game are called stay"):
        Vocabulary(first, second)  # type: ignore[arg-type]


def test_games_by_their_ids() -> None:
    with pytest.raises(UnknownGame, match="no game is called 'bridge'; there are couples-quick"):
        new_table("bridge")
    with pytest.raises(IllegalSetup, match="seat_count"):
        new_table("couples-quick", seats=5)


def test_records_that_cannot_be_read() -> None:
    table = new_table("couples-quick", seed="x")
    saved, logged = table.save(), to_json(table.log)
    for text in (b"", b"[]", b"{}", b"nonsense", saved.replace(b'"round":1', b'"round":"one"'), logged):
        with pytest.raises(UnreadableRecord):
            load(text)
    for text in (b"", b"[]", b"{}", b"nonsense", saved):
        with pytest.raises(UnreadableRecord):
            read_log(text)
    with pytest.raises(UnreadableRecord, match="version 99"):
        load(saved.replace(b'"version":1', b'"version":99'))
    with pytest.raises(UnreadableRecord, match="version 99"):
        replay(read_log(logged.replace(b'"version":1', b'"version":99')))


def test_a_scripted_game_replays_by_its_script() -> None:
    options = {"first_dealer": "random"}
    table = new_table("couples-quick", options=options, chance=Scripted([[]] * 6 + [1], then="x"))
    table.play(1, {"type": "deal"})
    assert replay(table.log) == table
    assert replay(read_log(to_json(table.log))) == table


def test_the_readme_is_true() -> None:
    """The Python in it runs."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
