"""What whoever runs the server can choose."""

from __future__ import annotations

from msgspec import Struct

from nightcap.server.beginning import BEGIN_SECONDS
from nightcap.server.bot_moves import THINKING
from nightcap.server.limits import COSTLY_AT_ONCE, COSTLY_PER_SECOND, Allowance
from nightcap.server.revealing import REVEAL_SECONDS


class Settings(Struct, frozen=True, kw_only=True):
    """Of one server. Most of them are limits, which `docs/protocol.md` explains."""

    keep: float = 24 * 3600
    """Seconds a room is kept after it was last used."""
    most_rooms: int = 1000
    rooms_per_address: int = 40
    """That live at one time."""
    free_rooms: int = 5
    """That an address opens in an hour before it must work for more."""
    sockets_per_device: int = 4
    metrics: bool = False
    lan_address: str = ""
    """How others on the local network reach this server, if they can: `http://192.168.1.7:8669/`."""
    names: tuple[str, ...] = ()
    """That were chosen for this server; pages of its other addresses move to the first one."""
    own_names: tuple[str, ...] = ()
    """What this machine is called on the local network."""
    thinking: float = THINKING
    revealing: float = REVEAL_SECONDS
    """Seconds a start waits for every device to show its share."""
    beginning: float = BEGIN_SECONDS
    """Seconds in which anybody can say "not yet" once everybody is ready."""
    joins_burst: float = 120
    joins_per_second: float = 2
    guesses_burst: float = 20
    guesses_per_second: float = 1 / 5
    """Codes of rooms that do not exist, of one address: a household that mistypes, and no script."""
    messages_burst: float = 60
    messages_per_second: float = 20
    stops_burst: float = 5
    """Stops that are still heard from a device that has said too much."""
    stops_per_second: float = 1
    requests_burst: float = 600
    """By HTTP, of one address: a page is some fifty of them."""
    requests_per_second: float = 60
    drawings_burst: float = 6
    drawings_per_second: float = 1 / 5
    """QR codes that are drawn for one address."""
    costly_burst: float = COSTLY_AT_ONCE
    costly_per_second: float = COSTLY_PER_SECOND
    """What takes the server more than a moment, of one address: starts, decks of one's own, books."""
    allowance: Allowance = Allowance()
    """Of each WebSocket, before anything is read."""
    connections_per_address: int = 256
    """That are open at one time; a second brings an eighth as many new ones."""
