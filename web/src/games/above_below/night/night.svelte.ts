/** The night: what happened between two rounds. */
import { isLookBack } from "$lib/board/history";
import { nameOf, numberIn, textIn, type Fact } from "$lib/board/told";
import type { LogEvent } from "$lib/types";
import type { Things, VillageView } from "../view";

const KINDS = ["drink", "beds", "shelve"];

/** A question of the night stands open; shelving is also asked before scoring. */
export function isNight(_view: VillageView, kind: string): boolean {
  return KINDS.includes(kind);
}

/** What one village did in a night. */
export type Night = {
  potions: string[];
  ciders: string[];
  slept: string[];
  shelved: string[];
  income: Things | null;
  refilled: Things | null;
};

const none = (): Night => ({
  potions: [],
  ciders: [],
  slept: [],
  shelved: [],
  income: null,
  refilled: null,
});

/** What was told after the last pass; of a night that is over, up to the round that followed. */
export function lastNight(events: readonly LogEvent[], over: boolean): readonly LogEvent[] {
  const dawn = over ? events.findLastIndex((one) => nameOf(one) === "round") : events.length;
  const before = events.slice(0, Math.max(dawn, 0));
  return before.slice(before.findLastIndex((one) => nameOf(one) === "passed") + 1);
}

const textsIn = (fact: Fact, name: string): string[] => {
  const value = fact[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
};
const thingsIn = (fact: Fact): Things => (fact.goods ?? {}) as Things;

/** What each village did, read from what was told. */
export function nightOf(events: readonly LogEvent[], players: number): Night[] {
  const nights = Array.from({ length: players }, none);
  for (const told of events) {
    const mine = nights[numberIn(told.event, "seat")];
    if (!mine) continue;
    const name = nameOf(told);
    if (name === "drank-potion") mine.potions.push(textIn(told.event, "villager"));
    else if (name === "drank-cider") mine.ciders.push(textIn(told.event, "villager"));
    else if (name === "slept") mine.slept.push(...textsIn(told.event, "villagers"));
    else if (name === "shelved") mine.shelved.push(textIn(told.event, "good"));
    else if (name === "income") mine.income = thingsIn(told.event);
    else if (name === "refilled") mine.refilled = thingsIn(told.event);
  }
  return nights;
}

/** The night that has passed and is still to be read; a table that is opened begins with none. */
export class Nights {
  open = $state(false);
  #seen: number | null = null;

  hear(events: readonly LogEvent[]): void {
    if (isLookBack(events)) return;
    const last = events.at(-1)?.n ?? -1;
    const seen = this.#seen;
    // After an undo it goes down, and what happens then is news again.
    this.#seen = last;
    if (seen === null || last <= seen) return;
    const dawn = events.some(
      (told) => told.n > seen && nameOf(told) === "round" && numberIn(told.event, "round") > 1,
    );
    if (dawn) this.open = true;
  }

  close(): void {
    this.open = false;
  }
}
