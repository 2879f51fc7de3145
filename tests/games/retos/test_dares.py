"""R-50…R-64, R-99: who performs, with whom, and how a dare ends."""

from __future__ import annotations

from typing import Any

import pytest

from games.retos.playing import Person, laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.engine.cards import Card, cards
from nightcap.engine.events import seen_by
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.games.retos import RetosTable, events
from nightcap.games.retos.moves import ChoosePartner, TakePenalty

FOUR = ["5C 9D 2C", "2H 3S 4S", "KD QD JD", "8C 8D 8H"]
STOCK = "7S 8S TS 9S JS QS"
COUPLES = [{"partner": 1}, {"partner": 0}, {}, {}]


confirmed_by_either = pytest.mark.parametrize("confirm_by", ["performer", "thrower"])


def thrown(solo: str | None = None, **more: Any) -> tuple[RetosTable, Person, Person, Person, Person]:
    """Ana has thrown the 5C; its dare falls to Ben."""
    table, (ana, ben, cleo, dora) = laid_out(FOUR, STOCK, used="5H", solo=solo, **more)
    ana.draws()
    ana.plays("5C")
    return table, ana, ben, cleo, dora


def asked(table: RetosTable) -> str:
    return str(to_data(table.question)["type"])


@rule("R-50")
@pytest.mark.parametrize(
    ("direction", "card", "performer"), [(1, "5C", 1), (-1, "5C", 3), (1, "AH", 3), (-1, "AH", 1)]
)
def test_a_dare_falls_to_the_next_seat_in_the_direction_in_force(
    direction: int, card: str, performer: int
) -> None:
    table, (ana, *_) = laid_out(["5C AH 2C", *FOUR[1:]], STOCK, used="5H", direction=direction)
    ana.draws()
    told = ana.plays(card)
    assert told[-1] == events.DareGiven(0, performer, table.dare_on(Card(card)))
    assert table.waiting == (performer,)


@rule("R-51")
@pytest.mark.parametrize("how", ["done", "refused", "stopped"])
def test_the_performer_then_takes_the_next_turn_whatever_happened(how: str) -> None:
    table, _, ben, *_ = thrown()
    if how == "done":
        ben.accepts()
        ben.is_done()
    elif how == "refused":
        ben.refuses()
        ben.pays("garment")
    else:
        ben.stops()
    assert table.waiting == (1,)
    assert asked(table) == "ask_to_draw"


@rule("R-52")
def test_a_pass_gives_no_dare_and_repeats_none() -> None:
    table, _, ben, *_ = thrown()
    ben.stops()
    ben.draws()
    told = ben.passes()
    assert told == [events.Passed(1)]
    assert table.waiting == (2,)
    assert asked(table) == "ask_to_draw"


@rule("R-53")
def test_a_solo_dare_is_accepted_or_refused() -> None:
    table, ana, ben, *_ = thrown()
    asides = {"lower_drinks", "lower_garments", "stop_game"}
    assert ben.can - asides == {"dare_accept", "refuse", "safe_stop"}
    with refused(ana, "not_your_turn", "R-53"):
        ana.accepts()
    with refused(ben, "no_partner_in_dare", "R-53"):
        ben.chooses(ana)
    ben.accepts()
    assert asked(table) == "ask_whether_done"


@rule("R-54")
def test_the_performer_names_any_other_seat_the_thrower_included() -> None:
    table, ana, ben, cleo, _ = thrown(solo="")
    with refused(ben, "partner_needed", "R-54"):
        ben.accepts()
    with refused(cleo, "not_your_turn", "R-54"):
        cleo.chooses(ana)
    named = {move.seat for move in table.moves(1) if isinstance(move, ChoosePartner)}
    assert named == {0, 2, 3, "random"}
    with refused(ben, "not_eligible", "R-54"):
        ben.does(ChoosePartner(7))
    for no_seat in (0.0, False):
        with refused(ben, "malformed", "R-54"):
            ben.does(ChoosePartner(no_seat))  # type: ignore[arg-type]
    told = ben.chooses(ana)
    assert told == [events.PartnerChosen(1, 0, by_chance=False)]
    assert table.waiting == (0,)


@rule("R-55")
def test_or_leaves_it_to_chance_which_is_binding() -> None:
    _, ana, ben, _, dora = thrown(solo="", script=[3])
    told = ben.leaves_it_to_chance()
    assert told == [events.PartnerChosen(1, 3, by_chance=True)]
    with refused(ben, "not_your_turn", "R-54"):
        ben.chooses(ana)
    dora.joins_in()
    ben.is_done()


