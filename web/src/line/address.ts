/** Addresses on our own server, wherever the page is served from: also under a folder of another site. */

export function at(path: string): string {
  return new URL(path, document.baseURI.split("#")[0]).href;
}

export function socketAt(path: string): string {
  return at(path).replace(/^http/, "ws");
}
