"""What lies between a phone and the server, and can be gone."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Network:
    """Carries everything to a server's port and back."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._there = True
        self.port: int = self._listening.getsockname()[1]
        threading.Thread(target=self._listens, daemon=True).start()

    def goes(self) -> None:
        """Whatever is open breaks, and nothing new comes through."""
        with self._lock:
            self._there = False
            for end in self._open:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def comes_back(self) -> None:
        with self._lock:
            self._there = True

    def ends(self) -> None:
        self.goes()
        self._listening.close()

    def _listens(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                self._carries(near)

    def _carries(self, near: socket.socket) -> None:
        with self._lock:
            if not self._there:
                near.close()
                return
            far = socket.create_connection(self._server)
            self._open |= {near, far}
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._pumps, args=(one, other), daemon=True).start()

    def _pumps(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while said := one.recv(65536):
                other.sendall(said)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._open -= {one}
            one.close()
