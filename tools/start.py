"""Starts Nightcap for `./play`: Ctrl+C while it is still being loaded ends it, without a word.

`./play` lets Ctrl+C be ignored until this is reached.
"""

import signal

signal.signal(signal.SIGINT, signal.SIG_DFL)

from nightcap.cli import main  # noqa: E402 - it takes a second

signal.signal(signal.SIGINT, signal.default_int_handler)
main()
