"""Checks the books of a game, believing nothing that does not follow from what was committed to."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from nightcap.catalogue import GAMES
from nightcap.engine.events import seen_by
from nightcap.engine.moves import Move
from nightcap.engine.refusals import Refusal
from nightcap.engine.table import Table
from nightcap.engine.vocabulary import to_data, to_json
from nightcap.rooms import luck, receipts
from nightcap.rooms.books import FORMAT, Books, Made
from nightcap.rooms.playing import move_of_silence
from nightcap.rooms.receipts import Receipt, Said
from nightcap.rooms.starting import table_for

K = TypeVar("K", bound=Struct)


class NoBooks(ValueError):
    """There is nothing here to check."""


class OtherRules(ValueError):
    """A game by rules that this program does not have."""


class OtherGame(ValueError):
    """Books and receipt have nothing in common."""


class Lie(Exception):
    """Something in the books, or between them and a receipt, cannot be true."""

    def __init__(self, code: str, **facts: Any) -> None:
        """Of a move or a setup that the rules refuse, `problem` is the refusal itself."""
        super().__init__(code)
        self.code = code
        self.facts = facts


class Proof(Struct, frozen=True, kw_only=True):
    """What was found true."""

    moves: int
    devices: int
    attempt: int
    broken_off: bool
    fingerprint: str
    receipt: bool = False
    own: int = 0
    """Moves that the receipt knows as its own."""
    clock: int = 0
    """Moves that were made for its seats because their time was up."""
    bot: int = 0
    """Moves that a bot made for its seats."""
    saw: int = 0
    """How many of the tables that these books show its seat it has noted."""
    tables: int = 0
    """How many there were to note; 0: its device is passed round, and notes none."""
    events: int = 0
    """How many events it has noted, all of which happened."""
    shares: int = 0
    """How many it has shown for this game; 0: an earlier program wrote the receipt, and did not count."""
    games: int = 0
    """How many it had taken part in before, in this room."""
    altered: bool = False
    """The room showed it other commitments during the game than before."""
    saw_the_end: bool = False

    @property
    def blind(self) -> bool:
        """The receipt has nothing to say about what was shown, although there was something to see."""
        return self.tables > 0 and self.saw == 0

    @property
    def doubtful(self) -> bool:
        """The books hold together, and are not what this device's people can rely on."""
        return self.altered or self.blind


def read_file(text: bytes) -> tuple[Any, Any]:
    """Books alone, or books with a receipt in one file, as plain data."""
    data = read_plain(text)
    if isinstance(data, dict) and set(data) == {"books", "receipt"}:
        return data["books"], data["receipt"]
    return data, None


def read_plain(text: bytes) -> Any:
    """JSON in which nothing is said twice."""
    try:
        return json.loads(text.decode(), object_pairs_hook=said_once)
    except (ValueError, RecursionError) as problem:
        raise NoBooks(str(problem)) from None


def said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({name for name, _ in pairs}) < len(pairs):
        raise ValueError("a name is there twice")
    return dict(pairs)


def check(books_data: Any, receipt_data: Any = None) -> Proof:
    """Raises Lie, or says what is proved."""
    if not isinstance(books_data, dict) or "setup" not in books_data:
        raise NoBooks("no books of a game")
    if books_data.get("format") != FORMAT:
        raise Lie("format", format=str(books_data.get("format")))
    books = exactly(books_data, Books)
    check_commitments(books)
    receipt = None if receipt_data is None else read_receipt(receipt_data)
    if receipt is not None and not is_of_this_game(books, receipt):
        raise OtherGame
    seen = Watch(receipt)
    table = replayed(books, seen)
    check_end(books, table)
    bare = {name: part for name, part in to_data(books).items() if name not in {"deck", "record"}}
    must(luck.record(books.secret, bare) == books.record, "record")
    proof = Proof(
        moves=len(books.moves),
        devices=len(books.parties),
        attempt=books.setup.attempt,
        broken_off=books.result is None,
        fingerprint=luck.fingerprint(books.commitment, books.setup_hash, books.parties),
    )
    return proof if receipt is None else check_receipt(books, receipt, seen, proof)


def must(condition: bool, code: str, **facts: Any) -> None:
    if not condition:
        raise Lie(code, **facts)


