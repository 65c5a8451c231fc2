import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { keyOf } from "./choices";
import { AREAS, CHOICES, DESTINATIONS, ITEMS, KINDS, NUMBERS, SPECIALS } from "./terms";
import type { AboveBelowDeck } from "./view";

const here = (path: string) => new URL(path, import.meta.url);
const deck = JSON.parse(
  readFileSync(here("../../../fixtures/above_below/deck.json"), "utf8"),
) as AboveBelowDeck;
const python = readFileSync(here("../../../../src/lascaux/games/above_below/terms.py"), "utf8");
const flat = python.replace(/\s+/g, " ").replaceAll(", )", ")").replaceAll("( ", "(");

describe("the numbers of the rules", () => {
  it.each(Object.entries({ ...CHOICES, ...NUMBERS }))("%s is as in terms.py", (name, value) => {
    expect(python).toMatch(new RegExp(`^${name}: Final = ${value}\\b`, "m"));
  });
  it.each([
    ["ITEMS", ITEMS],
    ["KINDS", KINDS],
    ["AREAS", AREAS],
    ["DESTINATIONS", DESTINATIONS],
    ["SPECIALS", SPECIALS],
  ])("%s are as in terms.py", (name, words) => {
    const listed = words.map((word) => `"${word}"`).join(", ");
    expect(flat).toContain(`${name}: Final = (${listed})`);
  });
});

describe("what an answer stands for", () => {
  it.each([
    [0, "end"],
    [1, "ready"],
    [2, "explore"],
    [6, "labor"],
    [7, "refresh:houses"],
    [8, "refresh:outposts"],
    [9, "take-back"],
    [10, "accept"],
    [12, "pay:cider"],
    [16, "option:1"],
    [28, "sell:cider"],
    [37, "shelve:amethyst"],
    [42, "offer:2"],
    [49, "slot:4"],
    [57, "take:stock:amethyst"],
    [58, "take:sale:mushroom"],
    [73, "take:track:amethyst"],
    [92, "market:17"],
    [96, "reroll:1"],
    [131, "explorer:scribble"],
    [172, "ready:lump"],
    [210, "exhausted:bonk"],
    [252, "injured:lump"],
    [305, "price:15"],
  ])("%i is %s", (id, key) => {
    expect(keyOf("", id, deck)).toBe(key);
  });
});
