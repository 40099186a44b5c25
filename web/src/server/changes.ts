// After the first state the server tells only what is new in it.
import type { Prompt, State, View } from "./types";

export type Change = Omit<State, "type" | "view" | "prompt"> & {
  type: "change";
  view: Omit<Partial<View>, "spaces" | "seats"> & {
    spaces?: View["spaces"];
    seats?: Record<string, View["seats"][number]>;
  };
  /** Left out when it is the same as before. */
  prompt?: Prompt | null;
};

/** The whole state: the view and prompt before, with the new parts in their places. */
export function changed(before: View | null, prompt: Prompt | null, change: Change): State {
  if (!before) throw new Error("a change came before the first state");
  const { spaces, seats, ...rest } = change.view;
  const view: View = {
    ...before,
    ...rest,
    spaces: { ...before.spaces, ...spaces },
    seats: before.seats.map((seat, number) => seats?.[String(number)] ?? seat),
  };
  return { ...change, type: "state", view, prompt: "prompt" in change ? (change.prompt ?? null) : prompt };
}
