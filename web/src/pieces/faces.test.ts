import { beforeAll, describe, expect, test } from "vitest";
import sprite from "../../art/icons/sprite.svg?raw";
import painted from "../../art/painted/painted.svg?raw";
import { byStrength, cardFace, tileFace, tokenFace } from "./faces";
import { battleWindow, cardWindow, tileWindow } from "./windows";
import { load, names, sethNames } from "@/testing/still";
import { texts } from "@/text/text.svelte";

beforeAll(() => texts.use("en"));

describe("faces", () => {
  test.each(names)("every piece of %s has a face with pictures that exist, and a name", async (name) => {
    const { facts } = await load(name);
    const icons = new Set([...sprite.matchAll(/id="i-([a-z-]+)"/g)].map((found) => found[1]));
    const faces = [
      ...Object.values(facts.tiles).map((tile) => ({ id: `tile-${tile.id}`, face: tileFace(tile) })),
      ...Object.values(facts.cards).map((card) => ({ id: `card-${card.id}`, face: cardFace(card) })),
      ...Object.values(facts.path_tokens).map((token) => ({ id: `token-${token.id}`, face: tokenFace(token) })),
    ];
    for (const { id, face } of faces) {
      expect(face.figure, id).not.toBe("?");
      expect(icons.has(face.icon), `${id}: ${face.icon}`).toBe(true);
      if (face.when) expect(icons.has(face.when), `${id}: ${face.when}`).toBe(true);
      expect(texts.has(id), id).toBe(true);
    }
  });

  test.each([...names, ...sethNames])("every piece of %s has a painted window", async (name) => {
    const { facts } = await load(name);
    const drawn = new Set([...painted.matchAll(/id="face-([\w-]+)"/g)].map((found) => found[1]));
    const windows = [
      ...Object.values(facts.tiles).map((tile) => [tile.id, tileWindow(tile)]),
      ...Object.values(facts.cards).map((card) => [card.id, cardWindow(card)]),
      ...Object.values(facts.battle_cards).map((card) => [card.id, battleWindow(card)]),
    ];
    for (const [id, window] of windows) expect(drawn.has(window), `${id}: ${window}`).toBe(true);
    const known = Object.values(facts.cards).filter((card) => cardWindow(card) === "token");
    expect(known.map((card) => card.id)).toEqual([]);
  });

  test("tiles of one colour and level tell themselves apart", async () => {
    const { facts } = await load("battle-cards-3");
    const seen = new Map<string, string>();
    for (const tile of Object.values(facts.tiles)) {
      const face = tileFace(tile);
      const key = `${tile.colour} ${tile.level} ${face.icon} ${face.figure} ${face.when ?? ""}`;
      if (!tile.id.startsWith("mercenaries")) expect(seen.get(key), tile.id).toBeUndefined();
      seen.set(key, tile.id);
    }
  });

  test("battle cards are sorted by strength, damage, protection", async () => {
    const { facts } = await load("turn-5");
    expect(byStrength(facts, ["130", "202", "410", "301", "320"])).toEqual(["410", "320", "301", "202", "130"]);
  });
});
