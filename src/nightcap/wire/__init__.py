"""What goes over the socket, typed: JSON messages, and the TypeScript that describes them."""

from nightcap.wire.messages import (
    Accepted,
    Act,
    AtTheDoor,
    Burn,
    Gone,
    Look,
    Ping,
    Pong,
    Sorry,
    ToClient,
    ToServer,
    Update,
    encode,
    read_message,
)

__all__ = [
    "Accepted",
    "Act",
    "AtTheDoor",
    "Burn",
    "Gone",
    "Look",
    "Ping",
    "Pong",
    "Sorry",
    "ToClient",
    "ToServer",
    "Update",
    "encode",
    "read_message",
]
