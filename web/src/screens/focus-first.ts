import type { Attachment } from "svelte/attachments";

/** The first line to write in is ready to be written in. */
export const focusFirst: Attachment<HTMLElement> = (element) => {
  element.querySelector("input")?.focus();
};
