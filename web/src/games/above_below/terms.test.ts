import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AREAS, DESTINATIONS, ITEMS, KINDS, NUMBERS, SPECIALS } from "./terms";

const here = (path: string) => new URL(path, import.meta.url);
const python = readFileSync(here("../../../../src/lascaux/games/above_below/terms.py"), "utf8");
const flat = python.replace(/\s+/g, " ").replaceAll(", )", ")").replaceAll("( ", "(");

describe("the numbers of the rules", () => {
  it.each(Object.entries(NUMBERS))("%s is as in terms.py", (name, value) => {
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
