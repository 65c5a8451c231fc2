/** Why something cannot be done, in words. */
import type { Texts } from "../i18n/texts";
import type { Offer } from "./offers";

/** The refusal of an offer in one line, clause first, as titles and spoken labels have it. */
export function whyNot(offer: Offer | undefined, texts: Texts): string | undefined {
  if (!offer?.reason) return undefined;
  return `${offer.clause}: ${texts.render(offer.reason.key, offer.reason.args)}`;
}
