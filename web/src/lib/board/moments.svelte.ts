/** What has just happened and would pass unseen, to be shown one thing after the other. */
import type { LogEvent } from "../types";
import { isLookBack } from "./history";

/** The queue of moments; a table that is opened begins with none. */
export class Queue<Moment> {
  queue = $state.raw<Moment[]>([]);
  #seen: number | null = null;

  constructor(
    /** The moments in these events, oldest first. */
    readonly find: (events: readonly LogEvent[]) => Moment[],
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
    const fresh = this.find(events.filter(({ n }) => n > seen));
    this.queue = [...this.queue, ...fresh].slice(-this.most);
  }

  next(): void {
    this.queue = this.queue.slice(1);
  }

  clear(): void {
    this.queue = [];
  }
}
