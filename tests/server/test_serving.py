"""How the server is run: its page, its door, its certificate, and what it says of itself."""

from __future__ import annotations

import io
import json
import ssl
import stat
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest

from kit.rules import ROOT
from kit.warm import Process
from nightcap.server import Settings
from nightcap.server.certificate import own_certificate
from nightcap.server.logbook import open_logbook
from server.processes import free_port
from server.running import QUICK, Phone, get, server
from server.test_server import started, throw


@contextmanager
def running(*words: str, cwd: Path) -> Iterator[tuple[int, Process]]:
    """`nightcap serve` in a process of its own."""
    port = free_port()
    process = Process("serve", "--language", "en", "--port", str(port), *words, cwd=cwd)
    try:
        yield port, process
    finally:
        process.kill()
        process.wait()


def first_line(process: Process) -> str:
    return process.stdout.readline()


def test_the_page_is_at_the_address_and_asks_nobody_else() -> None:
    with server() as port:
        status, headers, page = get(port, "/")
        assert status == 200
        assert "Nightcap" in page
        assert "http" not in page
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["cache-control"] == "no-cache"
        script = page.partition('src="./')[2].partition('"')[0]
        status, headers, _ = get(port, f"/{script}")
        assert (status, "immutable" in headers["cache-control"]) == (200, True)
        assert get(port, "/../pyproject.toml")[0] == 404


def test_the_door_is_a_link_that_others_can_use() -> None:
    with server() as port:
        host = Phone(port)
        code = host.opens_room()
        link = json.loads(get(port, f"/rooms/{code}/door", Cookie=host.cookie)[2])["link"]
        assert link == f"http://127.0.0.1:{port}/#{code}"
        status, headers, drawn = get(port, f"/rooms/{code}/door.svg", Cookie=host.cookie)
        assert (status, headers["content-type"]) == (200, "image/svg+xml")
        assert drawn.startswith("<svg")
    with server(Settings(lan_address="http://192.168.7.7:1/")) as port:
        host = Phone(port)
        code = host.opens_room()
        told = get(port, f"/rooms/{code}/door", Cookie=host.cookie)[2]
        assert json.loads(told)["link"] == f"http://192.168.7.7:1/#{code}"


@pytest.mark.parametrize(
    ("folder", "way"),
    [("/", "/"), ("/nightcap/", "/nightcap/"), ("/a/b-c/", "/a/b-c/"), ("//example.org/", "/"),
     ("https://example.org/", "/"), ("/no-end", "/"), ("/a b/", "/")],
)  # fmt: skip
def test_the_door_leads_into_the_folder_of_the_page_and_to_no_other_site(folder: str, way: str) -> None:
    with server() as port:
        host = Phone(port)
        code = host.opens_room()
        path = f"/rooms/{code}/door?{urlencode({'folder': folder})}"
        told = get(port, path, Cookie=host.cookie)[2]
        assert json.loads(told)["link"] == f"http://127.0.0.1:{port}{way}#{code}"


def test_a_certificate_is_made_once_and_kept_to_its_owner(tmp_path: Path) -> None:
    first = own_certificate(tmp_path, ["localhost", "127.0.0.1"])
    assert own_certificate(tmp_path, ["127.0.0.1"]) == first
    assert stat.S_IMODE(first.key.stat().st_mode) == 0o600
    assert own_certificate(tmp_path, ["127.0.0.1", "192.168.1.7"]).fingerprint != first.fingerprint


def test_serving_by_tls_with_a_certificate_of_our_own(tmp_path: Path) -> None:
    with running("--tls", "--data", str(tmp_path), cwd=tmp_path) as (port, process):
        assert f"https://127.0.0.1:{port}/" in first_line(process)
        trusting = None
        while trusting is None:
            try:
                trusting = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
            except OSError:
                assert process.poll() is None
        opener = urllib.request.build_opener(
            urllib.request.ProxyHandler({}), urllib.request.HTTPSHandler(context=trusting)
        )
        while True:
            try:
                answer = opener.open(f"https://127.0.0.1:{port}/healthz", timeout=20)
                break
            except urllib.error.URLError as problem:
                if process.poll() is not None or isinstance(problem.reason, ssl.SSLCertVerificationError):
                    raise
        assert answer.read() == b"well\n"
        devices = urllib.request.Request(f"https://127.0.0.1:{port}/devices", method="POST")
        cookie = opener.open(devices, timeout=20).headers["set-cookie"].lower()
        assert all(word in cookie for word in ("secure", "httponly", "samesite=strict"))


def test_a_certificate_without_its_key_is_said(tmp_path: Path) -> None:
    with running("--certificate", "some.pem", cwd=tmp_path) as (_, process):
        assert "--key" in first_line(process)
        assert process.wait(timeout=60) == 2


def test_the_log_tells_nothing_of_anybody() -> None:
    out = io.StringIO()
    open_logbook("INFO", out)
    with server(QUICK) as port:
        code, ana, ben = started(port)
        throw(ana, 0, "rock")
        throw(ben, 1, "paper")
        ben.sends("garbage")
        ana.says("set_boundaries", seat=0, boundaries={"ceiling": 1, "never": ["kissing"]})
        ana.sends({"type": "burn", "code": code})
        ana.hears_of("gone")
    said = [json.loads(line) for line in out.getvalue().splitlines()]
    assert {"started", "room_opened", "connected", "disconnected", "burnt", "closing"} <= {
        line["event"] for line in said
    }
    for secret in ("Ana", "Ben", code, ana.cookie.partition("=")[2], "127.0.0.1", "rock", "kissing"):
        assert secret not in out.getvalue()


def test_of_an_error_the_log_has_only_kind_and_place() -> None:
    out = io.StringIO()
    open_logbook("INFO", out)
    from nightcap.server.logbook import NOTES

    try:
        raise ValueError("Ana holds the queen of hearts")
    except ValueError:
        NOTES.exception("went_wrong")
    line = json.loads(out.getvalue())
    assert line["error"] == "ValueError"
    assert "queen" not in out.getvalue()


@pytest.mark.parametrize("words", [["--help"], ["retos", "--help"]])
def test_play_says_how_it_is_called(words: list[str]) -> None:
    done = subprocess.run([ROOT / "play", *words], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "play" in done.stdout
