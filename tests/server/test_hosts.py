"""By which names the server is reached, from which pages, and which proxies it believes."""

from __future__ import annotations

import asyncio
import json

import pytest
from msgspec.structs import replace
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from nightcap.server import Settings
from nightcap.server.hosts import Names, OwnNames
from server.running import Phone, get, post, server


def status_at(port: int, host: str, path: str = "/healthz") -> int:
    return get(port, path, Host=host)[0]


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "127.0.0.1:9", "localhost:443"]
)
def test_this_machine_has_several_names(host: str) -> None:
    with server() as port:
        assert status_at(port, host) == 200


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:80", "192.168.7.7", "localhost.evil.example", "127.0.0.1.evil.example",
     "localhost.", "", "a" * 5000, "127.0.0.1:99999999", "[::1", "user@127.0.0.1",
     "127.0.0.1/", "127.0.0.1, evil.example", "127.1"],
    ids=lambda host: host[:24],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/", "/healthz", "/menu", "/rooms/abc/door"])
def test_a_name_that_is_not_ours_leads_nowhere(host: str, path: str) -> None:
    """Otherwise a web site could give its own name our address, and read what our page may read."""
    with server() as port:
        status, headers, text = get(port, path, Host=host)
        assert status in (421, 400)
        assert len(text) < 500
        if status == 421:
            assert "not an address of this table" in text
            assert headers["x-content-type-options"] == "nosniff"


def test_the_refusal_says_how_to_allow_a_name() -> None:
    with server() as port:
        assert "--name evil.example\n" in get(port, "/", Host="evil.example:8669")[2]
        assert post(port, "/rooms", Host="evil.example")[0] == 421
    with server(Settings(names=("Table.example.org",))) as port:
        assert status_at(port, "table.example.org") == 200
        assert status_at(port, "TABLE.example.org:8669") == 200
        assert status_at(port, "evil.example") == 421


def test_nor_does_it_lead_to_a_socket() -> None:
    with server() as port:
        phone = Phone(port)
        code = phone.opens_room()
        headers = {"Cookie": phone.cookie, "Host": "evil.example"}
        with pytest.raises(InvalidStatus) as refusal:
            connect(f"ws://127.0.0.1:{port}/rooms/{code}/socket", additional_headers=headers)
        assert refusal.value.response.status_code in (400, 421)


def test_on_the_local_network_every_plain_address_is_ours() -> None:
    """No web site can have one that is not its own, so none can pretend to be this server by it."""
    with server(Settings(lan_address="http://fireside:1/")) as port:
        for host in ("192.168.7.7", "10.0.0.2:8669", "[fe80::1]", "fireside", "localhost"):
            assert status_at(port, host) == 200
        assert status_at(port, "evil.example") == 421


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://127.0.0.1:{port}", True),
        ("https://127.0.0.1:{port}", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:1", False),
        ("http://localhost:{port}", False),
        ("http://evil.example", False),
        ("http://127.0.0.1:{port}.evil.example", False),
        ("http://user@127.0.0.1:{port}", False),
        ("null", False),
        ("", False),
        ("http://[", False),
        ("ftp://127.0.0.1:{port}", False),
    ],
)
def test_only_pages_of_our_own_may_speak_to_us(origin: str, allowed: bool) -> None:
    with server() as port:
        said = origin.format(port=port)
        for path in ("/rooms", "/devices"):
            status, _, body = post(port, path, Origin=said)
            assert (status < 300) == allowed
            assert allowed or json.loads(body)["code"] == "other_origin"


