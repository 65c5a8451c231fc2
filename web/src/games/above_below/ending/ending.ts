/** The story of a game in numbers, read from what happened. */
import { nameOf, numberIn, numbersIn } from "$lib/board/told";
import type { LogEvent } from "$lib/types";
import { scoreOf, type VillageView } from "../view";

/** Points of every seat as each round began, and at the end. */
export function pointsOf(events: readonly LogEvent[], players: number): number[][] {
  const lines = Array.from({ length: players }, (): number[] => []);
  for (const told of events) {
    const name = nameOf(told);
    if (name === "round")
      numbersIn(told.event, "points").forEach((n, seat) => lines[seat]?.push(n));
    else if (name === "scored")
      lines[numberIn(told.event, "seat")]?.push(numberIn(told.event, "points"));
  }
  return lines;
}

/** Every die that was thrown in an event; of a reroll only the new one. */
function diceIn(told: LogEvent): number[] {
  const name = nameOf(told);
  if (name === "encounter") return [numberIn(told.event, "die")];
  if (name === "rerolled") return numbersIn(told.event, "dice").slice(-1);
  if (["rolled", "cat-refused", "cat-obeyed"].includes(name)) return numbersIn(told.event, "dice");
  return [];
}

/** How often each face was rolled: [ones, twos, …, sixes]. */
export function rollsOf(events: readonly LogEvent[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of events.flatMap(diceIn))
    if (face > 0) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}

export type Deeds = { explored: number; won: number; exerted: number; rerolled: number };

/** What happened below, all villages together. A linked story counts once. */
export function deedsOf(events: readonly LogEvent[]): Deeds {
  const count = (name: string) => events.filter((told) => nameOf(told) === name).length;
  return {
    explored: count("explores"),
    won: count("cave-won"),
    exerted: count("exerted"),
    rerolled: count("rerolled"),
  };
}

/** Seats by points, then as A35 breaks ties. */
export function standing(view: VillageView): number[] {
  const marks = (seat: number) => [
    view.winners.includes(seat) ? 1 : 0,
    scoreOf(view.sheets[seat]),
    view.coins[seat] ?? 0,
    view.villagers[seat] ?? 0,
    view.village[seat]?.length ?? 0,
  ];
  return Array.from({ length: view.players }, (_, seat) => seat).sort((a, b) => {
    const [mine, theirs] = [marks(a), marks(b)];
    return mine.map((n, i) => (theirs[i] ?? 0) - n).find((n) => n !== 0) ?? 0;
  });
}

/** What decided between the winner and those with as many points: nothing, if points did. */
export function tieBreak(
  view: VillageView,
): "points" | "coins" | "villagers" | "buildings" | "shared" {
  const best = Math.max(...view.sheets.map(scoreOf));
  const level = standing(view).filter((seat) => scoreOf(view.sheets[seat]) === best);
  if (level.length < 2) return "points";
  if (view.winners.length > 1) return "shared";
  const differ = (values: readonly number[]) =>
    new Set(level.map((seat) => values[seat] ?? 0)).size > 1 &&
    level.filter((seat) => values[seat] === Math.max(...level.map((one) => values[one] ?? 0)))
      .length === 1;
  if (differ(view.coins)) return "coins";
  return differ(view.villagers) ? "villagers" : "buildings";
}

/** Reputation ranks that were pooled: those who stood level, and what each got (A34). */
export function pooled(view: VillageView): { seats: number[]; points: number }[] {
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  const spaces = [...new Set(seats.map((seat) => view.reputation[seat] ?? 0))];
  return spaces.flatMap((space) => {
    const level = seats.filter((seat) => view.reputation[seat] === space);
    const points = view.sheets[level[0] ?? 0]?.rank ?? 0;
    return level.length > 1 && points > 0 ? [{ seats: level, points }] : [];
  });
}
