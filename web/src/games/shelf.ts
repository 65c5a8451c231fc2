/** The games of the lobby. A game has its row in its own `shelf.ts`; all of them come with the first
 * file of the app. */

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

const rows = import.meta.glob<Shelf>("./*/shelf.ts", { import: "default", eager: true });

/** From the left. */
export const SHELF: readonly (Shelf & { id: string })[] = Object.entries(rows)
  .map(([path, row]) => ({ id: path.split("/")[1] ?? "", ...row }))
  .sort((a, b) => a.place - b.place);

/** Other games may be installed where the server runs. */
export const isOnShelf = (game: string): boolean => SHELF.some(({ id }) => id === game);
