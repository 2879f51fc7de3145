"""Deck files: what is right is read, what is wrong is told, all of it and with its line."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.small_decks import couples_deck, couples_text, retos_deck, retos_text
from nightcap import new_table
from nightcap.decks import BadDeck
from nightcap.decks.reading import LARGEST
from nightcap.decks.sheet import not_plain
from nightcap.engine.activities import DareDeck, Deck, Removes
from nightcap.games.couples import reward_cards
from nightcap.games.retos import dare_cards
from nightcap.shelf import load_deck, read_deck


def problems(text: str) -> list[tuple[str, str]]:
    """Each problem's code, and the line it points to."""
    with pytest.raises(BadDeck) as bad:
        read_deck(text)
    lines = text.splitlines()
    return [(problem.code, lines[problem.line - 1].strip()) for problem in bad.value.problems]


def changed(before: str, after: str, text: str | None = None) -> str:
    text = couples_text() if text is None else text
    assert before in text
    return text.replace(before, after, 1)


def test_a_couples_deck_is_read_as_the_game_knows_it() -> None:
    written = couples_deck()
    deck = written.deck
    assert isinstance(deck, Deck)
    assert list(reward_cards.faults(deck)) == []
    assert written.readings("talk-0-a", "en").does == "talk 0, idea 0."
    assert written.readings("talk-0-a", "fr").does == "talk 0, idea 0."  # the only language there is
    assert deck.cards["strip-1"].activities[0].removes == Removes("strip_target", 2)
    assert deck.cards["nude-1"].activities[0].removes == Removes("strip_target", "all")
    assert deck.cards["hot-2"].activities[3].heat == 3
    new_table("couples-quick", seed="x", deck=deck)


def test_a_retos_deck_is_read_as_the_game_knows_it() -> None:
    written = retos_deck()
    deck = written.deck
    assert isinstance(deck, DareDeck)
    assert list(dare_cards.faults(deck)) == []
    assert [dare.heat for dare in deck.dares[:5]] == [0, 1, 2, 3, 3]
    assert written.readings("dare-2c", "en").does == "Dare 2C."
    new_table("retos", seed="x", deck=deck)


def test_ten_mistakes_are_ten_messages_each_with_its_line() -> None:
    text = couples_text()
    for before, after in [
        ('id = "talk-1"', 'id = "Talk 1!"'),
        ('category = "talk"\nheat = 3', 'category = "tlak"\nheat = 3'),
        ("heat = 4", "heat = 9"),
        ('tags = ["dance"]', 'tags = ["dnace"]'),
        ('actor = "both"\nen = "strip 0, idea 0."', 'actor = "she"\nen = "strip 0, idea 0."'),
        ('en = "strip 1, idea 0."', 'en = "<b>strip</b>"'),
        ('en = "strip 2, idea 0."', 'en = "strip 2, idea 1."'),
        ('en = "strip 3, idea 0."', f'en = "{"x" * 281}"'),
        ('en = "strip 4, idea 0."', 'sceonds = 20\nen = "strip 4, idea 0."'),
        ('en = "cuddle 0, idea 0."', 'price = 3\nen = "cuddle 0, idea 0."'),
    ]:
        text = changed(before, after, text)
    assert sorted(problems(text)) == sorted(
        [
            ("bad_value", 'id = "Talk 1!"'),
            ("unknown_category", 'category = "tlak"'),
            ("bad_value", "heat = 9"),
            ("unknown_tag", 'tags = ["dnace"]'),
            ("bad_value", 'actor = "she"'),
            ("not_plain", 'en = "<b>strip</b>"'),
            ("text_twice", 'en = "strip 2, idea 1."'),
            ("too_long", f'en = "{"x" * 281}"'),
            ("unknown_key", "sceonds = 20"),
            ("price_elsewhere", "price = 3"),
        ]
    )


