"""Common ground: nobody gets what they ruled out, and nobody learns who ruled out what."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from decks.small_decks import couples_deck, retos_deck
from nightcap.decks import Away, Boundaries, Cover, WrittenDeck, away_from, common_ground, tags_used
from nightcap.decks.boundaries import rules_out
from nightcap.decks.cover import HEATS
from nightcap.engine.activities import Activity, AnyDeck, Dare, DareDeck, Deck
from nightcap.games.couples.house import QuickHouse
from nightcap.games.retos.house import RetosHouse

COUPLES, RETOS = couples_deck(10), retos_deck()

Person = tuple[Boundaries, Cover]

BOUNDARIES = st.builds(
    Boundaries,
    ceiling=st.integers(1, 5),
    never=st.lists(st.sampled_from(["kissing", "dance", "talk", "contact"]), unique=True).map(tuple),
    garments=st.none() | st.integers(0, 5),
    covered=st.booleans(),
)
COVERS = st.builds(
    Cover, st.dictionaries(st.sampled_from(["kissing", "dance", "talk", "music", *HEATS]), st.integers(2, 10))
)
TABLES = st.lists(st.tuples(BOUNDARIES, COVERS), min_size=2, max_size=10)
DECKS = st.sampled_from([COUPLES, RETOS])


def items(deck: AnyDeck) -> list[Activity | Dare]:
    if isinstance(deck, DareDeck):
        return list(deck.dares)
    return [activity for card in deck.cards.values() for activity in card.activities]


@given(DECKS, TABLES)
def test_nobody_gets_what_they_ruled_out(written: WrittenDeck, people: list[Person]) -> None:
    ground = common_ground(written, away_from(written, people))
    for item in items(ground.deck):
        assert all(written.heats[item.id] <= said.ceiling for said, _ in people)
        assert all(not set(item.tags) & set(said.never) for said, _ in people)


@given(DECKS, TABLES, st.randoms())
def test_it_does_not_matter_who_said_what(written: WrittenDeck, people: list[Person], rng: Random) -> None:
    """Swapping people changes nothing that anybody can see."""
    swapped = people.copy()
    rng.shuffle(swapped)
    assert away_from(written, swapped) == away_from(written, people)


@given(DECKS, TABLES)
def test_what_is_said_of_other_decks_shows_nowhere(written: WrittenDeck, people: list[Person]) -> None:
    more = [(replace(said, never=(*said.never, "elsewhere")), cover) for said, cover in people]
    assert away_from(written, more) == away_from(written, people)


@given(DECKS, TABLES)
def test_noise_looks_like_a_never(written: WrittenDeck, people: list[Person]) -> None:
    """Nevers and noise come to the same thing: somebody who says their noise aloud changes nothing."""
    aloud = [
        (
            replace(
                said,
                never=tuple(tag for tag in tags_used(written) if rules_out(said, cover, tag, len(people))),
                ceiling=cover.ceiling(said.ceiling, len(people)) if said.covered else said.ceiling,
                covered=False,
            ),
            Cover(),
        )
        for said, cover in people
    ]
    assert away_from(written, aloud) == away_from(written, people)


def test_cards_stay_whole_or_go() -> None:
    ground = common_ground(COUPLES, Away(ceiling=3))
    assert isinstance(ground.deck, Deck)
    assert isinstance(COUPLES.deck, Deck)
    assert all(card == COUPLES.deck.cards[name] for name, card in ground.deck.cards.items())


def test_it_knows_what_is_short() -> None:
    ground = common_ground(COUPLES, Away(ceiling=2))
    assert ground.left["hot"] == 4  # heats 1 and 2 twice each
    assert ground.short({"hot": 5, "talk": 3}) == ("hot",)
    nothing = common_ground(RETOS, Away(themes=("contact", "music", "talk")))
    assert nothing.left == {"dare": 0}
    assert items(nothing.deck) == []


def test_house_rules_count_only_what_they_play() -> None:
    house = QuickHouse(limits=("kissing",))
    assert (
        common_ground(COUPLES, Away(), house.plays).left["hot"] < common_ground(COUPLES, Away()).left["hot"]
    )
    mild = RetosHouse(max_heat=0)
    assert common_ground(RETOS, Away(), mild.plays).left["dare"] < common_ground(RETOS, Away()).left["dare"]


def test_every_tag_can_be_ruled_out() -> None:
    assert tags_used(COUPLES) == ("kissing", "dance")
    assert set(tags_used(RETOS)) == {"talk", "music", "contact"}
