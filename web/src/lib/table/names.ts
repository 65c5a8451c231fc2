/** What the players of a table are called. */
import { notesOf } from "../../games/notes";
import type { Texts } from "../i18n/texts";
import type { State } from "../types";
import { seatName } from "./who";

/** People by their own names, also while a bot stands in; others by whom they play, where the game says so. */
export function seatNames(state: State, texts: Texts): string[] {
  const { seatName: played } = notesOf(state.table.game);
  return state.table.seats.map((seat) => {
    const own = seat.name && seat.name !== seat.bot;
    return (own ? null : played?.(state, seat.seat, texts)) ?? seatName(seat, texts);
  });
}
