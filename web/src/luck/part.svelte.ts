/** This device's part in the luck: it commits and shows its share by itself, and keeps a receipt. */

import { randomHex } from "../line/line";
import { Refusal } from "../line/refusal";
import { forget, recall, remember } from "../memory";
import type { LuckOfRoom, OfDevice, Party, Receipt, Seat, Update } from "../wire";
import { eventHash, moveHash, type Seen, shareHash, viewHash } from "./hashes";

/** What this tab remembers of one try at starting a game, and of the game. */
interface Kept {
  /** The hash of the room's secret that the share was drawn for. */
  readonly commitment: string;
  readonly share: string;
  /** Of the share that was last shown: it stays until the next one is. */
  readonly receipt: Receipt | null;
  /** Their owner has agreed to one share more, after several that came to nothing. */
  readonly agreed: boolean;
}

/** Void starts of this game, as this device and as the room count them. */
export interface Counts {
  readonly own: number;
  readonly room: number;
}

const FORMAT = 2;
/** Milliseconds from one share to the next: whoever lets starts fail to choose among them is slow. */
const PACE = 5000;
/** Shares that come to nothing, until their owner is asked before each further one. */
const UNASKED = 3;
/** Noted instead of something that has no hash, and found out by whoever checks. */
const WITHOUT_HASH = "0".repeat(32);
/** Milliseconds until what could not be said is said again. */
const AGAIN = 2000;

