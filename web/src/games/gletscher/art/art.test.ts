import { describe, expect, it } from "vitest";
import deck from "../../../../../src/lascaux/games/gletscher/deck.toml?raw";

const sheets = import.meta.glob<string>("./*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawn = Object.values(sheets).flatMap((sheet) =>
  [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id),
);

/** `kind-id` of every card with a picture, as the deck file lists them; there is but one Winter. */
const cards = [...deck.matchAll(/\[\[(\w+)\]\]\nid = "([^"]+)"/g)].map(([, kind, id]) =>
  kind === "winter" ? "winter" : `${kind ?? ""}-${id ?? ""}`,
);

describe("the drawings of Gletscher", () => {
  it("finds the 58 designs of the deck", () => {
    // 26 prey, 6 herbs, 8 weapons, 4 artefacts, 2 events, Winter, 11 fate cards
    expect(cards).toHaveLength(58);
  });

  it.each(cards)("has a picture of %s", (card) => {
    expect(drawn).toContain(card);
  });

  it("wears no inline style, which the pages forbid", () => {
    expect(Object.values(sheets).filter((sheet) => sheet.includes("style="))).toEqual([]);
  });

  it("draws nothing twice under one name", () => {
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
