import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asked } from "$lib/board/asked";
import { Offers } from "./choices";
import { shared } from "./goods";
import { EXTRA_DICE_PRICES, KINDS, NUMBERS, PICK_PRICES, PLACES, REROLL_PRICES } from "./terms";

const here = (path: string) => new URL(path, import.meta.url);
const python = readFileSync(here("../../../../src/lascaux/games/krom/terms.py"), "utf8");
describe("the numbers of the rules", () => {
  it.each(Object.entries(NUMBERS))("%s is as in terms.py", (name, value) => {
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

describe("offers", () => {
  it("outlines the compulsory action as must, cards and Evolutions as may", () => {
    const choices = ["hunt:overconfident-hare", "realise:small-talk", "play:second-club"];
    const offers = new Offers(asked("savanna", choices, ["end"]));
    expect(offers.look("hunt:overconfident-hare")).toBe("must");
    expect(offers.look("realise:small-talk")).toBe("may");
    expect(offers.look("play:second-club")).toBe("may");
    expect(offers.look("end")).toBeUndefined();
  });
  it("outlines everything as may once the phase can be ended", () => {
    expect(new Offers(asked("picking", ["end", "pick"])).look("pick")).toBe("may");
  });
  it("keeps a refusal with its clause and reason, and never as legal", () => {
    const offers = new Offers(asked("done", ["end"], ["realise:pointy-stick"]));
    expect(offers.get("realise:pointy-stick")?.clause).toBe("K25");
    expect(offers.legal("realise:pointy-stick")).toBeUndefined();
  });
  it("finds what a verb offers, and what it is about", () => {
    const offers = new Offers(asked("robbery", ["end", "rob:2:krom", "rob:0:bone"]));
    expect(offers.of("rob").map(({ parts }) => parts)).toEqual([
      [2, "krom"],
      [0, "bone"],
    ]);
  });
  it("leaves an unknown answer to the plain buttons", () => {
    const offers = new Offers(asked("something-new", ["dance", "end"]));
    expect(offers.rest.map(({ key }) => key)).toEqual(["dance", "end"]);
  });
  it("asks nothing of a seat without choices", () => {
    expect(new Offers(asked("savanna", [])).mine).toBe(false);
    expect(new Offers(null).all).toEqual([]);
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
