import { describe, expect, it } from "vitest";
import deck from "../../../../../src/lascaux/games/above_below/deck.toml?raw";

const sheets = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawn = Object.values(sheets).flatMap((sheet) =>
  [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);

/** `kind-id` of every building and villager, as the deck file lists them. */
const cards = [...deck.matchAll(/\[\[(\w+)\]\]\nid = "([^"]+)"/g)].map(
  ([, kind, id]) => `${kind ?? ""}-${id ?? ""}`,
);

const GOODS = ["mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"];
const LAYERS = ["halls", "groves", "lake", "works", "dark"];
const THREADS = [
  "moth-market",
  "aunt-ore",
  "tin-clerks",
  "liquid-folk",
  "cats",
  "deserter",
  "pells",
  "choir",
  "tortoise",
  "under-mayor",
];

describe("the drawings of Above and Below", () => {
  it("finds the 79 designs of the deck", () => {
    // 1 starting house, 20 houses, 18 outposts, 9 key houses, 6 star houses, 25 villagers
    expect(cards).toHaveLength(79);
  });

  it.each(cards)("has a picture of %s", (card) => {
    expect(drawn).toContain(card);
  });

  it.each([
    ...GOODS.map((good) => `good-${good}`),
    ...LAYERS.map((layer) => `layer-${layer}`),
    ...THREADS.map((thread) => `thread-${thread}`),
    ...["potion", "cider", "coin", "bed", "lantern", "lantern-off"],
    ...["book-open", "book-shut", "cave-back"],
  ])("has a picture of %s", (thing) => {
    expect(drawn).toContain(thing);
  });

  it("draws nothing twice under one name", () => {
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("draws no building and no villager that the deck does not have", () => {
    const pictured = drawn.filter((id) =>
      /^(start|house|outpost|key|star|villager)-/.test(id ?? ""),
    );
    const known = pictured.map((id) => (id ?? "").replace(/^(villager-.+)-(tired|lie)$/, "$1"));
    expect(known.filter((id) => !cards.includes(id))).toEqual([]);
  });
});
