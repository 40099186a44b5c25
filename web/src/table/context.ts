// The parts of a table find it, and what a click means there, without being handed it from part to part.
import { createContext } from "svelte";
import type { Play } from "./play.svelte";

export const [thePlay, setPlay] = createContext<Play>();
