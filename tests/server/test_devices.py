"""Devices: their secrets come from this server, and last."""

from __future__ import annotations

import secrets
import stat
from pathlib import Path

import pytest

from nightcap.server import Settings, make_app
from nightcap.server.devices import COOKIE, MAX_AGE, Devices
from nightcap.server.keys import ServerKey, server_key
from nightcap.store import MemoryJournal
from server.running import KEY, Phone, get, post, serve, server


def given(headers: dict[str, str]) -> str:
    return headers["set-cookie"].partition(";")[0].partition("=")[2]


def made_up() -> list[str]:
    """Secrets that this server has not made."""
    ours = Devices(KEY).new_secret()
    chance, _, signature = ours.partition(".")
    return [
        secrets.token_urlsafe(32),
        Devices(ServerKey()).new_secret(),
        f"{chance}.",
        f".{signature}",
        f"{chance[:-1]}_.{signature}",
        f"{chance}.{signature}0",
        f"{chance}.{signature}.{signature}",
        "." + Devices(KEY)._signature("x"),
        "x" * 4000,
        "é" * 40,
    ]


@pytest.mark.parametrize("secret", made_up(), ids=range(10))
def test_a_secret_that_this_server_has_not_made_is_none(secret: str) -> None:
    with server() as port:
        cookie = f"{COOKIE}={secret}".encode().decode("latin-1")
        _, headers, _ = post(port, "/devices", Cookie=cookie)
        assert given(headers) not in cookie
        host = Phone(port)
        code = host.opens_room()
        assert get(port, f"/rooms/{code}/deck", Cookie=cookie)[0] == 403
        guest = Phone(port)
        guest.cookie = cookie
        assert guest.comes_to(code)["code"] == "no_device"


def test_a_device_keeps_its_secret_and_is_given_it_again_at_each_visit() -> None:
    with server() as port:
        phone = Phone(port)
        for path in ("/devices", "/rooms", "/devices"):
            _, headers, _ = post(port, path, Cookie=phone.cookie)
            assert f"{COOKIE}={given(headers)}" == phone.cookie
            said = headers["set-cookie"].lower()
            assert f"max-age={MAX_AGE}" in said
            assert all(word in said for word in ("httponly", "samesite=strict", "path=/"))
            assert "secure" not in said
    assert MAX_AGE == 400 * 24 * 3600


def test_no_two_devices_are_given_the_same() -> None:
    known = Devices(KEY)
    assert len({known.new_secret() for _ in range(1000)}) == 1000


def test_a_server_that_is_started_again_knows_its_devices(tmp_path: Path) -> None:
    for _ in range(2):
        with serve(make_app(MemoryJournal(), Settings(), server_key(tmp_path))) as port:
            cookie = (tmp_path / "cookie").read_text() if (tmp_path / "cookie").exists() else ""
            _, headers, _ = post(port, "/devices", **({"Cookie": cookie} if cookie else {}))
            if cookie:
                assert f"{COOKIE}={given(headers)}" == cookie
            (tmp_path / "cookie").write_text(f"{COOKIE}={given(headers)}")


def test_the_key_is_made_once_and_kept_to_its_owner(tmp_path: Path) -> None:
    first = server_key(tmp_path / "data")
    path = tmp_path / "data" / "server.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(path.read_bytes()) == 32
    assert server_key(tmp_path / "data").key_for("cover") == first.key_for("cover")
    assert [file.name for file in path.parent.iterdir()] == ["server.key"]
    path.write_bytes(b"cut short")
    assert server_key(tmp_path / "data").key_for("cover") != first.key_for("cover")
    assert len(path.read_bytes()) == 32


def test_each_purpose_has_a_key_of_its_own() -> None:
    keys = {KEY.key_for(purpose) for purpose in ("devices", "cover", "other")}
    assert len(keys) == 3
    assert all(len(key) == 32 for key in keys)
    assert ServerKey().key_for("devices") != ServerKey().key_for("devices")
