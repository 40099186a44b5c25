// Which rule of docs/rules stands behind what has no id of its own in the facts: counts, points by source, kinds of
// spaces.
export const RULES: Record<string, string> = {
  points: "B-WIN-01",
  tokens: "B-DAY-02",
  prayer: "B-LIMIT-04",
  reserve: "B-LIMIT-02",
  divine: "B-NIGHT-02",
  battle: "B-BATTLE-06",
  priests: "T3-PRIEST-01",
  dawn: "T2-DAWN-01",
  "source-battle": "B-VP-01",
  "source-tiles": "B-VP-03",
  "source-creatures": "B-VP-04",
  "source-two_temples": "B-VP-05",
  "source-sanctuary": "B-VP-06",
  "source-temporary": "B-VP-07",
  "seth-tokens": "S-DAY-07",
  "kind-temple": "B-VP-07",
  "kind-sanctuary": "B-VP-06",
  "kind-district": "B-WALL-03",
  "kind-desert": "B-CONTROL-01",
};

/** The rule of something, as a part of what `use:explain` takes. */
export function ruleOf(what: string): { rule?: string } {
  const rule = RULES[what];
  return rule ? { rule } : {};
}
