"""Two people, a phone each: whole games through the page."""

from __future__ import annotations

from browser.looking import FirstSight
from browser.people import Evening
from browser.players import Player, play
from decks.small_decks import couples_text

TIMED_DECK = couples_text().replace('actor = "both"', 'actor = "both"\nseconds = 60')
WISHES = ("Bail", "Suggest a tweak", "Start the timer", "Pause the timer")


def test_two_phones_play_a_whole_quick_game_and_begin_another(evening: Evening) -> None:
    ana, ben = evening.couple("couples-quick")
    ana.makes_the_quick_game_short()
    ana.throws_signs()
    ana.brings_a_deck(TIMED_DECK)
    evening.begin(ana, ben)
    play(Player(ana, 1, WISHES), Player(ben, 2, WISHES), seeing=FirstSight("quick"))
    for device in (ana, ben):
        device.sees("page-end")
        device.is_accessible()
    assert {"signs_shown", "dealt", "exchanged", "bailed", "tweak_proposed", "timer_touched"} <= ana.heard

    ana.taps("page-end-again")
    for device in (ben, ana):
        device.is_ready()
    ana.starts()
    play(Player(ana, 3), Player(ben, 4), until=lambda: ben.question == "ask_to_exchange")


def test_two_phones_play_a_whole_advanced_game(evening: Evening) -> None:
    ana, ben = evening.couple("couples-advanced")
    ana.opens_house_rules()
    ana.writes("couples-option-start_space", to=47)
    ana.closes_sheet()
    evening.begin(ana, ben)
    play(Player(ana, 5, WISHES), Player(ben, 6, WISHES), seeing=FirstSight("advanced"))
    for device in (ana, ben):
        device.sees("page-end")
        device.is_accessible()
