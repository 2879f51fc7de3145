/** What scrolls can be scrolled by the keyboard too: where nothing in it takes the focus, it does so itself. */
import type { Attachment } from "svelte/attachments";

const TAKES_FOCUS = "button, a[href], input, select, textarea, [tabindex]";

export const reachable: Attachment<HTMLElement> = (element) => {
  const check = () => {
    const scrolls =
      element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls && !element.querySelector(TAKES_FOCUS)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(check);
  const contents = new MutationObserver(check);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
};
