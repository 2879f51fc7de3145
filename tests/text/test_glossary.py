"""One word for each thing: words that the glossaries in docs/words/ have put away stay away."""

from __future__ import annotations

import re
import tomllib

import pytest

from kit.rules import ROOT
from nightcap.catalogue import DECLARED
from nightcap.decks import LANGUAGES
from nightcap.text.rulebook import rules_of, sentences_of
from nightcap.text.texts import source_of

PUT_AWAY = {
    "en": r"\b(everybody|somebody|anybody|garments?|cannot|deck of the room|code of the room)\b",
    "fr": r"\b(anfitrion|la salle|brûler|robots?|écran partagé)\b|\w'\w",
    "es": r"\b(anfitrión|anfitriona|peón|robots?|quemar la sala|vosotros|ustedes)\b",
}
TYPOGRAPHY = {
    "en": re.compile(r"[’‘]|!"),
    "fr": re.compile(r"(?<=\S) [:;?!»]|« |\w'\w|!"),
    "es": re.compile(r"[!¡]|\?(?<!¿.)(?=¿)"),
}
FAMILIES = sorted({game.family for game in DECLARED.values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_were_put_away_stay_away(language: str) -> None:
    lines = [line for line in source_of(language).splitlines() if not line.startswith("#")]
    said = [re.sub(r"\{[^}]*\}|^[\w-]+ =|^ +\.\w+ =", "", line) for line in lines]
    assert [line for line in said if re.search(PUT_AWAY[language], line, re.IGNORECASE)] == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence_for_players(family: str, language: str) -> None:
    """Short enough to be read across the table, in the typography of its language."""
    sentences, exact = sentences_of(family, language), rules_of(family)
    assert set(sentences) == set(exact)
    for number, sentence in sentences.items():
        assert 20 < len(sentence) <= 150, number
        assert sentence != exact[number], number
        assert not TYPOGRAPHY[language].search(sentence), (number, sentence)
        assert not re.search(r"\b[A-Z]-\d\d|[;`_]", sentence), (number, sentence)
        assert sentence.endswith((".", "?", "…", "»", "”")), (number, sentence)


def test_sentences_are_not_translated_by_leaving_them_as_they_are() -> None:
    for family in FAMILIES:
        english = sentences_of(family, "en")
        for language in ("fr", "es"):
            same = [
                number for number, said in sentences_of(family, language).items() if said == english[number]
            ]
            assert same == []


def test_the_glossaries_are_written_down() -> None:
    for language in LANGUAGES:
        text = (ROOT / "docs" / "words" / f"{language}.md").read_text(encoding="utf-8")
        assert text.count("\n|") > 25


def test_no_rules_file_names_a_rule_twice() -> None:
    for path in (ROOT / "src" / "nightcap" / "games").glob("*/rules/*.toml"):
        tomllib.loads(path.read_text(encoding="utf-8"))  # which refuses a key that stands there twice
