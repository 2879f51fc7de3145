/** Whether this person wants no movement: their system says so, or our own setting does. */
export function calm(): boolean {
  return (
    document.documentElement.dataset.motion === "calm" ||
    window.matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

export const MOVE = 180;
export const STAGGER = 60;
export const FADE = 160;
export const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
