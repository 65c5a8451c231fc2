/** Ids and numbers that the board shows, as in lascaux.games.krom.terms; a test compares the two. */

export const PLACES = ["cave", "forest", "savanna", "mountain"] as const;
export type Place = (typeof PLACES)[number];
export const KINDS = ["krom", "wood", "stone", "bone", "hit_points", "bonus", "any"] as const;
export type Kind = (typeof KINDS)[number];
export const HEAVIER_WINS: readonly Place[] = ["cave", "savanna"];
/** From the smallest reward to the greatest, as the table of the Mountain is read. */
export const COMBINATIONS = [
  "nothing",
  "pair",
  "two_pairs",
  "three",
  "full_house",
  "four",
  "straight",
  "five",
] as const;

/** Among fighters, after the seats 0 to 5. */
export const KROMOSAURUS = 6;

export const NUMBERS = {
  MAX_HIT_POINTS: 7,
  REST_KROM: 3,
  REST_HIT_POINTS: 2,
  RESOURCE_PRICE: 3,
  BONUS_PRICE: 2,
  SERVICE_HIT_POINTS: 3,
  HIT_POINTS_PRICE: 1,
  KROMOSAURUS_HIT_POINTS: 10,
  KROMOSAURUS_STRENGTH: 2,
  MOUNTAIN_DICE: 5,
  TROPHY: 1,
} as const;
export const PICK_PRICES = [0, 1, 3, 4] as const;
export const EXTRA_DICE_PRICES = [0, 2, 4] as const;
export const REROLL_PRICES = [1, 1, 2, 2] as const;
