import { expect, it } from "vitest";
import type { KromDeck } from "$lib/types";
import { cardDrawing } from "./art";
import deckFile from "../../../fixtures/krom/deck.json";

const DECK = deckFile as unknown as KromDeck;
const FIRST = DECK.bonus[0];

/** The deck with a card of an effect that the client has never heard of. */
function withNew(when: "combat" | "counter" | "phase", target: "nobody" | "anybody"): KromDeck {
  if (!FIRST) throw new Error("no cards");
  const card = { ...FIRST, id: "brand-new", effect: "brand-new", clause: "B9", when, target };
  return { ...DECK, bonus: [card] };
}

it("draws a card of an unknown effect by when and on whom it is played", () => {
  const drawn = (...row: Parameters<typeof withNew>) =>
    cardDrawing("brand-new", withNew(...row)).id;
  expect(drawn("combat", "nobody")).toBe("club");
  expect(drawn("counter", "nobody")).toBe("no");
  expect(drawn("phase", "anybody")).toBe("mush");
  expect(drawn("phase", "nobody")).toBe("hand");
});
