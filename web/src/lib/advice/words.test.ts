import { expect, it } from "vitest";
import { loadTexts, withAdvice } from "../i18n/load";
import type { Language } from "../i18n/texts";
import type { Hint } from "../types";
import { chanceWords, why } from "./words";

const spoken = async (language: Language, game: string) =>
  withAdvice(await loadTexts(language, game));
const two = [
  { choice: 1, chance: 0.58 },
  { choice: 2, chance: 0.5 },
];
const points = { what: "points", by: 0.83, often: false, good: true };
const krom = { what: "krom", by: -1.42, often: false, good: false };
const stunned = { what: "stunned", by: -0.21, often: true, good: true };
const hint = (reasons: Hint["why"], best = two): Hint => ({ best, why: reasons });

it("says a chance in words and per cent", async () => {
  const [en, fr, it] = await Promise.all([
    spoken("en", "krom"),
    spoken("fr", "krom"),
    spoken("it", "krom"),
  ]);
  expect(chanceWords(0.58, en)).toBe("wins about 6 in 10 (58%)");
  expect(chanceWords(0.03, en)).toBe("hardly ever wins (3%)");
  expect(chanceWords(0.97, en)).toBe("almost always wins (97%)");
  expect(chanceWords(0.07, it)).toBe("vince circa 1 volta su 10 (7%)");
  expect(chanceWords(0.58, fr)).toMatch(/^gagne environ 6 fois sur 10 \(58\s%\)$/);
});

it("weighs what the best choice brings against what it costs", async () => {
  const t = await spoken("en", "krom");
  expect(why(hint([points, krom]), "krom", t)).toBe(
    "On average by the end of the round: 0.8 more points, but 1.4 less krom than with the second choice.",
  );
  expect(why(hint([points, stunned]), "krom", t)).toBe(
    "On average by the end of the round: 0.8 more points and knocked out 2 times in ten less often than with the second choice.",
  );
});

it("says so where the second was hardly worth a thought", async () => {
  const t = await spoken("de", "gletscher");
  const food = { what: "food", by: 1, often: false, good: true };
  expect(why(hint([food]), "gletscher", t)).toBe(
    "Im Schnitt bis zum Ende des Zuges: 1 Nahrung mehr als mit der zweiten Wahl.",
  );
  expect(why(hint([]), "gletscher", t)).toBe("Alles andere sah gleich schlechter aus.");
});

it("admits that the best choice only costs, or that there is no difference", async () => {
  const t = await spoken("it", "above_below");
  const coins = { what: "coins", by: -1, often: false, good: false };
  expect(why(hint([coins]), "above_below", t)).toBe(
    "Porta 1 moneta in meno che con la seconda scelta alla fine del round, eppure vince più spesso.",
  );
  const level = two.map(({ choice }) => ({ choice, chance: 0.5 }));
  expect(why(hint([], level), "above_below", t)).toBe(
    "Le due portano quasi allo stesso punto alla fine del round.",
  );
});
