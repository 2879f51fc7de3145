import type { Attachment } from "svelte/attachments";
import { calm, EASE, FADE } from "./calm";

const WAYS = {
  fade: "none",
  rise: "translateY(24px)",
  drop: "translateY(-16px)",
  aside: "translateX(32px)",
};

/** How something that was not there before appears; with reduced motion it only fades. */
export function enter(way: keyof typeof WAYS = "fade"): Attachment<HTMLElement> {
  return (element) => {
    element.animate?.(
      { opacity: [0, 1], transform: [calm() ? "none" : WAYS[way], "none"] },
      { duration: FADE + 40, easing: EASE },
    );
  };
}
