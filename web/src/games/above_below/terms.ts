/** Ids and numbers that the board shows, as in lascaux.games.above_below.terms; a test compares the two. */

export const ITEMS = [
  "mushroom",
  "fish",
  "fruit",
  "rope",
  "pot",
  "paper",
  "ore",
  "amethyst",
  "cider",
  "potion",
] as const;
export const GOODS = ITEMS.slice(0, 8);
export const KINDS = ["start", "house", "outpost", "key", "star"] as const;
export type Kind = (typeof KINDS)[number];
export const AREAS = ["ready", "exhausted", "injured"] as const;
export type Area = (typeof AREAS)[number];
export const DESTINATIONS = ["stock", "sale", "track"] as const;
export const SPECIALS = ["liquid-woman", "glogo", "cave-cat", "metal-man"] as const;
export const ACTIONS = ["explore", "build", "harvest", "train", "labor"] as const;
export type Action = (typeof ACTIONS)[number];

export const NUMBERS = {
  ROUNDS: 7,
  ROW: 4,
  OUTPOSTS_AT: 4,
  KEYS_AT: 8,
  STARS_AT: 12,
} as const;
