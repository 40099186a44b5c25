import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/mine.svelte"; // paints the theme before anything is drawn
import { texts } from "./text/text.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

await texts.useBest();
const target = document.getElementById("app");
if (target) mount(App, { target });