export class PartInLuck {
  /** What the room says of the last start, although this device had shown its share in time. */
  wronged = $state(false);
  /** How many starts of this game came to nothing after this device had shown its share. */
  voids = $state(0);
  /** The room counts fewer of them. */
  hidden: Counts | null = $state.raw(null);
  /** The table that is shown is not of the shuffle that this device took part in. */
  altered = $state(false);
  /** So many shares have come to nothing that the next one waits for its owner. */
  asks = $state(false);
  private kept: Kept | null = $state.raw(null);
  private sending = false;
  /** The newest update: what it asks for is done once nothing else is on its way. */
  private last: Update | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** The try in which the room has taken this device's share. */
  private taken = 0;
  /** When the last share was shown, by this page's clock. */
  private shownAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly code: string,
    private readonly say: (action: OfDevice) => Promise<void>,
  ) {
    this.kept = read(recall(this.key));
  }

  /** What this device can say of the game that is on. */
  get receipt(): Receipt | null {
    const receipt = this.kept?.receipt ?? null;
    return receipt && this.last && isOfAnother(receipt, this.last) ? null : receipt;
  }

  /** How many shares this device has shown since its last game. */
  private get shown(): number {
    const receipt = this.kept?.receipt;
    return receipt && !isPlayed(receipt) ? receipt.shares : 0;
  }

  /** One share more, although several have come to nothing. */
  agrees(): void {
    if (this.kept) this.keep({ ...this.kept, agreed: true });
    this.look();
  }

  /** What this device saw before it showed its share; a screen, what it sees now. */
  seen({ commitment, setup_hash, parties }: LuckOfRoom): Seen {
    const { receipt } = this;
    return receipt?.commitment === commitment ? receipt : { commitment, setup_hash, parties };
  }

  hears(update: Update): void {
    this.last = update;
    const { phase, luck, seats } = update.room;
    const mine = seats.flatMap((seat, number) => (seat.mine ? [number] : []));
    const party = luck.parties.find(({ seats }) => seats.some((seat) => mine.includes(seat)));
    this.witness(update); // whatever the room says of the luck
    this.altered = this.isAltered(update, party !== undefined);
    this.asks = false;
    if (party && luck.commitment) {
      if (phase === "lobby") this.commit(luck, party.commitment);
      else if (phase === "revealing")
        this.reveal(luck, party.commitment, party.revealed, party.seats);
      this.asks = isBeforeTheGame(update) && this.mustAsk;
    }
    this.count(update);
    if (!party) return;
    const names = party.seats.map((seat) => seats[seat]?.name ?? "");
    const { voided } = luck;
    this.wronged =
      voided?.why === "silent" &&
      this.taken === luck.attempt - 1 &&
      names.some((name) => voided.names.includes(name));
  }

  /** Burnt, sent away or left: nothing stays. */
  forget(): void {
    clearTimeout(this.again);
    this.last = null;
    this.kept = null;
    forget(this.key);
  }

  // What this device says

  /** Note what is about to be said, and what became of it. Of a stop nobody keeps who said it. */
  async witnessed(action: OfDevice, said: Promise<void>): Promise<void> {
    if (action.type === "end_game")
      this.note((receipt) => ({ ...receipt, enough: sorted([...receipt.enough, action.seat]) }));
    if (action.type === "leave" && this.last && !isBeforeTheGame(this.last))
      this.note((receipt) => ({ ...receipt, left: true }));
    if (action.type !== "answer" || isStop(action.move) || !this.kept?.receipt) return said;
    const { seat, move } = action;
    const sent = { seat, hash: moveHash(this.kept.receipt.share, seat, move), sure: false };
    this.note((receipt) => ({ ...receipt, said: [...receipt.said, sent] }));
    const became = (now: (typeof sent)[]) =>
      this.note((receipt) => {
        const at = receipt.said.findIndex((each) => each.hash === sent.hash && !each.sure);
        return at < 0 ? receipt : { ...receipt, said: withInstead(receipt.said, at, now) };
      });
    try {
      await said;
      became([{ ...sent, sure: true }]);
    } catch (problem) {
      const isLost = problem instanceof Refusal && problem.code === "line_lost";
      if (!isLost) became([]);
      throw problem;
    }
  }

  // What the room asks for by itself

  /** Once for each secret of the room; another tab of this device may do so after us. */
  private commit(luck: LuckOfRoom, sent: string): void {
    const isNew = this.kept?.commitment !== luck.commitment;
    if (isNew)
      this.keep({
        commitment: luck.commitment,
        share: randomHex(32),
        receipt: this.kept?.receipt ?? null,
        agreed: this.kept?.agreed ?? false,
      });
    if (this.kept && (isNew || !sent) && !this.mustAsk)
      this.send({ type: "commit_share", commitment: shareHash(this.kept.share) });
  }

  /** What was seen when the share was first shown counts, whatever is shown later. */
  private reveal(luck: LuckOfRoom, sent: string, isDone: boolean, seats: readonly Seat[]): void {
    const { kept } = this;
    if (isDone || kept?.commitment !== luck.commitment || shareHash(kept.share) !== sent) return;
    if (luck.parties.some(({ commitment }) => !commitment) || !luck.setup_hash) return;
    if (kept.receipt?.share !== kept.share) {
      const early = this.shownAt + PACE - performance.now();
      if (early > 0) {
        this.lookIn(early);
        return;
      }
      this.shownAt = performance.now();
      this.keep({ ...kept, receipt: receiptOf(kept, luck, seats), agreed: false });
    } else if (!isSame(kept.receipt, luck)) return;
    this.send({ type: "reveal_share", share: kept.share }).then((done) => {
      if (done) this.taken = luck.attempt;
    });
  }

  /** Whatever is shown once the share is, until the game is over: also what was not asked for. */
  private witness(update: Update): void {
    const { receipt } = this;
    const { phase, luck } = update.room;
    if (!receipt || (isBeforeTheGame(update) && !update.table)) return;
    const parties = receipt.parties.map((party, i) => withShare(party, luck.parties[i]));
    const record = receipt.record || (phase === "over" ? luck.record : "");
    const saw = [...receipt.saw, ...seenIn(update, receipt)];
    const altered = receipt.altered || !isOf(receipt, luck);
    const isNew =
      saw.length > receipt.saw.length ||
      altered !== receipt.altered ||
      record !== receipt.record ||
      parties.some((party, i) => party !== receipt.parties[i]);
    if (isNew) this.note((receipt) => ({ ...receipt, parties, record, saw, altered }));
  }

  /** Also where this device has promised a share, and was not asked for it. */
  private isAltered(update: Update, isSeated: boolean): boolean {
    const receipt = this.kept?.receipt;
    if (isBeforeTheGame(update) || !this.kept) return false;
    if (receipt && !receipt.record) return receipt.altered;
    return isSeated && !(receipt && isOf(receipt, update.room.luck));
  }

  private count({ room: { phase, luck } }: Update): void {
    const receipt = this.kept?.receipt;
    const isOn = phase !== "lobby" && receipt?.commitment === luck.commitment;
    this.voids = isOn ? receipt.shares - 1 : this.shown;
    const room = Math.min(luck.attempt - 1, luck.voids) || 0;
    this.hidden = this.voids > room ? { own: this.voids, room } : null;
  }

  private get mustAsk(): boolean {
    const { kept, shown } = this;
    return !!kept && shown >= UNASKED && !kept.agreed && kept.receipt?.share !== kept.share;
  }

  private async send(action: OfDevice): Promise<boolean> {
    if (this.sending) return false;
    const asked = this.last;
    this.sending = true;
    clearTimeout(this.again);
    try {
      await this.say(action);
      return true;
    } catch {
      this.lookIn(AGAIN);
      return false;
    } finally {
      this.sending = false;
      if (this.last !== asked) this.look(); // something else may be asked for since
    }
  }

  private lookIn(milliseconds: number): void {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.look(), milliseconds);
  }

  private look(): void {
    if (this.last) this.hears(this.last);
  }

  private note(change: (receipt: Receipt) => Receipt): void {
    if (this.kept?.receipt) this.keep({ ...this.kept, receipt: change(this.kept.receipt) });
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    remember(this.key, JSON.stringify(kept));
  }

  private get key(): string {
    return `luck.${this.code}`;
  }
}

