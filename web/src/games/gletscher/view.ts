/** The table as one seat sees it: what lascaux.games.gletscher.secrets.view() sends, and its deck. */
import type { State } from "$lib/types";
import type { ContestName, Outcome } from "./terms";

export type { FateCard, GletscherDeck, HuntCard } from "$lib/types";

export const KINDS = ["prey", "herb", "weapon", "artefact", "event", "winter"] as const;
export type Kind = (typeof KINDS)[number];
/** A card in a cave; a fish in its net is both. */
export type Kept = string | { card: string; net: string };
export type Slot = { card: string; now: "here" | "taken" | "caught" | "gathered" | "past" };
export type Source = "team" | "weapon" | "artefact" | "sacrifice" | "storm";
export type Hunt = {
  prey: string;
  large: boolean;
  hunters: number;
  needed: number;
  need: number;
  have: number;
  modifiers: { source: Source; card: string | null; amount: number }[];
  /** Of the die that succeed. */
  faces: number[];
  weapon: string | null;
  sacrificed: Kept | null;
  die: number | null;
};
export type Entrant = { seat: number; card: string; story: number; rolls: number[] };
export type Contest = { contest: ContestName; entrants: Entrant[]; winner: number | null };
export type Supper = {
  over: boolean;
  food: number;
  hunters: number;
  outcome: Outcome;
  fed: number;
  half_fed: number;
};

export type GletscherView = {
  game: "gletscher";
  players: number;
  options: Record<string, string>;
  goal: number;
  seat: number | null;
  clans: string[];
  year: number;
  turns: number;
  active: number | null;
  winter: number;
  waiting: number[];
  winners: number[];
  trophies: number[];
  hand: number[][];
  used: number[][];
  wounded: number[][];
  hunters: number[];
  food: number[];
  store: Kept[][];
  shed: Kept[][];
  artefact: (string | null)[];
  asleep: number[];
  migrating: number[];
  fate_cards: number[];
  fate: string[];
  row: Slot[];
  until_winter: number | null;
  fate_pile: number;
  team: number[];
  hunt: Hunt | null;
  lucky: number;
  storm: number;
  red: { seat: number; card: string } | null;
  in_play: { seat: number | null; card: string; target: number } | null;
  dice: number[];
  contests: Contest[];
  suppers: Supper[];
  meal: { seat: number; price: number; food: number; cards: Kept[] } | null;
  ready: boolean[];
  sealed: number | null;
};

/** The server's word is taken for the shape; another game's view is none of ours. */
export function gletscherView(state: State): GletscherView | null {
  return state.view?.game === "gletscher" ? (state.view as unknown as GletscherView) : null;
}

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
