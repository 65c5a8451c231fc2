/** What has just happened and would pass unseen: a cat's mood, a bargain, what the others do. */
import { nameOf, numberIn, numbersIn, textIn } from "$lib/board/told";
import type { LogEvent, Phrase } from "$lib/types";

export type Moment = {
  n: number;
  seat: number;
  /** A building or villager that it is about. */
  card: string | null;
  dice: number[];
  phrase: Phrase;
};

/** How long one is shown at normal tempo, in milliseconds. */
export const SHOWN = 3600;
/** How long the last page of a story lies open before who only watches. */
export const READ = 15_000;

const FOR_ALL = ["cat-refused", "cat-obeyed", "bought", "refused"];
/** Whoever does these knows it anyway. */
const OF_OTHERS = ["built", "trained", "joined", "succeeded", "failed", "passed"];

/** The moments in these events, oldest first, for the person at `seat`. */
export function momentsIn(events: readonly LogEvent[], seat: number | null): Moment[] {
  return events.flatMap((told) => {
    const { n, event, phrase } = told;
    const name = nameOf(told);
    const who = numberIn(event, "seat");
    if (!phrase || !(FOR_ALL.includes(name) || (OF_OTHERS.includes(name) && who !== seat)))
      return [];
    const cat = name.startsWith("cat-") ? "cave-cat" : null;
    const card = cat ?? (textIn(event, "card") || textIn(event, "villager") || null);
    return [{ n, seat: who, card, dice: numbersIn(event, "dice"), phrase }];
  });
}
