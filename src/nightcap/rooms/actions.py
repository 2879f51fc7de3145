"""What a device can say to its room. Everything that changes a room is one of these, and is logged."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from nightcap.decks import HOTTEST, Boundaries, Cover
from nightcap.engine.moves import Seat, snake_case

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=30, pattern=r"\S")]
Device: TypeAlias = str
"""A phone, a laptop or a TV in this room, by a name that is no secret."""
Hex: TypeAlias = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
"""A hash, or thirty-two random bytes."""


class Action(Struct, frozen=True, gc=False, tag=snake_case, forbid_unknown_fields=True):
    """Base of everything a device can say."""


# Coming in


class Knock(Action, frozen=True):
    """Somebody is at the door, or a screen that everybody shall see."""

    name: Name
    screen: bool = False
    """It takes no seat."""


class Admit(Action, frozen=True):
    """The host lets a device in."""

    device: Device


class TurnAway(Action, frozen=True):
    """The host does not let a device in, or sends it out."""

    device: Device


class Leave(Action, frozen=True):
    """This device goes; its people may come back with it."""


class ComeBack(Action, frozen=True):
    """This device is here again."""


# Places


class Sit(Action, frozen=True):
    """One more person on this device."""

    name: Name


class GoOnWithout(Action, frozen=True):
    """Count somebody out whose device has gone silent; they can come back."""

    seat: Seat | None = None
    """None: the host, who may have no seat."""


class Rename(Action, frozen=True):
    seat: Seat
    name: Name


class StandUp(Action, frozen=True):
    """A person or a bot gives up a seat before the game."""

    seat: Seat


class AddBot(Action, frozen=True):
    bot: str


class PlayFor(Action, frozen=True):
    """A bot plays for somebody who has left, until they come back."""

    seat: Seat
    bot: str


# What is agreed


class ChooseGame(Action, frozen=True):
    game: str


class SetOptions(Action, frozen=True):
    """House rules that differ from the usual ones, all of them."""

    options: dict[str, Any]


class ChooseDeck(Action, frozen=True):
    """One of the built-in decks, or the text of a file."""

    deck: str = ""
    text: str = ""
    known: str = ""
    """The hash of a text that this room has read before; the log has every text once."""


class SetPlaces(Action, frozen=True):
    """What everybody can see for themselves: whether you are in one place, what is not at hand, and how warm
    it gets at most tonight."""

    apart: bool
    lacking: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=100)] = ()
    heat: Annotated[int, Meta(ge=1, le=HOTTEST)] = HOTTEST


class SetStake(Action, frozen=True):
    """What the winner gets, in people's own words: anybody with a seat may suggest it. Empty: nothing."""

    words: Annotated[str, Meta(max_length=200)] = ""


class SetBoundaries(Action, frozen=True):
    """Private: for one seat, known to nobody else."""

    seat: Seat
    boundaries: Boundaries
    deck: int | None = None
    """The `since` of the deck that they were asked about: said of another, it does not count."""


class DeclareCouple(Action, frozen=True):
    """Two seats are a couple when both say so; None: not any more."""

    seat: Seat
    partner: Seat | None


class BeReady(Action, frozen=True):
    """An adult, and ready for what is agreed."""

    seat: Seat
    adult: bool
    ready: bool = True
    agreement: Annotated[str, Meta(max_length=64)] = ""
    """`room.agreement` as this person has seen it, so that a yes counts for nothing else; empty: whatever it
    is by now."""


class CommitShare(Action, frozen=True):
    """The hash of this device's part in the luck of the next game; the last one counts."""

    commitment: Hex


class Start(Action, frozen=True):
    """The host starts what all are ready for: it is settled now, and every device shows its share."""


class RevealShare(Action, frozen=True):
    """The share whose hash this device has sent. The last one makes the table."""

    share: Hex


# Playing


class Answer(Action, frozen=True):
    """A move of one's seat; `question` is what it answers."""

    seat: Seat
    question: int
    move: Any


class Pause(Action, frozen=True):
    """Anybody, at once."""


class Resume(Action, frozen=True):
    """It goes on when everybody has said so."""

    seat: Seat


class Stop(Action, frozen=True):
    """Free, for any reason or none; nobody is named."""

    seat: Seat


class EndGame(Action, frozen=True):
    """Enough for tonight: the game ends without a result once everybody has said so."""

    seat: Seat


class PlayAgain(Action, frozen=True):
    """Back to the lobby, with everything as it was agreed; all must be ready anew."""


class OpenTheBooks(Action, frozen=True):
    """After the game: show the seed and every card, if everybody agrees."""

    seat: Seat


# What only the room's own keeper says


class Opened(Action, frozen=True):
    """The first entry: by which rules the room is kept, and its host's device."""

    version: int
    host: Device


class SecretKept(Action, frozen=True):
    """The room's own part in the luck of the next game. Only its hash is shown."""

    secret: Hex


class StartVoided(Action, frozen=True):
    """Some devices have not shown their share in time: everybody hears whose, and commits anew."""

    silent: tuple[Device, ...]


class Begun(Action, frozen=True):
    """Everybody has been ready for a moment, and nobody has said "not yet": the game begins by itself."""


class CoverDrawn(Action, frozen=True):
    """What the noise of one person comes to, worked out when they say their boundaries."""

    seat: Seat
    cover: Cover


class Stopped(Action, frozen=True):
    """Somebody has said stop; nobody keeps who."""


class KnockWithdrawn(Action, frozen=True):
    """A device at the door has been gone for a while."""

    device: Device


class TimeUp(Action, frozen=True):
    """A seat has not answered in time."""

    seat: Seat
    question: int


class BotAnswers(Action, frozen=True):
    """What a bot has chosen from its view."""

    seat: Seat
    question: int
    move: Any


OfKeeper: TypeAlias = (
    Opened | SecretKept | StartVoided | Begun | CoverDrawn | Stopped | KnockWithdrawn | TimeUp | BotAnswers
)
OfDevice: TypeAlias = (
    Knock
    | Admit
    | TurnAway
    | Leave
    | ComeBack
    | GoOnWithout
    | Sit
    | Rename
    | StandUp
    | AddBot
    | PlayFor
    | ChooseGame
    | SetOptions
    | SetPlaces
    | SetStake
    | ChooseDeck
    | SetBoundaries
    | DeclareCouple
    | BeReady
    | CommitShare
    | Start
    | RevealShare
    | Answer
    | Pause
    | Resume
    | Stop
    | EndGame
    | PlayAgain
    | OpenTheBooks
)
AnyAction: TypeAlias = OfKeeper | OfDevice
