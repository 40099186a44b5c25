// What this browser keeps: the seats it has taken, the name typed last, theme, size of letters and speed of motion. No
// account is behind it.

export type Theme = "day" | "night" | "system";
export type TextSize = "normal" | "large" | "larger";
export type Motion = "slow" | "normal" | "fast" | "none";
export interface KeptSeat {
  table: string;
  secret: string;
  seat: number;
  at: number;
}

const SEATS = "kemet.seats";
const NAME = "kemet.name";
const THEME = "kemet.theme";
const SIZE = "kemet.size";
const MOTION = "kemet.motion";
/** How many times as fast as usual things move. */
const TEMPO: Record<Motion, number> = { slow: 0.5, normal: 1, fast: 2, none: 0 };
const MAX_SEATS = 200;

/** What is stored under a key, or the fallback; a browser that stores nothing, or nonsense, is no error. */
export function stored<T>(key: string, fallback: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(key);
    const value: unknown = text === null ? fallback : JSON.parse(text);
    return fits(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

const isSeat = (value: unknown): value is KeptSeat =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as KeptSeat).table === "string" &&
  typeof (value as KeptSeat).secret === "string";
const areSeats = (value: unknown): value is KeptSeat[] => Array.isArray(value) && value.every(isSeat);
const isTheme = (value: unknown): value is Theme => value === "day" || value === "night" || value === "system";
const isSize = (value: unknown): value is TextSize => value === "normal" || value === "large" || value === "larger";
const isMotion = (value: unknown): value is Motion => typeof value === "string" && Object.hasOwn(TEMPO, value);
const isText = (value: unknown): value is string => typeof value === "string";

class Mine {
  seats = $state.raw<KeptSeat[]>(stored(SEATS, [], areSeats));
  private kept = $state(stored(NAME, "", isText));
  private chosen = $state<Theme>(stored<Theme>(THEME, "system", isTheme));
  private letters = $state<TextSize>(stored<TextSize>(SIZE, "normal", isSize));
  private moves = $state<Motion>(stored<Motion>(MOTION, "normal", isMotion));
  private systemNight = $state(false);

  constructor() {
    const dark = typeof window.matchMedia === "function" ? window.matchMedia("(prefers-color-scheme: dark)") : null;
    this.systemNight = dark?.matches ?? false;
    dark?.addEventListener("change", (event) => {
      this.systemNight = event.matches;
      this.paint();
    });
    this.paint();
    // Another tab took or left a seat.
    window.addEventListener("storage", (event) => {
      if (event.key === SEATS) this.seats = stored(SEATS, [], areSeats);
    });
  }

  get name(): string {
    return this.kept;
  }

  set name(name: string) {
    this.kept = name;
    store(NAME, name);
  }

  get theme(): Theme {
    return this.chosen;
  }

  set theme(theme: Theme) {
    this.chosen = theme;
    store(THEME, theme);
    this.paint();
  }

  get size(): TextSize {
    return this.letters;
  }

  set size(size: TextSize) {
    this.letters = size;
    store(SIZE, size);
    this.paint();
  }

  get motion(): Motion {
    return this.moves;
  }

  set motion(motion: Motion) {
    this.moves = motion;
    store(MOTION, motion);
    this.paint();
  }

  /** How many times as fast as usual things move; 0: they stand still, also where the system wants it so. */
  get tempo(): number {
    const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : TEMPO[this.moves];
  }

  get night(): boolean {
    return this.chosen === "system" ? this.systemNight : this.chosen === "night";
  }

  /** The secret of the seat taken at a table, or null for an onlooker. */
  secretOf(table: string): string | null {
    return this.seats.find((each) => each.table === table)?.secret ?? null;
  }

  seatOf(table: string): number | null {
    return this.seats.find((each) => each.table === table)?.seat ?? null;
  }

  /** Remember a seat; who made a table of bots has none, and nothing is kept. */
  keep(seated: { table: { id: string }; seat: number | null; secret: string | null }): void {
    if (seated.secret === null || seated.seat === null) return;
    const others = stored(SEATS, this.seats, areSeats).filter((each) => each.table !== seated.table.id);
    const seat = { table: seated.table.id, secret: seated.secret, seat: seated.seat, at: Date.now() };
    this.seats = [seat, ...others].slice(0, MAX_SEATS);
    store(SEATS, this.seats);
  }

  forget(table: string): void {
    this.seats = stored(SEATS, this.seats, areSeats).filter((each) => each.table !== table);
    store(SEATS, this.seats);
  }

  private paint(): void {
    document.documentElement.dataset["motion"] = this.moves;
    document.documentElement.dataset["size"] = this.letters;
    document.documentElement.dataset["theme"] = this.night ? "night" : "day";
  }
}

export const mine = new Mine();
