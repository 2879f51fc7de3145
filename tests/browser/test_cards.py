"""A card is read from each person's place, and whoever asks why gets a sentence."""

from __future__ import annotations

from pathlib import Path

from browser.guests import Guest
from browser.people import Evening
from browser.players import Player, play
from nightcap.decks import read_by
from nightcap.text.speaker import People, cast_of

NAMES = ["Ana", "Ben"]


def selected(device: Guest) -> bool:
    face_up = device.update["table"]["face_up"]
    return bool(face_up) and any(seen["state"] == "selected" for seen in face_up["activities"])


def test_each_phone_says_you_to_its_own_reader(evening: Evening, pictures: Path) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: selected(ana) and selected(ben))
    room = evening.room(ana.code)
    assert room.deck is not None
    table = room.table
    assert table is not None
    view = table.view(0)
    face_up = view.face_up  # type: ignore[attr-defined]
    [activity] = [seen.activity for seen in face_up.activities if seen.state == "selected"]
    readings = room.deck.readings(activity.id, "en")
    cast = cast_of(activity, People(face_up.drawer))
    read = {}
    for seat, device in enumerate((ana, ben)):
        read[seat] = read_by(seat, readings, cast, lambda seat: NAMES[seat or 0], "en")
        device.page.get_by_text(read[seat]).first.wait_for()
        device.page.screenshot(path=pictures / f"card-{seat}.png")
    assert read[0] != read[1] or activity.actor == "both"


def test_how_to_play_is_four_panels_and_a_rule_is_a_sentence(evening: Evening, pictures: Path) -> None:
    ana, ben = evening.couple("couples-quick")
    evening.begin(ana, ben)
    play(Player(ana, 1), Player(ben, 2), until=lambda: ana.question == "ask_to_deal")
    ana.taps("page-menu")
    ana.taps("page-menu-how")
    for panel in range(1, 5):
        ana.sees(f"game-couples-quick-panel-{panel}")
    ana.page.screenshot(path=pictures / "panels.png")
    ana.is_accessible()
