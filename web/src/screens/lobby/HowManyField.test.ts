import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import { texts } from "../../text/texts.svelte";
import HowManyField from "./HowManyField.svelte";

it("says what it can be when something else is written, and offers only that", async () => {
  const say = vi
    .spyOn(texts, "say")
    .mockImplementation((id, facts) => `${id} ${facts?.high ?? ""}`);
  const onchange = vi.fn();
  const choice = { type: "how_many", usual: 20, low: 0, high: 1000, open: false } as const;
  render(HowManyField, { label: "Most rounds", choice, value: 20, onchange });
  const field = screen.getByRole("spinbutton");
  for (const wrong of ["1001", "-1", "2.5", ""]) {
    await fireEvent.change(field, { target: { value: wrong } });
    expect(screen.getByRole("alert").textContent).toContain("page-rules-out_of_range 1000");
    expect(field.ariaInvalid ?? field.getAttribute("aria-invalid")).toBe("true");
  }
  expect(onchange).not.toHaveBeenCalled();
  await fireEvent.change(field, { target: { value: "1000" } });
  expect(onchange).toHaveBeenCalledExactlyOnceWith(1000);
  expect(screen.queryByRole("alert")).toBeNull();
  say.mockRestore();
});
