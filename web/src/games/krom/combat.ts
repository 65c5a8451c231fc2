/** A combat as a scene: put together from what was told, whether it is going on or over. */
import type { LogEvent, Phrase } from "$lib/types";
import { HEAVIER_WINS, KROMOSAURUS, PLACES, type Place } from "./terms";
import { goodsIn, nameOf, numberIn, numbersIn, textIn, type Fact } from "$lib/board/told";
import type { KromView } from "./view";

/** A Bonus card played in the combat, and what it added to the total. */
export type Chip = { card: string; added: number; dice: number[]; cancelled: boolean };
export type Fighter = {
  who: number;
  rolled: number;
  total: number;
  chips: Chip[];
  lost: number;
  stunned: boolean;
};
export type Combat = {
  n: number;
  place: Place;
  fighters: Fighter[];
  winner: number | null;
  /** The outcome in words: who won, who lost what. */
  words: Phrase[];
};

/** The last combat that was told of, or nothing. */
export function lastCombat(events: readonly LogEvent[]): Combat | null {
  const start = events.findLastIndex((told) => nameOf(told) === "combat");
  const first = events[start];
  if (!first) return null;
  const combat: Combat = {
    n: first.n,
    place: placeIn(first.event),
    fighters: numbersIn(first.event, "fighters").map(newFighter),
    winner: null,
    words: [],
  };
  for (const told of events.slice(start + 1)) {
    if (["phase", "round", "won"].includes(nameOf(told))) break;
    hear(combat, told);
  }
  return combat;
}

function placeIn(fact: Fact): Place {
  return PLACES.find((place) => place === fact.place) ?? "savanna";
}

function newFighter(who: number): Fighter {
  return { who, rolled: 0, total: 0, chips: [], lost: 0, stunned: false };
}

const AFTERWARDS = ["combat-won", "weight-decided", "lost", "stunned", "kromosaurus-wounded"];
const TROPHY = ["trophy-taken", "trophy-passed"];

function hear(combat: Combat, told: LogEvent): void {
  const fact = told.event;
  const name = nameOf(told);
  const fighter = combat.fighters.find(({ who }) => who === numberIn(fact, "seat"));
  const over = combat.winner !== null;
  if (name === "combat-dice") {
    combat.fighters.forEach((one, i) => {
      one.rolled = numbersIn(fact, "dice")[i] ?? 0;
      one.total = numbersIn(fact, "totals")[i] ?? 0;
    });
  } else if (name === "played" && !over) {
    const chip = {
      card: textIn(fact, "card"),
      added: 0,
      dice: [],
      cancelled: false,
    };
    fighter?.chips.push(chip);
  } else if (name === "cancelled" && !over) {
    const chip = fighter?.chips.at(-1);
    if (chip) chip.cancelled = true;
  } else if (name === "rolled-more") {
    fighter?.chips.at(-1)?.dice.push(...numbersIn(fact, "dice"));
  } else if (name === "total" && fighter) {
    const chip = fighter.chips.at(-1);
    if (chip) chip.added = numberIn(fact, "total") - fighter.total;
    fighter.total = numberIn(fact, "total");
  } else if (name === "combat-won") {
    combat.winner = numberIn(fact, "fighter");
  } else if (name === "lost" && fighter && over) {
    fighter.lost += goodsIn(fact, "hit_points");
  } else if (name === "kromosaurus-wounded") {
    const beast = combat.fighters.find(({ who }) => who === KROMOSAURUS);
    if (beast) beast.lost = numberIn(fact, "amount");
  } else if (name === "stunned" && fighter) {
    fighter.stunned = true;
  }
  const wanted = AFTERWARDS.includes(name) || TROPHY.includes(name);
  if (combat.winner !== null && wanted && told.phrase) combat.words.push(told.phrase);
}

/** The combat of this moment, when there is one; figures come from the view, history from the log. */
export function currentCombat(view: KromView, events: readonly LogEvent[]): Combat | null {
  if (!view.fighters.length) return null;
  const heard = lastCombat(events);
  const fits = heard?.fighters.map(({ who }) => who).join() === view.fighters.join();
  const combat: Combat = {
    n: heard?.n ?? 0,
    place: view.now ?? "savanna",
    fighters: view.fighters.map((who, i) => ({
      ...newFighter(who),
      ...(fits ? heard?.fighters[i] : undefined),
      rolled: view.rolled[i] ?? 0,
      total: view.totals[i] ?? 0,
    })),
    winner: fits ? (heard?.winner ?? null) : null,
    words: fits ? (heard?.words ?? []) : [],
  };
  return combat;
}

/** Winner first; on a tie the heavier in Cave and Savanna, else the lighter (K11). */
export function ranked(combat: Combat, weight: (who: number) => number): Fighter[] {
  const sign = HEAVIER_WINS.includes(combat.place) ? 1 : -1;
  return [...combat.fighters].sort(
    (a, b) => b.total - a.total || sign * (weight(b.who) - weight(a.who)),
  );
}