def exactly(data: Any, kind: type[K]) -> K:
    """As it is written, and nothing else: no field too many, too few, or of another kind."""
    try:
        read = msgspec.convert(data, kind)
        same = luck.canonical(read) == luck.canonical(data)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as problem:
        raise Lie("malformed", problem=str(problem)) from None
    must(same, "malformed", problem=kind.__name__)
    return read


# What everybody has committed to


def check_commitments(books: Books) -> None:
    """Each hash is that of what the books show, and the seed follows from all of it."""
    setup = books.setup
    must(luck.commitment(books.secret) == books.commitment, "secret")
    must(luck.setup_hash(books.secret, setup) == books.setup_hash, "setup")
    must(setup.deck == ("" if books.deck is None else luck.deck_hash(books.deck)), "deck")
    must((setup.away is None) == (books.deck is None), "deck")
    people = [seat for seat, bot in enumerate(setup.bots) if not bot]
    seats = sorted(seat for party in setup.devices for seat in party)
    must(seats == people and all(setup.devices), "seats")
    must(tuple(party.seats for party in books.parties) == setup.devices, "shares")
    for party in books.parties:
        seated = ", ".join(str(seat + 1) for seat in party.seats)
        must(luck.share_commitment(party.share) == party.commitment, "share", seats=seated)
    shares = [(party.seats, party.share) for party in books.parties]
    must(luck.seed(books.secret, books.setup_hash, shares) == books.seed, "seed")


# The game


def replayed(books: Books, seen: Watch) -> Table:
    """The table after every move, each of which could be made, and by whom the books say."""
    setup = books.setup
    must(setup.game in GAMES, "game", game=setup.game)
    if setup.version != GAMES[setup.game].version:
        raise OtherRules(f"{setup.game}, version {setup.version}")
    try:
        table = table_for(setup, books.deck, books.seed)
    except (Refusal, TypeError, ValueError, KeyError) as refusal:
        raise Lie("dealt", problem=refusal) from None
    seen.look(table)
    for number, made in enumerate(books.moves, start=1):
        try:
            replay(table, books, made)
            seen.look(table)
        except Refusal as refusal:
            raise Lie("move", number=number, seat=made.seat + 1, problem=refusal) from None
        except Lie as lie:
            raise Lie(lie.code, number=number, seat=made.seat + 1) from None
    return table


def replay(table: Table, books: Books, made: Made) -> None:
    move = read_move(table, made.move)
    must(luck.canonical(move) == luck.canonical(made.move), "unknown_move")
    must(0 <= made.seat < table.seats, "seat")
    bot = books.setup.bots[made.seat]
    match made.by:
        case "somebody":
            must(move.anonymous, "anonymous")
        case _ if move.anonymous:
            raise Lie("anonymous")
        case "clock":
            must(made.seat in table.waiting and table.question.seconds(table) > 0, "clock")
            must(move == move_of_silence(table, made.seat), "clock")
        case "bot":
            asked = table.answers(made.seat)
            must(any(option.contains(move) for option in asked), "bot")
            must(bool(bot) or not table.question.personal, "bot")
        case "seat":
            must(not bot, "person")
    table.play(made.seat, move, by_room=made.by == "clock")
    must(table.played[-1] == (made.seat, move), "anonymous")


def read_move(table: Table, data: Any) -> Move:
    try:
        if isinstance(data, dict):
            return table.vocabulary.move(data)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        pass
    raise Lie("unknown_move")


def check_end(books: Books, table: Table) -> None:
    """The game is over by its rules, with that result; or broken off, and the books say by whom."""
    same = luck.canonical(books.result) == luck.canonical(table.result)
    must(same, "not_over" if table.result is None else "result")
    if table.result is not None:
        must(not books.agreed, "agreed")
        return
    must(bool(books.agreed), "not_over")
    people = {seat for party in books.setup.devices for seat in party}
    must(list(books.agreed) == sorted(people & set(books.agreed)), "agreed")


# One device's own word


