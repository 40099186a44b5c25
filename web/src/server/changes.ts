// After the first state the server tells only what is new in it.
import type { ChangedView, ChangeMessage, Prompt, StateMessage, View } from "./messages";

/** What else is new in a view is a part of it; and a prompt that is gone is null, while one left out is the same. */
export type Change = Omit<ChangeMessage, "view" | "prompt"> & {
  view: Omit<Partial<View>, "spaces" | "seats"> & Pick<ChangedView, "spaces" | "seats">;
  prompt?: Prompt | null;
};

/** The whole state: the view and prompt before, with the new parts in their places. */
export function changed(before: View | null, prompt: Prompt | null, change: Change): StateMessage {
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
