/** What has just happened and would pass unseen: the reveal, a fight that is over, a roll. */
import type { LogEvent, Phrase } from "$lib/types";
import { lastCombat, type Combat } from "./combat";
import { Queue } from "$lib/board/moments.svelte";
import { nameOf, numbersIn } from "$lib/board/told";

export type Moment =
  | { kind: "reveal"; n: number; went: LogEvent[] }
  | { kind: "combat"; n: number; combat: Combat }
  | { kind: "roll"; n: number; dice: number[]; phrase: Phrase };

/** How long each is shown at normal tempo, in milliseconds. */
const SHOWN: Readonly<Record<Moment["kind"], number>> = {
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

export class Moments extends Queue<Moment> {
  #fighting = false;

  constructor() {
    super(
      (events, seen) => {
        // A fight may have begun in what was heard before.
        const start = events.findLastIndex((told) => told.n <= seen && nameOf(told) === "combat");
        const context = events.slice(Math.max(start, 0));
        return momentsIn(context, this.#fighting).filter(({ n }) => n > seen);
      },
      ({ kind }) => SHOWN[kind],
      MOST,
    );
  }

  override hear(events: readonly LogEvent[], fighting = false): void {
    this.#fighting = fighting;
    super.hear(events);
  }
}
