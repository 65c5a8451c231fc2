import { expect, it } from "vitest";
import { loadTexts } from "../i18n/load";
import { withAdvice } from "./load";
import type { Language } from "../i18n/texts";
import type { Hint } from "../types";
import { chanceWords, why } from "./words";

const spoken = async (language: Language, game: string) =>
  withAdvice(await loadTexts(language, game), game);
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
    "On average by the end of the round: 0.8 more points and stunned 2 fewer times in 10 than with the second choice.",
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

/** Two real reasons of a hint that only costs, an amount and a frequency. */
const dear = [
  { what: "points", by: -0.33, often: false, good: false },
  { what: "ahead", by: -0.16, often: true, good: false },
];
const close = [
  { choice: 1, chance: 0.353 },
  { choice: 2, chance: 0.347 },
];

it.each<[Language, string, string, string]>([
  [
    "en",
    "On average by the end of the round: 0.3 fewer points and in front 2 fewer times in 10 than with the second choice, ",
    "and yet the first wins more often.",
    "and yet both win about equally often.",
  ],
  [
    "fr",
    "En moyenne, à la fin de la manche\u00a0: 0,3 point de moins et en tête 2 fois de moins sur 10 qu’avec le second choix, ",
    "et pourtant le premier gagne plus souvent.",
    "et pourtant les deux gagnent à peu près aussi souvent.",
  ],
  [
    "de",
    "Im Schnitt bis zum Ende der Runde: 0,3 Punkte weniger und in 2 von 10 Fällen seltener vorn als mit der zweiten Wahl, ",
    "und doch gewinnt die erste öfter.",
    "und doch gewinnen beide etwa gleich oft.",
  ],
  [
    "it",
    "In media, alla fine del turno: 0,3 punti in meno e in testa 2 volte in meno su 10 rispetto alla seconda scelta, ",
    "eppure la prima vince più spesso.",
    "eppure le due vincono più o meno altrettanto spesso.",
  ],
])(
  "admits in %s that the best choice only costs, and calls it the better only if it shows",
  async (language, cost, better, same) => {
    const t = await spoken(language, "krom");
    expect(why(hint(dear), "krom", t)).toBe(cost + better);
    expect(why(hint(dear, close), "krom", t)).toBe(cost + same);
  },
);

it.each<[Language, string, string]>([
  ["en", "stunned 1 more time in 10", "1 fewer item in stock"],
  ["fr", "K.-O. 1 fois de plus sur 10", "1 marchandise de moins en stock"],
  ["de", "in 1 von 10 Fällen öfter bewusstlos", "1 Ware weniger im Vorrat"],
  ["it", "fuori gioco 1 volta in più su 10", "1 merce in meno nella scorta"],
])("speaks in %s of things by the board’s words", async (language, down, less) => {
  const [krom, village] = [await spoken(language, "krom"), await spoken(language, "above_below")];
  expect(down).toContain(krom.t("krom-stunned"));
  expect(less.toLowerCase()).toContain(village.t("above_below-stock").toLowerCase());
  const once = { what: "stunned", by: 0.1, often: true, good: false };
  const goods = { what: "goods", by: -1, often: false, good: false };
  expect(why(hint([once]), "krom", krom)).toContain(`: ${down} `);
  expect(why(hint([goods]), "above_below", village)).toContain(`: ${less} `);
});

it("admits that there is no difference", async () => {
  const t = await spoken("it", "above_below");
  const level = two.map(({ choice }) => ({ choice, chance: 0.5 }));
  expect(why(hint([], level), "above_below", t)).toBe(
    "Le due portano quasi allo stesso punto alla fine del round.",
  );
});
