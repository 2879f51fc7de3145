/** For what the page cannot do without: trying until it works. */

import { FIRST_WAIT, LONGEST_WAIT, spread } from "./waits";

interface Ways {
  /** Called once, if it does not work at the first try. */
  onfailure: () => void;
  /** Whether it is still needed. */
  isWanted?: () => boolean;
}

/** Tries with pauses that grow, and at once when the network is back. */
export async function persist(
  work: () => Promise<void>,
  { onfailure, isWanted = () => true }: Ways,
): Promise<void> {
  let wait = FIRST_WAIT;
  for (let tries = 0; isWanted(); tries++) {
    try {
      return await work();
    } catch {
      if (tries === 0) onfailure();
    }
    await pause(spread(wait));
    wait = Math.min(wait * 2, LONGEST_WAIT);
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
