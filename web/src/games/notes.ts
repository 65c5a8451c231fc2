/** What a table asks about its game beside the board; a game answers what it
 * wants to in its `game.ts`. */
import type { Texts } from "../lib/i18n/texts";
import type { Sound } from "../lib/sound/sound";
import type { State } from "../lib/types";

export type GameNotes = {
  /** Whom a seat plays, for one whose person has no name, such as a bot. */
  seatName?: (state: Pick<State, "view">, seat: number, texts: Texts) => string | null;
  /** How many cards the seat holds that nobody else sees. */
  hand?: (state: State) => number;
  /** Whether these variants are played on ice. */
  isCold?: (options: Readonly<Record<string, string>>) => boolean;
  /** Events of the game that have a sound. */
  sounds?: Readonly<Record<string, Sound>>;
};

const files = import.meta.glob<GameNotes>("./*/game.ts", { import: "default", eager: true });

/** For a game that this client was not built with: no answers. */
export function notesOf(game: string): GameNotes {
  return files[`./${game}/game.ts`] ?? {};
}
