/** The texts at the first load, however long they take; meanwhile the page says that it tries again. */
import { mount, unmount } from "svelte";
import { FIRST_WAIT, LONGEST_WAIT, spread } from "../line/line";
import Unreachable from "../screens/Unreachable.svelte";
import { texts } from "./texts.svelte";

export async function firstWords(target: HTMLElement): Promise<void> {
  if (await areThere()) return;
  const waiting = mount(Unreachable, { target });
  let wait = FIRST_WAIT;
  do {
    await pause(spread(wait));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  } while (!(await areThere()));
  await unmount(waiting);
}

async function areThere(): Promise<boolean> {
  try {
    await texts.begin();
    return true;
  } catch {
    return false;
  }
}

/** As long as that, or until the network is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener("online", end);
  });
}
