/** What is only seen inside a room. */

export { default as AtTheTable } from "./AtTheTable.svelte";
export { default as Lobby } from "./Lobby.svelte";
