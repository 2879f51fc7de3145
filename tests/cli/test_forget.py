"""Evenings that leave nothing: `nightcap serve --forget`, and `nightcap forget` afterwards."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kit.warm import Process
from nightcap.cli import run
from server.processes import answers, free_port, wait_until
from server.running import Phone, post

KEYS = {"server.key"}
"""What may stay: it tells nothing of anybody."""


@contextmanager
def serving(data: Path, *words: str) -> Iterator[tuple[int, Process]]:
    port = free_port()
    command = ["serve", "--language", "en", "--port", str(port), "--data", str(data), *words]
    process = Process(*command, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        wait_until(lambda: answers(port) or process.poll() is not None)
        yield port, process
    finally:
        process.kill()
        process.communicate()


def ended(process: Process, by: signal.Signals) -> str:
    process.send_signal(by)
    said, _ = process.communicate(timeout=60)
    return said


def play_a_little(port: int) -> str:
    host = Phone(port)
    code = host.opens_room()
    host.comes_to(code)
    host.says("sit", name="Wilhelmina")
    host.leaves()
    return code


def names_in(data: Path) -> set[str]:
    return {file.name for file in data.iterdir()}


def bytes_in(data: Path) -> bytes:
    return b"".join(file.read_bytes() for file in data.iterdir())


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_with_forget_nothing_of_a_room_was_ever_on_the_disk(tmp_path: Path, by: signal.Signals) -> None:
    data = tmp_path / "data"
    with serving(data, "--forget") as (port, process):
        code = play_a_little(port)
        assert code.encode() not in bytes_in(data)
        said = ended(process, by)
        assert "nothing left of them" in said
    assert names_in(data) <= KEYS
    assert b"Wilhelmina" not in bytes_in(data)
    if by is signal.SIGINT:
        assert "Every room is gone" in said


def test_forget_erases_earlier_evenings_too(tmp_path: Path) -> None:
    with serving(tmp_path) as (port, process):
        play_a_little(port)
        process.kill()
    assert b"Wilhelmina" in bytes_in(tmp_path)
    with serving(tmp_path, "--forget") as (port, _):
        assert post(port, "/devices")[0] == 204
        assert names_in(tmp_path) <= KEYS


def test_without_it_the_server_says_what_stays_and_how_to_erase_it(tmp_path: Path) -> None:
    data = tmp_path / "some where"
    with serving(data, "--keep", "3") as (port, process):
        code = play_a_little(port)
        said = ended(process, signal.SIGINT)
    assert f"Rooms stay in {data} for 3 hours" in said
    command = said.rpartition("To erase them now: ")[2].strip()
    assert command == f"./play forget --data '{data}'"
    assert code.encode() in bytes_in(data)
    assert run(["forget", "--data", str(data), "--yes"]) == 0
    assert names_in(data) == {"server.key"}


def test_nothing_is_erased_under_a_server_that_is_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as (port, _):
        code = play_a_little(port)
        assert run(["forget", "--data", str(tmp_path), "--yes", "--language", "en"]) == 1
        assert "Nightcap is still using" in capsys.readouterr().out
        assert Phone(port).comes_to(code)["type"] == "at_the_door"


@pytest.mark.parametrize(
    ("language", "answer", "erased"),
    [("en", "yes", True), ("en", "no", False), ("en", "", False), ("en", "oui", False), ("fr", "Oui", True),
     ("es", "sí", True), ("es", "no", False), ("en", None, False)],
)  # fmt: skip
def test_it_asks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, answer: str | None, erased: bool
) -> None:
    def says(*_: object) -> str:
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("builtins.input", says)
    journal = tmp_path / "journal.sqlite"
    journal.write_bytes(b"rooms")
    status = run(["forget", "--data", str(tmp_path), "--language", language])
    assert (status == 0, not journal.exists()) == (erased, erased)


def test_where_there_is_nothing_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["forget", "--data", str(tmp_path / "none"), "--yes", "--language", "en"]) == 0
    assert "There are no rooms" in capsys.readouterr().out
    assert not (tmp_path / "none").exists()


def test_names_and_proxies_are_given_by_hand(tmp_path: Path) -> None:
    words = ["--forget", "--name", "table.example.org", "--name", "other.example", "--proxy", "127.0.0.1"]
    with serving(tmp_path, *words) as (port, _):
        said = {"X-Forwarded-Proto": "https", "Origin": "https://other.example", "Host": "other.example"}
        status, headers, _ = post(port, "/devices", **said)
        assert (status, headers["set-cookie"][:7]) == (204, "__Host-")
        status, _, body = post(port, "/rooms", Host="table.example.org")
        assert (status, json.loads(body)["code"].count("-")) == (201, 2)
        assert post(port, "/rooms", Host="evil.example")[0] == 421
