"""Ways to cheat, by name: each is found out, in the books alone or by a receipt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nightcap import GAMES
from nightcap.decks import Boundaries
from nightcap.rooms import luck
from nightcap.rooms.actions import RevealShare, SetBoundaries, StartVoided
from nightcap.rooms.checking import OtherGame, check
from nightcap.rooms.luck import Luck
from rooms.evening import HOST, evening, share_of
from rooms.played import OTHER, Change, lie, played, put, retos, with_bot
from rooms.witness import Data, changed, opened, receipt_of, sealed_again


def cut_deck(books: Data) -> None:
    cards = books["deck"]["deck"]["cards"]
    books["deck"]["deck"]["cards"] = dict(list(cards.items())[:16])


def swap_shares(books: Data) -> None:
    one, other = books["parties"][:2]
    one["share"], other["share"] = other["share"], one["share"]


def swap_parties(books: Data) -> None:
    swap_shares(books)
    one, other = books["parties"][:2]
    one["commitment"], other["commitment"] = other["commitment"], one["commitment"]


def ignore_device(books: Data) -> None:
    del books["parties"][-1]
    del books["setup"]["devices"][-1]


def first(books: Data, by: str) -> Data:
    made: Data = next(made for made in books["moves"] if made["by"] == by)
    return made


def relabel(by: str, to: str) -> Change:
    return lambda books: first(books, by).update(by=to)


def another_seat(books: Data) -> None:
    made = books["moves"][3]
    made["seat"] = (made["seat"] + 1) % 2


def swap_moves(books: Data) -> None:
    moves = books["moves"]
    place = next(n for n in range(1, len(moves)) if moves[n]["seat"] != moves[n - 1]["seat"])
    moves[place - 1 : place + 1] = reversed(moves[place - 1 : place + 1])


def cut_log(books: Data) -> None:
    del books["moves"][3:]


def claim_agreement(books: Data) -> None:
    cut_log(books)
    books.update(result=None, agreed=[0, 1])


def last_answer(books: Data) -> None:
    """The last move of another kind that ends the game elsewhere."""
    books["moves"][-1]["move"] = {"type": "fold"}


FOUND_AT_ONCE: dict[str, tuple[str, Change, str]] = {
    "a script for a royal flush": ("peekpoker", put("script", to={"script": []}), "malformed"),
    "a script in the setup": ("peekpoker", put("setup", "script", to=[]), "malformed"),
    "a chosen seed": ("peekpoker", put("seed", to=OTHER), "seed"),
    "a deck cut to sixteen": ("couples-quick", cut_deck, "deck"),
    "no deck": ("couples-quick", put("deck", to=None), "deck"),
    "another card of the deck": ("couples-quick", put("deck", "title", "en", to="Other"), "deck"),
    "a cut log": ("peekpoker", cut_log, "not_over"),
    "no moves at all": ("peekpoker", put("moves", to=[]), "not_over"),
    "an ignored share": ("peekpoker", lambda books: books["parties"].pop(), "shares"),
    "an ignored device": ("peekpoker", ignore_device, "setup"),
    "an invented share": (
        "peekpoker",
        lambda books: books["parties"].append({"seats": [2], "commitment": OTHER, "share": OTHER}),
        "shares",
    ),
    "swapped shares": ("peekpoker", swap_shares, "share"),
    "swapped devices": ("peekpoker", swap_parties, "seed"),
    "another share": ("peekpoker", put("parties", 0, "share", to=OTHER), "share"),
    "another commitment": ("peekpoker", put("parties", 0, "commitment", to=OTHER), "share"),
    "another secret": ("peekpoker", put("secret", to=OTHER), "secret"),
    "another hash of the secret": ("peekpoker", put("commitment", to=OTHER), "secret"),
    "another hash of the setup": ("peekpoker", put("setup_hash", to=OTHER), "setup"),
    "another house rule": ("couples-quick", put("setup", "options", "tie_dealer", to="swap"), "setup"),
    "another limit": ("retos", put("setup", "players", 1, "garments", to=0), "setup"),
    "another theme left out": ("couples-quick", put("setup", "away", "themes", to=["toys"]), "setup"),
    "a hotter deck": ("couples-quick", put("setup", "away", "ceiling", to=5), "setup"),
    "nothing left out": ("couples-quick", put("setup", "away", to=None), "setup"),
    "another game": ("peekpoker", put("setup", "game", to="retos"), "setup"),
    "other rules": ("peekpoker", put("setup", "version", to=99), "setup"),
    "void starts hidden": ("peekpoker", put("setup", "attempt", to=0), "setup"),
    "another form": ("peekpoker", put("format", to=2), "format"),
    "another record": ("peekpoker", put("record", to=OTHER), "record"),
    "a person said to be a bot": ("peekpoker", relabel("seat", "bot"), "record"),
    "a person said to be late": ("peekpoker", relabel("seat", "clock"), "clock"),
    "other scores": ("peekpoker", lambda books: books["result"]["scores"].reverse(), "result"),
    "another winner": ("peekpoker", put("result", "winners", to=[0, 1]), "result"),
    "no result": ("peekpoker", put("result", to=None), "result"),
    "an agreement that ended nothing": ("peekpoker", put("agreed", to=[0]), "agreed"),
}


@pytest.mark.parametrize("way", FOUND_AT_ONCE)
def test_tampering_is_found_in_the_books_alone(way: str) -> None:
    game, change, code = FOUND_AT_ONCE[way]
    books, _ = played(game)
    assert lie(changed(books, change)) == code


OPEN_TO_WHOEVER_SEALS: dict[str, tuple[Callable[[], tuple[Data, Data]], Change, set[str]]] = {
    "a log cut to three moves": (lambda: played("peekpoker"), cut_log, {"not_over"}),
    "another seat's move": (lambda: played("couples-quick"), another_seat, {"move"}),
    "moves in another order": (lambda: played("peekpoker"), swap_moves, {"move", "result", "not_over"}),
    "a move less": (lambda: played("peekpoker"), lambda books: books["moves"].pop(4), {"move", "not_over"}),
    "a move more": (
        lambda: played("couples-quick"),
        lambda books: books["moves"].insert(4, books["moves"][4]),
        {"move"},
    ),
    "a move after the end": (
        lambda: played("peekpoker"),
        lambda books: books["moves"].append(books["moves"][-1]),
        {"move"},
    ),
    "a field more in a move": (
        lambda: played("peekpoker"),
        lambda books: books["moves"][0]["move"].update(more=1),
        {"unknown_move"},
    ),
    "no move of this game": (
        lambda: played("peekpoker"),
        put("moves", 0, "move", to={"type": "teleport"}),
        {"unknown_move"},
    ),
    "a seat that is not there": (lambda: played("peekpoker"), put("moves", 0, "seat", to=7), {"seat"}),
    "a changed last answer": (lambda: played("peekpoker"), last_answer, {"move", "result", "not_over"}),
    "time that was not up": (lambda: played("peekpoker"), relabel("seat", "clock"), {"clock"}),
    "a timeout as one's own move": (retos, relabel("clock", "seat"), {"move"}),
    "a stop put down to somebody": (retos, relabel("somebody", "seat"), {"anonymous"}),
    "a stop put down to the clock": (retos, relabel("somebody", "clock"), {"anonymous"}),
    "a move put down to nobody": (retos, relabel("seat", "somebody"), {"anonymous"}),
    "a bot's move as a person's": (
        with_bot,
        lambda books: next(m for m in books["moves"] if m["seat"] == 2).update(by="seat"),
        {"person"},
    ),
    "a bot where people must answer": (
        lambda: played("couples-quick"),
        lambda books: next(m for m in books["moves"] if m["move"]["type"] == "complete_activity").update(
            by="bot"
        ),
        {"bot"},
    ),
    "a game that is none": (lambda: played("peekpoker"), put("setup", "game", to="chess"), {"game"}),
    "a setup that cannot be dealt": (
        lambda: played("peekpoker"),
        put("setup", "options", to={"no_such_rule": 1}),
        {"dealt"},
    ),
    "seats of nobody": (lambda: played("peekpoker"), put("setup", "bots", 0, to="random"), {"seats"}),
    "an ignored device": (lambda: played("peekpoker"), ignore_device, {"seats"}),
    "ended by a bot": (
        with_bot,
        lambda books: books.update(moves=books["moves"][:3], result=None, agreed=[2]),
        {"agreed"},
    ),
    "ended by strangers": (
        lambda: played("peekpoker"),
        lambda books: books.update(moves=books["moves"][:3], result=None, agreed=[8, 9]),
        {"agreed"},
    ),
    "other limits": (
        retos,
        put("setup", "players", 1, "garments", to=0),
        {"move", "result", "not_over", "clock"},
    ),
    "a smaller deck": (lambda: played("couples-quick"), cut_deck, {"dealt", "move"}),
}


@pytest.mark.parametrize("way", OPEN_TO_WHOEVER_SEALS)
def test_tampering_is_found_though_every_hash_was_written_anew(way: str) -> None:
    story, change, codes = OPEN_TO_WHOEVER_SEALS[way]
    books, _ = story()
    assert lie(sealed_again(changed(books, change))) in codes


def test_a_chosen_seed_is_found_though_every_other_hash_was_written_anew() -> None:
    books, _ = played("peekpoker")
    assert lie(sealed_again(changed(books, put("seed", to=OTHER)), kept="seed")) == "seed"


# Books that hold together, and are of another game: the receipt tells


def forged(secret: str = "", share: str = "", ceiling: int = 0, **options: Any) -> Data:
    """Another whole game, with its own true books."""
    night = evening("peekpoker" if not ceiling else "couples-quick", **options)
    if ceiling:
        night.says("d2", SetBoundaries(1, Boundaries(ceiling=ceiling)))
    if share:
        night.shares["d2"] = share
    night.starts(*([secret] if secret else []))
    night.plays_on("peekpoker books" if not ceiling else "couples-quick books")
    books = opened(night)
    check(books)
    return books


def test_another_secret_with_everything_that_follows_from_it_is_found_by_the_receipt() -> None:
    _, receipt = played("peekpoker")
    assert lie(forged(secret=OTHER), receipt) == "receipt_secret"


def test_another_share_with_everything_that_follows_from_it_is_found_by_the_receipt() -> None:
    _, receipt = played("peekpoker")
    assert lie(forged(share=OTHER), receipt) == "receipt_share"


def test_another_house_rule_with_everything_that_follows_from_it_is_found_by_the_receipt() -> None:
    _, receipt = played("peekpoker")
    assert lie(forged(max_rounds=100), receipt) == "receipt_setup"


def test_other_boundaries_with_everything_that_follows_from_them_are_found_by_the_receipt() -> None:
    _, receipt = played("couples-quick")
    assert lie(forged(ceiling=5), receipt) == "receipt_setup"


def test_an_agreement_nobody_made_is_found_by_the_receipt() -> None:
    books, receipt = played("peekpoker")
    cut = sealed_again(changed(books, claim_agreement))
    assert check(cut).broken_off, "it holds together"
    assert lie(cut, receipt) == "receipt_record"
    assert lie(cut, {**receipt, "record": ""}) == "receipt_missing"
    mine = [made for made in cut["moves"] if made["seat"] == 1]
    shorter = {**receipt, "record": "", "saw": [], "said": receipt["said"][: len(mine)]}
    assert lie(cut, shorter) == "receipt_end"


def test_a_move_put_into_ones_mouth_is_found_by_the_receipt() -> None:
    books, receipt = played("peekpoker")
    for place, said in enumerate(receipt["said"]):
        without = [*receipt["said"][:place], *receipt["said"][place + 1 :]]
        if said not in without[max(0, place - 1) : place + 1]:
            assert lie(books, {**receipt, "said": without, "record": ""}) == "receipt_move"
            return
    pytest.fail("all moves are alike")


def test_a_move_taken_over_by_a_bot_is_found_by_the_receipt() -> None:
    books, receipt = played("peekpoker")

    def by_bot(books: Data) -> None:
        next(made for made in books["moves"] if made["seat"] == 1).update(by="bot")

    false = sealed_again(changed(books, by_bot))
    check(false)
    assert lie(false, receipt) == "receipt_record"
    assert lie(false, {**receipt, "record": ""}) in {"receipt_missing", "receipt_move"}


def test_the_promises_of_others_are_those_that_were_seen() -> None:
    books, receipt = played("peekpoker")
    assert lie(books, changed(receipt, put("parties", 0, "commitment", to=OTHER))) == "receipt_shares"


def test_a_receipt_of_another_seat_is_of_no_use() -> None:
    books, receipt = played("peekpoker")
    assert lie(books, {**receipt, "seats": [0]}) == "receipt_share"
    assert lie(books, {**receipt, "seats": [0, 1]}) == "receipt_seats"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_shown_other_cards_than_those_dealt_finds_out(game: str) -> None:
    """A server may lie to a page, and then open books of a game in which all moves were legal."""
    books, receipt = played(game)
    saw = receipt["saw"]
    for place in (0, len(saw) // 2, len(saw) - 1):
        other = [*saw[:place], "0f" * 16, *saw[place + 1 :]]
        assert lie(books, {**receipt, "saw": other}) == "receipt_view"
    assert lie(books, {**receipt, "saw": saw[::-1]}) == "receipt_view"
    proof = check(books, {**receipt, "saw": saw[::3]})
    assert 0 < proof.saw < proof.tables, "a page that was away"


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_told_of_something_that_did_not_happen_finds_out(game: str) -> None:
    books, receipt = played(game)
    false = luck.event_hash(receipt["share"], 1, {"type": "peeked", "card": "AS"})
    for place in (0, len(receipt["saw"]) // 2, len(receipt["saw"])):
        told = [*receipt["saw"][:place], false, *receipt["saw"][place:]]
        assert lie(books, {**receipt, "saw": told}) == "receipt_view"


def test_whoever_was_told_of_something_before_it_happened_finds_out() -> None:
    night = evening("peekpoker")
    night.starts()
    night.plays_on("early")
    shown = night.shown["d2"]
    last = max(place for place, (kind, _) in enumerate(shown) if kind == "event")
    night.shown["d2"] = [shown[last], *shown[:last], *shown[last + 1 :]]
    assert lie(opened(night), receipt_of(night, "d2")) == "receipt_view"


def test_a_server_that_kept_a_page_from_noting_anything_proves_nothing() -> None:
    night = evening("peekpoker")
    night.starts()
    night.plays_on("blind")
    books, receipt = opened(night), receipt_of(night, "d2")
    proof = check(books, {**receipt, "saw": []})
    assert proof.blind
    assert proof.doubtful
    only_events = [
        luck.event_hash(receipt["share"], 1, what) for kind, what in night.shown["d2"] if kind == "event"
    ]
    proof = check(books, {**receipt, "saw": only_events})
    assert proof.blind
    assert proof.events == len(only_events) > 0
    books, passed_round = retos()
    assert not check(books, passed_round).doubtful, "such a device notes nothing"


def test_a_server_that_showed_other_promises_during_the_game_is_not_believed() -> None:
    books, receipt = played("peekpoker")
    assert check(books, {**receipt, "altered": True}).doubtful


def test_an_operator_who_does_not_count_void_starts_is_found_out_by_whoever_took_part_in_them() -> None:
    """Having seen everybody's shares they know the seed; one that does not please them is dropped."""
    night = evening("peekpoker")
    for secret in (OTHER, "0e" * 32):
        night.is_settled(secret)
        night.says("d2", RevealShare(share_of("d2")))
        night.room.luck = Luck()
    night.starts()
    night.plays_on("hidden")
    books, receipt = opened(night), receipt_of(night, "d2")
    assert check(books).attempt == 1, "the books alone do not show it"
    assert receipt["shares"] == 3
    assert lie(books, receipt) == "receipt_hidden"


def test_void_starts_that_are_counted_are_no_lie() -> None:
    night = evening("peekpoker")
    night.is_settled(OTHER)
    night.says("d2", RevealShare(share_of("d2")))
    night.keep(StartVoided((HOST,)))
    night.starts()
    night.plays_on("counted")
    proof = check(opened(night), receipt_of(night, "d2"))
    assert (proof.shares, proof.attempt, proof.doubtful) == (2, 2, False)


def test_a_receipt_of_another_game_says_nothing_about_these_books() -> None:
    books, _ = played("peekpoker")
    _, receipt = played("couples-quick")
    mine = [{**party, "share": OTHER} for party in receipt["parties"]]
    with pytest.raises(OtherGame):
        check(books, {**receipt, "commitment": OTHER, "share": OTHER, "parties": mine})


def test_a_receipt_without_the_end_says_so() -> None:
    books, receipt = played("peekpoker")
    assert not check(books, {**receipt, "record": ""}).saw_the_end
