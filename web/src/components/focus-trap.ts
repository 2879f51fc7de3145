import type { Attachment } from "svelte/attachments";

const REACHABLE =
  'a[href], button:not([disabled]), input:not([disabled]), textarea, select, [tabindex="0"]';

/** Tab stays inside, Escape leaves; what had the focus before gets it back afterwards. */
export function trap(leave: () => void): Attachment<HTMLElement> {
  return (element) => {
    const before = document.activeElement as HTMLElement | null;
    const steer = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        leave();
      }
      if (event.key === "Tab") keepInside(element, event);
    };
    element.addEventListener("keydown", steer);
    return () => {
      element.removeEventListener("keydown", steer);
      before?.focus?.();
    };
  };
}

function keepInside(element: HTMLElement, event: KeyboardEvent): void {
  const reachable = [...element.querySelectorAll<HTMLElement>(REACHABLE)];
  const [first, last] = [reachable[0], reachable.at(-1)];
  const edge = event.shiftKey ? first : last;
  if (document.activeElement !== edge && element.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
