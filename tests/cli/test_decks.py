"""Decks at the command line: written, checked, shown, and played within everybody's boundaries."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.test_commands import nightcap
from decks.small_decks import couples_text
from nightcap import read_log
from nightcap.decks import LANGUAGES
from nightcap.shelf import BUILT_IN, built_in, read_deck

MISTAKES = [
    ('id = "talk-1"', 'id = "Talk 1!"', "small letters, digits and hyphens"),
    ('category = "talk"\nheat = 3', 'category = "tlak"\nheat = 3', "Did you mean “talk”?"),
    ("heat = 4", "heat = 9", "a whole number from 1 (sweet) to 5 (scorching)"),
    ('tags = ["dance"]', 'tags = ["dnace"]', "Did you mean “dance”?"),
    ('actor = "both"\nen = "strip 0, idea 0."', 'actor = "she"\nen = "s"', '"drawer", "partner" or "both"'),
    ('en = "strip 1, idea 0."', 'en = "<b>strip</b>"', "plain words"),
    ('en = "strip 2, idea 0."', 'en = "strip 2, idea 1."', "exactly the same"),
    ('en = "strip 3, idea 0."', f'en = "{"x" * 281}"', "at most 280"),
    ('en = "strip 4, idea 0."', 'sceonds = 20\nen = "strip 4, idea 0."', "Did you mean “seconds”?"),
    ('en = "cuddle 0, idea 0."', 'price = 3\nen = "cuddle 0, idea 0."', "Only shop activities"),
]


def bad_deck(tmp_path: Path) -> Path:
    text = couples_text()
    for before, after, _ in MISTAKES:
        assert before in text
        text = text.replace(before, after, 1)
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_ten_mistakes_get_ten_messages_with_their_lines(tmp_path: Path) -> None:
    file = bad_deck(tmp_path)
    done = nightcap("deck", "check", str(file))
    assert done.returncode == 2
    said = done.stdout.splitlines()
    assert said[0] == "10 things to put right:"
    lines = [int(found[1]) for found in map(re.compile(r".*bad\.toml:(\d+)  .").match, said) if found]
    assert len(lines) == 10
    assert lines == sorted(lines)
    for _, _, advice in MISTAKES:
        assert advice in done.stdout
    assert nightcap("deck", "check", str(file), "--language", "fr").stdout.startswith("10 choses")


def test_a_bad_deck_is_not_played(tmp_path: Path) -> None:
    done = nightcap("play", "couples-quick", "--ready", "--deck", str(bad_deck(tmp_path)))
    assert done.returncode == 2
    assert "10 things to put right" in done.stderr
    done = nightcap("play", "couples-quick", "--ready", "--deck", "retos-mild")
    assert done.returncode == 2
    assert "is a deck for retos" in done.stderr
    done = nightcap("play", "couples-quick", "--ready", "--deck", "nowhere.toml")
    assert done.returncode == 1
    assert "nowhere.toml" in done.stderr


@pytest.mark.parametrize("game", ["couples", "retos"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_deck_is_right_from_the_start_and_never_written_over(
    game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "our-deck.toml"
    words = ["deck", "new", str(file), "--game", game, "--language", language]
    assert nightcap(*words).returncode == 0
    assert read_deck(file.read_text(encoding="utf-8")).languages == (language,)
    assert nightcap("deck", "check", str(file)).returncode == 0
    file.write_text("mine", encoding="utf-8")
    assert nightcap(*words).returncode == 1
    assert file.read_text(encoding="utf-8") == "mine"


def longest_part(text: str) -> str:
    """What is said between names."""
    return max(re.split(r"\{\w+\}", text), key=len).strip()


@pytest.mark.parametrize("name", BUILT_IN)
def test_decks_can_be_looked_at(name: str) -> None:
    assert nightcap("deck", "check", name).stdout == "This deck is fine.\n"
    shown = nightcap("deck", "show", name, "--heat", "2", "--language", "es").stdout
    written = built_in(name)
    for activity, words in written.words.items():
        spoken = longest_part(words["es"].does)
        assert (spoken in shown) == (written.heats[activity] <= 2)
    assert str(len(written.words)) in nightcap("deck", "stats", name).stdout


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "La partie est terminée."), ("es", "La partida ha terminado."), ("en", "over")],
)
def test_a_game_in_ones_own_language(language: str, said: str) -> None:
    done = nightcap("play", "couples-quick", "--bots", "2", "--ready", "--language", language, "--seed", "s")
    assert said in done.stdout
    typed = "1\n" * 12 + "none\n" * 400 + "1\n" * 2000
    words = ["--bots", "1", "--ready", "--language", language, "--seed", "s"]
    played = re.sub(r"[\s│]+", " ", nightcap("play", "couples-quick", *words, typed=typed).stdout)
    words_of = built_in("couples-classic").words.values()
    texts = [re.sub(r"\s", " ", longest_part(words[language].seen)) for words in words_of]
    assert sum(text in played for text in texts) >= 3


def test_boundaries_are_asked_for_in_private_and_kept() -> None:
    everything = " ".join(str(number) for number in range(1, 22))
    typed = "y\n" + "\n2\n\n" + f"\n\n99\n{everything}\n"
    done = nightcap("play", "couples-quick", typed=typed)
    assert done.returncode == 2
    assert done.stdout.count("Nobody else sees your answers") == 2
    assert "A whole number from 1 to 21" in done.stdout
    said = re.sub(r"\s+", " ", done.stderr)
    assert "don't make a game" in said
    assert "Player" not in said


def test_the_hottest_can_be_said_for_all() -> None:
    done = nightcap("play", "couples-advanced", "--heat", "1", "--ready", "--bots", "2")
    assert done.returncode == 0
    assert nightcap("play", "couples-quick", "--heat", "3", "--ready", "--bots", "2").returncode == 0


def test_retos_asks_for_limits_in_private_and_keeps_them(tmp_path: Path) -> None:
    """R-12, R-13."""
    path = tmp_path / "evening.json"
    words = ["--bots", "1", "--set", 'prize="breakfast"', "--save", str(path), "--seed", "s"]
    typed = "y\n" + "\n\n\n9\n2\n0\n" + "q\ny\n"
    done = nightcap("play", "retos", *words, typed=typed)
    assert done.returncode == 0, done.stderr
    assert "A whole number from 0 to 5" in done.stdout
    person, bot = read_log(path.read_bytes()).players
    assert (person["garments"], person["drinks"]) == (2, 0)
    assert bot["bot"]
    assert bot["garments"] is None
