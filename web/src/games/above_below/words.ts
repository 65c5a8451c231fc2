/** Things in words. */
import type { Offer } from "$lib/board/offers";
import type { Texts } from "$lib/i18n/texts";

/** A good, drink, coins, beds, lanterns … by name. */
export function thingName(thing: string, texts: Texts): string {
  return texts.t(`above_below-thing-${thing}`);
}

/** How many of a thing: "2 fish", or with a sign or without a number "Beds 6". */
export function amountOf(thing: string, n: number | string | null, texts: Texts): string {
  if (typeof n === "number" && texts.has(`goods-${thing}`)) return texts.t(`goods-${thing}`, { n });
  return n === null ? thingName(thing, texts) : `${thingName(thing, texts)} ${n}`;
}

/** What an offer says that it costs. */
export function costIn(offer: Offer | undefined): number | null {
  const cost = offer?.phrase.args.cost;
  return typeof cost === "number" ? cost : null;
}

export function flavourOf(card: string, texts: Texts): string | null {
  const named = Boolean(texts.cards[card]);
  return !named && texts.has(`card-${card}`, "flavour")
    ? texts.t(`card-${card}`, {}, "flavour")
    : null;
}
