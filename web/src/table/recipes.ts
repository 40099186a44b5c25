// The recipes of all sounds: each is a list of layers, tones that glide and bursts of noise through a filter.
// Nothing is a sample. When each is heard is said beside it.

export type Group = "interface" | "table" | "battle" | "moments";
/** In the order in which they give way when too many sound at once: the last ones are kept. */
export const GROUPS: readonly Group[] = ["interface", "table", "battle", "moments"];

/** An oscillator that glides, with an exponential attack and decay; times in seconds. */
export interface Tone {
  kind: "tone";
  at: number;
  wave: OscillatorType;
  from: number;
  to: number;
  length: number;
  gain: number;
  attack: number;
}
/** White noise through one filter. */
export interface Noise {
  kind: "noise";
  at: number;
  filter: BiquadFilterType;
  hertz: number;
  q: number;
  length: number;
  gain: number;
  attack: number;
}
export type Layer = Tone | Noise;
export interface Recipe {
  group: Group;
  layers: Layer[];
}

const tone = (
  at: number,
  wave: OscillatorType,
  from: number,
  to: number,
  length: number,
  gain: number,
  attack: number,
): Tone => ({ kind: "tone", at, wave, from, to, length, gain, attack });
const noise = (
  at: number,
  filter: BiquadFilterType,
  hertz: number,
  q: number,
  length: number,
  gain: number,
  attack: number,
): Noise => ({ kind: "noise", at, filter, hertz, q, length, gain, attack });

const of = (group: Group, ...layers: Layer[]): Recipe => ({ group, layers });