@rule("R-55")
def test_chance_picks_from_all_who_can_be_named_evenly() -> None:
    picked = []
    for seed in range(60):
        table, (ana, ben, *_) = laid_out(FOUR, STOCK, used="5H", solo="")
        ana.draws()
        ana.plays("5C")
        for _ in range(seed):
            table.chance.below(1000)  # some other moment of the stream
        ben.leaves_it_to_chance()
        picked.append(table.waiting[0])
    assert all(10 <= picked.count(seat) <= 30 for seat in (0, 2, 3))


@rule("R-56")
def test_nobody_is_their_own_partner() -> None:
    _, _, ben, *_ = thrown(solo="")
    with refused(ben, "not_eligible", "R-56"):
        ben.chooses(ben)


@rule("R-57")
def test_the_chosen_partner_answers_and_the_performer_has_accepted_by_choosing() -> None:
    table, _, ben, cleo, dora = thrown(solo="")
    ben.chooses(cleo)
    with refused(dora, "not_your_turn", "R-57"):
        dora.joins_in()
    with refused(ben, "not_your_turn", "R-57"):
        ben.joins_in()
    assert cleo.can >= {"partner_accept", "refuse", "safe_stop"}
    assert cleo.joins_in() == [events.DareAccepted(2)]
    assert asked(table) == "ask_whether_done"
    assert table.waiting == (1,)


@rule("R-58")
def test_the_performer_confirms_or_the_thrower() -> None:
    table, ana, ben, cleo, _ = thrown(solo="")
    ben.chooses(cleo)
    cleo.joins_in()
    for other in (ana, cleo):
        with refused(other, "not_your_turn", "R-58"):
            other.is_done()
    assert ben.is_done() == [events.DareCompleted(1)]
    table, ana, ben, *_ = thrown(confirm_by="thrower")
    ben.accepts()
    with refused(ben, "not_your_turn", "R-58"):
        ben.is_done()
    ana.is_done()
    assert table.waiting == (1,)


@rule("R-59")
def test_the_seconds_of_a_dare_are_only_advice() -> None:
    table, _, ben, *_ = thrown()
    assert ben.sees.dare.dare.seconds == 15
    ben.accepts()
    ben.is_done()  # at once: the table has no clock
    assert asked(table) == "ask_to_draw"


@rule("R-60")
@confirmed_by_either
@pytest.mark.parametrize(("who", "punished"), [("performer", (1,)), ("partner", (1, 2))])
def test_both_may_withdraw_until_it_is_confirmed(
    who: str, punished: tuple[int, ...], confirm_by: str
) -> None:
    table, ana, ben, cleo, _ = thrown(solo="", confirm_by=confirm_by)
    ben.chooses(cleo)
    cleo.joins_in()
    with refused(ana, "not_now" if confirm_by == "thrower" else "not_your_turn", "R-60"):
        ana.refuses()
    person = ben if who == "performer" else cleo
    assert person.refuses() == [events.DareRefused(person.seat, punished)]
    assert table.view(None).queue == punished


@rule("R-58", "R-60", "R-99")
def test_a_thrower_who_takes_part_may_confirm_withdraw_or_stop() -> None:
    _, ana, ben, *_ = thrown(solo="", confirm_by="thrower")
    ben.chooses(ana)
    ana.joins_in()
    assert ana.can >= {"dare_done", "refuse", "safe_stop"}
    assert ben.can >= {"refuse", "safe_stop"}
    assert "dare_done" not in ben.can


@rule("R-60")
def test_after_it_is_done_there_is_nothing_to_withdraw_from() -> None:
    _, _, ben, *_ = thrown()
    ben.accepts()
    ben.is_done()
    with refused(ben, "not_now", "R-60"):
        ben.refuses()
    with refused(ben, "not_now", "R-99"):
        ben.stops()


# Respect


@rule("R-62")
def test_with_full_respect_only_ones_own_partner_can_be_named() -> None:
    table, ana, ben, cleo, _ = thrown(solo="", players=COUPLES, respect="all")
    assert {move.seat for move in table.moves(1) if isinstance(move, ChoosePartner)} == {0, "random"}
    with refused(ben, "not_eligible", "R-62"):
        ben.chooses(cleo)
    ben.leaves_it_to_chance()
    assert table.waiting == (0,)
    ana.refuses()
    assert table.view(None).queue == (1, 0)  # a joint penalty stays within the couple


@rule("R-62")
def test_solo_dares_are_the_same_with_respect() -> None:
    table, _, ben, *_ = thrown(players=[{}, {}, {"partner": 3}, {"partner": 2}], respect="all")
    ben.refuses()
    assert table.view(None).queue == (1,)


