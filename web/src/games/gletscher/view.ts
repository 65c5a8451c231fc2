/** The table of Gletscher as one seat sees it. */
import { viewOf } from "$lib/board/view";
import type { GletscherView, Modifier, Netted, State } from "$lib/types";

export type {
  ContestView as Contest,
  Entrant,
  FateCard,
  GletscherDeck,
  GletscherView,
  HuntCard,
  HuntView as Hunt,
  Modifier,
  SlotView as Slot,
  SupperView as Supper,
} from "$lib/types";

export const KINDS = ["prey", "herb", "weapon", "artefact", "event", "winter"] as const;
export type Kind = (typeof KINDS)[number];
/** A card in a cave; a fish in its net is both. */
export type Kept = string | Netted;
export type Source = Modifier["source"];

export const gletscherView = (state: State): GletscherView | null => viewOf(state, "gletscher");

export const idOf = (kept: Kept): string => (typeof kept === "string" ? kept : kept.card);
export const netOf = (kept: Kept): string | null => (typeof kept === "string" ? null : kept.net);
const same = (a: Kept, b: Kept) => idOf(a) === idOf(b) && netOf(a) === netOf(b);

/** The place by which a card is chosen: of copies the first. */
export function firstOf(cards: readonly Kept[], index: number): number {
  const card = cards[index];
  return card === undefined ? index : cards.findIndex((one) => same(one, card));
}

/** Between the last turn of a year and the first of the next. */
export function isWinter(view: GletscherView, kind: string): boolean {
  return kind === "keep-fate" || view.contests.length > 0;
}

/** Clan and fate cards together (G9). */
export function cardsOf(view: GletscherView, seat: number): number {
  const clan = [view.hand, view.used, view.wounded].flatMap((zone) => zone[seat] ?? []);
  const away = view.active === seat ? view.team.length : 0;
  return clan.length + away + (view.fate_cards[seat] ?? 0);
}
