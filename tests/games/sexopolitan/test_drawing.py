"""S-95…S-104: drawing, the discards, and what goes when a partner goes."""

from __future__ import annotations

from games.sexopolitan.playing import laid_out
from kit.rules import rule
from nightcap import Chance, imagine
from nightcap.engine.events import seen_by
from nightcap.games.sexopolitan import events


@rule("S-95", "S-98")
def test_three_cards_from_the_top_fill_the_hand_again() -> None:
    table, (ana, *_) = laid_out(
        {"hand": "solo caught caught caught"}, main=["tested", "super", "romp", "trouble"], dice=[1]
    )
    told = ana.goes_solo()
    assert ana.hand == ["caught", "caught", "caught", "romp", "super", "tested"]
    assert table.main == ["trouble"]
    assert events.CardsDrawn(0, 3) in told
    assert events.CardsSeen(0, ("tested", "super", "romp"), to=(0,)) in seen_by(0, told)
    assert not any(isinstance(event, events.CardsSeen) for event in seen_by(1, told))
    assert [len(hand) for hand in table.hands] == [6, 6, 6, 6]


@rule("S-96")
def test_the_discard_is_shuffled_in_the_middle_of_a_draw() -> None:
    table, (ana, *_) = laid_out(
        {"hand": "solo caught caught caught"},
        main=["tested"],
        discard="romp trouble romp",
        dice=[1, ["trouble", "solo", "romp", "romp"]],
    )
    told = ana.goes_solo()
    assert ana.hand == ["caught", "caught", "caught", "solo", "tested", "trouble"]
    assert events.MainPileRenewed(4) in told
    assert table.main == ["romp", "romp"]
    assert table.main_discard == []


@rule("S-96")
def test_an_empty_pile_is_renewed_only_when_a_card_must_be_drawn() -> None:
    table, (ana, *_) = laid_out({"hand": "solo caught caught caught"}, main=["romp"] * 3, dice=[1])
    ana.goes_solo()
    assert table.main == []
    assert table.main_discard == ["solo"]


@rule("S-97")
def test_where_nothing_is_left_the_draw_is_cut_short_and_made_up_later() -> None:
    table, (ana, ben, *_) = laid_out(
        {"partner": "W05", "hand": "tested caught caught caught"},
        {"partner": "M05", "hand": "caught caught caught caught caught caught"},
        {"partner": "W06", "hand": "caught caught caught"},
        {"partner": "M06", "hand": "caught caught caught"},
        main=["romp"],
        dice=[[], 1, 2, []],
    )
    ana.gets_tested()
    assert ana.hand == ["caught", "caught", "caught", "romp"]
    ben.discards("caught caught caught")
    assert ben.hand == ["caught"] * 6
    assert table.active == 0  # C and D had nothing to play and nothing to draw
    table.main_discard = ["solo"] * 9
    ana.romps()
    assert len(ana.hand) == 6


@rule("S-99")
def test_everybody_may_look_through_the_main_discard() -> None:
    table, (ana, *_) = laid_out(
        {"hand": "romp romp romp tested condom condom"}, discard="solo caught", phase="cards"
    )
    ana.discards("romp tested romp")
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer).main_discard == ("solo", "caught", "romp", "tested", "romp")


@rule("S-100")
def test_the_partner_discard_is_public_and_a_shuffled_pile_is_not() -> None:
    pile = ["W05", "M06", "W07", "M08", "W09", "M10"]
    table, _ = laid_out({}, phase="search", pile=pile, partner_discard="W11 M12")
    for viewer in (None, 0, 1):
        view = table.view(viewer)
        assert view.partner_discard == ("W11", "M12")
        assert (view.pile, view.top) == (6, "W05")
    orders = set()
    for number in range(40):
        world = imagine(table, 1, Chance.of(str(number)))
        assert world.pile[-1] == "W05"
        assert sorted(world.pile) == sorted(pile)
        orders.add(tuple(world.pile))
    assert len(orders) > 20


@rule("S-101", "S-102", "S-103", "S-104")
def test_what_goes_with_a_partner() -> None:
    for breakdown, stays in (("breakdown_w@partner", set()), ("breakdown_m@char", {"breakdown_m@char"})):
        table, (ana, *_) = laid_out(
            {
                "partner": "W05",
                "front": f"tested not_tonight trouble {breakdown}",
                "hand": "breakup solo solo solo solo solo",
            },
        )
        ana.breaks_up(ana)
        assert ana.front == stays
        assert table.partner_discard == ["W05"]
        gone = ["breakup", "tested", "not_tonight", "trouble", *([] if stays else ["breakdown_w"])]
        assert table.main_discard == gone


@rule("S-101", "S-104")
def test_each_way_to_lose_a_partner_is_the_same_loss() -> None:
    front = "tested not_tonight trouble"
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "tested trouble", "hand": "romp solo solo solo solo solo"},
        dice=[1],
    )
    ana.romps()  # one die under Trouble Brewing: no double, no loss
    assert ana.partner == "W05"
    _, (ana, *_) = laid_out(
        {"partner": "W05", "front": "tested", "hand": "romp solo solo solo solo solo"}, dice=[1, 1]
    )
    ana.romps()
    assert ana.front == set()
    thief = {"hand": "super breakup solo solo solo solo"}
    victim = {"partner": "W05", "front": front}
    table, (ana, _, cleo, _) = laid_out(thief, {}, victim)
    ana.steals_from(cleo)
    assert (cleo.front, ana.partner, table.partner_discard) == (set(), "W05", [])
    table, (ana, _, cleo, _) = laid_out({**thief, "partner": "W06"}, {}, victim)
    ana.breaks_up(cleo)
    assert (cleo.front, ana.partner, table.partner_discard) == (set(), "W06", ["W05"])
