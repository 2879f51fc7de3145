"""The server: rooms over WebSockets, kept in a journal, telling nobody what they may not know."""

from nightcap.server.app import Settings, make_app
from nightcap.server.serving import serving

__all__ = ["Settings", "make_app", "serving"]
