/** What this tab remembers until it is closed, and nothing longer. */

const PREFIX = "nightcap.";

export function recall(what: string): string {
  try {
    return sessionStorage.getItem(PREFIX + what) ?? "";
  } catch {
    return "";
  }
}

export function remember(what: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + what, value);
  } catch {
    // it is asked for again
  }
}

export function forget(what: string): void {
  try {
    sessionStorage.removeItem(PREFIX + what);
  } catch {
    // nothing was kept
  }
}

export function forgetEverything(): void {
  try {
    for (const what of Object.keys(sessionStorage))
      if (what.startsWith(PREFIX)) sessionStorage.removeItem(what);
  } catch {
    // nothing was kept
  }
}
