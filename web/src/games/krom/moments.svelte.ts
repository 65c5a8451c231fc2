/** What has just happened and would pass unseen: the reveal, a fight that is over, a roll. */
import type { LogEvent, Phrase } from "$lib/types";
import { lastCombat, type Combat } from "./combat";
import { isLookBack } from "$lib/board/history";
import { nameOf, numbersIn } from "$lib/board/told";

export type Moment =
  | { kind: "reveal"; n: number; went: LogEvent[] }
  | { kind: "combat"; n: number; combat: Combat }
  | { kind: "roll"; n: number; dice: number[]; phrase: Phrase };

/** How long each is shown at normal tempo, in milliseconds. */
export const SHOWN: Readonly<Record<Moment["kind"], number>> = {
  reveal: 2600,
  combat: 6000,
  roll: 3200,
};

/** Anyone who was away sees the last of them, not all. */
const MOST = 5;
const GOES = ["moved", "kromosaurus-moved", "kromosaurus-stays"];
const ROLLS = ["caught", "missed", "climbed", "picked"];

/** The moments in these events, oldest first. */
export function momentsIn(events: readonly LogEvent[], fighting: boolean): Moment[] {
  const found: Moment[] = [];
  const moved = events.filter((told) => GOES.includes(nameOf(told)));
  const first = moved.find((told) => nameOf(told) === "moved");
  if (first) found.push({ kind: "reveal", n: first.n, went: moved });
  events.forEach((told, i) => {
    const name = nameOf(told);
    if (name === "combat-won") {
      const end = events.findIndex((later, j) => j > i && nameOf(later) === "phase");
      const combat = lastCombat(events.slice(0, end < 0 ? undefined : end));
      const last = !events.slice(i).some((later) => nameOf(later) === "phase");
      if (combat && !(last && fighting)) found.push({ kind: "combat", n: told.n, combat });
    } else if (ROLLS.includes(name) && told.phrase) {
      found.push({
        kind: "roll",
        n: told.n,
        dice: numbersIn(told.event, "dice"),
        phrase: told.phrase,
      });
    }
  });
  return found;
}

/** The queue of moments; a table that is opened begins with none. */
export class Moments {
  queue = $state.raw<Moment[]>([]);
  #seen: number | null = null;

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  hear(events: readonly LogEvent[], fighting: boolean): void {
    if (isLookBack(events)) return;
    const last = events.at(-1)?.n ?? -1;
    const seen = this.#seen;
    // After an undo it goes down, and what happens then is news again.
    this.#seen = last;
    if (seen === null || last <= seen) return;
    // A fight may have begun in what was heard before.
    const start = events.findLastIndex((told) => told.n <= seen && nameOf(told) === "combat");
    const context = events.slice(Math.max(start, 0));
    const moments = momentsIn(context, fighting).filter(({ n }) => n > seen);
    this.queue = [...this.queue, ...moments].slice(-MOST);
  }

  next(): void {
    this.queue = this.queue.slice(1);
  }

  clear(): void {
    this.queue = [];
  }
}
