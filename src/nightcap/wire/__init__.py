"""What goes over the socket, typed: JSON messages, and the TypeScript that describes them."""

from nightcap.wire.messages import (
    Accepted,
    Act,
    AtTheDoor,
    Because,
    Burn,
    Gone,
    Look,
    Ping,
    Pong,
    Sorry,
    ToClient,
    ToServer,
    Update,
    Why,
    encode,
    read_message,
)

__all__ = [
    "Accepted",
    "Act",
    "AtTheDoor",
    "Because",
    "Burn",
    "Gone",
    "Look",
    "Ping",
    "Pong",
    "Sorry",
    "ToClient",
    "ToServer",
    "Update",
    "Why",
    "encode",
    "read_message",
]
