/** Cards in words: what they are, do, and when. */
import type { Texts } from "$lib/i18n/texts";
import { kindOf } from "./art";
import { NUMBERS } from "./terms";
import {
  KINDS,
  idOf,
  netOf,
  type FateCard,
  type GletscherDeck,
  type HuntCard,
  type Kept,
} from "./view";

export function huntCard(card: string, deck: GletscherDeck): HuntCard | undefined {
  return KINDS.flatMap((kind) => deck[kind]).find(({ id }) => id === card);
}

export function fateCard(card: string, deck: GletscherDeck): FateCard | undefined {
  return deck.fate.find(({ id }) => id === card);
}

export const isLarge = (card: HuntCard): boolean => card.food >= NUMBERS.LARGE_GAME;

/** +2, –1; the display face has no minus of its own. */
export const signed = (n: number): string => (n < 0 ? `–${-n}` : n ? `+${n}` : "±0");

/** A sentence from a phrase of the table's texts. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** A card in a cave by its name; a fish with its net. */
export function keptName(kept: Kept, texts: Texts): string {
  const net = netOf(kept);
  if (!net) return texts.card(idOf(kept));
  return texts.t("with-net", { card: texts.card(idOf(kept)), net: texts.card(net) });
}

/** What a card feeds in the store. */
export function foodOf(kept: Kept, deck: GletscherDeck): number {
  return netOf(kept) ? NUMBERS.NET_FOOD : (huntCard(idOf(kept), deck)?.food ?? 0);
}

/** A line under the name: what kind of card it is. */
export function kindWord(card: string, deck: GletscherDeck, texts: Texts): string {
  const kind = kindOf(card, deck);
  const found = huntCard(card, deck);
  if (kind !== "prey" || !found) return texts.t(`gletscher-kind-${kind}`);
  if (found.fish) return texts.t("gletscher-kind-fish");
  return texts.t(isLarge(found) ? "large-game" : "small-game");
}

export function flavourOf(card: string, texts: Texts): string | null {
  const named = Boolean(texts.cards[card]);
  return !named && texts.has(`card-${card}`, "flavour")
    ? texts.t(`card-${card}`, {}, "flavour")
    : null;
}
