"""Commands in processes of their own that need no time to grow up.

A process that has imported Nightcap, and read its decks and texts, waits; for every command that is asked for
it forks, and the fork runs that module as `python -m MODULE WORD…` would: with its own input, output, folder,
environment, exit code and signals. A fresh interpreter takes a second of work before it does anything; the
few tests that are about that start one (`fresh`).
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import IO, Any, NoReturn

TESTS = Path(__file__).resolve().parents[1]
LONGEST_ORDER = 1 << 20
COMMAND = "nightcap"

# In the tests


class Warm:
    """Such a process, as long as the tests run."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._one_at_a_time = threading.Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kit.warm", str(theirs.fileno())],
                cwd=TESTS,
                pass_fds=[theirs.fileno()],
                env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            )
        atexit.register(self.close)

    def close(self) -> None:
        self._line.close()
        self._process.wait()

    def start(self, order: Mapping[str, Any], files: list[int], status: int) -> int:
        """The number of the process that runs it."""
        with self._one_at_a_time:
            socket.send_fds(self._line, [json.dumps(order).encode() + b"\n"], files)
            return int(line_of(status))


@cache
def warm() -> Warm:
    return Warm()


def line_of(pipe: int) -> bytes:
    said = b""
    while not said.endswith(b"\n"):
        more = os.read(pipe, 1)
        assert more, "the warm process has ended"
        said += more
    return said


class Process:
    """A command that runs: what `subprocess.Popen` would be with pipes for all that it hears and says.

    `typed`: what it hears, all of it; None: there will be more, on `stdin`. `errors`: a file to which it says
    what is no answer, in place of a pipe that somebody must read.
    """

    def __init__(
        self,
        *words: str,
        module: str = COMMAND,
        typed: str | None = "",
        errors: int | None = None,
        cwd: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.returncode: int | None = None
        heard, stdin = os.pipe() if typed is None else (kept(typed), os.open(os.devnull, os.O_WRONLY))
        stdout, out = os.pipe()
        stderr, err = os.pipe() if errors is None else (os.open(os.devnull, os.O_RDONLY), os.dup(errors))
        self._status, status = os.pipe()
        self.stdin: IO[bytes] = os.fdopen(stdin, "wb", buffering=0)
        self.stdout: IO[str] = os.fdopen(stdout, encoding="utf-8")
        self.stderr: IO[str] = os.fdopen(stderr, encoding="utf-8")
        order = {
            "module": module,
            "words": words,
            "cwd": str(cwd or Path.cwd()),
            "env": dict(os.environ if env is None else env),
        }
        theirs = [heard, out, err, status]
        self.pid = warm().start(order, theirs, self._status)
        """Of the command itself, which can be sent signals."""
        for file in theirs:
            os.close(file)

    def poll(self) -> int | None:
        """How it has ended; None: it has not."""
        if self.returncode is None and select.select([self._status], [], [], 0)[0]:
            self._end()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._status], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(COMMAND, timeout or 0)
            self._end()
        assert self.returncode is not None
        return self.returncode

    def _end(self) -> None:
        self.returncode = int(line_of(self._status))
        os.close(self._status)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """All that it says until it ends."""
        end = None if timeout is None else time.monotonic() + timeout
        said = ["", ""]

        def listen(place: int, pipe: IO[str]) -> None:
            with pipe:
                said[place] = pipe.read()

        listeners = [
            threading.Thread(target=listen, args=each, daemon=True)
            for each in enumerate((self.stdout, self.stderr))
            if not each[1].closed
        ]
        for listener in listeners:
            listener.start()
        for listener in listeners:
            listener.join(None if end is None else max(0.0, end - time.monotonic()))
            if listener.is_alive():
                raise subprocess.TimeoutExpired(COMMAND, timeout or 0)
        self.wait(None if end is None else max(0.0, end - time.monotonic()))
        return said[0], said[1]

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def kept(typed: str) -> int:
    """A file to be read from its beginning, gone when it is closed."""
    with tempfile.TemporaryFile() as file:
        file.write(typed.encode())
        file.seek(0)
        return os.dup(file.fileno())


def run(
    *words: str, module: str = COMMAND, typed: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """What a command says, and how it ends."""
    process = Process(*words, module=module, typed=typed, env=env)
    try:
        out, err = process.communicate(timeout=300)
    finally:
        process.kill()
    assert process.returncode is not None
    return subprocess.CompletedProcess(words, process.returncode, out, err)


def fresh(
    *words: str, typed: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """The same by an interpreter that has just been started."""
    return subprocess.run(
        [sys.executable, "-m", COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env=env,
    )


# In the process that waits


def main(line: int) -> None:
    """Returns in each fork, as that command; in the process itself, when the tests are over."""
    grow_up()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # as for those who wait: only the tests end it
    with socket.socket(fileno=line) as orders:
        while True:
            said, files, _, _ = socket.recv_fds(orders, LONGEST_ORDER, 4)
            while said and not said.endswith(b"\n"):
                said += orders.recv(LONGEST_ORDER)
            if not said:
                return
            if not os.fork():
                break
            for file in files:
                os.close(file)
            bury()
    *streams, status = files
    child = os.fork()
    if child:
        wait_for(child, status, streams)
    os.close(status)
    become(json.loads(said), streams)


def grow_up() -> None:
    from nightcap import cli
    from nightcap.decks import LANGUAGES
    from nightcap.shelf import BUILT_IN, built_in
    from nightcap.text import texts

    assert cli
    for name in BUILT_IN:
        built_in(name)
    for language in LANGUAGES:
        texts(language)
    gc.collect()
    gc.freeze()  # so that forks share it


def bury() -> None:
    """Those who have waited for a command to its end."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass


def wait_for(child: int, status: int, streams: list[int]) -> NoReturn:
    for stream in streams:
        os.close(stream)
    os.write(status, f"{child}\n".encode())
    _, ended = os.waitpid(child, 0)
    try:
        os.write(status, f"{os.waitstatus_to_exitcode(ended)}\n".encode())
    finally:
        os._exit(0)


def become(order: Any, streams: list[int]) -> None:
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(order["env"])
    os.chdir(order["cwd"])
    if order["env"].get("PYTHONUNBUFFERED"):
        sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    sys.path[0] = order["cwd"]
    sys.argv[1:] = order["words"]
    runpy.run_module(order["module"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
