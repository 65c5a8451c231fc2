/** The book: what is told, what has been told, and how far the light reaches. */
import { nameOf, numberIn } from "$lib/board/told";
import type { LogEvent } from "$lib/types";
import type { Pose } from "../art";
import { hasFallen, type Encounter, type Explorer, type Told, type VillageView } from "../view";

const KINDS = ["option", "lanterns", "injure", "cheap-building"];

/** The book lies open: an encounter, or what is still to be settled of it. */
export function isTale(view: VillageView, kind: string): boolean {
  return view.encounter !== null || KINDS.includes(kind);
}

/** An encounter whose die has fallen. */
export function metIn(view: VillageView): Encounter | null {
  return view.encounter && hasFallen(view.encounter) ? view.encounter : null;
}

/** Paragraphs that are over, oldest first: all but the one where somebody still has to decide. */
export function toldIn(view: VillageView): { past: Told[]; now: Told | null } {
  const met = metIn(view);
  const last = view.tale.at(-1) ?? null;
  const over = last !== null && (!view.encounter || met?.paragraph === last.paragraph);
  return over ? { past: view.tale.slice(0, -1), now: last } : { past: view.tale, now: null };
}

/** Failing a roll takes what it names; whatever else a paragraph says is given. */
export const isLoss = (told: Told): boolean => told.tier === null && told.targets.length > 0;

/** Who went below, and with whom. */
export type Party = { seat: number; villagers: string[] };

/** Those who went below last. */
export function partyOf(events: readonly LogEvent[]): Party | null {
  const told = events.findLast((one) => nameOf(one) === "explores");
  if (!told) return null;
  const named: unknown = told.event.villagers;
  const villagers = Array.isArray(named) ? named.filter((id) => typeof id === "string") : [];
  return { seat: numberIn(told.event, "seat"), villagers };
}

const POSES: Readonly<Record<Explorer["now"], Pose>> = {
  "on-the-card": "ready",
  exerted: "injured",
  gone: "injured",
};
export const poseOf = (explorer: Explorer): Pose => POSES[explorer.now];

/** One lamp of the ladder: burning or not, and the target that stands here. */
export type Rung = { lit: boolean; target: number | null; reached: boolean; more: number };

/** As many lamps as are lit or wanted, at least six, so that short ladders look alike. */
export function ladder(lanterns: number, targets: readonly number[]): Rung[] {
  const length = Math.max(6, lanterns, ...targets);
  return Array.from({ length }, (_, i) => {
    const n = i + 1;
    const target = targets.includes(n) ? n : null;
    return { lit: n <= lanterns, target, reached: n <= lanterns, more: n - lanterns };
  });
}

/** The steps of a story; an option without a roll has no lanterns. */
export function stepsOf(rolls: boolean): string[] {
  return ["story", "choice", ...(rolls ? ["lanterns"] : []), "outcome"];
}
