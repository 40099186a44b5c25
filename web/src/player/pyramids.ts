// How high the viewer's pyramids stand.
import type { Play } from "@/table/play.svelte";

/** The level of the highest pyramid of a colour that the viewer controls; 0 without one. */
export function pyramidLevel({ view, me }: Pick<Play, "view" | "me">, colour: string): number {
  const levels = Object.values(view?.spaces ?? {}).map(({ pyramid, controller }) =>
    pyramid?.colour === colour && controller === me ? pyramid.level : 0,
  );
  return Math.max(0, ...levels);
}
