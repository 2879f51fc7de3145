"""The promise of docs/boundaries.md: what the best adversary can conclude, exactly, from what is sent.

For every combination of nevers and noise a whole spying evening is played through the real keeper. From the
transcripts, byte by byte, follows how likely each is under every assumption, and so the largest factor by
which anybody's odds on a theme can rise. `pytest -s` prints it.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

from decks.small_decks import ACTIVITY, CARD, HEADER, SIZES, TAGS, retos_text
from nightcap import GAMES
from nightcap.decks import Boundaries, Cover, one_in, tags_used
from nightcap.decks.cover import HEATS
from nightcap.shelf import BUILT_IN, built_in
from server.conftest import Clock
from server.spying import Lair, Themes, away_at, likelihoods, run, subsets, transcript, worst_factor

SPIED = ("spy_a", "spy_b", "spy_c")


def spy_deck() -> str:
    """Enough of everything, but climax cards only by the themes that its author wants to know of."""
    parts = [HEADER.format(game="couples"), TAGS, *(f'\n[tags.{tag}]\nen = "{tag}"\n' for tag in SPIED)]
    for category, size in {**SIZES, "shop": 4}.items():
        tags = [tag for tag in SPIED for _ in range(2)] if category == "climax" else ["kissing"] * 8
        for number, tag in enumerate(tags):
            parts.append(CARD.format(category=category, number=number, heat=1, tag=tag))
            for place in range(size):
                price = f"price = {place + 1}\n" if category == "shop" else ""
                parts.append(ACTIVITY.format(category=category, number=number, place=place) + price)
    return "".join(parts)


def tries_for(tags: Sequence[str], spied: Sequence[str]) -> list[Boundaries]:
    """All fine; then all spied themes but one ruled out; then whatever makes the game thin."""
    alone = [tuple(tag for tag in spied if tag != theme) for theme in spied]
    thin = [tuple(tag for number, tag in enumerate(tags) if number % 3 and tag not in spied)]
    return [Boundaries(never=never, covered=False) for never in [(), *alone, *thin]]


CASES = {
    "couples-quick, built-in": ("couples-quick", "", ("kissing", "massage", "gaze")),
    "couples-advanced, built-in": ("couples-advanced", "", ("kissing", "memories", "gaze")),
    "retos, built-in": ("retos", "", ("talk", "contact", "act")),
    "couples-quick, a spy's": ("couples-quick", spy_deck(), SPIED),
    "couples-advanced, a spy's": ("couples-advanced", spy_deck(), SPIED),
    "retos, a spy's": ("retos", retos_text(), ("talk", "music", "contact")),
}


@pytest.fixture(autouse=True)
def _same_secrets(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Rooms that differ in nothing but boundaries, also in no second that a slow machine has needed."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)


@pytest.mark.parametrize("case", CASES)
def test_a_partner_learns_no_more_than_the_promise_says(case: str) -> None:
    game, deck, themes = CASES[case]
    tags = tags_used(built_in(next(name for name in BUILT_IN if name.startswith(game[:5]))))
    tries = tries_for(() if deck else tags, themes)

    def told(nevers: Themes, noise: Themes) -> bytes:
        said, cover = Boundaries(never=tuple(sorted(nevers))), away_at(2, noise)
        return bytes(run(transcript(Lair(game, 2, deck), said, {"d2": cover}, tries)))

    heard = {(nevers, noise): told(nevers, noise) for nevers, noise in product(subsets(themes), repeat=2)}
    factor = worst_factor(likelihoods(heard, themes, Fraction(1, one_in(2))), themes)
    print(f"{case}: odds on a theme rise by a factor of {float(factor):g} at most")
    assert len(set(heard.values())) > 1, "nothing depends on boundaries: the spies have not tried hard enough"
    assert factor == 5  # the promise, and not even a deck made to spy does better


@pytest.mark.parametrize("game", [game for game, table in GAMES.items() if table.usual_deck() is None])
def test_where_there_is_no_deck_nothing_depends_on_boundaries(game: str) -> None:
    people = GAMES[game].seat_counts.start
    told = {
        run(transcript(Lair(game, people), Boundaries(ceiling=ceiling, never=never), {}, [Boundaries()]))
        for ceiling, never in product((1, 5), ((), ("kissing",)))
    }
    assert len(told) == 1


def test_of_heat_a_partner_learns_no_more_than_a_factor_of_five_a_step() -> None:
    tries = [Boundaries(covered=False)]
    share = Fraction(1, one_in(2))
    chances: dict[int, dict[bytes, Fraction]] = {ceiling: {} for ceiling in range(1, 6)}
    for ceiling, noise in product(range(1, 6), subsets(HEATS)):
        said, cover = Boundaries(ceiling=ceiling), away_at(2, noise)
        heard = run(transcript(Lair("couples-quick", 2), said, {"d2": cover}, tries))
        chance = share ** len(noise) * (1 - share) ** (len(HEATS) - len(noise))
        chances[ceiling][heard] = chances[ceiling].get(heard, Fraction(0)) + chance
    assert len(set().union(*chances.values())) > 1
    for low in range(1, 5):
        factors = [likely / chances[low + 1][heard] for heard, likely in chances[low].items()]
        print(f"heat {low} rather than {low + 1}: odds rise by a factor of {float(max(factors)):g} at most")
        assert max(factors) <= 5


GROUP = 4


def group_told(victim: Boundaries, noisy: Sequence[bool], theme: str, spies: Sequence[str]) -> bytes:
    """A table of four in which the victim and both others have noise, or have not."""
    devices = ("d2", "d3", "d4")
    covers = {
        device: away_at(GROUP, frozenset({theme})) if noise else Cover()
        for device, noise in zip(devices, noisy, strict=True)
    }
    lair = Lair("retos", GROUP)
    return bytes(run(transcript(lair, victim, covers, [Boundaries(covered=False)], spies)))


def test_in_a_group_both_numbers_hold() -> None:
    """Against all the others together, who know each other's noise; and against one of them, who does not."""
    theme, share = "contact", Fraction(1, one_in(GROUP))
    never, fine = Boundaries(never=(theme,)), Boundaries()
    together = {
        noise: group_told(fine, (noise, False, False), theme, ("d1", "d3", "d4")) for noise in (False, True)
    }
    hidden = group_told(never, (False, False, False), theme, ("d1", "d3", "d4"))
    assert together[True] == hidden != together[False]
    print(f"against all others together: a factor of {1 / share}")
    assert 1 / share == 9

    likely: dict[bytes, Fraction] = {}
    for noisy in product((False, True), repeat=3):
        heard = group_told(fine, noisy, theme, ("d1",))
        chance = share ** sum(noisy) * (1 - share) ** (3 - sum(noisy))
        likely[heard] = likely.get(heard, Fraction(0)) + chance
    factor = 1 / likely[group_told(never, (False, False, False), theme, ("d1",))]
    print(f"against any one of them: a factor of {float(factor):.2f}")
    assert float(factor) == pytest.approx(3.36, abs=0.01)
