"""A phone in a process of its own, which can be put to sleep; when its line breaks it comes again.

python -m server.sleeper URL COOKIE
"""

from __future__ import annotations

import sys

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def main(url: str, cookie: str) -> None:
    while True:
        with connect(url, additional_headers={"Cookie": cookie}) as line:
            try:
                while True:
                    line.recv()
            except ConnectionClosed:
                pass


if __name__ == "__main__":
    main(*sys.argv[1:])
