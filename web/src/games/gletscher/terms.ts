/** Ids and numbers that the board shows, as in lascaux.games.gletscher.terms; a test compares the two. */

/** Where a clan card lies, in the order of the choices' numbers. */
export const ZONES = ["hand", "used", "wounded"] as const;

export const NUMBERS = {
  /** Hunt cards revealed in a turn (G4). */
  REVEALED: 3,
  /** Clan and fate cards at the end of a turn (G9). */
  LIMIT: 8,
  /** Food from which game is large. */
  LARGE_GAME: 3,
  /** What fish in a net feed (G11). */
  NET_FOOD: 2,
} as const;

export const CONTESTS = ["hunters", "herbalists", "shamans"] as const;
export type ContestName = (typeof CONTESTS)[number];
export const OUTCOMES = ["hungry", "half-fed", "fed"] as const;
export type Outcome = (typeof OUTCOMES)[number];
