// Which of the three layouts fits the window, and how much of it the letters leave.
import { mine } from "@/page/mine.svelte";

export type Mode = "desktop" | "tablet" | "phone";

export function modeFor(width: number, height: number): Mode {
  if (width >= 1200) return "desktop";
  return width >= 900 && width > height ? "tablet" : "phone";
}

export class Screen {
  mode = $state<Mode>("desktop");
  /** Wide enough for two columns in the sheet. */
  roomy = $state(false);
  /** High enough for names of tiles in five panels, or in three. */
  high = $state(false);
  airy = $state(true);

  constructor() {
    const measure = (): void => {
      this.mode = modeFor(innerWidth, innerHeight);
      this.roomy = innerWidth >= 700;
      const letters = (parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
      this.high = innerHeight / letters >= 950;
      this.airy = innerHeight / letters >= 660;
    };
    measure();
    $effect(() => {
      if (mine.size) measure();
      addEventListener("resize", measure);
      return () => removeEventListener("resize", measure);
    });
  }
}
