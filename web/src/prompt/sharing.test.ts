import { expect, test } from "vitest";
import { load } from "@/testing/still";
import { answersOf, firstShares, ownersOf, restOf, sharingOf, withShare, type Shares, type Sharing } from "./sharing";

const asked = async (
  name: string,
): Promise<{ sharing: Sharing; facts: Parameters<typeof answersOf>[2]; legal: number[] }> => {
  const { state, facts } = await load(`seth/${name}`);
  const sharing = sharingOf(state.view.about);
  if (!sharing || !state.prompt) throw new Error(`${name} shares nothing out`);
  return { sharing, facts, legal: state.prompt.choices.map((choice) => choice.code) };
};

/** Every way to share it all out. */
function* ways(sharing: Sharing, owners: number[], shares: Shares = {}): Generator<Shares> {
  const [seat, ...others] = owners;
  if (seat === undefined) {
    if (restOf(sharing, shares) === 0) yield shares;
    return;
  }
  for (let amount = 0; amount <= (sharing.limits[seat] ?? 0); amount++)
    yield* ways(sharing, others, { ...shares, [seat]: amount });
}

test.each(["losses", "temple-shares", "split-shares", "ceremony-shares"])(
  "%s: the usual shares are there to begin with, and every legal answer begins a way to share it all out",
  async (name) => {
    const { sharing, facts, legal } = await asked(name);
    expect(restOf(sharing, firstShares(sharing))).toBe(0);
    const answers = [...ways(sharing, ownersOf(sharing))].map((shares) => answersOf(sharing, shares, facts));
    expect(answers.every((codes) => codes !== null && codes.length > 0)).toBe(true);
    expect(new Set(answers.map((codes) => codes![0]))).toEqual(new Set(legal));
    expect(new Set(answers.map(String)).size).toBe(answers.length); // each way is another row of answers
  },
);

test("owners who have no choice left are not asked, and those settled before stay", () => {
  const sharing = {
    cause: "temple",
    total: 3,
    owner: 2,
    named: { 1: 1 },
    limits: { 1: 1, 2: 2, 3: 1 },
    usual: { 1: 1, 2: 2 },
  };
  const facts = { codes: { share: { "2 1": 21, "2 2": 22, "3 0": 30, "3 1": 31 } } } as never;
  expect(answersOf(sharing, { 1: 1, 2: 2 }, facts)).toEqual([22]); // what is left for the last is forced
  expect(answersOf(sharing, { 1: 1, 2: 1, 3: 1 }, facts)).toEqual([21]);
  expect(answersOf(sharing, { 1: 1, 2: 1 }, facts)).toBeNull(); // one is missing
  expect(withShare(sharing, { 1: 1, 2: 1 }, 2, 9)).toEqual({ 1: 1, 2: 2 });
  expect(withShare(sharing, { 1: 1 }, 1, 0)).toEqual({ 1: 1 });
});