export const RECIPES = {
  /** An answer is picked. */
  select: of(
    "interface",
    noise(0, "bandpass", 2400, 4, 0.04, 0.16, 0.001),
    tone(0, "triangle", 520, 430, 0.06, 0.06, 0.002),
  ),
  /** A choice is locked; a seal is pressed. */
  lock: of(
    "interface",
    noise(0, "lowpass", 420, 1, 0.16, 0.5, 0.002),
    tone(0, "sine", 110, 70, 0.2, 0.3, 0.003),
    noise(0.05, "bandpass", 1500, 3, 0.05, 0.12, 0.001),
  ),
  /** What was clicked is not legal. */
  refused: of("interface", tone(0, "triangle", 190, 150, 0.14, 0.12, 0.004)),
  /** A choice is taken back. */
  undo: of(
    "interface",
    tone(0, "triangle", 330, 262, 0.12, 0.09, 0.004),
    tone(0.08, "triangle", 262, 220, 0.14, 0.08, 0.004),
  ),
  /** Advice is there. */
  hint: of("interface", tone(0, "sine", 988, 986, 0.5, 0.05, 0.005), tone(0.09, "sine", 1318, 1316, 0.6, 0.05, 0.005)),
  /** Somebody wrote in the chat. */
  message: of(
    "interface",
    tone(0, "sine", 660, 658, 0.16, 0.07, 0.004),
    tone(0.11, "sine", 880, 878, 0.22, 0.07, 0.004),
  ),
  /** An action token on its space: stone on wood. */
  token: of(
    "table",
    noise(0, "bandpass", 1900, 2, 0.06, 0.35, 0.001),
    tone(0, "triangle", 240, 150, 0.09, 0.18, 0.002),
  ),
  /** A troop goes one space: two feet on sand. */
  step: of(
    "table",
    noise(0, "bandpass", 700, 1.2, 0.07, 0.22, 0.004),
    noise(0.13, "bandpass", 620, 1.2, 0.07, 0.18, 0.004),
  ),
  /** Through the obelisk: up, then down. */
  teleport: of(
    "table",
    tone(0, "sine", 180, 1400, 0.32, 0.1, 0.02),
    noise(0.02, "highpass", 3000, 0.7, 0.3, 0.07, 0.12),
    tone(0.3, "sine", 1400, 240, 0.3, 0.08, 0.01),
  ),
  /** Prayer gained, one stroke a point up to 4, 70 ms apart. */
  prayer: of("table", tone(0, "sine", 1320, 1318, 0.7, 0.07, 0.003), tone(0, "sine", 2640, 2636, 0.4, 0.03, 0.003)),
  /** Prayer spent. */
  pay: of("table", tone(0, "sine", 880, 700, 0.2, 0.06, 0.004), noise(0, "bandpass", 3200, 5, 0.05, 0.06, 0.001)),
  /** A tile becomes somebody's: small gong. */
  buy: of(
    "table",
    tone(0, "sine", 392, 390, 1.1, 0.1, 0.004),
    tone(0, "sine", 931, 929, 0.7, 0.04, 0.004),
    noise(0, "bandpass", 2600, 3, 0.05, 0.12, 0.001),
  ),
  /** A level on a pyramid: block drags, block falls. */
  raise: of(
    "table",
    noise(0, "lowpass", 520, 0.8, 0.34, 0.22, 0.1),
    tone(0.34, "sine", 90, 48, 0.3, 0.42, 0.003),
    noise(0.34, "lowpass", 900, 1, 0.12, 0.3, 0.001),
  ),
  /** Men take their place: three short beats. */
  recruit: of(
    "table",
    noise(0, "bandpass", 1200, 2, 0.05, 0.2, 0.001),
    noise(0.09, "bandpass", 1300, 2, 0.05, 0.2, 0.001),
    noise(0.18, "bandpass", 1500, 2, 0.06, 0.24, 0.001),
  ),
  /** A divine card is played or drawn. */
  card: of("table", noise(0, "highpass", 2600, 0.7, 0.09, 0.14, 0.02), tone(0.03, "sine", 740, 1110, 0.22, 0.05, 0.01)),
  /** A priest arrives at a stop: small cymbals. */
  priest: of(
    "table",
    noise(0, "highpass", 7000, 0.7, 0.3, 0.1, 0.001),
    tone(0, "sine", 2093, 2090, 0.4, 0.03, 0.002),
    tone(0.16, "sine", 2349, 2346, 0.4, 0.03, 0.002),
  ),
  /** Both sides march in: frame drum, four beats. */
  march: of(
    "battle",
    tone(0, "sine", 118, 60, 0.2, 0.34, 0.002),
    noise(0, "lowpass", 800, 1, 0.05, 0.16, 0.001),
    tone(0.22, "sine", 118, 60, 0.18, 0.26, 0.002),
    tone(0.44, "sine", 124, 62, 0.2, 0.34, 0.002),
    tone(0.66, "sine", 132, 64, 0.24, 0.4, 0.002),
  ),
  /** Both cards turn. */
  reveal: of(
    "battle",
    noise(0, "bandpass", 1800, 1, 0.12, 0.2, 0.03),
    tone(0.1, "sine", 96, 44, 0.34, 0.5, 0.002),
    noise(0.1, "lowpass", 1200, 1, 0.08, 0.3, 0.001),
  ),
  /** One line falls into a pan; its pitch rises with the sum (base 200 Hz, +16 Hz a point). */
  weight: of(
    "battle",
    tone(0, "triangle", 260, 210, 0.14, 0.16, 0.002),
    noise(0, "bandpass", 2100, 3, 0.04, 0.14, 0.001),
  ),
  /** A shield takes the damage. */
  blocked: of(
    "battle",
    noise(0, "bandpass", 3400, 9, 0.16, 0.3, 0.001),
    tone(0, "square", 720, 690, 0.08, 0.03, 0.001),
  ),
  /** A unit is lost. */
  fall: of("battle", noise(0, "lowpass", 500, 1, 0.16, 0.26, 0.004), tone(0, "sine", 160, 62, 0.24, 0.22, 0.004)),
  /** The loser leaves: three falling beats. */
  retreat: of(
    "battle",
    tone(0, "sine", 108, 70, 0.16, 0.22, 0.003),
    tone(0.2, "sine", 96, 62, 0.16, 0.18, 0.003),
    tone(0.42, "sine", 84, 54, 0.2, 0.14, 0.003),
  ),
  /** Your turn: one shake of the sistrum, once. */
  turn: of(
    "moments",
    noise(0, "bandpass", 6400, 6, 0.09, 0.3, 0.001),
    noise(0.07, "bandpass", 6400, 6, 0.09, 0.3, 0.001),
    noise(0.13, "bandpass", 6800, 6, 0.09, 0.3, 0.001),
    noise(0.22, "bandpass", 6400, 6, 0.12, 0.34, 0.001),
  ),
  /** A victory point: three bells upwards. */
  point: of(
    "moments",
    tone(0, "sine", 880, 880, 0.5, 0.07, 0.003),
    tone(0.09, "sine", 1108, 1108, 0.5, 0.07, 0.003),
    tone(0.18, "sine", 1318, 1318, 0.7, 0.08, 0.003),
  ),
  /** Somebody can win with the next point. */
  matchpoint: of(
    "moments",
    tone(0, "triangle", 147, 147, 1.1, 0.14, 0.08),
    tone(0, "triangle", 220, 220, 1.1, 0.09, 0.08),
    tone(0.5, "sine", 96, 60, 0.4, 0.3, 0.003),
  ),
  /** Night falls: low reed. */
  night: of(
    "moments",
    tone(0, "triangle", 146, 138, 1.6, 0.1, 0.12),
    tone(0, "sine", 292, 277, 1.4, 0.03, 0.2),
    noise(0.2, "lowpass", 300, 0.7, 1.2, 0.04, 0.4),
  ),
  /** A Day begins: reed upwards. */
  day: of(
    "moments",
    tone(0, "triangle", 220, 294, 0.5, 0.08, 0.06),
    tone(0.4, "triangle", 294, 330, 0.9, 0.09, 0.05),
    tone(0.4, "sine", 660, 660, 0.8, 0.03, 0.05),
  ),
  /** The eclipse of Seth: two tones that beat. */
  eclipse: of(
    "moments",
    tone(0, "sawtooth", 73, 71, 1.8, 0.05, 0.3),
    tone(0, "sawtooth", 76, 74, 1.8, 0.05, 0.3),
    noise(0.1, "bandpass", 240, 3, 1.5, 0.08, 0.5),
  ),
  /** You win: harp of five strings and drum. */
  win: of(
    "moments",
    tone(0, "triangle", 523, 523, 0.9, 0.09, 0.003),
    tone(0.13, "triangle", 659, 659, 0.9, 0.09, 0.003),
    tone(0.26, "triangle", 784, 784, 0.9, 0.09, 0.003),
    tone(0.39, "triangle", 1046, 1046, 1.1, 0.1, 0.003),
    tone(0.56, "triangle", 1318, 1318, 1.5, 0.1, 0.003),
    tone(0.56, "sine", 98, 60, 0.6, 0.4, 0.003),
  ),
  /** Somebody else wins: the same strings, downwards, softly. */
  over: of(
    "moments",
    tone(0, "triangle", 784, 784, 0.9, 0.06, 0.004),
    tone(0.16, "triangle", 659, 659, 0.9, 0.06, 0.004),
    tone(0.32, "triangle", 523, 523, 1.3, 0.07, 0.004),
  ),
} satisfies Record<string, Recipe>;

export type Cue = keyof typeof RECIPES;
