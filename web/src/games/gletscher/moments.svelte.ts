/** What has just happened and would pass unseen: rolls, cards that were played, the ground moving. */
import { Queue } from "$lib/board/moments.svelte";
import type { LogEvent, Phrase } from "$lib/types";
import { nameOf, numberIn, numbersIn, textIn } from "./told";

/** A line of a moment: who, what the die showed, what came of it. */
export type Fall = { seat: number; die: number; loss: Phrase | null };
export type Moment = {
  n: number;
  card: string | null;
  dice: number[];
  /** Whose dice these are, where they are two people's. */
  seats: number[];
  phrase: Phrase;
  falls: Fall[];
  /** It is the end of a hunt. */
  hunt: boolean;
};

/** How long one is shown at normal tempo, in milliseconds, and longer for each of its lines. */
const SHOWN = 3400;
const SHOWN_LINE = 900;

const TOLD = [
  "caught",
  "missed",
  "harm",
  "dispute-won",
  "dispute-lost",
  "played",
  "played-on",
  "cancelled",
  "broke",
  "called-off",
  "refounded",
  "migrates",
  "plundered",
  "start-dice",
];
const LOSSES = ["shattered", "lost-clan", "cancelled"];

/** The moments in these events, oldest first. */
export function momentsIn(events: readonly LogEvent[]): Moment[] {
  const found: Moment[] = [];
  events.forEach((told, i) => {
    const { n, event, phrase } = told;
    const name = nameOf(told);
    if (!phrase) return;
    const card = textIn(event, "card") || null;
    if (name === "event") {
      const falls = fallsAfter(events.slice(i + 1));
      found.push({
        n,
        card,
        dice: [],
        seats: [],
        phrase: outcome(events, i) ?? phrase,
        falls,
        hunt: false,
      });
    } else if (TOLD.includes(name)) {
      const die = numberIn(event, "die");
      const dice = die > 0 ? [die] : numbersIn(event, "dice");
      const seats = name.startsWith("dispute")
        ? [numberIn(event, "seat"), numberIn(event, "target")]
        : name === "start-dice"
          ? numbersIn(event, "seats")
          : [];
      const hunt = name === "caught" || name === "missed";
      found.push({ n, card, dice, seats, phrase, falls: [], hunt });
    }
  });
  return found;
}

/** The best way to tell of a wedding is by who joins. */
function outcome(events: readonly LogEvent[], at: number): Phrase | null {
  const next = events[at + 1];
  return next && nameOf(next) === "drew-clan" ? next.phrase : null;
}

/** Who rolled what in an earthquake and what they lose, until something else is told. */
export function fallsAfter(events: readonly LogEvent[]): Fall[] {
  const falls: Fall[] = [];
  for (const told of events) {
    const name = nameOf(told);
    const last = falls.at(-1);
    if (name === "tremor")
      falls.push({
        seat: numberIn(told.event, "seat"),
        die: numberIn(told.event, "die"),
        loss: null,
      });
    else if (last && LOSSES.includes(name)) last.loss = told.phrase;
    else if (!["played", "offered", "refounded", "drew-clan", "drew-fate"].includes(name)) break;
  }
  return falls;
}

export class Moments extends Queue<Moment> {
  constructor() {
    super(
      (events, seen) => momentsIn(events.filter(({ n }) => n > seen)),
      ({ falls }) => SHOWN + SHOWN_LINE * falls.length,
    );
  }
}
