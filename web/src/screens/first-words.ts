/** The texts at the first load, however long they take; meanwhile the page says that it tries again. */
import { mount, unmount } from "svelte";
import { persist } from "../line/persist";
import { texts } from "../text/texts.svelte";
import Unreachable from "./Unreachable.svelte";

export async function firstWords(target: HTMLElement): Promise<void> {
  let waiting: object | null = null;
  await persist(() => texts.begin(), {
    onfailure: () => {
      waiting = mount(Unreachable, { target });
    },
  });
  if (waiting) await unmount(waiting);
}
