"""Options and reasons agree: what is not offered has a reason, and what is offered has none."""

from __future__ import annotations

import random

from games.sexopolitan.under_test import SEXOPOLITAN
from kit.random_play import random_moves
from kit.rules import numbers_in_catalogues
from nightcap.engine.moves import Move
from nightcap.games.sexopolitan import SexopolitanTable
from nightcap.games.sexopolitan import moves as m
from nightcap.games.sexopolitan.cards import ROMPS, Place
from nightcap.games.sexopolitan.playing import AskToPlay


def every_play(seats: int) -> list[Move]:
    """All that the cards could say, at a table with one seat too many."""
    all_seats = range(-1, seats + 1)
    places = [Place(seat, slot) for seat in all_seats for slot in ("char", "partner")]
    plays: list[Move] = [m.PlaySolo(), m.PlayTested(), m.PlaySexologist(), m.SearchPartner()]
    plays += [m.PlaySuper(use, seat) for use in ("again", "steal", "calm") for seat in (None, *all_seats)]
    for seat in all_seats:
        plays += [m.PlayNotTonight(seat), m.PlayTrouble(seat), m.PlayBreakUp(seat)]
        plays += [m.PlayBreakdown(sex, seat, slot) for sex in ("m", "w") for slot in ("char", "partner")]
    for condom in (True, False):
        plays += [m.PlayRomp(card, condom) for card in ROMPS]
        plays += [m.PlayOneNight("own", condom)]
        plays += [m.PlayOneNight(place, condom) for place in places]
    return plays


def test_whatever_is_not_offered_has_a_reason() -> None:
    rng = random.Random(1)
    numbers = numbers_in_catalogues()
    reasons = set()
    for _ in range(60):
        table = SEXOPOLITAN.table(rng)
        assert isinstance(table, SexopolitanTable)
        plays = every_play(table.seats)
        for mover, move in random_moves(table, rng, SEXOPOLITAN):
            if isinstance(table.question, AskToPlay) and rng.random() < 0.3:
                offered = set(table.moves(mover))
                for play in plays:
                    bar = table.question.bar(table, mover, play)
                    assert (play in offered) == (bar is None), (play, bar)
                    reasons.add(bar)
            table.play(mover, move)
    assert {rule for bar in reasons if bar for rule in bar[1:]} <= numbers
    assert len(reasons) > 30
