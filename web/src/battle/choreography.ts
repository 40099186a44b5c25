// The choreography of a battle: its steps, and a list of still pictures, played one after the other.
import type { BattleStory, SideStory } from "./battle";
import type { View } from "@/server/messages";

/** In the order in which a battle goes through them. */
export const STEPS = [
  "march",
  "escape",
  "before",
  "fighter",
  "objects",
  "cards",
  "locked",
  "reveal",
  "strength",
  "losses",
  "spoils",
  "retreat",
] as const;
export type Step = (typeof STEPS)[number];
export interface Frame {
  step: Step;
  shown: number;
  tie: boolean;
  time: number;
}

/** Milliseconds at the usual speed; where motion is unwanted each step is one still picture. */
const STILL = 1100;
export const MARCH = 900;
const LOCK = 500;
const TURN = 1000; // both cards turn, and can be read
const LINE = 350;
const ALL_LINES = 1600;
const HOLD = 750;
const LEVEL = 500; // a tie rests level before it sinks to the defender
const FALL = 900;
const SPOILS = 900;

/** The steps of a battle at this table: objects come with the path; losses before it and a fighter with Seth. */
export function stepsAt(view: Pick<View, "modules" | "seth">): Step[] {
  return STEPS.filter((step) => {
    if (step === "objects") return view.modules.includes("path");
    return step === "before" || step === "fighter" ? Boolean(view.seth) : true;
  });
}

/** The step at which a battle stands before its cards are open, by what is asked. */
export function stepAsked(asked: string): Step {
  if (asked.startsWith("escape")) return "escape";
  if (asked === "share") return "before";
  if (asked === "fighter") return "fighter";
  return asked === "battle-objects" ? "objects" : "cards";
}

export const showsLosses = (frame: Frame | null): boolean => frame?.step === "losses" || showsSpoils(frame);
export const showsSpoils = (frame: Frame | null): boolean => frame?.step === "spoils" || frame?.step === "retreat";

/** What can be shown of the battle so far, from the moment at which both have chosen. */
export function framesOf(story: BattleStory, still: boolean): Frame[] {
  if (!story.revealed) return [];
  const lasts = (time: number): number => (still ? STILL : time);
  const tied = story.winner !== null && story.attacker.strength === story.defender.strength;
  const most = Math.max(story.attacker.added.length, story.defender.added.length);
  const line = Math.min(LINE, ALL_LINES / Math.max(most, 1));
  const frames: Frame[] = [
    { step: "locked", shown: 0, tie: false, time: lasts(LOCK) },
    { step: "reveal", shown: 0, tie: false, time: lasts(TURN) },
  ];
  for (let shown = still ? most : 1; shown <= most; shown++)
    frames.push({ step: "strength", shown, tie: false, time: lasts(shown < most ? line : tied ? LEVEL : line + HOLD) });
  if (story.winner === null) return frames;
  if (tied) frames.push({ step: "strength", shown: most, tie: true, time: lasts(HOLD) });
  frames.push({ step: "losses", shown: most, tie: tied, time: lasts(FALL) });
  frames.push({ step: "spoils", shown: most, tie: tied, time: lasts(SPOILS) });
  frames.push({ step: "retreat", shown: most, tie: tied, time: 0 });
  return frames;
}

/** Whether the cards lie open at a picture. */
export const isTurned = (frame: Frame | null): boolean => frame !== null && frame.step !== "locked";

/** Where a skip leads: to the last picture of this step; from there, to the last of the next one. */
export function skipFrom(frames: Frame[], at: number): number {
  const lastOf = (step: Step | undefined): number => frames.findLastIndex((frame) => frame.step === step);
  const end = lastOf(frames[Math.max(at, 0)]?.step);
  return Math.max(at, end > at ? end : lastOf(frames[at + 1]?.step));
}

/** What lies in a pan at a picture, as told: what was known, then the figure with the last card that has fallen. */
export function weight(side: SideStory, frame: Frame | null): number {
  const end = side.strength ?? side.knownTotal;
  if (!frame) return side.knownTotal;
  if (frame.step !== "locked" && frame.step !== "reveal" && frame.shown >= side.added.length) return end;
  const fallen = side.added.slice(0, frame.shown).at(-1);
  return fallen ? (fallen.soFar ?? side.knownTotal) : side.knownTotal;
}

/** The beam: 4 degrees a point and 14 at most, left down for the attacker; a tie sinks to the defender at last. */
export function tiltOf(left: number, right: number, tie: boolean): number {
  if (tie) return 3;
  return Math.max(-14, Math.min(14, (right - left) * 4));
}
