import { mount } from "svelte";
import App from "./App.svelte";
import "./page/mine.svelte"; // paints the theme before anything is drawn
import { texts } from "./text/text.svelte";
import "./page/fonts.css";
import "./page/tokens.css";
import "../art/painted/pigments.css";
import "./page/base.css";

await texts.useBest();
const target = document.getElementById("app");
if (target) mount(App, { target });
