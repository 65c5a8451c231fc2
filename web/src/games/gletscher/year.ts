/** The year ahead: whose turn turns up which cards, and in whose turn Winter comes. */
import { NUMBERS } from "./terms";
import type { GletscherView } from "./view";

export type Turn = {
  seat: number;
  /** Cards turned up by now, and still to come in that turn; Winter is not counted. */
  up: number;
  down: number;
  now: boolean;
};

/** From the turn of the moment to the turn of Winter; public information only (G30). */
export function yearAhead(view: GletscherView): Turn[] {
  const { active, until_winter: left, players } = view;
  if (active === null) return [];
  const shown = view.row.filter(({ card }) => card !== "winter").length;
  const turns: Turn[] = [{ seat: active, up: shown, down: 0, now: true }];
  // After the reveal of a turn its row is full; Winter is one of the cards (G4).
  let rest = left;
  while (rest !== null) {
    const seat = (active + turns.length) % players;
    turns.push({ seat, up: 0, down: Math.min(NUMBERS.REVEALED, rest), now: false });
    rest = rest >= NUMBERS.REVEALED ? rest - NUMBERS.REVEALED : null;
  }
  return turns;
}
