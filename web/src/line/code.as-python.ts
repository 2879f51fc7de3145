/** What people type, tidied by Python, tidied by the page; run by tests/web/test_code.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tidied } from "./code";

const typed: readonly (readonly [typed: string, tidy: string])[] = JSON.parse(
  readFileSync(process.env.NIGHTCAP_TYPED ?? "", "utf-8"),
);

it("the page reads what is typed as Python does", () => {
  expect(typed.map(([text]) => [text, tidied(text)])).toEqual(typed);
});
