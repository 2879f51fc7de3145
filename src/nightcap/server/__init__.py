"""The server: rooms over WebSockets, kept in a journal, telling nobody what they may not know."""

from nightcap.server.app import Settings, make_app
from nightcap.server.serving import let_many_in, serving

__all__ = ["Settings", "let_many_in", "make_app", "serving"]
