/** Cards in words: what they do, and when. */
import type { Texts } from "$lib/i18n/texts";
import type { KromDeck } from "$lib/types";

export type Bonus = KromDeck["bonus"][number];

export function effectOf(bonus: Bonus, texts: Texts): string {
  const args = { n: bonus.number, y: { goods: bonus.give }, x: { goods: bonus.take } };
  return `${texts.say({ key: `effect-${bonus.effect}`, args })}.`;
}

/** When a card can be played at all. */
export function whenOf(bonus: Bonus, texts: Texts): string {
  const where = bonus.place ? `, ${texts.render("symbol", { place: { place: bonus.place } })}` : "";
  return texts.t(`krom-when-${bonus.when}`) + where;
}

export function flavourOf(card: string, texts: Texts): string | null {
  const named = Boolean(texts.cards[card]);
  return !named && texts.has(`card-${card}`, "flavour")
    ? texts.t(`card-${card}`, {}, "flavour")
    : null;
}

/** Whether a name has a word too long for a narrow card at the usual size. */
export function isLong(name: string, letters: number): boolean {
  return name.split(/[\s-]/).some((word) => word.length >= letters);
}