@rule("R-63")
def test_a_partner_dare_that_falls_to_a_single_lapses() -> None:
    table, (ana, *_) = laid_out(
        FOUR, STOCK, used="5H", solo="", players=[{}, {}, {"partner": 3}, {"partner": 2}], respect="all"
    )
    ana.draws()
    told = ana.plays("5C")
    assert told[-1] == events.DareLapsed(1)
    assert table.waiting == (1,)
    assert asked(table) == "ask_to_draw"
    assert table.view(None).dare is None


@rule("R-64")
def test_in_the_narrow_reading_a_partner_is_punished_only_by_their_own_couple() -> None:
    table, ana, ben, cleo, _ = thrown(solo="", players=COUPLES, respect="penalties")
    ben.chooses(cleo)  # freely chosen, but not his own
    assert cleo.refuses() == [events.DareRefused(2, (1,))]
    assert table.view(None).queue == (1,)
    table, ana, ben, cleo, _ = thrown(solo="", players=COUPLES, respect="penalties")
    ben.chooses(ana)
    assert ana.refuses() == [events.DareRefused(0, (1, 0))]
    table, ana, ben, cleo, _ = thrown(solo="", players=COUPLES, respect="penalties")
    ben.chooses(cleo)
    assert ben.refuses() == [events.DareRefused(1, (1,))]  # one's own refusal, as ever


# The safety stop


@rule("R-99")
@confirmed_by_either
@pytest.mark.parametrize(
    ("moment", "who"),
    [
        ("asked", "performer"),  # nobody else is chosen yet
        ("partner asked", "performer"),
        ("partner asked", "partner"),
        ("carried out", "performer"),
        ("carried out", "partner"),
    ],
)
def test_a_stop_is_free_at_every_moment_for_those_involved(moment: str, who: str, confirm_by: str) -> None:
    table, ana, ben, cleo, dora = thrown(solo="", confirm_by=confirm_by)
    if moment != "asked":
        ben.chooses(cleo)
    if moment == "carried out":
        cleo.joins_in()
    for stranger in (ana, dora):
        with refused(stranger, "not_now" if stranger.seat in table.waiting else "not_your_turn", "R-99"):
            stranger.stops()
    told = (ben if who == "performer" else cleo).stops()
    assert told == [events.DareStopped()]
    assert table.view(None).queue == ()
    assert table.points == table.drinks == table.garments == [0, 0, 0, 0]
    assert table.waiting == (1,)
    assert asked(table) == "ask_to_draw"


@rule("R-99")
@pytest.mark.parametrize("moment", ["partner asked", "carried out"])
def test_nobody_is_named_by_a_stop_not_even_on_record(moment: str) -> None:
    told = set()
    for stopper in (1, 2):
        table, ana, ben, cleo, _dora = thrown(solo="")
        ben.chooses(cleo)
        if moment == "carried out":
            cleo.joins_in()
        happened = Person(table, stopper).stops()
        seen = [[seen_by(seat, happened), table.view(seat)] for seat in (0, 1, 2, 3, None)]
        told.add((to_json(seen), to_json(table.log), table.save()))
        assert ana.sees.dare is None
    assert len(told) == 1


# Bots


def test_a_dare_that_falls_to_a_bot_lapses() -> None:
    for solo in ("", None):
        table, (ana, *_) = laid_out(FOUR, STOCK, used="5H", solo=solo, players=[{}, {"bot": True}, {}, {}])
        ana.draws()
        assert ana.plays("5C")[-1] == events.DareLapsed(1)
        assert table.waiting == (1,)
        assert table.view(0).seats[1].bot


def test_bots_are_nobodys_partners() -> None:
    table, _, ben, _, dora = thrown(solo="", players=[{"bot": True}, {}, {"bot": True}, {}])
    with refused(ben, "not_eligible", "R-54"):
        ben.does(ChoosePartner(2))
    ben.leaves_it_to_chance()
    assert table.waiting == (3,)
    dora.joins_in()
    table, (ana, *_) = laid_out(FOUR[:2], STOCK, used="5H", solo="", players=[{"bot": True}, {}])
    ana.draws()
    assert ana.plays("5C")[-1] == events.DareLapsed(1)  # nobody to do it with


def test_a_bot_does_not_judge_a_dare() -> None:
    _, _, ben, *_ = thrown(players=[{"bot": True}, {}, {}, {}], confirm_by="thrower")
    ben.accepts()
    assert "dare_done" in ben.can


def test_a_penalty_is_not_for_those_who_were_not_asked() -> None:
    _, _, ben, cleo, _ = thrown()
    ben.refuses()
    with refused(cleo, "not_your_turn", "R-69"):
        cleo.does(TakePenalty("drink"))
    assert cards("5C")[0] in cleo.sees.used
