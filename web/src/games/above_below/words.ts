/** Things in words. */
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
