// Which of the two scenes the game shows by itself: the Dawn, or the path when a priest may go or take something.
import type { QuestionSlug } from "@/server/messages";
import type { Play } from "@/table/play.svelte";

export type SceneName = "Dawn" | "PathMap";
const PATH_QUESTIONS = new Set<QuestionSlug>(["priest", "tokens-to-take"]);
const DAWN_QUESTIONS = new Set<QuestionSlug>(["dawn-bid", "dawn-tokens", "place-in-turn-order"]);

/** What is to be seen now. */
export function dueScene(play: Play): SceneName | null {
  const view = play.table.view;
  if (!view || play.moment || view.battle) return null;
  if (view.dawn) return "Dawn";
  return PATH_QUESTIONS.has(play.prompt?.question ?? "nothing") ? "PathMap" : null;
}

/** What is seen: what somebody wants to see, or what is due and was not put away. */
export function shownScene(play: Play): SceneName | null {
  if (play.pathWanted) return "PathMap";
  return play.scenePut ? null : dueScene(play);
}

/** The scene in which the question of now is answered. */
export function sceneOf(play: Play): SceneName | null {
  const due = dueScene(play);
  return due === "Dawn" && !DAWN_QUESTIONS.has(play.prompt?.question ?? "nothing") ? null : due;
}
