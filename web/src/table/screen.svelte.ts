// Which of the three layouts fits the window.
export type Mode = "desktop" | "tablet" | "phone";

export function modeFor(width: number, height: number): Mode {
  if (width >= 1200) return "desktop";
  return width >= 900 && width > height ? "tablet" : "phone";
}

export class Screen {
  mode = $state<Mode>("desktop");
  /** Wide enough for two columns in the sheet. */
  roomy = $state(false);
  /** High enough for names of tiles in five panels. */
  high = $state(false);

  constructor() {
    const measure = (): void => {
      this.mode = modeFor(innerWidth, innerHeight);
      this.roomy = innerWidth >= 700;
      this.high = innerHeight >= 950;
    };
    measure();
    $effect(() => {
      addEventListener("resize", measure);
      return () => removeEventListener("resize", measure);
    });
  }
}
