/** What the answers of Gletscher are about, as things on the table. */
import { nameOf, numberOf, type Offer } from "$lib/board/offers";
import type { GletscherView, Kept } from "./view";

/** A card that was turned up. */
export const ROW = ["hunt", "gather", "take"] as const;
/** A card in the own store. */
export const STORED = ["store", "make"] as const;
export const ARTEFACT = ["invoke", "shatter"] as const;

/** The card that an offer is about, where it is one. */
export function cardOf(offer: Offer, view: GletscherView): Kept | null {
  const [me, index] = [view.seat ?? -1, numberOf(offer)];
  switch (offer.verb) {
    case "hunt":
    case "gather":
    case "take":
      return view.row[index]?.card ?? null;
    case "store":
    case "make":
      return view.store[me]?.[index] ?? null;
    case "shed":
      return view.shed[me]?.[index] ?? null;
    case "loot":
      return view.store[view.in_play?.target ?? me]?.[index] ?? null;
    case "invoke":
    case "shatter":
      return view.artefact[me] ?? null;
    case "play":
      return nameOf(offer);
  }
  return null;
}
