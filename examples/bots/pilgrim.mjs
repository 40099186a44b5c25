#!/usr/bin/env node
// An example bot over standard input and output; docs/outside-bots.md is the protocol. Needs nothing but Node.
//
//     kemet tournament --bots "stdio:node examples/bots/pilgrim.mjs,random" --games 20
//
// It walks towards temples, which it finds in what is printed on the board, and leaves the rest to chance.

import { createInterface } from "node:readline";

/** A small generator, so that the same seed plays the same game. */
function dice(seed) {
  let state = parseInt(seed.slice(0, 8), 16) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

let random = Math.random;
let temples = new Set();

function pick(choices) {
  const pilgrimages = choices.filter(({ text }) => {
    const [verb, place] = text.split(" ");
    return (verb === "step" || verb === "teleport") && temples.has(place);
  });
  const from = pilgrimages.length > 0 && random() < 0.9 ? pilgrimages : choices;
  return from[Math.floor(random() * from.length)];
}

function answer(message) {
  if (message.type === "start") {
    random = dice(message.seed);
    temples = new Set(
      Object.values(message.printed.spaces)
        .filter(({ kind }) => kind === "temple")
        .map(({ id }) => id),
    );
    return { type: "ready", name: "pilgrim" };
  }
  const choice = pick(message.choices);
  return { type: "choice", number: message.number, choice: choice.index };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "over") break;
  process.stdout.write(JSON.stringify(answer(message)) + "\n");
}
