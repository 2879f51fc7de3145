import { expect, it, vi } from "vitest";
import { recall, remember } from "../memory";
import { quickExit } from "./leaving";

it("leaves nothing on the screen and nothing in the tab's memory", () => {
  const replace = vi.spyOn(location, "replace").mockImplementation(() => undefined);
  remember("adult", "yes");
  remember("name", "Ana");
  document.body.textContent = "Ana's hand";
  quickExit();
  expect(document.documentElement.textContent).toBe("");
  expect([recall("adult"), recall("name")]).toEqual(["", ""]);
  expect(replace).toHaveBeenCalledWith("about:blank");
});
