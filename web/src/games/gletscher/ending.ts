/** The story of a game in numbers, read from what happened. */
import type { LogEvent } from "$lib/types";
import { nameOf, numberIn, numbersIn } from "./told";

/** Trophies of every seat after each winter, from 0 on; a refounded clan begins anew. */
export function trophiesOf(events: readonly LogEvent[], players: number): number[][] {
  const lines = Array.from({ length: players }, () => [0]);
  const now = Array.from({ length: players }, () => 0);
  let winters = 0;
  const keep = () => now.forEach((n, seat) => lines[seat]?.splice(winters, 1, n));
  for (const told of events) {
    const name = nameOf(told);
    const seat = numberIn(told.event, "seat");
    if (name === "winter") {
      keep();
      winters = numberIn(told.event, "year");
    } else if (name === "trophy") now[seat] = (now[seat] ?? 0) + 1;
    else if (name === "refounded") now[seat] = 0;
    keep();
  }
  return lines;
}

const ONE = ["caught", "missed", "tremor", "harm"];
const SOME = ["start-dice", "dispute-won", "dispute-lost", "contest-dice"];

/** How often each face was rolled: [ones, twos, …, sixes]. A lucky hunt rolls no die (F1). */
export function rollsOf(events: readonly LogEvent[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const told of events) {
    const name = nameOf(told);
    const lucky = numberIn(told.event, "lucky") > 0 || told.event.lucky === true;
    const dice = SOME.includes(name)
      ? numbersIn(told.event, "dice")
      : ONE.includes(name) && !lucky
        ? [numberIn(told.event, "die")]
        : [];
    for (const face of dice) if (face > 0) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  }
  return counts;
}

export type Deeds = { hunts: number; caught: number; herbs: number; refounded: number };

/** What each clan has done, for the table of the end. */
export function deedsOf(events: readonly LogEvent[], players: number): Deeds[] {
  const deeds = Array.from({ length: players }, () => ({
    hunts: 0,
    caught: 0,
    herbs: 0,
    refounded: 0,
  }));
  for (const told of events) {
    const mine = deeds[numberIn(told.event, "seat")];
    if (!mine) continue;
    const name = nameOf(told);
    if (name === "caught" || name === "missed") mine.hunts += 1;
    if (name === "caught") mine.caught += 1;
    if (name === "gathered") mine.herbs += 1;
    if (name === "refounded") mine.refounded += 1;
  }
  return deeds;
}
