/** The story of a game in numbers, read from what happened. */
import type { LogEvent } from "$lib/types";
import { nameOf, numberIn, numbersIn } from "$lib/board/told";

/** Points of every seat at the end of each round, from 0 on. */
export function raceOf(events: readonly LogEvent[], players: number): number[][] {
  const points = Array.from({ length: players }, () => [0]);
  const now = Array.from({ length: players }, () => 0);
  let round = 0;
  const keep = () => now.forEach((n, seat) => points[seat]?.splice(round, 1, n));
  const trophy = { seat: -1 };
  for (const told of events) {
    const fact = told.event;
    const name = nameOf(told);
    if (name === "round") {
      keep();
      round = numberIn(fact, "round");
      keep();
    } else if (name === "realised") now[numberIn(fact, "seat")] = numberIn(fact, "total");
    else if (name === "trophy-taken" || name === "trophy-passed") {
      const to = numberIn(fact, name === "trophy-taken" ? "seat" : "to_seat");
      if (trophy.seat >= 0) now[trophy.seat] = (now[trophy.seat] ?? 0) - 1;
      now[to] = (now[to] ?? 0) + 1;
      trophy.seat = to;
    }
  }
  keep();
  return points;
}

/** How often each face was rolled: [ones, twos, …, sixes]. */
export function rollsOf(events: readonly LogEvent[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  let kept: number[] = [];
  for (const told of events) {
    const name = nameOf(told);
    let dice = numbersIn(told.event, "dice");
    if (name === "rerolled") {
      kept = numbersIn(told.event, "kept");
      continue;
    }
    if (name === "climbing") {
      dice = without(dice, kept);
      kept = [];
    } else if (!["combat-dice", "rolled-more", "caught", "missed"].includes(name)) continue;
    for (const face of dice) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
}

function without(dice: readonly number[], kept: readonly number[]): number[] {
  const rest = [...dice];
  for (const face of kept) {
    const at = rest.indexOf(face);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
