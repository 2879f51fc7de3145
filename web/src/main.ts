import "./design/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { withCorner } from "./components/corner";
import "./design/fonts.css";
import "./design/tokens.css";
import "./design/base.css";
import { preferences } from "./preferences.svelte";
import { firstWords } from "./screens/first-words";
import { keepShell } from "./shell";
import QuickExit from "./table/QuickExit.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
preferences.begin();
await firstWords(target);
mount(App, { target, context: withCorner(QuickExit) });
keepShell();
