/** Reading the dice of the Mountain (K22): which combination lies there, and the odds of a better one. */
import { COMBINATIONS, NUMBERS } from "./terms";

export type Combination = (typeof COMBINATIONS)[number];

const BY_COUNTS: Readonly<Record<string, Combination>> = {
  "5": "five",
  "4 1": "four",
  "3 2": "full_house",
  "3 1 1": "three",
  "2 2 1": "two_pairs",
  "2 1 1 1": "pair",
};

export function combination(dice: readonly number[]): Combination {
  const counts = [...new Set(dice)].map((face) => dice.filter((die) => die === face).length);
  const spread = Math.max(...dice) - Math.min(...dice);
  if (counts.length === NUMBERS.MOUNTAIN_DICE && spread === NUMBERS.MOUNTAIN_DICE - 1)
    return "straight";
  return BY_COUNTS[counts.sort((a, b) => b - a).join(" ")] ?? "nothing";
}

const rank = (dice: readonly number[]) => COMBINATIONS.indexOf(combination(dice));

/** In how many of 100 rolls of `lifted` dice the combination stands lower in the table than now. */
export function better(kept: readonly number[], lifted: readonly number[]): number {
  const now = rank([...kept, ...lifted]);
  const rolls = 6 ** lifted.length;
  let hits = 0;
  for (let roll = 0; roll < rolls; roll++) {
    const faces = lifted.map((_, i) => (Math.floor(roll / 6 ** i) % 6) + 1);
    if (rank([...kept, ...faces]) > now) hits++;
  }
  return Math.round((100 * hits) / rolls);
}
