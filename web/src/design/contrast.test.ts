import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

function channel(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((two) =>
    channel(parseInt(two, 16)),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast by WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const css = readFileSync("src/design/tokens.css", "utf8");

/** The value of a token by day and by night. */
function token(name: string): { light: string; dark: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const [light, dark] = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value)?.slice(1) ?? [value, value];
  if (!light?.startsWith("#") || !dark)
    throw new Error(`--${name} is not a plain colour: ${value}`);
  return { light, dark };
}

const ROOM = ["page", "felt", "glow", "surface", "raised", "sunk"];
const IVORY = ["ivory-high", "ivory", "ivory-low", "ivory-chosen"];
const TINTS = Array.from({ length: 10 }, (_, i) => `tint-${i}`);

const pairs = (texts: string[], grounds: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));

const TO_READ = [
  ...pairs(["text", "muted", "ember-text", "rose-text", "sage-text"], ROOM),
  ...pairs(["ink", "ink-muted", "ink-ember", "heart", "diamond", "club"], IVORY),
  ...pairs(["ember-ink"], ["ember", "ember-high", "ember-low"]),
  ...pairs(["gold-ink"], ["gold", "gold-high"]),
  ...pairs(["ink"], TINTS),
];
const TO_SEE = pairs(["edge", "focus"], ["page", "felt", "surface", "raised", "sunk"]);

describe.each(["light", "dark"] as const)("by %s", (theme) => {
  it.each(TO_READ)("%s can be read on %s", (text, ground) => {
    expect(contrast(token(text)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(TO_SEE)("%s can be seen on %s", (line, ground) => {
    expect(contrast(token(line)[theme], token(ground)[theme])).toBeGreaterThanOrEqual(3);
  });
});
