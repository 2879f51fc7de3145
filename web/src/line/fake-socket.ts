/** A socket whose other end is a test. */

import type { ToServer } from "../wire";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  said: (ToServer & { client?: string })[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};

  static get newest(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  constructor() {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.said.push(JSON.parse(data));
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose();
  }
  close(): void {
    this.closed = true;
  }
}
