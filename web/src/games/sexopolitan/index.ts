export { sketch } from "./sketch";
