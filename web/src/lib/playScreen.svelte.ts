// Which of the three layouts fits the window.
export type Mode = "desktop" | "tablet" | "phone";

export function modeFor(width: number, height: number): Mode {
  if (width >= 1200) return "desktop";
  return width >= 900 && width > height ? "tablet" : "phone";
}

export class Screen {
  mode = $state<Mode>("desktop");
  roomy = $state(false);

  constructor() {
    const measure = (): void => {
      this.mode = modeFor(innerWidth, innerHeight);
      this.roomy = innerWidth >= 700;
    };
    measure();
    $effect(() => {
      addEventListener("resize", measure);
      return () => removeEventListener("resize", measure);
    });
  }
}
