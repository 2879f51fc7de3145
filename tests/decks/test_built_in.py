"""The decks that come with Nightcap: complete, varied, short, and enough for everybody."""

from __future__ import annotations

import re
from collections import Counter
from itertools import product
from statistics import mean

import pytest
from tools.playable import Cell, cells, playable

from nightcap import GAMES, new_table
from nightcap.decks import LANGUAGES, Away, Readings, WrittenDeck, alike, common_ground, tags_used
from nightcap.engine.activities import ActivityCard, DareDeck, Deck
from nightcap.games.couples.reward_cards import PLACEHOLDERS, REWARDS
from nightcap.games.couples.reward_cards import faults as couples_faults
from nightcap.games.retos.dare_cards import TAGS
from nightcap.games.retos.dare_cards import faults as retos_faults
from nightcap.shelf import BUILT_IN, KINDS, built_in

DECKS = pytest.mark.parametrize("written", [built_in(name) for name in BUILT_IN], ids=BUILT_IN)
COUPLES = built_in("couples-classic")
RETOS = pytest.mark.parametrize("name", ["retos-classic", "retos-mild"])


def every_reading(readings: Readings) -> list[str]:
    return [text for text in (readings.does, readings.gets, readings.seen) if text]


def cards() -> dict[str, ActivityCard]:
    assert isinstance(COUPLES.deck, Deck)
    return COUPLES.deck.cards


@DECKS
def test_every_text_is_there_in_three_languages_and_short(written: WrittenDeck) -> None:
    assert written.languages == LANGUAGES
    for name, words in written.words.items():
        assert set(words) == set(LANGUAGES), name
        assert all(len(text) < 150 for readings in words.values() for text in every_reading(readings)), name
        assert len({readings.does for readings in words.values()}) == 3, name


@DECKS
def test_nobody_reads_the_same_idea_twice(written: WrittenDeck) -> None:
    assert list(alike(written.words)) == []


def test_no_idea_is_in_both_retos_decks() -> None:
    classic, mild = built_in("retos-classic"), built_in("retos-mild")
    both = {f"classic {name}": words for name, words in classic.words.items()}
    both |= {f"mild {name}": words for name, words in mild.words.items()}
    assert list(alike(both)) == []


@DECKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_begin_in_many_ways(written: WrittenDeck, language: str) -> None:
    first = Counter(re.findall(r"\w+", words[language].does)[0] for words in written.words.values())
    assert first.most_common(1)[0][1] <= len(written.words) / 10


GENDERED = {
    "en": r"\b(he|she|him|her|hers|his|himself|herself|man|woman|men|women|girl|boy|husband|wife|"
    r"girlfriend|boyfriend|lady|ladies|gentleman|sir|madam)\b",
    "fr": r"\b(mari|femme|homme|copine|copain|fille|garçon|monsieur|madame|ton partenaire|ta partenaire|"
    r"votre partenaire|assise?|nue?s?|couchée?s?|allongée?s?)\b|·",
    "es": r"\b(marido|esposa|esposo|mujer|hombre|novio|novia|chico|chica|señor|señora|desnud[oa]s?|"
    r"sentad[oa]s?|tumbad[oa]s?|sol[oa]s|juntos|juntas|vosotros|vosotras|ustedes)\b|@",
}
FINE = {
    "fr": r"dos nu|pieds nus|peau nue|à nu|épaule nue|épaules nues|bras nus?|ventre nu|mains nues|à pied nu"
}


@DECKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_taken_for_a_man_or_a_woman(written: WrittenDeck, language: str) -> None:
    """Words about people; what only describes a shoulder is fine."""
    for name, words in written.words.items():
        text = " / ".join(every_reading(words[language])).lower()
        text = re.sub(FINE.get(language, "$^"), "", text)
        text = re.sub(
            r"vientre desnudo|espaldas? desnudas?|hombros? desnudos?|piel desnuda|pies desnudos", "", text
        )
        assert not re.search(GENDERED[language], text), (name, words[language])


EXPLICIT = re.compile(
    r"\b(sex|naked|genital\w*|nipples?|breasts?|orgasm\w*|penis|vagina|sexe|seins?|nus?\b.{0,3}fesses|fesses|"
    r"orgasme|sexo|pezon\w*|pechos|nalgas|orgasmo|choke|slap|spank\w*|gifle|fessée|azot\w+|photo\w*|foto\w*|"
    r"video|vidéo|vídeo|record|phone|téléphone|teléfono)\b",
    re.IGNORECASE,
)


@DECKS
def test_it_suggests_and_leaves_the_rest_to_the_players(written: WrittenDeck) -> None:
    said = [text for words in written.words.values() for one in words.values() for text in every_reading(one)]
    assert [text for text in said if EXPLICIT.search(text)] == []


# The couples' deck


def test_the_couples_deck_has_more_than_the_numbers_of_the_catalogue() -> None:
    """A third of the themes are away at any time. A card beyond these numbers can be a shorter one."""
    assert isinstance(COUPLES.deck, Deck)
    assert list(couples_faults(COUPLES.deck)) == []
    assert list(COUPLES.deck.stocks()) == list(PLACEHOLDERS)
    for category, (count, activities, _) in PLACEHOLDERS.items():
        full = [c for c in cards().values() if c.category == category and len(c.activities) >= activities]
        assert len(full) >= 1.5 * count, category
    assert len(cards()) == 219
    assert len(COUPLES.words) == 770