function receiptOf(kept: Kept, luck: LuckOfRoom, seats: readonly Seat[]): Receipt {
  const { share, commitment, receipt: before } = kept;
  const isFirst = !before || isPlayed(before);
  return {
    format: FORMAT,
    seats,
    share,
    commitment,
    setup_hash: luck.setup_hash,
    shares: isFirst ? 1 : before.shares + 1,
    games: (before?.games ?? 0) + (before && isFirst ? 1 : 0),
    parties: luck.parties.map(({ seats, commitment }) => ({ seats, commitment, share: "" })),
    said: [],
    saw: [],
    altered: false,
    enough: [],
    left: false,
    record: "",
  };
}

/** A share has become a game if this device has said something in it, or seen its end. */
function isPlayed({ said, enough, left, record }: Receipt): boolean {
  return said.length > 0 || enough.length > 0 || left || record !== "";
}

const isBeforeTheGame = ({ room: { phase } }: Update) => phase === "lobby" || phase === "revealing";

const isOf = (receipt: Receipt, luck: LuckOfRoom) =>
  receipt.commitment === luck.commitment && receipt.setup_hash === luck.setup_hash;

/** Its own game is over, and the room has gone on without this page: another tab may take part. */
const isOfAnother = (receipt: Receipt, { room: { luck } }: Update) =>
  receipt.record !== "" && receipt.commitment !== luck.commitment;

/** The hashes of events that are new, and of the table if it is another; for the one seat of this device. */
function seenIn({ table, events }: Update, { share, seats, saw }: Receipt): string[] {
  const [seat, ...more] = seats;
  if (seat === undefined || more.length > 0) return [];
  const told = events.map((event) => hashed(() => eventHash(share, seat, event)));
  const shown = new Set(told.filter((hash) => !saw.includes(hash)));
  if (!table) return [...shown];
  const view = hashed(() => viewHash(share, seat, table));
  return shown.size > 0 || saw.at(-1) !== view ? [...shown, view] : [];
}

function hashed(hash: () => string): string {
  try {
    return hash();
  } catch {
    return WITHOUT_HASH;
  }
}

/** A share is noted where it keeps its promise, and only once. */
function withShare(party: Party, now: Party | undefined): Party {
  const isKept = !party.share && now?.share && shareHash(now.share) === party.commitment;
  return isKept ? { ...party, share: now.share } : party;
}

function isSame(receipt: Receipt, luck: LuckOfRoom): boolean {
  const promised = (parties: readonly { seats: readonly Seat[]; commitment: string }[]) =>
    JSON.stringify(parties.map(({ seats, commitment }) => [seats, commitment]));
  return (
    receipt.setup_hash === luck.setup_hash && promised(receipt.parties) === promised(luck.parties)
  );
}

function isStop(move: unknown): boolean {
  return (move as { readonly type?: unknown }).type === "safe_stop";
}

function withInstead<T>(list: readonly T[], at: number, now: readonly T[]): T[] {
  return [...list.slice(0, at), ...now, ...list.slice(at + 1)];
}

function sorted(seats: readonly Seat[]): Seat[] {
  return [...new Set(seats)].sort((one, other) => one - other);
}

function read(text: string): Kept | null {
  try {
    const kept = JSON.parse(text) as Kept;
    return kept.receipt && kept.receipt.format !== FORMAT ? null : kept;
  } catch {
    return null;
  }
}
