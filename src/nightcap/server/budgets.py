"""What each address and each device may ask of this server."""

from __future__ import annotations

from time import monotonic

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from nightcap.rooms import Refused
from nightcap.server.limits import AddressBuckets, Buckets, household
from nightcap.server.refusing import TOO_MANY, no
from nightcap.server.settings import Settings

ASKED_TOO_OFTEN = "nightcap.asked_too_often"
"""What a connection's scope says once it was refused for that."""


class Budgets:
    """One of each kind for each address, or for each device in its room."""

    def __init__(self, settings: Settings) -> None:
        self.joins = Buckets(monotonic, settings.joins_burst, settings.joins_per_second)
        self.guesses = AddressBuckets(monotonic, settings.guesses_burst, settings.guesses_per_second)
        """Codes that lead to no room."""
        self.messages = Buckets(monotonic, settings.messages_burst, settings.messages_per_second)
        self.stops = Buckets(monotonic, settings.stops_burst, settings.stops_per_second)
        self.requests = AddressBuckets(monotonic, settings.requests_burst, settings.requests_per_second)
        self.drawings = AddressBuckets(monotonic, settings.drawings_burst, settings.drawings_per_second)
        self.costly = AddressBuckets(monotonic, settings.costly_burst, settings.costly_per_second)
        """Starts, decks of one's own and books: what takes the server more than a moment."""


class RequestBudget:
    """Whoever asks too often is not even routed."""

    def __init__(self, app: ASGIApp, budgets: Budgets) -> None:
        self.app = app
        self.budgets = budgets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or self.budgets.requests.take(address_of(HTTPConnection(scope))):
            await self.app(scope, receive, send)
        else:
            scope[ASKED_TOO_OFTEN] = True
            refused = no(Refused("too_many_joins"), TOO_MANY)
            refused.headers["connection"] = "close"
            await refused(scope, receive, send)


def address_of(connection: HTTPConnection) -> str:
    """Who shares a budget with whoever asks."""
    return household(connection.client.host if connection.client else "")
