/** Development only: every component in every state. `?theme=light&text=large&scale=tv&only=Hand` */
import "../design/base.css";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
for (const name of ["theme", "text", "scale", "motion"]) {
  const value = asked.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
mount(Gallery, { target, props: { only: asked.get("only") } });
