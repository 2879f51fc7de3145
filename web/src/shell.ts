/** The service worker that keeps the page's own files; only where browsers allow one. */

import { at } from "./line/address";

export function keepShell(): void {
  if (!import.meta.env.PROD || !isSecureContext || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register(at("sw.js")).catch(() => undefined); // the page works without it
}