def test_strip_and_nude_cards_know_who_undresses() -> None:
    """Each of the two, and the shared screen, have words of their own; apart, nobody touches the other."""
    for card in cards().values():
        undresses = card.category in ("strip", "nude")
        assert all((activity.actor == "undresses") == undresses for activity in card.activities), card.id
        for activity in card.activities if undresses else ():
            assert activity.receiver == "none" or not activity.remote
            for readings in COUPLES.words[activity.id].values():
                assert len({readings.does, readings.gets, readings.seen}) == 3
                assert "{actor}" in readings.seen
                assert "{receiver}" in readings.seen


def test_a_card_has_one_theme() -> None:
    """So a theme that stays away takes no more than its own cards with it."""
    for card in cards().values():
        assert len({tag for activity in card.activities for tag in activity.tags}) == 1


def test_a_card_shares_one_heat_and_every_category_spans_three() -> None:
    for card in cards().values():
        assert len({activity.heat for activity in card.activities}) == 1
        assert all(activity.tags for activity in card.activities)
    for category in PLACEHOLDERS:
        heats = sorted({card.activities[0].heat for card in cards().values() if card.category == category})
        assert len(heats) >= 3
        assert heats == list(range(heats[0], heats[-1] + 1))


def test_heat_rises_from_talk_to_climax() -> None:
    """Every category has many cards for a mild evening, too: so the hottest quarter of each is compared."""
    hottest = []
    for category in REWARDS:
        heats = sorted(card.activities[0].heat for card in cards().values() if card.category == category)
        assert heats[0] == 1
        hottest.append(mean(heats[-(len(heats) // 4) :]))
    assert hottest == sorted(hottest)
    assert hottest[-1] - hottest[0] > 2


@pytest.mark.parametrize("ceiling", [3, 4, 5])
def test_a_quick_game_can_be_played_whatever_one_tag_is_ruled_out(ceiling: int) -> None:
    needed = GAMES["couples-quick"].house_rules().cards_needed()
    for tag in (None, *tags_used(COUPLES)):
        ground = common_ground(COUPLES, Away(themes=() if tag is None else (tag,), ceiling=ceiling))
        assert ground.short(needed) == (), tag
        assert isinstance(ground.deck, Deck)
        new_table("couples-quick", deck=ground.deck)


def test_the_advanced_game_can_be_played_at_four_and_five() -> None:
    needed = GAMES["couples-advanced"].house_rules().cards_needed()
    for ceiling in (4, 5):
        ground = common_ground(COUPLES, Away(ceiling=ceiling))
        assert ground.short(needed) == ()


def test_what_is_not_enough_is_known_before_the_start() -> None:
    needed = GAMES["couples-quick"].house_rules().cards_needed()
    assert common_ground(COUPLES, Away(themes=("dance", "massage"), ceiling=1)).short(needed) == ()
    most = tags_used(COUPLES)[2:]
    left = common_ground(COUPLES, Away(themes=most)).short(needed)
    assert {"hot", "strip"} <= set(left)
    cold = common_ground(COUPLES, Away(themes=tags_used(COUPLES)[1:], ceiling=1)).short(needed)
    assert set(left) < set(cold)


def test_every_tag_has_a_name_in_three_languages() -> None:
    assert set(tags_used(COUPLES)) == set(COUPLES.tags)
    assert all(set(words) == set(LANGUAGES) for words in COUPLES.tags.values())


# The dares


@RETOS
def test_a_dare_for_every_card_and_something_for_everybody(name: str) -> None:
    written = built_in(name)
    deck = written.deck
    assert isinstance(deck, DareDeck)
    assert list(retos_faults(deck)) == []
    assert {tag for dare in deck.dares for tag in dare.tags} == set(TAGS)
    for dares in ([dare for dare in deck.dares if dare.card], [dare for dare in deck.dares if not dare.card]):
        assert 0.4 <= mean(dare.needs_partner for dare in dares) <= 0.6
    assert sum(dare.remote and "contact" not in dare.tags for dare in deck.dares) >= 16
    for dare in deck.dares:
        assert ("props" in dare.tags) == bool(dare.props)
        assert not (dare.remote and "contact" in dare.tags)


def test_mild_is_milder() -> None:
    classic, mild = built_in("retos-classic").heats, built_in("retos-mild").heats
    assert max(mild.values()) == 2
    assert max(classic.values()) == 4
    assert mean(heat >= 3 for heat in classic.values()) > 0.25
    assert mean(heat == 1 for heat in mild.values()) > 0.6
    assert mean(heat == 1 for heat in classic.values()) < 0.4


@RETOS
def test_any_two_tags_can_be_ruled_out(name: str) -> None:
    written = built_in(name)
    needed = GAMES["retos"].house_rules().cards_needed()
    for one, other in product(TAGS, TAGS):
        ground = common_ground(written, Away(themes=(one, other)))
        assert ground.short(needed) == (), (one, other)


def test_the_usual_decks_are_built_in() -> None:
    assert {built_in(kind.usual).kind for kind in KINDS.values()} == set(KINDS)


HARDEST = [cell for cell in cells() if cell.nevers == 2 and cell.heat in (1, 2, 5)]


@pytest.mark.parametrize("cell", HARDEST, ids=str)
def test_nearly_everybody_can_play(cell: Cell) -> None:
    """Also apart, without props and with two themes ruled out each; `tools/playable.py` prints the table."""
    assert playable(cell, tries=300).fitted >= 95


@pytest.mark.parametrize("game", ["couples-quick", "couples-advanced"])
@pytest.mark.parametrize("heat", [4, 5])
def test_most_play_by_the_usual_rules(game: str, heat: int) -> None:
    cell = Cell(game=game, deck="couples-classic", heat=heat, nevers=2)
    assert playable(cell, tries=300).usual >= 95
