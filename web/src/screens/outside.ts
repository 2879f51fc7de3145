/** What it takes to come to a room: the line to it, and its door. */

export { Room } from "../line/room.svelte";
export { moving } from "../motion/flip";
export { default as AtTheDoor } from "./AtTheDoor.svelte";
export { default as GoneForGood } from "./GoneForGood.svelte";
