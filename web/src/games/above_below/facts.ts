/** What a building does, as small pictures with the words for them. */
import type { Texts } from "$lib/i18n/texts";
import type { BuildingCard } from "./view";

export type Fact = {
  /** "2", "+1" or nothing. */
  n: string;
  /** What of; see Glyph. */
  of: string;
  /** "2 points per rope": the rope. */
  per?: string;
  /** ↻ each round, ✓ at once, = spends as. */
  mark?: "↻" | "✓" | "=";
  words: string;
};

type Counted =
  | "beds"
  | "points"
  | "income"
  | "potion"
  | "potion_each_round"
  | "reputation"
  | "reroll"
  | "building_coin"
  | "encounter_coin";

const COUNTED: readonly [ability: Counted, look: (n: number) => Omit<Fact, "words">][] = [
  ["beds", (n) => ({ n: `${n}`, of: "bed" })],
  ["points", (n) => ({ n: `${n}`, of: "points" })],
  ["income", (n) => ({ n: `+${n}`, of: "coins" })],
  ["potion", (n) => ({ n: `${n}`, of: "potion" })],
  ["potion_each_round", () => ({ n: "", of: "potion", mark: "↻" })],
  ["reputation", (n) => ({ n: `+${n}`, of: "reputation" })],
  ["reroll", (n) => ({ n: `${n}`, of: "reroll" })],
  ["building_coin", (n) => ({ n: `+${n}`, of: "coins", per: "building" })],
  ["encounter_coin", (n) => ({ n: `+${n}`, of: "coins", per: "success" })],
];

export function factsOf(card: BuildingCard, texts: Texts): Fact[] {
  const facts: Fact[] = COUNTED.flatMap(([ability, look]) => {
    const n = card[ability];
    return n ? [{ ...look(n), words: texts.t(`fact-${ability.replaceAll("_", "-")}`, { n }) }] : [];
  });
  if (card.good) {
    const goods = texts.goods({ [card.good]: card.goods });
    const words = texts.t(card.refills ? "fact-refill" : "fact-goods", { goods });
    facts.push(
      card.refills
        ? { n: "", of: card.good, mark: "↻", words }
        : { n: `${card.goods}`, of: card.good, words },
    );
  }
  if (card.trained_ready)
    facts.push({ n: "", of: "quill", mark: "✓", words: texts.t("fact-trained-ready") });
  if (card.drinks_as_coins)
    facts.push({ n: "", of: "cider", mark: "=", words: texts.t("fact-drinks-as-coins") });
  for (const [thing, n] of Object.entries(card.income_per))
    facts.push({
      n: `+${n}`,
      of: "coins",
      per: thing,
      words: texts.t("fact-income-per", { n, thing: texts.t(`thing-${thing}`) }),
    });
  for (const [thing, n] of Object.entries(card.points_per))
    facts.push({
      n: `${n}`,
      of: "points",
      per: thing,
      words: texts.t("above_below-points-per", { n, thing: texts.t(`thing-${thing}`) }),
    });
  return facts;
}
