/** The link to a room, and the ways to hand it to others. */

import { at } from "../../line/address";

/** How long we say that it is copied, in milliseconds. */
const SAID = 3000;

export class Doorway {
  link = $state("");
  /** It leads nobody but this machine here. */
  onlyHere = $state(false);
  /** Just now: then copying is offered again. */
  copied = $state(false);
  readonly canShare = typeof navigator.share === "function";

  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly code: string) {
    void this.find();
  }

  get picture(): string {
    return this.address("door.svg");
  }

  share(): void {
    navigator.share({ title: "Nightcap", url: this.link }).catch(() => undefined); // they thought better of it
  }

  async copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.link);
    } catch {
      copyTheOldWay(this.link); // browsers have no clipboard for pages of a plain local network
    }
    this.copied = true;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => (this.copied = false), SAID);
  }

  /** The server draws the link, and we know in which folder of its site the page lies. */
  private address(what: "door" | "door.svg"): string {
    const folder = encodeURIComponent(new URL(at("./")).pathname);
    return at(`rooms/${encodeURIComponent(this.code)}/${what}?folder=${folder}`);
  }

  private async find(): Promise<void> {
    try {
      const answer = await fetch(this.address("door"));
      if (answer.ok) {
        const told = (await answer.json()) as { link: string; only_here: boolean };
        this.link = told.link;
        this.onlyHere = told.only_here;
      } else this.link = at(`#${this.code}`);
    } catch {
      this.link = at(`#${this.code}`);
    }
  }
}

function copyTheOldWay(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
