/** The table of Krom as one seat sees it. */
import { viewOf } from "$lib/board/view";
import type { KromView, State } from "$lib/types";
import { PLACES, type Place } from "./terms";

export type { KromView, PlayedView as Played } from "$lib/types";

export const kromView = (state: State): KromView | null => viewOf(state, "krom");

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
