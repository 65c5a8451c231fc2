import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Offers } from "$lib/board/offers";
import type { Asked } from "$lib/types";
import { keyOf } from "./choices";
import { CHOICES, CONTESTS, NUMBERS, ZONES } from "./terms";
import type { GletscherDeck } from "./view";

const here = (path: string) => new URL(path, import.meta.url);
const deck = JSON.parse(
  readFileSync(here("../../../fixtures/gletscher/deck.json"), "utf8"),
) as GletscherDeck;
const python = readFileSync(here("../../../../src/lascaux/games/gletscher/terms.py"), "utf8");
const phrase = { key: "choice-stop", args: {} };
const asked = (kind: string, choices: number[], refusals: number[] = []): Asked => ({
  kind,
  clause: "G6",
  waiting: [0],
  prompt: phrase,
  choices: choices.map((id) => ({ id, phrase })),
  refusals: refusals.map((id) => ({ id, clause: "G18", wish: phrase, reason: phrase })),
});
const offers = (question: Asked) => new Offers(question, (kind, id) => keyOf(kind, id, deck));

describe("the numbers of the rules", () => {
  it.each(Object.entries({ ...CHOICES, ...NUMBERS }))("%s is as in terms.py", (name, value) => {
    expect(python).toMatch(new RegExp(`^${name}: Final = ${value}\\b`, "m"));
  });
  it.each([ZONES, CONTESTS])("words are as in terms.py", (...words) => {
    expect(python).toContain(words.map((word) => `"${word}"`).join(", "));
  });
});

describe("what an answer stands for", () => {
  it.each([
    ["actions", 32, "row:2"],
    ["actions", 40, "row:0"],
    ["actions", 151, "store:1"],
    ["actions", 4, "draw"],
    ["take", 50, "row:0"],
    ["team", 13, "clan:hand:3"],
    ["team", 1, "ready"],
    ["limit", 21, "clan:wounded:3"],
    ["wound", 12, "clan:team:2"],
    ["help", 200, "shed:0"],
    ["help", 5, "artefact"],
    ["help", 100, "store:0"],
    ["lose-gear", 6, "artefact"],
    ["plunder", 101, "loot:1"],
    ["target", 62, "seat:2"],
    ["reaction", 254, "fate:weather-mostly"],
    ["roll", 2, "roll"],
    ["roll", 3, "call-off"],
    ["reaction", 0, "end"],
  ])("%s %i is %s", (kind, id, key) => {
    expect(keyOf(kind, id, deck)).toBe(key);
  });
});

describe("how a thing is outlined", () => {
  it("must where one of them has to be chosen", () => {
    expect(offers(asked("wound", [12, 13])).look("clan:team:2")).toBe("must");
  });
  it("may where one can also stop", () => {
    expect(offers(asked("actions", [0, 32])).look("row:2")).toBe("may");
  });
  it("must while stopping is refused", () => {
    expect(offers(asked("team", [13], [1])).look("clan:hand:3")).toBe("must");
  });
  it("not at all where it is refused", () => {
    expect(offers(asked("actions", [0], [150])).look("store:0")).toBeUndefined();
  });
});