def test_behind_tls_the_page_is_of_https() -> None:
    """Who ends TLS for us is named; without it, what a request says of itself is not believed."""
    settings = Settings(names=("table.example.org",))
    said = {"Host": "table.example.org", "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    with server(settings, proxies=["127.0.0.1"]) as port:
        status, headers, _ = post(port, "/devices", Origin="https://table.example.org", **said)
        assert status == 204
        assert headers["set-cookie"].startswith("__Host-nightcap_device=")
        assert "Secure" in headers["set-cookie"]
        assert post(port, "/devices", Origin="http://table.example.org", **said)[0] == 403
        assert post(port, "/devices", Origin="https://table.example.org:8443", **said)[0] == 403
        assert post(port, "/devices", Origin="https://table.example.org:443", **said)[0] == 204
        _, headers, body = post(port, "/rooms", Origin="https://table.example.org", **said)
        code, cookie = json.loads(body)["code"], headers["set-cookie"].partition(";")[0]
        door = get(port, f"/rooms/{code}/door", Cookie=cookie, **said)[2]
        assert json.loads(door)["link"] == f"https://table.example.org/#{code}"
    with server(settings) as port:
        assert post(port, "/devices", Origin="https://table.example.org", **said)[0] == 403
        assert post(port, "/devices", Origin="http://table.example.org", **said)[0] == 204


def test_a_stranger_cannot_hide_behind_made_up_addresses() -> None:
    with server(Settings(joins_burst=2, joins_per_second=0)) as port:
        made_up = [post(port, "/rooms", **{"X-Forwarded-For": f"192.0.2.{n}"})[0] for n in range(4)]
        assert made_up == [201, 201, 429, 429]


# One browser is one device: it keeps a cookie for each spelling of an address


LAN = Settings(lan_address="http://192.168.7.7:1/", own_names=("Fireside", "fireside.local"))


@pytest.mark.parametrize(
    "host",
    ["[::ffff:192.168.7.7]", "[::ffff:c0a8:707]", "[::192.168.7.7]", "[64:ff9b::c0a8:707]",
     "[2002:c0a8:707::1]", "127.0.0.9", "127.1.2.3", "0.0.0.0", "[::]", "[::ffff:127.0.0.1]",
     "192.168.7.7.", "fireside.", "localhost.", "3232237319", "0xc0a80707", "0300.0250.7.7", "192.168.7.007",
     "192.168.1799", "[fe80:0:0:0:0:0:0:1]", "224.0.0.1"],
)  # fmt: skip
@pytest.mark.parametrize("path", ["/", "/devices"])
def test_an_address_has_one_spelling(host: str, path: str) -> None:
    """Otherwise whoever sends a link has its reader's noise drawn anew, as often as there are spellings."""
    with server(LAN) as port:
        status, headers, text = (
            post(port, path, Host=host) if path == "/devices" else get(port, path, Host=host)
        )
        assert status in (400, 421)
        assert "set-cookie" not in headers
        assert "--name" not in str(text)


@pytest.mark.parametrize("host", ["FIRESIDE", "fireside.local", "Fireside.Local"])
def test_pages_of_this_machines_names_move_to_its_address(host: str) -> None:
    with server(LAN) as port:
        status, headers, _ = get(port, "/?a=b", Host=f"{host}:8669")
        assert (status, headers["location"]) == (308, "http://192.168.7.7:8669/?a=b")
        assert get(port, "/index.html", Host=host)[0] == 308
        assert status_at(port, host) == 200  # for programs


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST", "[::1]"])
def test_pages_of_this_machine_have_one_address(host: str) -> None:
    with server() as port:
        status, headers, _ = get(port, "/", Host=f"{host}:{port}")
        assert (status, headers["location"]) == (308, f"http://127.0.0.1:{port}/")
        assert get(port, "/", Host=f"127.0.0.1:{port}")[0] == 200


@pytest.mark.parametrize("host", ["192.168.7.7", "10.0.0.2", "fireside", "fireside.local", "[fe80::1]"])
def test_where_a_name_was_given_pages_move_to_it(host: str) -> None:
    settings = replace(LAN, names=("Table.example.org", "other.example.org"))
    with server(settings) as port:
        status, headers, _ = get(port, "/", Host=f"{host}:8669")
        assert (status, headers["location"]) == (308, "http://table.example.org:8669/")
        assert get(port, "/", Host="TABLE.example.org")[0] == 200
        assert get(port, "/", Host="other.example.org")[0] == 200
        assert get(port, "/", Host="127.0.0.1")[0] == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_from_another_machine_this_ones_own_names_lead_nowhere(host: str) -> None:
    """A connection that ends at an address of the network may come from anywhere."""

    async def status_of(server: str) -> int:
        told: list[Message] = []

        async def inner(scope: Scope, receive: Receive, send: Send) -> None:
            await PlainTextResponse("in")(scope, receive, send)

        async def send(message: Message) -> None:
            told.append(message)

        async def receive() -> Message:
            return {"type": "http.request"}

        scope = {
            "type": "http", "scheme": "http", "method": "GET", "path": "/menu", "query_string": b"",
            "headers": [(b"host", host.encode())], "server": (server, 8669), "client": ("192.168.7.9", 1),
        }  # fmt: skip
        await OwnNames(inner, Names(lan="http://192.168.7.7:8669/"))(scope, receive, send)
        return int(told[0]["status"])

    assert asyncio.run(status_of("127.0.0.1")) == 200
    assert asyncio.run(status_of("192.168.7.7")) == 421


@pytest.mark.parametrize(
    ("names", "host", "link"),
    [
        ((), "127.0.0.1", "http://192.168.7.7:1/"),
        ((), "localhost", "http://192.168.7.7:1/"),
        ((), "fireside.local:8669", "http://192.168.7.7:8669/"),
        ((), "10.0.0.2:8669", "http://10.0.0.2:8669/"),
        (("table.example.org",), "10.0.0.2:8669", "http://table.example.org:8669/"),
        (("table.example.org",), "fireside:8669", "http://table.example.org:8669/"),
        (("table.example.org",), "127.0.0.1:8669", "http://table.example.org:8669/"),
        (("table.example.org",), "TABLE.example.org", "http://table.example.org/"),
    ],
)
def test_a_door_gives_the_usual_address(names: tuple[str, ...], host: str, link: str) -> None:
    with server(replace(LAN, names=names)) as port:
        phone = Phone(port)
        code = phone.opens_room()
        told = get(port, f"/rooms/{code}/door", Cookie=phone.cookie, Host=host)[2]
        assert json.loads(told)["link"] == f"{link}#{code}"
