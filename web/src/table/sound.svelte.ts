// Small sounds, all made here: stone on wood, a bell, a drum, a sistrum, a reed. Never the only sign; off with one key.
export type Sound = "token" | "step" | "prayer" | "battle" | "point" | "turn" | "night" | "day" | "win" | "no";

const KEY = "kemet.sound";

class Sounds {
  on = $state(localStorage.getItem(KEY) !== "off");
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? "on" : "off");
  }

  play(sound: Sound): void {
    if (!this.on || typeof AudioContext === "undefined") return;
    // Browsers keep silent until the page was touched; then there is nothing to hear, and that is fine.
    if (!navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    const at = this.context.currentTime + 0.01;
    RECIPES[sound](this, at);
  }

  /** A tone that dies away; `to` lets it fall or rise. */
  tone(at: number, from: number, to: number, length: number, loud: number, shape: OscillatorType = "sine"): void {
    const context = this.context!;
    const source = context.createOscillator();
    const gain = context.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(from, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(gain).connect(context.destination);
    source.start(at);
    source.stop(at + length + 0.02);
  }

  /** A burst of noise through a filter: wood, stone, rattle. */
  hiss(at: number, centre: number, width: number, length: number, loud: number): void {
    const context = this.context!;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = this.noise ??= whiteNoise(context);
    filter.type = "bandpass";
    filter.frequency.value = centre;
    filter.Q.value = width;
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at, 0, length + 0.05);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return buffer;
}

const RECIPES: Record<Sound, (to: Sounds, at: number) => void> = {
  token: (to, at) => (to.hiss(at, 1900, 2, 0.06, 0.35), to.tone(at, 240, 150, 0.09, 0.18, "triangle")),
  step: (to, at) => (to.hiss(at, 700, 1.2, 0.07, 0.22), to.hiss(at + 0.13, 620, 1.2, 0.07, 0.18)),
  prayer: (to, at) => (to.tone(at, 1320, 1318, 0.7, 0.07), to.tone(at, 2640, 2636, 0.4, 0.03)),
  battle: (to, at) =>
    [0, 0.16, 0.3].forEach(
      (beat, count) => (
        to.tone(at + beat, 120 + count * 12, 52, 0.26, 0.32 + count * 0.05),
        to.hiss(at + beat, 240, 1, 0.06, 0.2)
      ),
    ),
  point: (to, at) => [880, 1108, 1318].forEach((pitch, count) => to.tone(at + count * 0.09, pitch, pitch, 0.5, 0.07)),
  turn: (to, at) => [0, 0.07, 0.13, 0.22].forEach((beat) => to.hiss(at + beat, 6400, 6, 0.09, 0.3)),
  night: (to, at) => to.tone(at, 146, 138, 1.4, 0.09, "triangle"),
  day: (to, at) => to.tone(at, 294, 330, 0.9, 0.07, "triangle"),
  win: (to, at) =>
    [523, 659, 784, 1046].forEach((pitch, count) => to.tone(at + count * 0.14, pitch, pitch, 0.9, 0.08, "triangle")),
  no: (to, at) => to.tone(at, 190, 150, 0.14, 0.1, "triangle"),
};

export const sound = new Sounds();

/** The sound of an event, if it has one. */
export function soundOf(kind: string): Sound | null {
  const sounds: Record<string, Sound> = {
    token: "token",
    step: "step",
    teleport: "step",
    battle: "battle",
    prayer: "prayer",
    point: "point",
    night: "night",
    day: "day",
    over: "win",
    placed: "token",
    raised: "token",
    bought: "prayer",
  };
  return sounds[kind] ?? null;
}
