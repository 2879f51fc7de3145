/** House rules being changed: each change is offered with all the others, until the game agrees. */

import { Refusal } from "../../line/refusal";
import type { AnyChoice, HouseRule } from "../../wire";
import type { Gathering } from "./gathering.svelte";

type Options = Readonly<Record<string, unknown>>;

/** Quick steps of a number, or the letters of a sentence, are one change. */
const PATIENCE = 350;
const WHILE_WRITING = 1200;

export class Draft {
  /** What was asked for and not agreed to (yet). */
  private wanted: Options | null = $state.raw(null);
  /** Where it went wrong, and why. */
  refused: { readonly name: string; readonly why: Refusal } | null = $state.raw(null);
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly gathering: Gathering) {}

  private get options(): Options {
    return this.wanted ?? this.gathering.view.options;
  }

  value(rule: HouseRule): unknown {
    return rule.name in this.options ? this.options[rule.name] : usual(rule.choice);
  }

  isChanged(rule: HouseRule): boolean {
    return rule.name in this.options;
  }

  /** Offer it, together with what has not been agreed to yet. */
  set(rule: HouseRule, value: unknown): void {
    const { [rule.name]: _, ...others } = this.options;
    this.wanted = same(value, usual(rule.choice)) ? others : { ...others, [rule.name]: value };
    clearTimeout(this.waiting);
    this.waiting = setTimeout(
      () => this.offer(rule.name),
      rule.choice.type === "own_words" ? WHILE_WRITING : PATIENCE,
    );
  }

  backToUsual(rule: HouseRule): void {
    this.set(rule, usual(rule.choice));
  }

  allUsual(): void {
    const kept = this.gathering.toAgree.map(({ name }) => [name, this.options[name]] as const);
    this.wanted = Object.fromEntries(kept.filter(([, value]) => value !== undefined));
    void this.offer("");
  }

  private async offer(name: string): Promise<void> {
    const options = this.wanted;
    if (!options) return;
    try {
      await this.gathering.room.act({ type: "set_options", options });
      this.refused = null;
      if (this.wanted === options) this.wanted = null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const at = problem.facts.option;
      this.refused = { name: typeof at === "string" ? at : name, why: problem };
    }
  }
}

export function usual(choice: AnyChoice): unknown {
  if (choice.type !== "how_many_each") return choice.usual;
  const parts = Object.entries(choice.parts).map(([part, { usual }]) => [part, usual]);
  return Object.fromEntries(parts);
}

/** The order of what was picked does not matter. */
function same(one: unknown, other: unknown): boolean {
  return written(one) === written(other);
}

function written(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === "object" && value !== null)
    return JSON.stringify(Object.entries(value).sort());
  return JSON.stringify(value);
}
