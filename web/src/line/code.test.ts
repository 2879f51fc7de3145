import { afterEach, expect, test, vi } from "vitest";
import { codeInAddress, meant, tidied } from "./code";
import { Refusal } from "./refusal";

afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

function server(status: number, body: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
  return asked;
}

async function refusalOf(typed: string): Promise<Refusal> {
  const refused = await meant(typed).catch((problem: unknown) => problem);
  expect(refused).toBeInstanceOf(Refusal);
  return refused as Refusal;
}

test("a code that was typed is tidied here and spelled by the server", async () => {
  const asked = server(200, { code: "copper-lantern-fig" });
  expect(await meant("Coppr, lantern FIG")).toBe("copper-lantern-fig");
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? "").searchParams.get("typed")).toBe("coppr-lantern-fig");
});

test("what is wrong with it comes with its facts", async () => {
  server(200, { type: "sorry", code: "no_such_word", facts: { word: "lantrnx" } });
  expect(await refusalOf("copper lantrnx fig")).toMatchObject({
    code: "no_such_word",
    facts: { word: "lantrnx" },
  });
});

test("without a server, or with something else in its place, the line is lost", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect((await refusalOf("x")).code).toBe("line_lost");
  server(502, "<html>");
  expect((await refusalOf("x")).code).toBe("line_lost");
});

test("an address may be written by hand", () => {
  for (const hash of ["copper-lantern-fig", "Copper-Lantern-Fig", "copper%20lantern%20fig", ""]) {
    location.hash = hash;
    expect(codeInAddress()).toBe(hash && "copper-lantern-fig");
  }
});

test("a link leads to its code, whatever stands round it", () => {
  expect(tidied("tonight: http://192.168.1.7:8669/#copper-lantern-fig, at 9")).toBe(
    "copper-lantern-fig",
  );
});
