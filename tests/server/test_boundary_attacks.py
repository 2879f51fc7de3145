"""Attacks on boundaries that have worked: each is played, and what it finds is no better than noise."""

from __future__ import annotations

from random import Random

import pytest

from nightcap.decks import Boundaries, Cover, cover_of, tags_used
from nightcap.games.retos import RetosTable
from nightcap.rooms import Refused
from nightcap.rooms.actions import ChooseDeck, Rename, SetBoundaries
from nightcap.rooms.agreement import away
from nightcap.server import ledger
from nightcap.shelf import built_in
from rooms.evening import HOST
from server.spying import Lair, run
from server.test_boundaries_bound import spy_deck

NOW = 1_800_000_000.0
COUPLES, RETOS = built_in("couples-classic"), built_in("retos-classic")


def test_one_look_at_retos_names_nobodys_boundaries() -> None:
    """It used to list the dare of every card, with the same fallback wherever something was ruled out."""
    rng, themes = Random("a look"), tags_used(RETOS)
    named = 0
    for _ in range(40):
        said = Boundaries(never=tuple(sorted(rng.sample(themes, 2))))
        named += run(look(said, cover_of(rng.randbytes(32), themes, NOW))) == said.never
    assert named <= 20  # it was 40 of 40; a third is what comes of having no noise by luck


async def look(said: Boundaries, cover: Cover) -> tuple[str, ...]:
    """What somebody concludes who takes for ruled out whatever stays away, and knows that exactly."""
    lair = Lair("retos", 2)
    await lair.opens({"d2": cover}, (HOST,))
    await lair.bounds(1, said)
    await lair.bounds(0, Boundaries(covered=False))
    if await lair.begins():
        table = lair.room.table
        assert isinstance(table, RetosTable)
        assert set(table.view(0).dares) == {*table.used, *table.hands[0]}  # and not all 52
    lair.keeper.close()
    return away(lair.room).themes


def test_pressing_start_again_and_again_finds_noise_and_is_slowed() -> None:
    """Changing one's own boundaries in silence, and asking: are there too few cards now?"""

    async def ask(said: Boundaries) -> list[str]:
        lair = Lair("couples-quick", 2, spy_deck())
        await lair.opens({"d2": cover_of(b"k" * 32, ("spy_a", "spy_b", "spy_c"), NOW)}, (HOST,))
        await lair.bounds(1, said)
        answers = []
        for _ in range(8):
            await lair.bounds(0, Boundaries(never=("spy_a", "spy_b", "spy_c"), covered=False))
            before = len(lair.heard)
            assert not await lair.begins()
            answers.append(lair.heard[-1].decode() if len(lair.heard) > before else "")
        lair.keeper.close()
        return answers

    answers = run(ask(Boundaries()))
    assert all("too_few_left" in answer for answer in answers[:5])
    assert all("start_later" in answer for answer in answers[5:])


def test_where_nobody_rules_anything_out_themes_are_missing_all_the_same() -> None:
    """Four draws without a theme used to happen by chance once in 300,000."""
    people = [cover_of(number.to_bytes(32, "big"), tags_used(COUPLES), NOW) for number in range(500)]
    for theme in tags_used(COUPLES):
        away = sum(cover.keeps_away(theme, 2) for cover in people) / len(people)
        assert away == pytest.approx(0.2, abs=0.06)
    themes = len(tags_used(COUPLES))
    fewest = min(sum(cover.keeps_away(tag, 2) for tag in tags_used(COUPLES)) for cover in people)
    assert fewest < themes / 10  # some have nearly none, some many: their number tells nothing either


def test_a_log_that_is_full_does_not_count_what_is_said_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """How many entries still fit used to tell how often, and at what length, somebody had thought again."""
    monkeypatch.setattr(ledger, "MOST_BYTES", 60_000)

    async def fits(said: list[Boundaries]) -> int:
        lair = Lair("couples-quick", 2)
        await lair.opens({"d2": Cover()}, (HOST,))
        for one in said:
            await lair.bounds(1, one)
        fitted = 0
        while not lair.keeper.ledger.full:
            await lair.keeper.says(HOST, Rename(0, f"Anna {'b' * (fitted % 2)}"))
            fitted += 1
        lair.keeper.close()
        return fitted

    once, often = [Boundaries()], [Boundaries(never=tags_used(COUPLES)[:8], pad=" " * 3000)] * 7
    assert run(fits(once)) == run(fits(often)) > 100


def test_each_device_can_think_again_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_IN_SILENCE", 3)

    async def think() -> None:
        lair = Lair("couples-quick", 2)
        await lair.opens({}, (HOST,))
        for _ in range(3):
            await lair.bounds(1, Boundaries())
        with pytest.raises(Refused, match="log_full"):
            await lair.bounds(1, Boundaries())
        await lair.bounds(0, Boundaries())  # nobody else hears of it
        lair.keeper.close()

    run(think())


def test_boundaries_for_a_deck_that_was_changed_meanwhile_do_not_count() -> None:
    async def answer() -> None:
        lair = Lair("couples-quick", 2)
        await lair.opens({}, (HOST,))
        seen = lair.room.deck_since
        await lair.keeper.says(HOST, ChooseDeck(text=spy_deck()))
        with pytest.raises(Refused, match="deck_changed"):
            await lair.keeper.says("d2", SetBoundaries(1, Boundaries(), seen))
        assert lair.room.people[1].boundaries is None
        await lair.keeper.says("d2", SetBoundaries(1, Boundaries(), lair.room.deck_since))
        lair.keeper.close()

    run(answer())
