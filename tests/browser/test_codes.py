"""A code that was told across the room, typed by somebody who half heard it."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.people import Evening
from nightcap.rooms import Refused
from nightcap.server.codes import meant


def with_a_slip(code: str) -> str:
    """A letter is missing, where no word of the list is near but the right one."""
    missing = (code[:i] + code[i + 1 :] for i in range(len(code)) if code[i] != "-")
    return next(typed for typed in missing if is_read(typed))


def is_read(typed: str) -> bool:
    try:
        return bool(meant(typed))
    except Refused:
        return False


def test_a_code_is_typed_as_it_was_heard(evening: Evening) -> None:
    ana, ben = evening.device(), evening.device()
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    ben.comes()
    ben.enters()
    ben.enters_code("fig fig")
    ben.sees("refusal-not_three_words")
    ben.enters_code("fig zzzzz fig")
    ben.sees("refusal-no_such_word", word="zzzzz")
    ben.is_accessible()
    ben.picture("code-wrong")
    ben.enters_code(f"  {with_a_slip(code).replace('-', ', ').title()}.")
    ben.says_who("Ben")
    assert ben.page.url.endswith(f"#{code}")
    ana.lets_in("Ben")


def test_an_address_is_typed_with_a_slip(evening: Evening) -> None:
    ana, ben = evening.device(), evening.device()
    code = ana.opens_a_room("couples-quick")
    ana.plays_on_their_own("Ana")
    ben.comes(with_a_slip(code).upper())
    expect(ben.page.get_by_role("textbox")).to_be_visible()
    assert ben.page.url.endswith(f"#{code}")
    ben.comes("fig-fig-fig")
    ben.sees("page-gone-no_such_room")
