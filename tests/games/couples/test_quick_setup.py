"""Q-01…Q-16, Q-73…Q-78: what is agreed and laid out before the first deal."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.couples.playing import Person, play_rounds, quick, up_to_reward, won_by
from kit.people import refused
from kit.rules import rule
from nightcap import IllegalSetup, Scripted, new_table
from nightcap.engine.activities import ActivityCard, Deck, Removes
from nightcap.engine.cards import PACK
from nightcap.engine.vocabulary import to_data
from nightcap.games.couples import QuickTable
from nightcap.games.couples.moves import Deal, ThrowSign
from nightcap.games.couples.quick import BOTTOM_TO_TOP
from nightcap.games.couples.reward_cards import CATEGORIES, faults, placeholder_deck


def refuse(code: str, rule_number: str, **setup: Any) -> IllegalSetup:
    with pytest.raises(IllegalSetup) as refusal:
        new_table("couples-quick", **setup)
    assert (refusal.value.code, refusal.value.rule) == (code, rule_number)
    return refusal.value


@rule("Q-01")
@pytest.mark.parametrize("seats", [0, 1, 3, 10, -2, True, "2"])
def test_exactly_two_seats(seats: Any) -> None:
    refuse("seat_count", "Q-01", seats=seats)


@rule("Q-02")
def test_nothing_starts_before_both_have_confirmed() -> None:
    ready = {"adult": True, "consent": True, "pieces": 5}
    assert new_table("couples-quick", players=[ready, ready]).waiting == (0, 1)
    refuse("not_ready", "Q-02", players=[ready, {**ready, "adult": False}])
    refuse("not_ready", "Q-02", players=[{**ready, "consent": False}, ready])
    refuse("bad_player", "Q-01", players=[ready])
    refuse("bad_player", "Q-01", players=[ready, {"pieces": "five"}])


@rule("Q-03")
def test_nobody_is_ever_obliged_to_carry_out_an_activity() -> None:
    """Whatever is selected, both can always stop it, and go on stopping to the end of the card."""
    table, david, emma = won_by(0)
    up_to_reward(table)
    for person in (david, emma, david):
        david.selects(next(i for i in range(3) if i not in table.on_table.ruled_out))
        assert "safe_stop" in david.can & emma.can
        person.stops()
    assert table.face_up is None
    assert table.clothes == [5, 5]


@rule("Q-05")
def test_climax_is_not_allowed_before_the_climax_card() -> None:
    table, david, emma = won_by(*[0] * 8)
    for _ in range(7):
        play_rounds(table, 1)
        assert not table.climax_allowed
        assert not david.sees.climax_allowed
    up_to_reward(table)
    assert table.climax_allowed
    assert emma.sees.climax_allowed


@rule("Q-06")
def test_there_are_no_coins_pawns_points_talk_or_shop_cards() -> None:
    table, david, _ = quick()
    shown = str(to_data(david.sees))
    assert not any(word in shown for word in ("coin", "pawn", "point", "talk", "shop", "position"))
    assert all(table.card(card).category in BOTTOM_TO_TOP for deck in table.reward_decks for card in deck)


@rule("Q-07")
def test_five_pieces_of_clothing() -> None:
    table, _, _ = quick()
    assert table.clothes == [5, 5]
    refuse("wrong_pieces", "Q-07", players=[{"pieces": 5}, {"pieces": 4}])


@rule("Q-08")
def test_two_bails_each() -> None:
    table, _, _ = quick()
    assert table.bails == [2, 2]


@rule("Q-10", "Q-11", "Q-69")
def test_the_reward_deck_from_top_to_bottom() -> None:
    table, david, emma = quick()
    order = ("strip", "strip", "cuddle", "nude", "hot", "hot", "lust", "climax")
    for person in (david, emma):
        assert [table.card(card).category for card in table.reward_decks[person.seat]] == list(order)
        assert person.sees.seats[0].reward_deck == person.sees.seats[1].reward_deck == order


@rule("Q-12")
def test_reward_cards_are_random_unseen_and_never_twice() -> None:
    decks = set()
    for seed in range(50):
        table = new_table("couples-quick", seed=str(seed))
        assert isinstance(table, QuickTable)
        both = table.reward_decks[0] + table.reward_decks[1]
        assert len(set(both)) == 16
        decks.add(both)
        for viewer in (0, 1, None):
            shown = str(to_data(table.view(viewer)))
            assert not any(card in shown for card in both)
    assert len(decks) == 50


@rule("Q-13")
def test_each_category_is_shuffled_once_and_handed_out_by_turns() -> None:
    stocks = [
        ["climax-08", "climax-02"],
        ["lust-05", "lust-01"],
        ["hot-16", "hot-03", "hot-09", "hot-01"],
        ["nude-06", "nude-01"],
        ["cuddle-02", "cuddle-10"],
        ["strip-04", "strip-03", "strip-02", "strip-01"],
    ]
    table, _, _ = quick(stocks=stocks)
    bottom_up = [tuple(reversed(deck)) for deck in table.reward_decks]
    assert sorted(bottom_up[0]) == sorted(
        ["climax-08", "lust-05", "hot-16", "hot-09", "nude-06", "cuddle-02", "strip-04", "strip-02"]
    )
    assert sorted(bottom_up[1]) == sorted(
        ["climax-02", "lust-01", "hot-03", "hot-01", "nude-01", "cuddle-10", "strip-03", "strip-01"]
    )


@rule("Q-14", "Q-18")
def test_every_deal_uses_the_52_cards_and_no_joker() -> None:
    table, _, _ = won_by(0, 1, 0)
    for _ in range(3):
        up_to_reward(table)
        everything = [*table.pack, *table.hands[0], *table.hands[1], *table.discards[0], *table.discards[1]]
        assert sorted(everything) == sorted(PACK)
        Person(table, table.on_table.drawer).selects(0)
        Person(table, 1 - table.on_table.drawer).accepts()
        Person(table, table.on_table.drawer).completes()


@rule("Q-15")
@pytest.mark.parametrize(
    ("ours", "theirs", "dealer"),
    [
        ("rock", "scissors", 0),
        ("scissors", "paper", 0),
        ("paper", "rock", 0),
        ("scissors", "rock", 1),
        ("paper", "scissors", 1),
        ("rock", "paper", 1),
    ],
)
def test_the_winner_of_the_throw_deals(ours: Any, theirs: Any, dealer: int) -> None:
    table, david, emma = quick(first_dealer="rps")
    emma.throws(theirs)
    assert table.waiting == (0,)
    david.throws(ours)
    assert table.dealer == dealer
    assert table.waiting == (dealer,)


@rule("Q-15")
def test_throws_are_secret_and_equal_ones_are_repeated() -> None:
    table, david, emma = quick(first_dealer="rps")
    told = david.throws("rock")
    assert (david.sees.thrown, emma.sees.thrown, table.view(None).thrown) == ("rock", None, None)
    assert "rock" not in str(to_data([emma.sees, [e for e in told if e.seen_by(1)]]))
    with refused(david, "not_your_turn", "Q-15"):
        david.throws("paper")
    emma.throws("rock")
    assert table.waiting == (0, 1)
    assert emma.sees.signs == ("rock", "rock")
    david.throws("paper")
    assert "paper" not in str(to_data(emma.sees))
    emma.throws("rock")
    assert table.dealer == 0


@rule("Q-16")
def test_the_first_dealer_can_be_agreed_or_drawn() -> None:
    assert quick(first_dealer="seat0")[0].waiting == (0,)
    assert quick(first_dealer="seat1")[0].waiting == (1,)
    table = QuickTable.new(options={"first_dealer": "random"}, chance=Scripted([[]] * 6 + [1]))
    assert table.dealer == 1
    assert table.why_not(1, ThrowSign("rock")) is not None
    assert table.why_not(1, Deal()) is None
    dealers = {
        new_table("couples-quick", seed=s, options={"first_dealer": "random"}).waiting for s in "abcdefgh"
    }
    assert dealers == {(0,), (1,)}
    refuse("bad_option", "Q-16", options={"first_dealer": "seat2"})


@rule("Q-73")
@pytest.mark.parametrize(
    "numbers",
    [{"lust": 5}, {"hot": 7}, {"climax": 2}, {"climax": 0}, {"cuddle": -1}, {"strip": 5}, {"hot": "two"}],
)
def test_numbers_of_cards_out_of_range_are_refused(numbers: dict[str, Any]) -> None:
    assert "deck" in str(refuse("bad_option", "Q-73", options={"deck": numbers}))


@rule("Q-73")
def test_the_number_of_cards_can_be_chosen() -> None:
    table, _, _ = quick(deck={"lust": 3, "hot": 4, "cuddle": 0})
    categories = [table.card(card).category for card in table.reward_decks[1]]
    assert categories == ["strip"] * 2 + ["nude"] + ["hot"] * 4 + ["lust"] * 3 + ["climax"]
    few = {"lust": 0, "hot": 0, "cuddle": 0, "strip": 0}
    assert refuse("deck_size", "Q-73", options={"deck": few}).facts["total"] == 2
    most = {"lust": 4, "hot": 6, "cuddle": 4, "strip": 2}
    assert refuse("deck_size", "Q-73", options={"deck": most}).facts["total"] == 18


@rule("Q-73")
def test_a_stock_that_could_run_out_is_refused() -> None:
    deck = placeholder_deck()
    short = Deck(
        "short", {key: card for key, card in deck.cards.items() if key != "strip-01" and key < "strip-05"}
    )
    facts = refuse("too_few_cards", "Q-73", deck=short).facts
    assert facts == {"category": "strip", "cards": 3, "least": 4}


@rule("Q-74")
def test_clothes_go_with_the_strip_cards() -> None:
    def worn(strip: int, clothes: int | None = None) -> int:
        table, _, _ = quick(deck={"strip": strip}, start_clothes=clothes)
        return table.clothes[0]

    assert [worn(0), worn(1), worn(2), worn(3), worn(4)] == [1, 3, 5, 7, 9]
    assert [worn(3, 7), worn(3, 8), worn(3, 9), worn(2, 5)] == [7, 8, 9, 5]
    for strip, clothes in ((3, 6), (3, 10), (2, 4), (2, 6), (1, 2), (4, 8)):
        options = {"deck": {"strip": strip}, "start_clothes": clothes}
        refuse("start_clothes", "Q-74", options=options)


@rule("Q-75")
def test_the_nude_card_is_left_out_only_when_starting_naked() -> None:
    def nude_cards(**numbers: Any) -> int:
        table, _, _ = quick(deck={"strip": 0, **numbers}, start_clothes=0)
        return [table.card(card).category for card in table.reward_decks[0]].count("nude")

    assert nude_cards() == 0
    assert nude_cards(nude=0) == 0
    assert nude_cards(nude=1) == 1
    refuse("naked_with_strip_cards", "Q-75", options={"start_clothes": 0, "deck": {"strip": 1}})
    refuse("nude_card_needed", "Q-75", options={"start_clothes": 3, "deck": {"strip": 1, "nude": 0}})


@rule("Q-76")
def test_talk_cards_cannot_be_added() -> None:
    refuse("bad_option", "Q-73", options={"deck": {"talk": 1}})


@rule("Q-77")
def test_other_card_games_are_not_played() -> None:
    refusal = refuse("unknown_option", "Q-16", options={"card_game": "speed"})
    assert "first_dealer" in refusal.facts["known"]


@rule("Q-78")
def test_activities_both_want_left_out_are_dropped_before_set_up() -> None:
    table, _, _ = quick(limits=["blindfold"])
    assert table.deck is not None
    assert all("blindfold" not in a.tags for card in table.deck.cards.values() for a in card.activities)
    assert len(table.deck.cards["hot-01"].activities) == 3
    # a strip card has three activities; without one of them it is left out
    facts = refuse("too_few_cards", "Q-73", options={"limits": ["touch"]}).facts
    assert facts["cards"] == 0


def test_the_placeholder_deck_is_complete_and_valid() -> None:
    deck = placeholder_deck()
    assert list(faults(deck)) == []
    assert {category: len(ids) for category, ids in deck.stocks().items()} == dict(
        zip(CATEGORIES, (12, 10, 10, 6, 16, 10, 8, 6), strict=True)
    )
    assert sum(len(card.activities) for card in deck.cards.values()) == 288


def test_everything_wrong_with_a_deck_is_said_at_once() -> None:
    deck = placeholder_deck()
    strip, hot, shop = (deck.cards[key] for key in ("strip-01", "hot-01", "shop-01"))
    broken = [
        ActivityCard("strip-01", "strip", tuple(replace(a, removes=Removes()) for a in strip.activities)),
        ActivityCard("hot-01", "hot", hot.activities[:2]),
        ActivityCard("shop-01", "shop", tuple(replace(a, price=7) for a in shop.activities)),
        ActivityCard("hot-02", "hot", tuple(replace(a, price=1) for a in hot.activities)),
        ActivityCard("warm-01", "warm", hot.activities),
    ]
    refusal = refuse("bad_deck", "Q-47", deck=Deck("broken", {card.id: card for card in broken}))
    problems = " ".join(refusal.facts["problems"])
    for hint in (
        "strip-01-b",
        "hot-01: 3 or 4",
        "shop-01-a: a price",
        "prices on one card",
        "hot-01-a: shop",
        "warm",
    ):
        assert hint in problems
