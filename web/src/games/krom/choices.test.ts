import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Asked, KromDeck } from "$lib/types";
import { isPlaced, keyOf, Offers } from "./choices";
import { shared } from "./goods";
import {
  CHOICES,
  EXTRA_DICE_PRICES,
  KINDS,
  NUMBERS,
  PICK_PRICES,
  PLACES,
  REROLL_PRICES,
} from "./terms";

const here = (path: string) => new URL(path, import.meta.url);
const deck = JSON.parse(readFileSync(here("../../../fixtures/krom/deck.json"), "utf8")) as KromDeck;
const python = readFileSync(here("../../../../src/lascaux/games/krom/terms.py"), "utf8");
const phrase = { key: "choice-end", args: {} };
const asked = (kind: string, choices: number[], refusals: number[] = []): Asked => ({
  kind,
  clause: "K18",
  waiting: [0],
  prompt: phrase,
  choices: choices.map((id) => ({ id, phrase })),
  refusals: refusals.map((id) => ({ id, clause: "K25", wish: phrase, reason: phrase })),
});

describe("the numbers of the rules", () => {
  it.each(Object.entries({ ...CHOICES, ...NUMBERS }))("%s is as in terms.py", (name, value) => {
    expect(python).toMatch(new RegExp(`^${name}: Final = ${value}\\b`, "m"));
  });
  it.each(Object.entries({ PICK_PRICES, EXTRA_DICE_PRICES, REROLL_PRICES }))(
    "%s is as in terms.py",
    (name, prices) => {
      expect(python).toContain(`${name}: Final = (${prices.join(", ")})`);
    },
  );
  it.each([PLACES, KINDS])("words are as in terms.py", (...words) => {
    expect(python).toContain(words.map((word) => `"${word}"`).join(", "));
  });
});

describe("what an answer stands for", () => {
  it.each([
    ["movement", 2, "place:savanna"],
    ["character", 0, "character:alma"],
    ["cave", 1, "rest"],
    ["cave", 2, "services"],
    ["services", 4, "buy:wood"],
    ["services", 7, "buy:hit_points"],
    ["services", 8, "buy:bonus"],
    ["forest", 10, "pick"],
    ["forest", 11, "shuffle"],
    ["savanna", 33, "prey:deer-in-the-torchlight"],
    ["mountain", 12, "climb"],
    ["extra-dice", 2, "extra:2"],
    ["reroll", 13, "roll"],
    ["reroll", 26, "die:6"],
    ["reroll", 0, "end"],
    ["robbery", 60 + 6 * 2, "rob:2:krom"],
    ["robbery", 60 + 6 * 5 + 5, "rob:5:bonus"],
    ["target", 0, "seat:0"],
    ["kind", 3, "kind:bone"],
    ["loss", 1, "kind:wood"],
    ["reward", 1, "reward:1"],
    ["done", 0, "end"],
    ["done", 30, "hunt-again"],
    ["done", 100, "evolution:small-talk"],
    ["bonus-window", 200, "bonus:second-club"],
    ["counter-window", 205, "bonus:the-word-no"],
    ["done", 14, "choice:14"],
  ])("%s %i is %s", (kind, id, key) => {
    expect(keyOf(kind, id, deck)).toBe(key);
  });
});

describe("offers", () => {
  it("outlines the compulsory action as must, cards and Evolutions as may", () => {
    const offers = new Offers(asked("savanna", [30, 100, 200], [0]), deck);
    expect(offers.look("prey:overconfident-hare")).toBe("must");
    expect(offers.look("evolution:small-talk")).toBe("may");
    expect(offers.look("bonus:second-club")).toBe("may");
    expect(offers.look("end")).toBeUndefined();
  });
  it("outlines everything as may once the phase can be ended", () => {
    expect(new Offers(asked("picking", [0, 10]), deck).look("pick")).toBe("may");
  });
  it("keeps a refusal with its clause and reason, and never as legal", () => {
    const offers = new Offers(asked("done", [0], [101]), deck);
    expect(offers.get("evolution:pointy-stick")?.clause).toBe("K25");
    expect(offers.legal("evolution:pointy-stick")).toBeUndefined();
  });
  it("leaves an unknown answer to the plain buttons", () => {
    const offers = new Offers(asked("something-new", [14, 0]), deck);
    const rest = offers.rest((key) => isPlaced(key, offers.kind));
    expect(rest.map(({ id }) => id)).toEqual([14, 0]);
  });
  it("asks nothing of a seat without choices", () => {
    expect(new Offers(asked("savanna", []), deck).mine).toBe(false);
    expect(new Offers(null, deck).all).toEqual([]);
  });
});

it("a choice of two rewards shows the common part once", () => {
  expect(
    shared([
      { krom: 2, stone: 2 },
      { krom: 2, bonus: 2 },
    ]),
  ).toEqual({
    both: { krom: 2 },
    either: [{ stone: 2 }, { bonus: 2 }],
  });
});
