/** How this browser likes to see the page; kept here and nowhere else. */

type Theme = "system" | "dark" | "light";

const KEY = "nightcap.preferences";

interface Kept {
  theme: Theme;
  largeText: boolean;
  sound: boolean;
  /** How often somebody on this device has wished for fresh cover. */
  mix: number;
}

class Preferences implements Kept {
  theme: Theme = $state("dark");
  largeText = $state(false);
  sound = $state(false);
  mix = $state(0);

  begin(): void {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a browser that keeps nothing starts anew
    }
    this.apply();
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    this.apply();
    const { theme, largeText, sound, mix } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, largeText, sound, mix }));
    } catch {
      // it holds for this visit
    }
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    if (this.theme === "system") delete dataset.theme;
    else dataset.theme = this.theme;
    if (this.largeText) dataset.text = "large";
    else delete dataset.text;
  }
}

export const preferences = new Preferences();
