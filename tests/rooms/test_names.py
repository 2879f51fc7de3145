"""Names: people's own, in every script, and no two that could be mistaken for each other."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightcap.rooms import Refused
from nightcap.rooms.actions import AddBot, Knock, Rename, Sit
from nightcap.rooms.names import looks_of, must_be_free, person_name
from rooms.evening import HOST, evening


@pytest.mark.parametrize(
    "name",
    ["Ana", "Zoé", "Владимир", "Ελένη", "محمد", "نیکی‌تا", "さくら", "李娜", "ชัยวัฒน์", "अक्षय", "क्‍ष", "Ana 💋",
     "👩‍❤️‍👩", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🩷", "\U0001faea", "O'Neill", "Jean-Luc", "Bottle", "Botl", "Robot 7", "7",
     "Nguyễn Văn"],
)  # fmt: skip
def test_every_name_of_a_person_is_fine_as_it_is(name: str) -> None:
    assert person_name(name) == name


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  Ana \t\n Maria ", "Ana Maria"),
        ("Ana\u00a0\u2003Maria", "Ana Maria"),
        ("A\u200bn\u200da\ufeff", "Ana"),
        ("\u202eanA\u202c", "anA"),
        ("A\u2066na\u2069", "Ana"),
        ("An\x00a\x1b", "Ana"),
        ("An\u00ada", "Ana"),
        ("Zoe\u0301", "Zoé"),
        ("Ana\u3164\u2800", "Ana"),
        ("Ana\ufe0f\U000e0061", "Ana"),
    ],
)
def test_what_cannot_be_seen_is_left_out(said: str, shown: str) -> None:
    assert person_name(said) == shown


@pytest.mark.parametrize(
    "said", ["\u200b", "\u3164", "\u202e \u200d", "\u0301", "\ufe0f", "a" + "\u0300" * 5]
)
def test_what_nobody_could_read_is_no_name(said: str) -> None:
    with pytest.raises(Refused) as refusal:
        person_name(said)
    assert refusal.value.code == "name_unreadable"


@pytest.mark.parametrize(
    "said", ["Bot 1", "bot 2", "BOT 17", "Воt 1", "Bоt l", "Bot I", "B0t 3", "Bot  4", "Bot5", "Ｂｏｔ ６"]
)
def test_bots_have_their_names_to_themselves(said: str) -> None:
    with pytest.raises(Refused) as refusal:
        person_name(said)
    assert refusal.value.code == "name_of_bots"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "ANA"), ("Ana", "Аnа"), ("Ian", "lan"), ("Ian", "1an"), ("Ian", "IAN"), ("Otto", "0tto"),
     ("Ana", "A na"), ("Анна", "АННА"), ("АННА", "AHHA"), ("Ева", "Eва"), ("Νίκος", "Nίκος"),
     ("Maria", "Ｍaria"), ("Al", "AI"), ("Ñ", "Ñ"), ("Coco", "Сосо"), ("Straße", "STRASSE")],
)  # fmt: skip
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    for name, taken in ((one, other), (other, one)):
        with pytest.raises(Refused) as refusal:
            must_be_free(name, ["Somebody", taken])
        assert refusal.value.code == "name_taken"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Zoé", "Zoe"), ("Ana", "Anna"), ("Lia", "Ila"), ("Ali", "Ail"), ("Анна", "Anna"), ("Jose", "José"),
     ("❤️", "💋"), ("Ben", "Вен")],
)  # fmt: skip
def test_names_that_differ_are_not(one: str, other: str) -> None:
    must_be_free(one, [other])


@given(st.text(max_size=30))
def test_a_cleaned_name_stays_as_it_is(said: str) -> None:
    try:
        name = person_name(said)
    except Refused:
        return
    assert person_name(name) == name
    assert name == name.strip()
    assert looks_of(name)


def test_names_are_cleaned_wherever_they_are_said() -> None:
    night = evening("retos")
    night.says("d9", Knock(" \u202eCleo\u200b "))
    assert night.room.knocking[0].name == "Cleo"
    night.says(HOST, Sit("Ol\u200bga"))
    night.says("d2", Rename(1, "Benny\u2066"))
    assert [person.name for person in night.room.people] == ["Ana", "Benny", "Olga"]
    night.says(HOST, AddBot("random"))
    for action in (Sit("Веnny"), Sit("Bot 7"), Sit("Bоt 1"), Rename(1, "Аna"), Rename(1, "\u200b\u200b")):
        with pytest.raises(Refused):
            night.says("d2", action)
    assert [person.name for person in night.room.people] == ["Ana", "Benny", "Olga", "Bot 1"]
