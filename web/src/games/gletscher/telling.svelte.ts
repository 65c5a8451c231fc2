/** The gathering of a winter as it is told: one contest after the other, die by die (G24). */
import type { LogEvent } from "$lib/types";
import { nameOf } from "./told";
import type { Contest, GletscherView } from "./view";

/** Which contest, how many of its dice have fallen, and whether it is decided. */
type Beat = { contest: number; dice: number; over: boolean };
export type ToldContest = Contest & { over: boolean };

/** How long each lasts at normal tempo, in milliseconds: the clans step forward, a die, the trophy. */
const STEP_FORWARD = 900;
const DIE = 800;
const TROPHY = 1800;

/** Dice fall round by round, in the order of the seats. */
export function beatsOf(contests: readonly Contest[]): Beat[] {
  return contests.flatMap(({ entrants }, contest) => {
    const dice = entrants.flatMap(({ rolls }) => rolls).filter((face) => face > 0).length;
    const falling = Array.from({ length: dice + 1 }, (_, n) => ({ contest, dice: n, over: false }));
    return [...falling, { contest, dice, over: true }];
  });
}

/** The contests as far as they have been told. */
export function toldUpTo(contests: readonly Contest[], beat: Beat | undefined): ToldContest[] {
  if (!beat) return contests.map((contest) => ({ ...contest, over: true }));
  return contests.slice(0, beat.contest + 1).map((contest, i) => {
    if (i < beat.contest || beat.over) return { ...contest, over: true };
    return { ...contest, entrants: fallen(contest, beat.dice), winner: null, over: false };
  });
}

/** The entrants with their first dice; 0 stands for a die that has not fallen. */
function fallen({ entrants }: Contest, dice: number): Contest["entrants"] {
  const rounds = Math.max(0, ...entrants.map(({ rolls }) => rolls.length));
  let left = dice;
  const shown = entrants.map((entrant) => ({ ...entrant, rolls: [] as number[] }));
  for (let round = 0; round < rounds; round++)
    entrants.forEach(({ rolls }, i) => {
      const face = rolls[round] ?? 0;
      shown[i]?.rolls.push(left > 0 ? face : 0);
      if (face) left -= 1;
    });
  return shown;
}

/** The last event that may be known once this many contests of the winter have been told. */
export function knownAfter(events: readonly LogEvent[], contests: number): number | null {
  const winter = events.findLastIndex((told) => nameOf(told) === "winter");
  const since = events
    .slice(winter + 1)
    .filter((told) => ["contest-dice", "trophy", "no-contest"].includes(nameOf(told)));
  if (!contests) return since[0] ? since[0].n - 1 : null;
  return since.filter((told) => nameOf(told) !== "contest-dice")[contests - 1]?.n ?? null;
}

/** The winter on the table and how far it has been told; the last one stays until it is put away. */
export class Telling {
  view = $state.raw<GletscherView | null>(null);
  #told = $state.raw({ year: 0, beats: 0 });
  /** Up to this year nothing is told: it happened before the table was opened. */
  #old: number | null = null;

  /** `still`: nothing moves, so that all is shown at once. */
  constructor(readonly still: () => boolean) {}

  hear(view: GletscherView, gathered: boolean): void {
    this.#old ??= gathered ? view.year : view.year - 1;
    if (gathered && this.still()) this.#old = view.year;
    if (gathered) this.view = view;
    else if (this.view && view.turns > this.view.turns + 1 && this.done(this.view)) this.close();
  }

  contests(view: GletscherView): ToldContest[] {
    return toldUpTo(view.contests, this.#beat(view));
  }

  /** Whether all of it has been told. */
  done(view: GletscherView): boolean {
    return this.#at(view) >= beatsOf(view.contests).length - 1;
  }

  /** How long this step lasts. */
  time(view: GletscherView): number {
    const beat = this.#beat(view);
    return beat?.over ? TROPHY : beat?.dice ? DIE : STEP_FORWARD;
  }

  next(view: GletscherView): void {
    this.#told = { year: view.year, beats: this.#at(view) + 1 };
  }

  /** To the end of this contest, or from there to the next. */
  goOn(view: GletscherView): void {
    const end = beatsOf(view.contests).findIndex(({ over }, i) => over && i >= this.#at(view));
    const beats = end === this.#at(view) ? end + 1 : end;
    this.#told = { year: view.year, beats };
  }

  close(): void {
    this.view = null;
  }

  #at(view: GletscherView): number {
    if (this.#old === null || view.year <= this.#old || this.still()) return Infinity;
    return this.#told.year === view.year ? this.#told.beats : 0;
  }

  #beat(view: GletscherView): Beat | undefined {
    return beatsOf(view.contests)[this.#at(view)];
  }
}
