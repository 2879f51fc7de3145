"""Codes that can be said aloud: the list, how they are made, and how they are read from what people type."""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from nightcap.rooms import VERSION, Refused
from nightcap.server import all_rooms, codes
from nightcap.server.all_rooms import AllRooms
from nightcap.server.codes import WORDS, meant, new_code, tidied
from nightcap.store import MemoryJournal
from server.running import QUICK, Phone, get, server
from server.test_server import OPENED

LIST = Path(codes.__file__).with_name("words.txt")
AVOIDED = Path(__file__).with_name("words_put_away.txt")
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def slip_apart(one: str, other: str) -> bool:
    """Whether one slip makes one of the other: Damerau-Levenshtein distance 1, written down anew."""
    if len(one) == len(other):
        differ = [i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        if len(differ) == 2 and differ[1] == differ[0] + 1:
            i, j = differ
            return (one[i], one[j]) == (other[j], other[i])
        return len(differ) == 1
    short, long = sorted((one, other), key=len)
    return len(long) == len(short) + 1 and any(long[:i] + long[i + 1 :] == short for i in range(len(long)))


# The list


def test_there_are_4096_words_one_a_line_in_order() -> None:
    lines = LIST.read_text(encoding="ascii").split("\n")
    assert lines.pop() == ""
    assert lines == sorted(set(lines)) == list(WORDS)
    assert len(lines) == 4096


def test_words_are_short_and_of_plain_letters() -> None:
    assert [word for word in WORDS if not 3 <= len(word) <= 7 or set(word) - set(LETTERS)] == []


def test_no_slip_makes_another_word() -> None:
    """Words one slip apart share what is left when a letter is taken out; only these are compared."""
    alike: dict[str, set[str]] = defaultdict(set)
    for word in WORDS:
        for key in {word} | {word[:i] + word[i + 1 :] for i in range(len(word))}:
            alike[key].add(word)
    pairs = {(one, two) for group in alike.values() for one in group for two in group if one < two}
    assert ("aboard", "abroad") in pairs, "two slips: compared, and allowed"
    assert [pair for pair in sorted(pairs) if slip_apart(*pair)] == []


def test_no_word_stands_beside_its_plural() -> None:
    listed = set(WORDS)
    plurals = {word: {word + "s", word + "es", word[:-1] + "ies", word[:-1] + "ves"} for word in WORDS}
    assert {word: found for word, many in plurals.items() if (found := many & listed)} == {}


def test_words_that_were_put_away_stay_away() -> None:
    lines = AVOIDED.read_text(encoding="ascii").splitlines()
    avoided = {word for line in lines if not line.startswith("#") for word in line.split()}
    assert len(avoided) > 600
    assert sorted(avoided & set(WORDS)) == []


HEARD_ALIKE = """
allowed/aloud bare/bear berry/bury board/bored boarder/border brake/break bridal/bridle
cellar/seller cent/scent/sent cereal/serial chord/cord colonel/kernel council/counsel
currant/current cymbal/symbol dear/deer desert/dessert die/dye doe/dough fair/fare fir/fur
flair/flare flea/flee flour/flower foul/fowl gait/gate gorilla/guerrilla grate/great hair/hare
hangar/hanger heel/heal hoard/horde hole/whole hour/our idle/idol key/quay knight/night knot/not
leak/leek lessen/lesson links/lynx loan/lone made/maid mail/male main/mane maize/maze mantel/mantle
manner/manor medal/meddle moose/mousse morning/mourning muscle/mussel naval/navel oar/ore pail/pale
pain/pane pair/pare/pear palate/palette/pallet patience/patients pause/paws peace/piece peak/peek
peal/peel pedal/peddle plain/plane pole/poll profit/prophet rain/reign/rein raise/rays rap/wrap
read/reed right/rite/write ring/wring road/rode role/roll root/route rose/rows sail/sale scene/seen
sea/see seam/seem sew/so/sow shear/sheer shoe/shoo sight/site sleigh/slay soar/sore sole/soul
some/sum son/sun stair/stare stake/steak steal/steel suite/sweet sundae/sunday tail/tale tea/tee
throne/thrown tide/tied toad/towed toe/tow vain/vane/vein wade/weighed waist/waste wait/weight
ware/wear/where way/weigh weak/week weather/whether which/witch whine/wine wood/would yoke/yolk
armor/armour color/colour center/centre favor/favour fiber/fibre flavor/flavour gray/grey
harbor/harbour honor/honour humor/humour liter/litre meter/metre mold/mould odor/odour
parlor/parlour theater/theatre tire/tyre vapor/vapour
"""


def test_of_words_that_are_heard_alike_there_is_one_at_most() -> None:
    listed = set(WORDS)
    alike = [set(group.split("/")) & listed for group in HEARD_ALIKE.split()]
    assert [group for group in alike if len(group) > 1] == []


# Making codes


def test_a_code_is_three_words_and_every_word_has_every_place() -> None:
    """Drawn 20,000 times; a word that never came, or a biased place, would be seen (chance: below 10^-9)."""
    drawn = [new_code().split("-") for _ in range(20_000)]
    assert {len(words) for words in drawn} == {3}
    for place in zip(*drawn, strict=True):
        assert set(place) <= set(WORDS)
        assert max(Counter(place).values()) < 40  # 4.9 is usual
        assert len(set(place)) > 3900  # 4,065 is usual


def test_no_room_gets_a_code_that_is_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor one under which something is still to be erased."""
    made = iter(["taco-taco-taco", "taco-taco-taco", "yeti-yeti-yeti", "fig-fig-fig"])
    monkeypatch.setattr(all_rooms, "new_code", lambda: next(made))

    async def opened() -> list[str]:
        rooms = AllRooms(MemoryJournal(), most=10)
        first = await rooms.open(lambda code: "ana")
        rooms.traces.add("yeti-yeti-yeti")
        second = await rooms.open(lambda code: "ben")
        return [first.code, second.code]

    assert asyncio.run(opened()) == ["taco-taco-taco", "fig-fig-fig"]


def test_a_room_with_an_old_code_goes_on() -> None:
    journal = MemoryJournal()
    with server(QUICK, journal) as port:
        phone = Phone(port)
        opened = OPENED.replace(b'"x"', json.dumps(phone.device_in("rz5vmatdej")).encode())
        asyncio.run(journal.append("rz5vmatdej", 0, [opened % VERSION]))
        assert phone.comes_to("rz5vmatdej")["type"] == "update"
        assert json.loads(get(port, "/code?typed=RZ5VMATDEJ")[2]) == {"code": "rz5vmatdej"}
        link = json.loads(get(port, "/rooms/rz5vmatdej/door", Cookie=phone.cookie)[2])["link"]
        assert link.endswith("/#rz5vmatdej")
        phone.sends({"type": "burn", "code": "rz5vmatdej"})
        assert phone.hears_of("gone")["why"] == "burnt"


# Reading what people type

TYPED = {
    "copper-lantern-fig": "copper-lantern-fig",
    "Copper Lantern Fig": "copper-lantern-fig",
    "  COPPER,lantern...fig!\n": "copper-lantern-fig",
    "copper – lantern — fig": "copper-lantern-fig",
    "còppér lántern fíg": "copper-lantern-fig",
    "ｃｏｐｐｅｒ lantern ﬁg": "copper-lantern-fig",
    "http://192.168.1.7:8669/#copper-lantern-fig": "copper-lantern-fig",
    "Come! https://fireside.example/nightcap/#copper-lantern-fig (tonight)": "copper-lantern-fig",
    "https://fireside.example/?x=1#Copper%20lantern%2Dfig": "copper-lantern-fig",
    "#copper lantern fig": "copper-lantern-fig",
    "coppr latnern figg": "copper-lantern-fig",
    "rz5vmatdej": "rz5vmatdej",
    "http://127.0.0.1:8669/#rz5vmatdej": "rz5vmatdej",
}

SEPARATORS = st.text(" -_.,;:/|\t\n–—·", min_size=1, max_size=4)
THREE = st.tuples(*[st.sampled_from(WORDS)] * 3)


@pytest.mark.parametrize("typed", TYPED)
def test_what_people_type_is_understood(typed: str) -> None:
    assert meant(typed) == TYPED[typed]


@given(THREE, SEPARATORS, SEPARATORS, st.data())
def test_a_code_is_read_whatever_stands_between_its_words(
    words: tuple[str, ...], first: str, second: str, data: st.DataObject
) -> None:
    cased = [data.draw(st.sampled_from([word, word.upper(), word.title()])) for word in words]
    assert meant(f"{first}{cased[0]}{first}{cased[1]}{second}{cased[2]}{second}") == "-".join(words)


@st.composite
def slipped(draw: st.DrawFn) -> tuple[str, str]:
    """A word, and the same with one slip."""
    word = draw(st.sampled_from(WORDS))
    at, letter = draw(st.integers(0, len(word) - 1)), draw(st.sampled_from(LETTERS))
    slips = {
        "wrong": word[:at] + letter + word[at + 1 :],
        "missing": word[:at] + word[at + 1 :],
        "doubled": word[: at + 1] + word[at:],
        "swapped": word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :],
    }
    return word, draw(st.sampled_from(sorted(slips.values())))


@given(slipped())
def test_a_slip_is_put_right_or_asked_about_and_never_makes_another_word(slip: tuple[str, str]) -> None:
    word, typed = slip
    near = sorted(other for other in WORDS if slip_apart(typed, other))
    if typed == word or near == [word]:
        assert meant(f"fig-{typed}-fig") == f"fig-{word}-fig"
        return
    assert word in near
    with pytest.raises(Refused, match="which_word") as refused:
        meant(f"fig-{typed}-fig")
    assert refused.value.facts == {"word": typed, "near": ", ".join(near)}


@pytest.mark.parametrize("typed", ["", " ", "fig", "fig fig", "fig fig fig fig", "x" * 201, "fig " * 60, "#"])
def test_what_is_not_three_words_is_said(typed: str) -> None:
    with pytest.raises(Refused, match="not_three_words"):
        meant(typed)


@pytest.mark.parametrize("word", ["qqqq", "lanterns4", "a", "9" * 150])
def test_a_word_that_is_on_no_list_is_said(word: str) -> None:
    with pytest.raises(Refused, match="no_such_word") as refused:
        meant(f"fig {word} fig")
    assert refused.value.facts == {"word": word[:20]}


@given(st.text(max_size=300))
@example("%2D%20#/")
def test_anything_that_is_typed_is_read_or_refused(typed: str) -> None:
    tidy = tidied(typed)
    assert tidied(tidy) == tidy
    assert set(tidy) <= set(LETTERS + "0123456789-")
    try:
        code = meant(typed)
    except Refused:
        return
    assert code == meant(code)


def test_the_server_spells_codes_and_says_nothing_of_rooms() -> None:
    """The same for a room that is open and for one that is not, with or without a device."""
    with server() as port:
        phone = Phone(port)
        code = phone.opens_room()
        for room in (code, "fig-fig-fig"):
            for cookie in ({}, {"Cookie": phone.cookie}):
                status, told, body = get(port, f"/code?typed={quote(room.upper())}", **cookie)
                assert (status, json.loads(body)) == (200, {"code": room})
                assert told["cache-control"] == "no-store"
                assert "set-cookie" not in told
        status, _, body = get(port, "/code?typed=fig%20qqqq%20fig")
        said = json.loads(body)
        assert (status, said["type"], said["code"], said["facts"]) == (
            200, "sorry", "no_such_word", {"word": "qqqq"},
        )  # fmt: skip
        assert json.loads(get(port, "/code")[2])["code"] == "not_three_words"