class Watch:
    """Compares what the replayed game shows to a device with what it has noted, step by step.

    Tables must be there in the order in which they were shown. An event must have happened by then: pages
    that come back are told again, so each was noted only once.
    """

    def __init__(self, receipt: Receipt | None) -> None:
        self.receipt = receipt
        self.found = 0
        """How much of what was noted the game has shown, in order."""
        self.tables = 0
        """How often the table became another for this device."""
        self.saw = 0
        """How many of these it has noted."""
        self.happened: set[str] = set()
        self._view = ""
        self._is_noted = False

    def look(self, table: Table) -> None:
        receipt = self.receipt
        if receipt is None or len(receipt.seats) != 1 or not 0 <= receipt.seats[0] < table.seats:
            return
        [seat] = receipt.seats
        view = luck.view_hash(receipt.share, seat, as_sent(table.view(seat)))
        if view != self._view:
            self._view, self._is_noted = view, False
            self.tables += 1
        for event in seen_by(seat, table.events):
            self.happened.add(luck.event_hash(receipt.share, seat, as_sent(event)))
        for noted in receipt.saw[self.found :]:
            if noted != view and noted not in self.happened:
                return
            if noted == view and not self._is_noted:
                self._is_noted = True
                self.saw += 1
            self.found += 1


def as_sent(shown: Any) -> Any:
    return msgspec.json.decode(to_json(shown))


NOT_COUNTED = {"shares": 1, "games": 0, "altered": False}
"""What receipts of format 1 do not say, as if there had been nothing to say."""


def read_receipt(data: Any) -> Receipt:
    if not isinstance(data, dict) or "share" not in data:
        raise NoBooks("no receipt of a game")
    written = data.get("format")
    must(type(written) is int and 1 <= written <= receipts.FORMAT, "format", format=str(written))
    if written == 1:
        must(not data.keys() & NOT_COUNTED.keys(), "malformed", problem="format 1")
        data = {**data, **NOT_COUNTED}
    return exactly(data, Receipt)


def is_of_this_game(books: Books, receipt: Receipt) -> bool:
    """A share is known to nobody before it is shown, and a secret to nobody but the room."""
    shares = [party.share for party in books.parties]
    return receipt.commitment == books.commitment or receipt.share in shares


def check_receipt(books: Books, receipt: Receipt, seen: Watch, proof: Proof) -> Proof:
    """What this device has seen and said is in the books, and nothing else in its name."""
    must(receipt.commitment == books.commitment, "receipt_secret")
    must(receipt.setup_hash == books.setup_hash, "receipt_setup")
    own = [party for party in books.parties if party.seats == receipt.seats]
    must(bool(own), "receipt_seats")
    must(own[0].share == receipt.share, "receipt_share")
    must(receipt.parties == books.parties, "receipt_shares")
    tried = {"shares": receipt.shares, "attempt": books.setup.attempt}
    must(receipt.shares <= books.setup.attempt, "receipt_hidden", **tried)
    must(not receipt.record or receipt.record == books.record, "receipt_record")
    mine = [made for made in books.moves if made.seat in receipt.seats and made.by != "somebody"]
    must(all(said.seat in receipt.seats for said in receipt.said), "receipt_seats")
    check_said([made for made in mine if made.by == "seat"], receipt)
    must(seen.found == len(receipt.saw), "receipt_view", number=seen.found + 1)
    if books.result is None:
        for seat in receipt.seats:
            agreed = seat in books.agreed
            must(seat in receipt.enough if agreed else receipt.left, "receipt_end", seat=seat + 1)
    return msgspec.structs.replace(
        proof,
        receipt=True,
        own=sum(made.by == "seat" for made in mine),
        clock=sum(made.by == "clock" for made in mine),
        bot=sum(made.by == "bot" for made in mine),
        saw=seen.saw,
        tables=seen.tables,
        events=sum(noted in seen.happened for noted in receipt.saw),
        shares=receipt.shares if receipt.format > 1 else 0,
        games=receipt.games,
        altered=receipt.altered,
        saw_the_end=bool(receipt.record),
    )


def check_said(mine: list[Made], receipt: Receipt) -> None:
    """All that was surely said, in order; of what may have been lost on the way, any part; nothing else."""
    said = receipt.said
    at = after_lost(said, {0})
    for number, made in enumerate(mine, start=1):
        known = (made.seat, luck.move_hash(receipt.share, made.seat, made.move))
        here = [place for place in at if place < len(said)]
        reached = {place + 1 for place in here if (said[place].seat, said[place].hash) == known}
        must(bool(reached), "receipt_move", number=number, seat=made.seat + 1)
        at = after_lost(said, reached)
    must(len(said) in at, "receipt_missing", count=sum(each.sure for each in said[max(at) :]))


def after_lost(said: tuple[Said, ...], places: set[int]) -> set[int]:
    """Where one can be in what was said, if that which is unsure may have been lost."""
    reached = set(places)
    for start in places:
        place = start
        while place < len(said) and not said[place].sure:
            place += 1
            reached.add(place)
    return reached
