/** What the rest of the client asks about a game; a game answers in its `game.ts`, as far as it likes.
 * All of these come with the first file of the app: they are small. */
import type { Texts } from "../lib/i18n/texts";
import type { Sound } from "../lib/sound/sound";
import type { State } from "../lib/types";

/** How a game stands in the lobby; times and ages as on the boxes. */
export type Shelf = {
  /** From the left. */
  place: number;
  /** A drawing of the lobby, `scene-…`, and its size. */
  scene: string;
  box: readonly [number, number];
  players: string;
  minutes: number;
  age: number;
  /** Its card is of ice, not of rock. */
  icy?: boolean;
};

export type GameNotes = {
  shelf?: Shelf;
  /** Whom a seat plays, for one whose person has no name, such as a bot. */
  seatName?: (state: Pick<State, "view">, seat: number, texts: Texts) => string | null;
  /** How many cards the seat holds that nobody else sees. */
  hand?: (state: State) => number;
  /** Whether these variants are played on ice. */
  isCold?: (options: Readonly<Record<string, string>>) => boolean;
  /** Its events that are heard. */
  sounds?: Readonly<Record<string, Sound>>;
};

const files = import.meta.glob<GameNotes>("./*/game.ts", { import: "default", eager: true });

const NOTES = new Map(
  Object.entries(files).map(([path, notes]) => [path.split("/")[1] ?? "", notes]),
);

/** Nothing of a game that this client was not built with. */
export function notesOf(game: string): GameNotes {
  return NOTES.get(game) ?? {};
}

export const isKnown = (game: string): boolean => NOTES.has(game);

/** The games of the lobby, from the left. */
export const SHELF: readonly (Shelf & { id: string })[] = [...NOTES]
  .flatMap(([id, { shelf }]) => (shelf ? [{ id, ...shelf }] : []))
  .sort((a, b) => a.place - b.place);
