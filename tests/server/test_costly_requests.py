"""Requests that cost the server more than a moment: few of them, of few people, and each done once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from nightcap.server import Settings, invitation, kept_small
from nightcap.server.invitation import LONGEST_FOLDER
from server.running import QUICK, Phone, get, server
from server.test_server import started

PROXY = ["127.0.0.1"]


def stranger(number: int) -> dict[str, str]:
    """Who comes by a proxy from elsewhere: this machine's own address has sixteen times as much."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


class Count:
    """How often something was done."""

    def __init__(self, really: Any) -> None:
        self.really, self.times = really, 0

    def __call__(self, *words: Any, **facts: Any) -> Any:
        self.times += 1
        return self.really(*words, **facts)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Count:
    count = Count(invitation.qr_code)
    monkeypatch.setattr(invitation, "qr_code", count)
    return count


def test_nobody_has_a_code_drawn_for_a_room_they_are_not_in(drawn: Count) -> None:
    """A drawing used to cost 17 ms of everybody's time, for anybody and any address."""
    with server() as port:
        host, other = Phone(port), Phone(port)
        code = host.opens_room()
        other.comes_to(code)
        for room in (code, "anything"):
            for what in ("door", "door.svg"):
                for cookie in ({}, {"Cookie": other.cookie}):
                    status, _, told = get(port, f"/rooms/{room}/{what}", **cookie)
                    assert (status, json.loads(told)["code"]) == (403, "not_let_in")
        assert drawn.times == 0
        assert get(port, f"/rooms/{code}/door.svg", Cookie=host.cookie)[0] == 200


def test_a_code_is_drawn_once(drawn: Count) -> None:
    with server() as port:
        host = Phone(port)
        code = host.opens_room()
        pictures = {get(port, f"/rooms/{code}/door.svg", Cookie=host.cookie)[2] for _ in range(20)}
        assert (len(pictures), drawn.times) == (1, 1)


def test_an_address_has_only_a_few_codes_drawn(drawn: Count) -> None:
    settings = replace(QUICK, drawings_burst=6, drawings_per_second=0)
    with server(settings, proxies=PROXY) as port:
        host = Phone(port)
        code = host.opens_room()

        def asks(folder: str, who: int) -> int:
            path = f"/rooms/{code}/door.svg?folder=/{folder}/"
            return get(port, path, Cookie=host.cookie, **stranger(who))[0]

        assert [asks(f"a{number}", 1) for number in range(9)] == [200] * 6 + [429] * 3
        assert asks("a0", 1) == 200  # which is drawn already
        assert asks("b", 2) == 200
        assert drawn.times == 7


def test_a_folder_in_a_code_is_short(drawn: Count) -> None:
    with server() as port:
        host = Phone(port)
        code = host.opens_room()
        for letters in range(LONGEST_FOLDER - 1, 200, 10):
            path = f"/rooms/{code}/door.svg?folder=/{'a' * letters}/"
            assert get(port, path, Cookie=host.cookie)[0] == 200
        assert drawn.times == 1  # all of them the same one, without a folder


def test_what_is_the_same_for_everybody_is_written_and_compressed_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = Count(kept_small.keep_small)
    with server() as port:
        for path in ("/menu", "/rules/couples", "/rules/retos"):
            get(port, path, **{"Accept-Encoding": "gzip"})
        monkeypatch.setattr("nightcap.server.choices.keep_small", done)
        for path in ("/menu", "/rules/couples", "/rules/retos"):
            status, headers, small = get(port, path, **{"Accept-Encoding": "gzip"})
            plain = get(port, path)
            assert (status, headers["content-encoding"]) == (200, "gzip")
            assert "content-encoding" not in plain[1]
            assert json.loads(small) == json.loads(plain[2])
            assert headers["vary"] == plain[1]["vary"] == "Accept-Encoding"
    assert done.times == 0


def test_files_of_the_page_are_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as port:
        script = get(port, "/")[2].partition('src="./')[2].partition('"')[0]
        first = get(port, f"/{script}", **{"Accept-Encoding": "gzip"})
        assert first[1]["content-encoding"] == "gzip"
        compressed = Count(kept_small.compress)
        monkeypatch.setattr(kept_small, "compress", compressed)
        again = get(port, f"/{script}", **{"Accept-Encoding": "gzip"})
        plain = get(port, f"/{script}")
        assert again == first
        assert (plain[2], plain[1]["vary"]) == (first[2], first[1]["vary"])
        assert get(port, f"/{script}", **{"If-None-Match": first[1]["etag"]})[0] == 304
        assert compressed.times == 0


def test_books_are_charged_to_those_who_fetch_them() -> None:
    settings = replace(QUICK, costly_burst=4, costly_per_second=0)
    with server(settings, proxies=PROXY) as port:
        code, ana, ben = started(port)
        for seat, phone in enumerate((ana, ben)):
            assert phone.says("end_game", seat=seat)["type"] == "accepted"
        for seat, phone in enumerate((ana, ben)):
            assert phone.says("open_the_books", seat=seat)["type"] == "accepted"

        def fetches(who: int) -> int:
            return get(port, f"/rooms/{code}/books", Cookie=ana.cookie, **stranger(who))[0]

        assert [fetches(1) for _ in range(6)] == [200] * 4 + [429] * 2
        assert fetches(2) == 200


def test_words_of_a_deck_are_charged_once_they_are_many() -> None:
    """In a lobby there are none, and everybody who comes asks for them."""
    settings = replace(QUICK, costly_burst=3, costly_per_second=0)
    with server(settings, proxies=PROXY) as port:
        code, ana, _ = started(port)
        lobby = Phone(port)
        other = lobby.opens_room()
        lobby.comes_to(other)
        lobby.says("choose_game", game="couples-quick")

        def fetches(phone: Phone, room: str) -> int:
            return get(port, f"/rooms/{room}/deck", Cookie=phone.cookie, **stranger(1))[0]

        assert [fetches(ana, code) for _ in range(5)] == [200] * 3 + [429] * 2
        assert [fetches(lobby, other) for _ in range(5)] == [200] * 5


def test_the_usual_budgets_are_enough_for_an_evening() -> None:
    usual = Settings()
    assert usual.drawings_burst >= 6
    assert usual.costly_burst >= 24  # every device of a full room fetches the books at once
