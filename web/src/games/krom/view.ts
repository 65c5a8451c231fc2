/** The table of Krom as one seat sees it: what lascaux.games.krom.secrets.view() sends. */
import type { Mix, State } from "$lib/types";
import { PLACES, type Place } from "./terms";

export type Played = { seat: number; card: string; target: number | null; give: Mix; take: Mix };

export type KromView = {
  game: "krom";
  players: number;
  options: Record<string, string>;
  deck: string;
  goal: number;
  seat: number | null;
  round: number;
  now: Place | null;
  waiting: number[];
  winners: number[];
  characters: string[];
  weights: number[];
  place: Place[];
  hit_points: number[];
  krom: number[];
  wood: number[];
  stone: number[];
  bone: number[];
  supply: Record<string, number> | null;
  cards: number[];
  hand: string[];
  known: [number, number, string][];
  evolutions: string[][];
  points: number[];
  trophy: number | null;
  kromosaurus: { place: Place | null; hit_points: number };
  evolution_row: string[];
  hunting_row: string[];
  hunting_discards: string[];
  picking_discards: string[];
  bonus_discards: string[];
  piles: { evolution: number; hunting: number; picking: number; bonus: number };
  order: number[];
  fighters: number[];
  rolled: number[];
  totals: number[];
  dice: number[];
  lifted: number[];
  chain: Played[];
  ready: boolean[];
  sealed: number | null;
  stack: unknown[];
};

/** The server's word is taken for the shape; another game's view is none of ours. */
export function kromView(state: State): KromView | null {
  return state.view?.game === "krom" ? (state.view as unknown as KromView) : null;
}

export type Turn = "past" | "now" | "next";

/** Whether a place is done this round, being resolved, or to come. While all choose, all are to come. */
export function turnOf(view: KromView, place: Place, choosing: boolean): Turn {
  if (choosing || !view.now) return "next";
  if (place === view.now) return "now";
  return PLACES.indexOf(place) < PLACES.indexOf(view.now) ? "past" : "next";
}

/** Who stands in a place, in the order of acting there, the stunned last. */
export function figuresIn(view: KromView, place: Place): number[] {
  const here = view.characters.flatMap((_, seat) => (view.place[seat] === place ? [seat] : []));
  const rank = (seat: number) => {
    if (!view.hit_points[seat]) return 99;
    const at = place === view.now ? view.order.indexOf(seat) : seat;
    return at < 0 ? 50 : at;
  };
  return here.sort((a, b) => rank(a) - rank(b));
}

export function isStunned(view: KromView, seat: number): boolean {
  return view.hit_points[seat] === 0;
}
