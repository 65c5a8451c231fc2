import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asked } from "$lib/board/asked";
import { Offers } from "$lib/board/offers";
import { ROW } from "./choices";
import { CONTESTS, NUMBERS, ZONES } from "./terms";

const here = (path: string) => new URL(path, import.meta.url);
const python = readFileSync(here("../../../../src/lascaux/games/gletscher/terms.py"), "utf8");
describe("the numbers of the rules", () => {
  it.each(Object.entries(NUMBERS))("%s is as in terms.py", (name, value) => {
    expect(python).toMatch(new RegExp(`^${name}: Final = ${value}\\b`, "m"));
  });
  it.each([ZONES, CONTESTS])("words are as in terms.py", (...words) => {
    expect(python).toContain(words.map((word) => `"${word}"`).join(", "));
  });
});

describe("how a thing is outlined", () => {
  it("must where one of them has to be chosen", () => {
    expect(new Offers(asked("wound", ["wound:2", "wound:3"])).look("wound:2")).toBe("must");
  });
  it("may where one can also stop", () => {
    expect(new Offers(asked("actions", ["end", "hunt:2"])).look("hunt:2")).toBe("may");
  });
  it("must while stopping is refused", () => {
    const offers = new Offers(asked("team", ["clan:hand:3"], ["ready"]));
    expect(offers.look("clan:hand:3")).toBe("must");
  });
  it("not at all where it is refused", () => {
    expect(new Offers(asked("actions", ["end"], ["make:0"])).look("make:0")).toBeUndefined();
  });
});

it("a revealed card is about whatever can be done with it", () => {
  const offers = new Offers(asked("actions", ["end", "hunt:2"], ["gather:0"]));
  expect(offers.about(ROW, 2)?.key).toBe("hunt:2");
  expect(offers.about(ROW, 0)?.key).toBe("gather:0");
  expect(offers.about(ROW, 1)).toBeUndefined();
});
