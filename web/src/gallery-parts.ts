import { mount } from "svelte";
import "./styles/tokens.css";
import Parts from "./GalleryParts.svelte";
import { texts } from "./lib/text.svelte";
import { LiveTable } from "./lib/live.svelte";
import type { Facts, GameEvent, State } from "./lib/types";
const q = new URLSearchParams(location.search);
await texts.useBest();
if (q.get("long")) { const say = texts.say.bind(texts); texts.say = (id, v) => { const x = say(id, v); return x.length > 3 ? x + " " + "longué".repeat(9).slice(0, Math.ceil(x.length * .3)) : x; }; }
document.documentElement.dataset["theme"] = q.get("theme") ?? "day";
const name = q.get("f") ?? "turn-5";
const data = (await (await fetch(`/src/fixtures/${name}.json`)).json()) as { state: State; facts: Facts };
class Fake extends LiveTable {
  override choose(...codes: number[]) { console.log("choose", codes.join(",")); (window as unknown as Record<string, unknown>)["chosen"] = codes; return Promise.resolve(null); }
  override ask(message: Record<string, unknown>) { return Promise.resolve({ type: String(message["type"]), odds: (window as unknown as Record<string, unknown>)["odds"] ?? null } as never); }
}
const live = new Fake("fixture", null);
live.view = data.state.view; live.prompt = data.state.prompt; live.events = data.state.events; live.seat = data.state.view.viewer; live.canUndo = data.state.can_undo;
const names = ["Ana", "Marek", "Inês", "Chloé", "Khaba · bot"]; const gods = ["horus", "sobek", "bastet", "anubis", "wadjet"] as const;
live.info = { seats: data.state.view.seats.map((s) => ({ seat: s.seat, kind: "human", name: names[s.seat], god: gods[s.seat], connected: true, resigned: false, host: false })) } as never;
(window as unknown as Record<string, unknown>)["live"] = live;
(window as unknown as Record<string, unknown>)["push"] = (s: Partial<State>) => { if (s.events) live.events = [...live.events, ...(s.events as GameEvent[])]; if (s.view) live.view = s.view; if ("prompt" in s) live.prompt = s.prompt ?? null; };
const target = document.getElementById("app");
if (target) mount(Parts, { target, props: { live, facts: data.facts, part: q.get("c") ?? "dock" } });
