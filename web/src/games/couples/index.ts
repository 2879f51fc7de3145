export { default as Summary } from "./Summary.svelte";
export { default } from "./Table.svelte";
