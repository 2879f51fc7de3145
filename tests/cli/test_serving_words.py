"""Starting the table with words that make no sense, on folders that cannot be used: each is said plainly."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from cli.test_forget import serving
from kit.rules import ROOT
from nightcap.cli import run
from nightcap.server.keeper import Keeper
from nightcap.server.keys import SIZE, server_key
from nightcap.server.logbook import open_logbook
from nightcap.store import MemoryJournal, NotDurable
from server.processes import free_port, wait_until


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (["--port", "99999"], "1 to 65535"),
        (["--port", "0"], "1 to 65535"),
        (["--port", "-1"], "1 to 65535"),
        (["--port", "http"], "1 to 65535"),
        (["--port", "9" * 5000], "1 to 65535"),
        (["--keep", "-3"], "--forget"),
        (["--keep", "0"], "--forget"),
        (["--keep", "nan"], "such as 24"),
        (["--keep", "inf"], "such as 24"),
        (["--keep", "a day"], "such as 24"),
        (["--name", "https://table.example.org"], "--name table.example.org"),
        (["--name", "table.example.org:8669"], "--name table.example.org"),
        (["--name", "table.example.org/nightcap/"], "--name table.example.org"),
        (["--name", "table.example.org."], "--name table.example.org"),
        (["--name", "my table"], "--name table.example.org"),
        (["--name", "*.org"], "--name table.example.org"),
        (["--name", ""], "--name table.example.org"),
        (["--name", "http://["], "--name table.example.org"),
        (["--name", "127.0.0.9"], "--name table.example.org"),
        (["--name", "::ffff:192.0.2.2"], "--name table.example.org"),
        (["--data", ""], "--data nightcap-data"),
        (["--data", "  "], "--data nightcap-data"),
    ],
    ids=lambda words: " ".join(words)[:30] if isinstance(words, list) else "",
)
def test_a_word_that_makes_no_sense_is_refused_with_what_to_write(
    words: list[str],
    advice: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        run(["serve", *(f"{words[0]}={word}" for word in words[1:])])
    assert left.value.code == 2
    assert advice in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "name", ["table.example.org", "Fireside", "fire-side_2.local", "192.0.2.7", "a" * 63]
)
def test_a_bare_name_is_taken(name: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--forget", "--name", name) as (_, process):
        assert process.poll() is None


def refused(data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    words = ["serve", "--language", "en", "--port", str(free_port()), "--data", str(data)]
    assert run(words) == 1
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return told.err


@pytest.mark.parametrize("found", [b"not a database at all" * 100, b"SQLite format 3\0" + bytes(50)])
def test_a_journal_that_cannot_be_read_leaves_two_ways_out(
    found: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "journal.sqlite").write_bytes(found)
    said = refused(tmp_path, capsys)
    assert "can't read the rooms" in said
    assert f"./play forget --data {tmp_path}" in said
    assert "--data another-folder" in said
    assert run(["forget", "--data", str(tmp_path), "--yes"]) == 0
    with serving(tmp_path) as (_, process):
        assert process.poll() is None


def test_a_journal_that_is_in_use_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        said = refused(tmp_path, capsys)
    assert "Another Nightcap is already using" in said
    assert "--data another-folder" in said


def test_a_folder_that_is_none_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert "--data another-folder" in refused(tmp_path / "file" / "data", capsys)


@pytest.mark.parametrize("key", [b"", b"short", bytes(SIZE + 1)])
def test_a_damaged_key_is_said(key: bytes, tmp_path: Path) -> None:
    """Everybody is outside then, the host as well: that should not be a riddle."""
    (tmp_path / "server.key").write_bytes(key)
    with serving(tmp_path) as (_, process):
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=60)
    assert "everyone has to knock again" in said
    told: list[Path] = []
    server_key(tmp_path, told.append)
    server_key(tmp_path / "new", told.append)
    assert told == []


def test_where_there_is_nothing_to_forget_nobody_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("it asked"))
    assert run(["forget", "--data", str(tmp_path), "--language", "en"]) == 0
    assert "There are no rooms" in capsys.readouterr().out


class FullDisk(MemoryJournal):
    full = True

    async def append(self, room: str, after: int, entries: Sequence[bytes]) -> int:
        if self.full:
            raise NotDurable("database or disk is full")
        return await super().append(room, after, entries)


def test_a_full_disk_is_said_once_in_words_until_it_is_over() -> None:
    """It used to be a line of JSON for each try, several a second."""
    out = io.StringIO()
    words = {"disk_full": "The disk is full.", "disk_well": "It goes on."}
    open_logbook("WARNING", out, lambda event, facts: words.get(event, ""))

    async def play() -> None:
        journal = FullDisk()
        for turn, full in enumerate((True, False, True)):
            journal.full = full
            for number in range(5):
                with suppress(NotDurable):
                    await Keeper.open(f"room-{turn}-{number}", "d1", journal)
        journal.full = False
        await Keeper.open("last", "d1", journal)

    asyncio.run(play())
    assert out.getvalue().splitlines() == ["The disk is full.", "It goes on."] * 2


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="signals are read from /proc")
@pytest.mark.parametrize("later", [0.0, 0.1, 0.3, 0.6, 1.0, 1.5])
def test_ctrl_c_ends_it_at_any_moment_without_a_traceback(later: float, tmp_path: Path) -> None:
    """Whatever it is doing then: loading, opening the journal, serving."""

    def ignore() -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # as ./play does

    command = [sys.executable, "-P", str(ROOT / "tools" / "start.py"), "serve", "--data", str(tmp_path)]
    process = subprocess.Popen(
        [*command, "--port", str(free_port())],
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=ignore,  # noqa: PLW1509
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        wait_until(lambda: not ignores_ctrl_c(process.pid))
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(timeout=later)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert "Traceback" not in err


def ignores_ctrl_c(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status").read_text()
    ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
    return bool(ignored & 1 << (signal.SIGINT - 1))


@pytest.mark.parametrize("command", ["forget", "verify", "deck", "games"])
def test_play_passes_other_commands_on(command: str) -> None:
    done = subprocess.run(
        [ROOT / "play", command, "--help"], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0
    assert f"nightcap {command}" in done.stdout
