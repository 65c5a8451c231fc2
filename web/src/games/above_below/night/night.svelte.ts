/** The night: what happened between two rounds. */
import type { LogEvent } from "$lib/types";
import type { VillageView } from "../view";

const KINDS = ["drink", "beds"];

/** A question of the night stands open; shelving is also asked before income and before scoring. */
export function isNight(_view: VillageView, kind: string): boolean {
  return KINDS.includes(kind) || kind === "shelve";
}

/** The night that has passed and is still to be read; a table that is opened begins with none. */
export class Nights {
  open = $state(false);

  hear(_events: readonly LogEvent[]): void {}

  close(): void {
    this.open = false;
  }
}
