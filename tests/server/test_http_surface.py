"""Every address, asked for anything: an answer that is ours, and never an error of the server's own."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from nightcap.server.devices import COOKIE
from nightcap.server.serving import LARGEST_HEAD
from nightcap.server.uvicorn_visit import LARGEST_REQUEST
from server.running import QUICK, Phone, get, server
from server.test_server import two_at_the_table

METHODS = st.sampled_from(["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW"])
WORDS = st.text(max_size=40) | st.sampled_from(
    ["..", ".", "%2e%2e", "\0", "CON", "9" * 5000, "é" * 500, "//", "\\"]
)
PARTS = st.sampled_from(
    ["rooms", "door", "door.svg", "deck", "socket", "menu", "rules", "assets", "devices", "code", "CODE"]
)
PATHS = st.lists(PARTS | WORDS, max_size=5)
QUERIES = st.dictionaries(st.sampled_from(["folder", "after", "typed", "x"]), WORDS, max_size=2)
LATIN = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=60)
ODD_VALUES = ["gzip", "bytes=0-", "bytes=9-1,2-,a-b", "9" * 4000, "null", "http://[", f"{COOKIE}=x.y"]
HEADERS = st.dictionaries(
    st.sampled_from(
        ["Cookie", "Origin", "If-None-Match", "Range", "Accept-Encoding", "Upgrade",
         "If-Modified-Since", "X-Forwarded-Proto", "X-Forwarded-For", "Referer", "Content-Type"]
    ),
    LATIN | st.sampled_from(ODD_VALUES),
    max_size=4,
)  # fmt: skip


@pytest.fixture(scope="module")
def inside() -> Iterator[tuple[Phone, str]]:
    """A phone in a room."""
    with server(QUICK) as port:
        code, ana, _ = two_at_the_table(port)
        yield ana, code


def asked(port: int, method: str, target: str, headers: dict[str, str]) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    connection.putrequest(method, target, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name, value.encode("latin-1"))
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


@settings(max_examples=400, deadline=None)
@given(method=METHODS, path=PATHS, query=QUERIES, headers=HEADERS, known=st.booleans())
@example("GET", ["rooms", "CODE", "door.svg"], {"folder": "/" + "a" * 5000 + "/"}, {}, True)
@example("GET", ["rooms", "CODE", "door.svg"], {"folder": "/a" * 2500 + "/"}, {}, True)
@example("GET", ["rooms", "CODE", "door"], {"folder": "/%%%/"}, {}, True)
@example("GET", ["rooms", "\0", "deck"], {}, {}, True)
@example("GET", ["assets", "\0"], {}, {}, False)
@example("GET", ["code"], {"typed": "é" * 500}, {}, False)
@example("GET", [""], {}, {"Range": "bytes=9-1,2-,a-b"}, False)
def test_whatever_is_asked_is_answered(
    inside: tuple[Phone, str],
    method: str,
    path: list[str],
    query: dict[str, str],
    headers: dict[str, str],
    known: bool,
) -> None:
    phone, code = inside
    target = "/" + "/".join(quote(code if part == "CODE" else part, safe="%./\\") for part in path)
    target += "?" + "&".join(f"{name}={quote(value, safe='/')}" for name, value in query.items())
    said = {**headers, **({"Cookie": phone.cookie} if known else {})}
    assume(len(target) + sum(map(len, said.values())) < LARGEST_REQUEST - 1000)  # larger ones are cut off
    status, body = asked(phone.port, method, target, said)
    assert status < 500, (method, target, said)
    assert b"Traceback" not in body


def test_a_folder_that_is_too_long_is_left_out() -> None:
    with server() as port:
        host = Phone(port)
        code, long = host.opens_room(), "/" + "a" * 300 + "/"
        told = get(port, f"/rooms/{code}/door?folder={long}", Cookie=host.cookie)[2]
        assert json.loads(told)["link"] == f"http://127.0.0.1:{port}/#{code}"
        status, _, drawn = get(port, f"/rooms/{code}/door.svg?folder={long * 20}", Cookie=host.cookie)
        assert (status, drawn[:4]) == (200, "<svg")


@pytest.mark.parametrize("length", [300, 5000, 60_000])
def test_a_host_that_is_too_long_is_refused(length: int) -> None:
    refused = (400, 421, 431) if length < LARGEST_HEAD else (HUNG_UP,)
    with server() as port:
        assert asked_with_host(port, "a" * length) in refused
        assert asked_with_host(port, "1." * (length // 2)) in refused


HUNG_UP = 0


def asked_with_host(port: int, host: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", "/rooms/abc/door.svg", headers={"Host": host})
        return connection.getresponse().status
    except (http.client.RemoteDisconnected, ConnectionError):
        return HUNG_UP
