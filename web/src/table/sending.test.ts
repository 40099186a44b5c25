import { expect, test } from "vitest";
import { Sending } from "./sending.svelte";
import type { Table } from "./table";

test("it is busy until the answer is there", async () => {
  const sent: number[][] = [];
  let answer: () => void = () => undefined;
  const choose = (...codes: number[]): Promise<null> => {
    sent.push(codes);
    return new Promise((done) => (answer = () => done(null)));
  };
  const sending = new Sending({ choose } as unknown as Table);
  const whole = sending.send(3, 4);
  expect([sent, sending.busy]).toEqual([[[3, 4]], true]);
  answer();
  await whole;
  expect(sending.busy).toBe(false);
});
