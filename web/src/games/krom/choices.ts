/** Where on Krom's board its answers lie. */
import { Offers as QuestionOffers, type Offer } from "$lib/board/offers";

export type { Offer };

/** What may wait while the question is about something else. */
const EXTRA = ["realise", "play", "shuffle", "end", "lift"];

export class Offers extends QuestionOffers {
  /** How a legal thing is outlined: what the question is about must be answered, the rest may wait. */
  override look(key: string): "must" | "may" | undefined {
    const offer = this.legal(key);
    if (!offer) return undefined;
    return EXTRA.includes(offer.verb) || this.legal("end") ? "may" : "must";
  }

  /** Answers that lie nowhere on the board; they become plain buttons. */
  get rest(): Offer[] {
    return this.all.filter(({ verb, reason }) => !reason && !isPlaced(verb, this.kind));
  }
}

const IN_SCENES = ["bonus-window", "counter-window", "robbery", "reroll"];
const ON_BOARD = [
  ...["go", "hunt", "realise", "play", "lift", "buy", "add-dice", "take", "target", "name"],
  ...["become", "rob", "rest", "services", "pick", "shuffle", "climb", "roll"],
];

/** Whether the board has a place of its own for what this verb offers; else it is a plain button. */
export function isPlaced(verb: string, kind: string): boolean {
  return verb === "end" ? IN_SCENES.includes(kind) : ON_BOARD.includes(verb);
}
