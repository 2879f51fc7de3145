"""S-16…S-25: the steps of a turn, and how a partner is found."""

from __future__ import annotations

from collections import Counter

from games.sexopolitan.playing import laid_out
from kit.people import refused
from kit.rules import rule
from nightcap.games.sexopolitan import events
from nightcap.games.sexopolitan.cards import MEN, PARTNER_CARDS, PartnerCard
from nightcap.games.sexopolitan.moves import PlayRomp, SearchPartner


@rule("S-16", "S-17")
def test_a_single_searches_before_playing_and_then_draws() -> None:
    table, (ana, ben, *_) = laid_out(
        {}, {"partner": "M05"}, phase="search", pile=["M06"], dice=[1, 2, 3, 4, 5]
    )
    assert ana.can == {"search_partner"}
    with refused(ana, "must_search_first", "S-17"):
        ana.goes_solo()
    ana.searches()
    assert table.view(0).phase == "cards"
    with refused(ana, "search_is_over", "S-25"):
        ana.searches()
    for _ in range(3):
        assert len(ana.hand) > 3
        ana.goes_solo()
    assert len(ana.hand) == 6
    assert table.active == 1
    assert "search_partner" not in ben.can  # a couple does not search
    with refused(ben, "already_coupled", "S-17"):
        ben.searches()
    ben.goes_solo()


@rule("S-18", "S-19", "S-20")
def test_only_the_last_card_turned_matters() -> None:
    table, (ana, *_) = laid_out(phase="search", pile=["W05", "W06", "M07", "W08", "W09"], dice=[4])
    assert ana.sees.top == "W05"
    told = ana.searches()
    turned = [event.card for event in told if isinstance(event, events.PartnerTurned)]
    assert turned == ["W05", "W06", "M07", "W08"]
    assert ana.partner == "W08"
    assert table.partner_discard == ["W05", "W06", "M07"]  # though two of them would have suited
    assert ana.sees.top == "W09"
    assert ana.sees.dice == (4,)


@rule("S-20")
def test_who_is_found_may_not_be_refused() -> None:
    _, (ana, *_) = laid_out(phase="search", pile=["W05"], dice=[1])
    assert ana.table.moves(0) == [SearchPartner()]
    ana.searches()
    assert ana.partner == "W05"
    assert ana.sees.seats[0].partner == "W05"


@rule("S-21")
def test_who_finds_nobody_searches_again_only_at_the_next_turn() -> None:
    table, people = laid_out(
        phase="search", pile=["M05", "W06", "M07", "W08", "W09"], dice=[1, 1, 1, 1], then="x"
    )
    ana = people[0]
    told = ana.searches()
    assert events.NobodyFound(0) in told
    assert ana.partner is None
    assert table.partner_discard == ["M05"]
    assert "search_partner" not in ana.can
    while table.active == 0:
        ana.goes_solo()
    for person in people[1:]:
        person.searches()
        while table.active == person.seat:
            person.goes_solo()
    assert ana.can == {"search_partner"}


@rule("S-22")
def test_the_discard_renews_the_pile_in_the_middle_of_a_count() -> None:
    table, (ana, *_) = laid_out(
        phase="search", pile=["M05", "M06"], partner_discard="W07 W08", dice=[4, ["W08", "M06", "W07", "M05"]]
    )
    told = ana.searches()
    turned = [event.card for event in told if isinstance(event, events.PartnerTurned)]
    assert turned == ["M05", "M06", "W08", "M06"]  # those just turned are shuffled in again
    assert events.PartnerPileRenewed(4) in told
    assert ana.partner is None
    assert table.pile == ["M05", "W07"]
    assert table.partner_discard == ["W08", "M06"]


@rule("S-22")
def test_an_empty_pile_waits_until_a_card_must_be_turned() -> None:
    table, (ana, *_) = laid_out(phase="search", pile=["W05"], partner_discard="M07", dice=[1])
    ana.searches()
    assert table.pile == []
    assert ana.sees.top is None
    assert table.partner_discard == ["M07"]


@rule("S-23")
def test_a_search_never_lacks_cards() -> None:
    """Eight seats, seven couples: nine cards are left, and a die shows six at most."""
    men = [card for card in MEN if card not in ("M01", "M03", "M09", "M11")]
    women = [PartnerCard(f"W{number:02}") for number in (1, 3, 5, 6)]
    partners = [None, men[0], women[0], men[1], women[1], men[2], women[2], men[3]]
    table, (ana, *_) = laid_out(
        *[{"partner": partner} for partner in partners], seats=8, phase="search", dice=[6], then="x"
    )
    lying = {*table.characters, *partners}
    table.partner_discard = [card for card in PARTNER_CARDS if card not in lying]
    assert len(table.partner_discard) == 9
    ana.searches()
    assert len(table.pile) + len(table.partner_discard) + (ana.partner is not None) == 9
    assert Counter([*table.pile, *table.partner_discard, ana.partner]).most_common(1)[0][1] == 1


@rule("S-24")
def test_a_couple_just_found_may_romp_at_once() -> None:
    _, (ana, *_) = laid_out(
        {"hand": "romp solo solo solo solo solo"}, phase="search", pile=["W05"], dice=[1, 4, 3]
    )
    ana.searches()
    assert ana.may(PlayRomp("romp", condom=False))
    ana.romps()
    assert ana.score == 7


@rule("S-25")
def test_who_becomes_single_in_their_own_turn_does_not_search_in_it() -> None:
    table, (ana, *_) = laid_out(
        {"partner": "W05", "hand": "romp solo solo solo solo solo"}, pile=["W06"], dice=[1, 1, 2, 2]
    )
    ana.romps()
    assert ana.partner is None
    with refused(ana, "search_is_over", "S-25"):
        ana.searches()
    ana.goes_solo()
    ana.goes_solo()
    assert table.active == 1
