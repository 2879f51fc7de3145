export { default as Summary } from "./Summary.svelte";
export { default as Table } from "./Table.svelte";
