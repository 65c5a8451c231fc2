/** Which thing on the board stands for which answer. The only file that knows the numbers. */
import { Offers as QuestionOffers, type Offer } from "$lib/board/offers";
import type { Asked, KromDeck } from "$lib/types";
import { CHOICES as C, KINDS, PLACES } from "./terms";

export type { Offer };

/** The thing on the board, such as "place:cave", "prey:big-kitty" or "rob:2:krom". */
export function keyOf(kind: string, id: number, deck: KromDeck): string {
  switch (kind) {
    case "movement":
      return `place:${PLACES[id]}`;
    case "character":
      return `character:${deck.characters[id]?.id}`;
    case "extra-dice":
      return `extra:${id}`;
    case "reward":
      return `reward:${id}`;
    case "target":
      return `seat:${id}`;
    case "kind":
    case "loss":
      return id ? `kind:${KINDS[id]}` : "end";
    case "robbery":
      return id ? robberyKey(id - C.ROB) : "end";
    case "reroll":
      return rerollKey(id);
    default:
      return menuKey(kind, id, deck);
  }
}

function robberyKey(loot: number): string {
  return `rob:${Math.floor(loot / 6)}:${KINDS[loot % 6]}`;
}

function rerollKey(id: number): string {
  if (id === C.END) return "end";
  return id === C.ROLL ? "roll" : `die:${id - C.LIFT}`;
}

const SIMPLE: Readonly<Record<number, string>> = {
  [C.END]: "end",
  [C.REST]: "rest",
  [C.SERVICES]: "services",
  [C.PICK]: "pick",
  [C.SHUFFLE]: "shuffle",
  [C.CLIMB]: "climb",
};

function menuKey(kind: string, id: number, deck: KromDeck): string {
  if (id >= C.PLAY) return `bonus:${deck.bonus[id - C.PLAY]?.id}`;
  if (id >= C.REALISE) return `evolution:${deck.evolutions[id - C.REALISE]?.id}`;
  if (id >= C.HUNT && id < C.ROB)
    return kind === "done" ? "hunt-again" : `prey:${deck.hunting[id - C.HUNT]?.id}`;
  const simple = SIMPLE[id];
  if (simple) return simple;
  const bought = KINDS[id - C.BUY];
  return id > C.BUY && id < C.PICK && bought ? `buy:${bought}` : `choice:${id}`;
}

/** All answers and refusals of a question, by what they stand for. */
export class Offers extends QuestionOffers {
  constructor(asked: Asked | null, deck: KromDeck) {
    super(asked, (kind, id) => keyOf(kind, id, deck));
  }

  /** All offers whose key begins so, e.g. "rob:2:". */
  under(prefix: string): Offer[] {
    return this.all.filter((offer) => offer.key.startsWith(prefix));
  }

  /** How a legal thing is outlined: what the question is about must be answered, the rest may wait. */
  override look(key: string): "must" | "may" | undefined {
    if (!this.legal(key)) return undefined;
    const extra = /^(evolution|bonus|shuffle|end|die)/.test(key);
    return extra || this.legal("end") ? "may" : "must";
  }

  /** Answers that none of these things stands for; they become plain buttons. */
  rest(shown: (key: string) => boolean): Offer[] {
    return this.all.filter((offer) => !offer.reason && !shown(offer.key));
  }
}

const IN_SCENES = ["bonus-window", "counter-window", "robbery", "reroll"];
const ON_BOARD =
  /^(place|prey|evolution|bonus|die|buy|extra|reward|seat|kind|character|rob):|^(rest|services|pick|shuffle|climb|roll)$/;

/** Whether the board has a place of its own for this thing; else it is a plain button. */
export function isPlaced(key: string, kind: string): boolean {
  if (key === "end") return IN_SCENES.includes(kind);
  return ON_BOARD.test(key);
}
