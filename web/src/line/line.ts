/** The way to the server: one WebSocket, opened again whenever it breaks, until there is nothing to come back to. */

import type { Because, Gone, OfDevice, Seat, Sorry, ToClient, ToServer } from "../wire";
import { at, socketAt } from "./address";
import { Refusal } from "./refusal";
import { FIRST_WAIT, LONGEST_WAIT, spread } from "./waits";

export type LineState = "connecting" | "open" | "lost" | "gone";

export interface Listener {
  hears(message: ToClient): void;
  changes(state: LineState): void;
  /** The number of the last news, so that nothing is missed after a break. */
  lastNews(): number | null;
}

/** What was said and has had no answer yet. */
interface Said {
  readonly message: ToServer;
  /** It can wait until the line is back, however long. */
  readonly patient: boolean;
  readonly at: number;
  readonly done: (answer: Because | null) => void;
  readonly refused: (sorry: Refusal) => void;
}

const PING_EVERY = 15_000;
const PATIENCE = 10_000;
/** What was on its way when the line broke is said again within this time; after it, people have gone on. */
const FRESH = 20_000;

export class Line {
  private socket: WebSocket | null = null;
  private state: LineState = "connecting";
  private wait = FIRST_WAIT;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private count = 0;
  private readonly prefix = randomHex(6);
  private readonly unanswered = new Map<string, Said>();
  private readonly wakeUp = () => this.hurry();
  private readonly cutOff = () => this.drop();

  constructor(
    readonly code: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wakeUp);
    addEventListener("offline", this.cutOff);
    document.addEventListener("visibilitychange", this.wakeUp);
    void this.connect();
  }

  /** Say something to the room. Resolves when it is done and durable, throws a Refusal otherwise. */
  async act(action: OfDevice): Promise<void> {
    const client = this.nextId();
    // These mean the same whenever they come.
    const patient = action.type === "answer" || action.type === "stop" || action.type === "pause";
    await this.say(client, { type: "act", action, client }, patient);
  }

  /** What stands against a move; null: nothing. */
  async why(seat: Seat, move: unknown): Promise<Refusal | null> {
    const client = this.nextId();
    const because = await this.say(client, { type: "why", seat, move, client }, true);
    return because?.code ? new Refusal(because.code, because.rule, because.facts) : null;
  }

  look(seat: Seat | null, after: number | null): void {
    this.send({ type: "look", seat, after });
  }

  burn(): void {
    this.send({ type: "burn", code: this.code });
  }

  /** Not wanted any more. */
  close(): void {
    this.become("gone");
    this.socket?.close();
  }

  private nextId(): string {
    this.count += 1;
    return `${this.prefix}-${this.count}`;
  }

  private say(client: string, message: ToServer, patient: boolean): Promise<Because | null> {
    return new Promise((done, refused) => {
      if (!patient && this.state !== "open") {
        refused(new Refusal("line_lost"));
        return;
      }
      const at = performance.now();
      this.unanswered.set(client, { message, patient, at, done, refused });
      this.send(message);
    });
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Only the newest try counts: a phone that wakes up may have several reasons to hurry. */
  private async connect(): Promise<void> {
    this.tries += 1;
    const mine = this.tries;
    this.become(this.state === "lost" ? "lost" : "connecting");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), PATIENCE);
    try {
      await fetch(at("devices"), { method: "POST" });
    } catch {
      if (mine === this.tries) this.breaks();
      return;
    }
    if (this.isGone || mine !== this.tries) return;
    const after = this.listener.lastNews();
    const socket = new WebSocket(
      socketAt(
        `rooms/${encodeURIComponent(this.code)}/socket${after === null ? "" : `?after=${after}`}`,
      ),
    );
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => this.socket === socket && this.opens();
    socket.onmessage = (message) =>
      this.socket === socket && this.hears(JSON.parse(message.data) as ToClient);
    socket.onclose = () => this.socket === socket && this.breaks();
  }

  private opens(): void {
    clearTimeout(this.retry);
    this.heardAt = performance.now();
    this.become("open");
    this.sayAgain();
    clearInterval(this.pinging);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  /** The server does once what is said twice by the same id. */
  private sayAgain(): void {
    const oldest = performance.now() - FRESH;
    for (const [client, said] of this.unanswered) {
      if (said.patient || said.at > oldest) this.send(said.message);
      else this.settle(client)?.refused(new Refusal("line_lost"));
    }
  }

  /** A line that says nothing for too long is dead, whatever the browser thinks of it. */
  private ping(): void {
    if (performance.now() - this.heardAt > PING_EVERY + PATIENCE) this.drop();
    else this.send({ type: "ping" });
  }

  /** Nothing comes through any more: no need to wait until the browser notices. */
  private drop(): void {
    const { socket } = this;
    if (!socket) return;
    this.breaks();
    socket.close();
  }

  private hears(message: ToClient): void {
    this.heardAt = performance.now();
    switch (message.type) {
      case "accepted":
        this.settle(message.client)?.done(null);
        break;
      case "because":
        this.settle(message.client)?.done(message);
        break;
      case "sorry":
        this.refuse(message);
        break;
      case "gone":
        this.leave(message);
        break;
      default:
        this.wait = FIRST_WAIT;
        this.listener.hears(message);
    }
  }

  private settle(client: string): Said | undefined {
    const said = this.unanswered.get(client);
    this.unanswered.delete(client);
    return said;
  }

  private refuse(sorry: Sorry): void {
    const said = this.settle(sorry.client);
    if (said) said.refused(new Refusal(sorry.code, sorry.rule, sorry.facts));
    else this.listener.hears(sorry);
  }

  private leave(gone: Gone): void {
    if (gone.why !== "closing") this.become("gone"); // a server that closes may be back in a moment
    this.listener.hears(gone);
  }

  private breaks(): void {
    clearInterval(this.pinging);
    this.socket = null;
    if (this.isGone) return;
    this.become("lost");
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), spread(this.wait));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  private hurry(): void {
    if (document.visibilityState === "hidden") return;
    if (this.state === "lost" && !this.socket) {
      clearTimeout(this.retry);
      this.wait = FIRST_WAIT;
      void this.connect();
    } else if (this.state === "open") {
      this.ping();
    }
  }

  private get isGone(): boolean {
    return this.state === "gone";
  }

  private become(state: LineState): void {
    if (this.state === state && state !== "connecting") return;
    this.state = state;
    if (state === "gone") {
      removeEventListener("online", this.wakeUp);
      removeEventListener("offline", this.cutOff);
      document.removeEventListener("visibilitychange", this.wakeUp);
      clearTimeout(this.retry);
      clearInterval(this.pinging);
    }
    this.listener.changes(state);
  }
}

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