@pytest.mark.parametrize(
    ("before", "after", "code", "line"),
    [
        ("format = 1", "", "missing", ""),
        ("format = 1", "format = 2", "bad_value", "format = 2"),
        ('game = "couples"', 'game = "whist"', "bad_value", 'game = "whist"'),
        ('languages = ["en"]', 'languages = ["de"]', "bad_value", 'languages = ["de"]'),
        ('languages = ["en"]', "languages = []", "bad_value", "languages = []"),
        ('[title]\nen = "Ours"', '[title]\nfr = "A nous"', "missing_text", "[title]"),
        ('id = "hot-0"', 'id = "hot-1"', "id_twice", 'id = "hot-1"'),
        ('actor = "both"\nen = "hot 0, idea 0."', 'en = "hot 0, idea 0."', "missing", "[[card.activity]]"),
        ('en = "hot 0, idea 0."', "", "missing_text", "[[card.activity]]"),
        ('en = "hot 0, idea 0."', 'en = "  "', "missing_text", "[[card.activity]]"),
        ('en = "hot 0, idea 0."', 'fr = "chaud"\nen = "hot"', "language_not_promised", 'fr = "chaud"'),
        ('en = "hot 0, idea 0."', 'en = "a\\u202eb"', "not_plain", 'en = "a\\u202eb"'),
        ('en = "hot 0, idea 0."', 'en = "a\\nb"', "not_plain", 'en = "a\\nb"'),
        ('en = "hot 0, idea 0."', 'en = "a"\ntakes_off = "both"', "takes_off_elsewhere", 'takes_off = "both"'),  # noqa: E501
        ('en = "hot 0, idea 0."', 'en = "a"\nseconds = 5', "bad_value", "seconds = 5"),
        ('en = "hot 0, idea 0."', 'en = "a"\nremote = "yes"', "bad_value", 'remote = "yes"'),
        ('en = "hot 0, idea 0."', 'en = 7', "bad_value", "en = 7"),
        ('[tags.dance]\nen = "Dancing"', "[tags]\ndance = 3", "not_a_table", "dance = 3"),
        ('id = "ours"', 'id = "ours"\nfallback = 1', "section_elsewhere", "fallback = 1"),
        ('id = "ours"', 'id = "ours"\ncolour = 1', "unknown_key", "colour = 1"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_where_it_stands(before: str, after: str, code: str, line: str) -> None:
    found = problems(changed(before, after))
    assert (code, line) in [(c, at if line else "") for c, at in found]


def test_a_card_has_three_or_four_activities() -> None:
    few = changed('\n[[card.activity]]\nactor = "both"\nen = "strip 0, idea 2."\n', "\n")
    assert problems(few) == [("activity_count", "[[card]]")]


def test_shop_activities_have_different_prices() -> None:
    shop = '\n[[card]]\ncategory = "shop"\nheat = 2\ntags = ["dance"]\n'
    for place, price in enumerate((1, 2, 2)):
        shop += f'[[card.activity]]\nactor = "both"\nprice = {price}\nen = "Shop {place}"\n'
    assert problems(couples_text() + shop) == [("same_price", "[[card]]")]
    assert (
        problems(couples_text() + shop.replace("price = 1\n", ""))
        == [
            ("missing", "[[card.activity]]"),
            ("same_price", "[[card]]"),
        ][::-1]
    )


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ('card = "2C"', 'card = "2X"', "unknown_card"),
        ('card = "2C"', 'card = "3C"', "card_twice"),
        ('[fallback]\nen = "Take a bow."', "", "missing"),
        ('[fallback]\nen', '[fallback]\nheat = 3\nen', "unknown_key"),
        ('tags = ["talk"]', 'tags = ["feathers"]', "unknown_tag"),
        ('id = "ours"', 'id = "ours"\ncard = []', "section_elsewhere"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_dares(before: str, after: str, code: str) -> None:
    assert code in [found for found, _ in problems(changed(before, after, retos_text()))]


def test_a_card_without_a_dare_is_named() -> None:
    with pytest.raises(BadDeck) as bad:
        read_deck(changed('card = "2C"', 'card = "3C"', retos_text()))
    assert {problem.facts.get("cards") for problem in bad.value.problems} >= {"2C"}


def test_ten_can_be_written_as_a_number() -> None:
    assert read_deck(changed('card = "TC"', 'card = "10c"', retos_text())).deck == retos_deck().deck


def test_what_is_unrated_or_untagged_is_hottest() -> None:
    unrated = changed("heat = 1\n", "")
    assert read_deck(unrated).heats["talk-0-a"] == 5
    untagged = changed('heat = 1\ntags = ["kissing"]\n', "heat = 1\n")
    assert read_deck(untagged).heats["talk-0-a"] == 5
    assert couples_deck().heats["talk-0-a"] == 1


def test_an_activity_may_be_hotter_than_its_card_and_have_more_tags() -> None:
    text = changed('en = "talk 0, idea 0."', 'heat = 4\ntags = ["dance"]\nen = "talk 0, idea 0."')
    written = read_deck(text)
    assert isinstance(written.deck, Deck)
    first, second, *_ = written.deck.cards["talk-0"].activities
    assert (first.heat, first.tags) == (4, ("kissing", "dance"))
    assert (second.heat, second.tags) == (1, ("kissing",))


def test_what_is_no_toml_says_where() -> None:
    assert problems(changed('id = "ours"', "id = ours")) == [("not_toml", "id = ours")]
    assert problems('id = "never closed') == [("not_toml", 'id = "never closed')]
    with pytest.raises(BadDeck):
        read_deck("")
    with pytest.raises(BadDeck):
        read_deck("x = " + "[" * 5000 + "]" * 5000)


def test_a_file_that_is_too_large_or_no_text_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(BadDeck, match="too_large"):
        load_deck(file)
    with pytest.raises(BadDeck, match="too_large"):
        read_deck("#" * (LARGEST + 1))
    file.write_bytes(b'format = 1\nid = "\xff"\n')
    with pytest.raises(BadDeck, match="line 2: not_utf8"):
        load_deck(file)
    file.write_text(couples_text(), encoding="utf-8-sig")
    assert load_deck(file) == couples_deck()


def test_lines_are_found_in_strings_over_several_lines_too() -> None:
    long = '"""\\\n  talk 0,\\\n  heat = 7 \\\n  [[card]]\\\n  idea 0."""'
    text = changed('en = "talk 0, idea 0."', f"en = {long}").replace("heat = 5", "heat = 6", 1)
    assert problems(text) == [("bad_value", "heat = 6")]


KEYS = st.sampled_from(["id", "category", "heat", "tags", "activity", "card", "en", "title", "format"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=12,
)


def toml_of(value: object) -> str:
    """Any plain value as inline TOML."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case list():
            return f"[{', '.join(map(toml_of, value))}]"
        case dict():
            return "{" + ", ".join(f"{key} = {toml_of(item)}" for key, item in value.items()) + "}"
    return '"' + "".join(f"\\U{ord(c):08x}" for c in str(value) if not 0xD800 <= ord(c) < 0xE000) + '"'


@given(
    st.dictionaries(KEYS | st.sampled_from(["game", "dare", "fallback", "languages"]), VALUES), st.booleans()
)
def test_whatever_a_file_holds_it_gets_an_answer(content: dict[str, object], retos: bool) -> None:
    content["game"] = "retos" if retos else "couples"
    text = "\n".join(f"{key} = {toml_of(value)}" for key, value in content.items())
    with pytest.raises(BadDeck) as bad:
        read_deck(text)
    assert all(1 <= problem.line <= len(text.splitlines()) for problem in bad.value.problems)


def test_what_is_not_plain_is_markup_or_cannot_be_seen() -> None:
    """Each character by itself, and the first of several."""
    unseen = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    for code in (*range(0x3100), *range(0xD7F0, 0xE010), 0xFEFF, 0xFFFF, *range(0xE0000, 0xE0100)):
        character = chr(code)
        refused = character in "<>" or unicodedata.category(character) in unseen
        name = character if character in "<>" else f"U+{code:04X}"
        assert not_plain(f"a\u00a0é\u202f{character}\n") == (name if refused else "U+000A")
        assert not_plain(f"a\u00a0é\u202f{character}") == (name if refused else "")
