"""Every word in three languages: none missing, none without use, the same facts in each."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest

from kit.found import UNDER_TEST
from kit.random_play import random_moves
from kit.rules import ROOT
from kit.text_places import is_general, package_in, place_of
from kit.texts import (
    codes,
    families,
    labels_needed,
    mentioned_in_code,
    mentioned_in_page,
    mentioned_in_page_by_folder,
    messages_in,
    needed_by_games,
    package_of,
    refusals_needed,
    said_by_page,
    words_needed,
)
from nightcap import GAMES, IllegalMove
from nightcap.decks.entries import ActivityEntry, CardEntry, DareEntry, FallbackEntry, Header
from nightcap.games.couples.hands import CATEGORIES as HANDS
from nightcap.games.couples.reward_cards import CATEGORIES
from nightcap.games.game_of_porns import cards as porns_cards
from nightcap.games.retos.dare_cards import TAGS
from nightcap.games.sexopolitan import cards as sexopolitan_cards
from nightcap.shelf import BUILT_IN, built_in, usual_deck
from nightcap.text import LANGUAGES, Speaker, Texts, UnknownLanguage, texts, usual_language
from nightcap.text.rulebook import rules
from nightcap.text.texts import TERMINAL, source_of, sources_of

FILES: dict[str, dict[str, dict[str, set[str]]]] = {
    language: {package: messages_in(source) for package, source in sources_of(language).items()}
    for language in LANGUAGES
}
"""The messages of each language's files, by the game's package; the common file's under ""."""

MESSAGES: dict[str, dict[str, set[str]]] = {
    language: {name: facts for file in files.values() for name, facts in file.items()}
    for language, files in FILES.items()
}
ENGLISH = MESSAGES["en"]

IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def deck_problems() -> set[str]:
    """Every code that a deck file can be told."""
    found = set()
    package = ROOT / "src" / "nightcap"
    for path in (*package.glob("*.py"), *package.glob("decks/*.py"), *package.glob("games/*/deck_file.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                place = {"wrong": 1, "Problem": 1}.get(called)
                code = getattr(node.args[place], "value", None) if place and len(node.args) > place else None
                if isinstance(code, str):
                    found.add(f"deck-problem-{code}")
            if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):  # in reading_check
                code = getattr(node.value.elts[0], "value", None)
                if isinstance(code, str):
                    found.add(f"deck-problem-{code}")
    return found


def lies() -> set[str]:
    """Everything that can be wrong with the books of a game."""
    found = set()
    source = ROOT / "src" / "nightcap" / "rooms" / "checking.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = getattr(node.func, "id", "")
            place = {"Lie": 0, "must": 1}.get(called)
            if place is not None:
                found |= {f"verify-lie-{code}" for code in codes(node.args[place])}
    return found


def needed() -> dict[str, set[str] | None]:
    """Every message there must be; with the facts it may use, where these are known from the code."""
    every: dict[str, set[str] | None] = {**needed_by_games(), **refusals_needed()}
    every |= dict.fromkeys(deck_problems() | lies())
    keys = {
        key
        for entry in (Header, CardEntry, ActivityEntry, DareEntry, FallbackEntry)
        for key in (*entry.__struct_fields__, "title", "fallback")
    }
    every |= {f"deck-expects-{key}": set() for key in keys}
    every |= dict.fromkeys(f"notice-{name}" for table in GAMES.values() for name in table.notices)
    every |= dict.fromkeys(message for message in mentioned_in_code() if message in ENGLISH)
    every |= {f"couples-word-{word}": set() for word in (*CATEGORIES, *HANDS)}
    every |= {f"retos-word-{tag}": set() for tag in TAGS}
    every |= {f"game-of-porns-word-{card}": set() for card in porns_cards.DECK}
    every |= {f"sexopolitan-word-{card}": set() for card in sexopolitan_cards.PARTNER_CARDS}
    return every


NEEDED = needed()


@IN_EACH_LANGUAGE
def test_no_message_is_missing(language: str) -> None:
    assert sorted(set(NEEDED) - set(MESSAGES[language])) == []


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("family", families())
def test_every_value_and_every_label_has_its_word(language: str, family: str) -> None:
    found = MESSAGES[language]
    for kind, names in (("word", words_needed(family)), ("seen", labels_needed(family))):
        without = {n for n in names if f"{family}-{kind}-{n}" not in found and f"{kind}-{n}" not in found}
        assert without == set()


@IN_EACH_LANGUAGE
def test_the_same_messages_with_the_same_facts_in_every_language(language: str) -> None:
    """File by file, so that a translator finds everything where it is in English."""
    assert FILES[language] == FILES["en"]


def test_every_game_has_its_file_and_shares_no_message_with_another() -> None:
    files = FILES["en"]
    assert files.keys() == {"", TERMINAL, *map(package_of, GAMES.values())}
    assert sum(map(len, files.values())) == len(ENGLISH)


@pytest.mark.parametrize("package", sorted({*map(package_of, GAMES.values())}))
def test_a_games_file_has_its_own_messages_only(package: str) -> None:
    """The page fetches the common file and one game's: what others use too must be in the common one."""
    strangers = {message: place_of(message) or "common" for message in FILES["en"][package]}
    assert {message: place for message, place in strangers.items() if place != package} == {}


def test_the_common_file_has_no_message_of_one_game_alone() -> None:
    places = {message: place_of(message) for message in FILES["en"][""] if not is_general(message)}
    assert {message: package for message, package in places.items() if package} == {}


def test_the_page_says_nothing_of_the_terminals() -> None:
    """It does not fetch that file."""
    said = mentioned_in_page_by_folder().values()
    names = {name.partition(".")[0] for found, _ in said for name in found}
    beginnings = tuple(beginning for _, found in said for beginning in found)
    own = {message.partition(".")[0] for message in FILES["en"][TERMINAL]}
    assert own
    assert own & names == set()
    assert [message for message in own if message.startswith(beginnings)] == []


def test_no_folder_of_the_page_uses_another_games_words() -> None:
    for folder, (names, beginnings) in mentioned_in_page_by_folder().items():
        own = FILES["en"][""] | FILES["en"].get(package_in(folder), {})
        assert sorted(names - set(own)) == []
        assert [start for start in beginnings if not any(name.startswith(start) for name in own)] == []


def test_messages_only_use_facts_there_are() -> None:
    for message, facts in NEEDED.items():
        if facts is not None:
            assert ENGLISH[message] <= facts, message


PLAIN_WORDS = re.compile(rf"^(?:(?P<family>{'|'.join(families())})-)?(?P<kind>word|seen)-(?P<name>.+)$")


def test_no_message_is_without_use() -> None:
    names, beginnings = mentioned_in_page()
    in_page = {name.partition(".")[0] for name in names}

    def is_used(message: str) -> bool:
        if message.startswith("page-"):
            return message.partition(".")[0] in in_page or message.startswith(tuple(beginnings))
        if message in NEEDED:
            return True
        if match := PLAIN_WORDS.match(message):
            groups = [match["family"]] if match["family"] else list(families())
            names = words_needed if match["kind"] == "word" else labels_needed
            return any(match["name"] in names(family) for family in groups) or message in EXTRA
        return message in EXTRA

    assert [message for message in ENGLISH if not is_used(message)] == []


def test_the_page_names_no_message_that_is_not_there() -> None:
    names, beginnings = mentioned_in_page()
    assert names
    assert sorted(names - set(ENGLISH)) == []
    assert [start for start in beginnings if not any(message.startswith(start) for message in ENGLISH)] == []


def test_the_page_gives_every_message_its_facts() -> None:
    said = [(message, facts) for message, facts in said_by_page() if message in ENGLISH]
    assert said
    assert [(message, facts) for message, facts in said if facts != ENGLISH[message]] == []


EXTRA = {
    "refusal-line_lost",  # said by the page itself
    *(f"{family}-rankings" for family in families()),
    *(f"peekpoker-word-{word}" for word in ("ante", "pass", "red", "black", "green")),
}
"""Said by name or by value where the code's types do not tell."""


@IN_EACH_LANGUAGE
def test_how_to_play_fits_a_page(language: str) -> None:
    """And says enough: ten words for each rule, or half a page."""
    for game in GAMES:
        enough = min(150, 10 * len(rules(game)))
        assert 0 < enough <= len(texts(language).say(f"game-{game}.how").split()) <= 360


def said_in_a_game(game: str, language: str) -> Iterator[str]:
    """Everything that is said while a game is played at random, by options and events."""
    under_test = UNDER_TEST[game]
    rng = random.Random(f"{game} speaks")
    table = GAMES[game].new(seed=f"{game} speaks")
    speaker = Speaker(texts(language), game, "ABCDEFGHIJ".__getitem__, usual_deck(game))
    yield from map(speaker.event, table.events)
    for number, (seat, move) in enumerate(random_moves(table, rng, under_test)):
        yield speaker.question(table.asked)
        yield speaker.move(move)
        yield from map(speaker.event, table.play(seat, move))
        if number > 400:
            break


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_is_said(game: str, language: str) -> None:
    said = list(said_in_a_game(game, language))
    assert len(said) > 20
    for sentence in said:
        assert sentence.strip()
        assert not re.search(r"[{}]|\b(None|True|False)\b|[a-z]+_[a-z]+", sentence), sentence
        assert not re.match(r"\w+-(move|event|ask)-", sentence), sentence


@IN_EACH_LANGUAGE
def test_every_refusal_is_a_sentence(language: str) -> None:
    speaker = Speaker(texts(language), "retos", str)
    for message, facts in refusals_needed().items():
        refusal = IllegalMove(message.removeprefix("refusal-"), "R-01", **dict.fromkeys(facts, 3))
        said = speaker.refusal(refusal)
        assert said[-1] in ".!?"
        assert "{" not in said


def test_languages() -> None:
    assert texts("fr").say("yes") == "oui"
    with pytest.raises(UnknownLanguage, match="only in en, fr, es"):
        texts("de")
    locales = ["fr_CA.UTF-8", "es-MX", "de_DE", "C", "", None]
    assert [usual_language(locale) for locale in locales] == ["fr", "es", "en", "en", "en", "en"]


def test_a_message_that_is_not_there_is_its_own_name() -> None:
    """A table goes on even if a word is missing."""
    assert texts("en").say("no-such-message") == "no-such-message"
    assert texts("en").say("game-retos.none") == "game-retos.none"
    assert Texts("en", "only = \n    .part = p").say("only") == "only"


def test_what_people_type_is_never_translated_into_markup() -> None:
    speaker = Speaker(texts("en"), "retos", lambda _: "{ $seat } [bold]")
    assert speaker.value("<b>{ $x }</b>", str) == "<b>{ $x }</b>"


@IN_EACH_LANGUAGE
def test_the_built_in_decks_speak_it(language: str) -> None:
    for name in BUILT_IN:
        written = built_in(name)
        assert all(written.readings(activity, language).does != activity for activity in written.words)


@IN_EACH_LANGUAGE
def test_nobody_raises_their_voice(language: str) -> None:
    """`!Emma` lets Emma speak up at the terminal; nothing else has an exclamation mark."""
    assert re.findall(r".*(?:¡|!(?!\w)).*", source_of(language)) == []


BREAKABLE = re.compile(r"(?<=\S) [:;!»]|(?<=\S) \?(?! pour l'aide)|« ")
"""An ordinary space where French needs one that does not break; `?` alone is typed at the terminal."""


def french_lines() -> Iterator[str]:
    yield from (line for line in source_of("fr").splitlines() if not line.startswith("#"))
    for path in (ROOT / "src" / "nightcap" / "games").glob("*/decks/*.toml"):
        yield from (
            line for line in path.read_text("utf-8").splitlines() if line.startswith(("fr = ", "fr."))
        )
    for page in ("index.html", "src/screens/Unreachable.svelte"):
        yield from re.findall(r'lang="fr">(.*)<', (ROOT / "web" / page).read_text("utf-8"))


def test_no_french_line_begins_with_a_mark() -> None:
    lines = list(french_lines())
    assert sum("\u00a0" in line or "\u202f" in line for line in lines) > 500
    assert [line for line in lines if BREAKABLE.search(line)] == []


@IN_EACH_LANGUAGE
@pytest.mark.parametrize("message", ["something_to_call", "only_a_call", "number_of_cards"])
def test_one_is_not_several(language: str, message: str) -> None:
    said = texts(language).say(f"refusal-{message}", points=1, most=1)
    assert "1" not in said
