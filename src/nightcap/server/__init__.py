"""The server: rooms over WebSockets, kept in a journal, telling nobody what they may not know."""

from nightcap.server.app import make_app
from nightcap.server.serving import clean_up_seldom, let_many_in, serving
from nightcap.server.settings import Settings

__all__ = ["Settings", "clean_up_seldom", "let_many_in", "make_app", "serving"]
