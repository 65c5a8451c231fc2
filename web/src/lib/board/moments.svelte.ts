/** What has just happened and would pass unseen, to be shown one thing after the other. */
import type { LogEvent } from "../types";
import { isLookBack } from "./history";
import { readingTempo } from "./tempo";

/** The queue of moments; a table that is opened begins with none. */
export class Queue<Moment> {
  queue = $state.raw<Moment[]>([]);
  #seen: number | null = null;

  constructor(
    /** The moments in what was told after event `seen`, oldest first. */
    readonly find: (events: readonly LogEvent[], seen: number) => Moment[],
    /** For how long one is shown at normal tempo, in milliseconds. */
    readonly time: (moment: Moment) => number,
    /** Anyone who was away sees the last of them, not all. */
    readonly most = 4,
  ) {}

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  hear(events: readonly LogEvent[]): void {
    if (isLookBack(events)) return;
    const last = events.at(-1)?.n ?? -1;
    const seen = this.#seen;
    // After an undo it goes down, and what happens then is news again.
    this.#seen = last;
    if (seen === null || last <= seen) return;
    this.queue = [...this.queue, ...this.find(events, seen)].slice(-this.most);
  }

  /** Shows a moment for its time; for an effect. */
  play(): (() => void) | undefined {
    const { now } = this;
    if (now === null) return undefined;
    const timer = setTimeout(() => this.next(), this.time(now) * readingTempo());
    return () => clearTimeout(timer);
  }

  next(): void {
    this.queue = this.queue.slice(1);
  }

  clear(): void {
    this.queue = [];
  }
}
