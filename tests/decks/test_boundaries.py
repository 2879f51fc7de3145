"""Common ground: nobody gets what they ruled out, and nobody learns who ruled out what."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.small_decks import couples_deck, retos_deck
from nightcap import Chance
from nightcap.decks import Boundaries, WrittenDeck, common_ground, tags_used
from nightcap.engine.activities import Activity, Dare, DareDeck
from nightcap.engine.vocabulary import to_json

COUPLES, RETOS = couples_deck(10), retos_deck()

BOUNDARIES = st.builds(
    Boundaries,
    ceiling=st.integers(1, 5),
    never=st.lists(st.sampled_from(["kissing", "dance", "talk", "contact"]), unique=True).map(tuple),
    garments=st.none() | st.integers(0, 5),
)
TABLES = st.lists(BOUNDARIES, min_size=2, max_size=10)
DECKS = st.sampled_from([COUPLES, RETOS])
SEEDS = st.text(max_size=8)


def items(written: WrittenDeck) -> list[Activity | Dare]:
    if isinstance(written.deck, DareDeck):
        return [dare for dare in written.deck.dares if not dare.fallback]
    return [activity for card in written.deck.cards.values() for activity in card.activities]


@given(DECKS, TABLES, SEEDS)
def test_nobody_gets_what_they_ruled_out(written: WrittenDeck, people: list[Boundaries], seed: str) -> None:
    ground = common_ground(written, people, Chance.of(seed))
    for item in items(ground.written):
        assert all(written.heats[item.id] <= person.ceiling for person in people)
        assert all(not set(item.tags) & set(person.never) for person in people)


@given(DECKS, TABLES, SEEDS, st.randoms())
def test_it_does_not_matter_who_said_what(
    written: WrittenDeck, people: list[Boundaries], seed: str, rng: Random
) -> None:
    """Swapping boundaries between players changes nothing that anybody can see."""
    chance, other_chance = Chance.of(seed), Chance.of(seed)
    ground = common_ground(written, people, chance)
    swapped = people.copy()
    rng.shuffle(swapped)
    assert to_json(common_ground(written, swapped, other_chance)) == to_json(ground)
    assert chance == other_chance


@given(DECKS, TABLES, SEEDS)
def test_one_persons_boundaries_can_stand_for_all(
    written: WrittenDeck, people: list[Boundaries], seed: str
) -> None:
    """Only the strictest counts, so who has which of them cannot be told, nor how many do."""
    strictest = Boundaries(
        ceiling=min(person.ceiling for person in people),
        never=tuple({tag for person in people for tag in person.never}),
    )
    alone = common_ground(written, [strictest], Chance.of(seed))
    assert to_json(common_ground(written, people, Chance.of(seed))) == to_json(alone)


@given(DECKS, TABLES, SEEDS)
def test_the_same_luck_is_used_whatever_was_ruled_out(
    written: WrittenDeck, people: list[Boundaries], seed: str
) -> None:
    """Else the cards dealt afterwards would tell."""
    strict, open_to_all = Chance.of(seed), Chance.of(seed)
    common_ground(written, people, strict)
    common_ground(written, [Boundaries()], open_to_all)
    assert strict == open_to_all


@pytest.mark.parametrize("written", [COUPLES, RETOS], ids=["couples", "retos"])
def test_a_missing_card_proves_nothing(written: WrittenDeck) -> None:
    """Without any boundaries, each card is left out in some evening, and each is there in some other."""
    everything = {item.id for item in items(written)}
    evenings = [
        {item.id for item in items(common_ground(written, [Boundaries()] * 2, Chance.of(str(n))).written)}
        for n in range(60)
    ]
    assert set.union(*evenings) == everything
    assert set.intersection(*evenings) == set()
    share = sum(map(len, evenings)) / (len(evenings) * len(everything))
    assert 0.75 < share < 0.81


def test_cards_stay_whole_or_go() -> None:
    ground = common_ground(COUPLES, [Boundaries(ceiling=3)], Chance.of("x"))
    assert not isinstance(ground.written.deck, DareDeck)
    assert not isinstance(COUPLES.deck, DareDeck)
    assert all(card == COUPLES.deck.cards[name] for name, card in ground.written.deck.cards.items())


def test_it_says_how_many_are_left_and_what_is_short() -> None:
    ground = common_ground(COUPLES, [Boundaries(ceiling=2)], Chance.of("x"))
    assert ground.left["hot"] == 3  # heats 1 and 2 twice each, less one
    assert ground.short({"hot": 4, "talk": 3}) == ("hot",)
    nobody = common_ground(RETOS, [Boundaries(never=("talk", "music", "contact"))], Chance.of("x"))
    assert nobody.left == {"dare": 0}
    assert isinstance(nobody.written.deck, DareDeck)
    assert {dare.id for dare in nobody.written.deck.dares} == {"fallback"}
    assert len(nobody.written.deck.dares) == 52


def test_every_tag_can_be_ruled_out() -> None:
    assert tags_used(COUPLES) == ("kissing", "dance")
    assert set(tags_used(RETOS)) == {"talk", "music", "contact"}
