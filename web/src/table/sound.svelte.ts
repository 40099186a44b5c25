// Small sounds, all made here (recipes.ts): never the only sign, off with one key, silent until the browser allows.
import { RECIPES, GROUPS, type Cue, type Group, type Layer } from "./recipes";
import { mine, store, stored } from "@/page/mine.svelte";

/** Master first, then the groups; from 0 to 1. */
export type Knob = "master" | Group;
export const KNOBS: readonly Knob[] = ["master", ...GROUPS];
const MIX: Record<Knob, number> = { master: 0.8, interface: 0.6, table: 1, battle: 1, moments: 0.9 };
/** What others do, where only one's own affairs are wanted. */
const OTHERS = 0.25;
const MAX_VOICES = 4;
const TWICE = 0.06;

const KEY = "kemet.sound";
const VOLUMES = "kemet.volumes";
const OWN = "kemet.sound-own";
/** A point in the pan makes the weight sound this much higher. */
const HIGHER = 16;
const LOWEST = 200;

type Volumes = Record<Knob, number>;
const areVolumes = (value: unknown): value is Volumes =>
  typeof value === "object" &&
  value !== null &&
  KNOBS.every((knob) => {
    const given = (value as Volumes)[knob];
    return typeof given === "number" && given >= 0 && given <= 1;
  });
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

interface Voice {
  cue: Cue;
  rank: number;
  began: number;
  ends: number;
  gain: GainNode;
}

class Sounds {
  on = $state(localStorage.getItem(KEY) !== "off");
  private volumes = $state.raw<Volumes>(stored(VOLUMES, MIX, areVolumes));
  private own = $state(stored(OWN, false, isFlag));
  private context: AudioContext | null = null;
  private out: AudioNode | null = null;
  private noise: AudioBuffer | null = null;
  private voices: Voice[] = [];

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? "on" : "off");
  }

  /** From 0 to 1. */
  volume(knob: Knob): number {
    return this.volumes[knob];
  }

  turn(knob: Knob, volume: number): void {
    this.volumes = { ...this.volumes, [knob]: volume };
    store(VOLUMES, this.volumes);
  }

  /** What others do at the table is heard at a quarter. */
  get ownOnly(): boolean {
    return this.own;
  }

  set ownOnly(own: boolean) {
    this.own = own;
    store(OWN, own);
  }

  play(cue: Cue, { others = false, pitch = 1 } = {}): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    // Browsers keep silent until the page was touched; then there is nothing to hear, and that is fine.
    if (!navigator.userActivation?.hasBeenActive) return;
    const context = (this.context ??= new AudioContext());
    const at = context.currentTime + 0.01;
    const { group, layers } = RECIPES[cue];
    const rank = GROUPS.indexOf(group);
    if (!this.makeRoom(cue, rank, at)) return;
    const loud = this.volumes.master * this.volumes[group] * (others && this.own ? OTHERS : 1);
    if (loud <= 0) return;
    const gain = context.createGain();
    gain.gain.value = loud;
    gain.connect((this.out ??= compressed(context)));
    // With faster pictures the beats come faster; how long a bell rings stays.
    const pace = group === "battle" ? mine.tempo || 1 : 1;
    for (const layer of layers) this.lay(layer, at + layer.at / pace, pitch, gain);
    const ends = at + Math.max(...layers.map((layer) => layer.at / pace + layer.length));
    this.voices.push({ cue, rank, began: at, ends, gain });
  }

  /** One line falls into a pan: the higher the sum, the higher it sounds. */
  weigh(sum: number): void {
    this.play("weight", { pitch: (LOWEST + HIGHER * sum) / (LOWEST + HIGHER * 4) });
  }

  /** Whether there is room for a voice; a lesser one gives way to it. */
  private makeRoom(cue: Cue, rank: number, at: number): boolean {
    this.voices = this.voices.filter((voice) => voice.ends > at);
    if (this.voices.some((voice) => voice.cue === cue && at - voice.began < TWICE)) return false;
    if (this.voices.length < MAX_VOICES) return true;
    const least = this.voices.reduce((low, voice) => (voice.rank < low.rank ? voice : low));
    if (least.rank >= rank) return false;
    least.gain.gain.setTargetAtTime(0, at, 0.02);
    this.voices = this.voices.filter((voice) => voice !== least);
    return true;
  }

  private lay(layer: Layer, at: number, pitch: number, to: AudioNode): void {
    const context = this.context!;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(layer.gain, at + layer.attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + layer.length);
    gain.connect(to);
    if (layer.kind === "tone") {
      const source = context.createOscillator();
      source.type = layer.wave;
      source.frequency.setValueAtTime(layer.from * pitch, at);
      source.frequency.exponentialRampToValueAtTime(layer.to * pitch, at + layer.length);
      source.connect(gain);
      source.start(at);
      source.stop(at + layer.length + 0.02);
      return;
    }
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    source.buffer = this.noise ??= whiteNoise(context);
    filter.type = layer.filter;
    filter.frequency.value = layer.hertz;
    filter.Q.value = layer.q;
    source.connect(filter).connect(gain);
    source.start(at, 0, layer.length + 0.05);
  }
}

function compressed(context: AudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -12;
  compressor.ratio.value = 6;
  compressor.connect(context.destination);
  return compressor;
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sounds();

/** Events with a sound of their own. A battle sounds with its pictures. */
const OF_EVENT: Record<string, Cue> = {
  token: "token",
  seth_token: "token",
  common_token: "token",
  step: "step",
  teleport: "teleport",
  prayer: "prayer",
  lost_prayer: "pay",
  fee: "pay",
  gave: "pay",
  bought: "buy",
  alliance_tile: "buy",
  raised: "raise",
  temple: "raise",
  placed: "recruit",
  units: "recruit",
  creature: "recruit",
  card: "card",
  drawn: "card",
  trip: "priest",
  priest: "priest",
  point: "point",
  night: "night",
  day: "day",
};

/** What is heard of an event, if anything; `winner` says whether the viewer is on the side that won. */
export function soundOf(kind: string, fields: Record<string, unknown>, winner: boolean): Cue | null {
  if (kind === "over") return winner ? "win" : "over";
  if (kind === "step_of_day") return fields["step_kind"] === "eclipse" ? "eclipse" : null;
  return OF_EVENT[kind] ?? null;
}
