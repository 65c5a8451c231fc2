/** What a question offers, by the verb of each answer and what it is about. */
import type { Asked, Choice, Phrase, Refusal } from "../types";

/** A thing you may want: an answer, or, with `clause` and `reason`, why it is not one now. */
export type Offer = {
  id: number;
  verb: string;
  parts: readonly (string | number)[];
  /** Both as one word, such as "rob:2:krom". */
  key: string;
  phrase: Phrase;
  clause: string | null;
  reason: Phrase | null;
};

export function keyOf({ verb, parts }: Pick<Choice | Refusal, "verb" | "parts">): string {
  return [verb, ...parts].join(":");
}

/** What an offer is about, where that is a name: of a card, a kind, a place. */
export function nameOf(offer: Offer, part = 0): string {
  return String(offer.parts[part] ?? "");
}

/** What an offer is about, where that is a number: a seat, a slot, a place in a row. */
export function numberOf(offer: Offer, part = 0): number {
  return Number(offer.parts[part] ?? NaN);
}

/** All answers and refusals of a question. */
export class Offers {
  readonly all: readonly Offer[];
  readonly #byKey: ReadonlyMap<string, Offer>;

  constructor(readonly asked: Asked | null) {
    const choices = (asked?.choices ?? []).map((choice): Offer => ({
      ...choice,
      key: keyOf(choice),
      clause: null,
      reason: null,
    }));
    const refusals = (asked?.refusals ?? []).map(({ wish, ...refusal }): Offer => ({
      ...refusal,
      key: keyOf(refusal),
      phrase: wish,
    }));
    this.all = [...choices, ...refusals];
    this.#byKey = new Map(this.all.map((offer) => [offer.key, offer]));
  }

  get kind(): string {
    return this.asked?.kind ?? "";
  }

  /** Whether the question is for this seat. */
  get mine(): boolean {
    return (this.asked?.choices.length ?? 0) > 0;
  }

  get(key: string): Offer | undefined {
    return this.#byKey.get(key);
  }

  /** Everything that these verbs offer. */
  of(...verbs: string[]): Offer[] {
    return this.all.filter(({ verb }) => verbs.includes(verb));
  }

  /** What the first of these verbs that offers it says about this thing. */
  about(verbs: readonly string[], thing: string | number): Offer | undefined {
    return verbs.flatMap((verb) => this.get(`${verb}:${thing}`) ?? [])[0];
  }

  legal(key: string): Offer | undefined {
    const offer = this.get(key);
    return offer && !offer.reason ? offer : undefined;
  }

  /** How a legal thing is outlined: one of these must be chosen, or stopping is possible too. */
  look(key: string): "must" | "may" | undefined {
    if (!this.legal(key)) return undefined;
    return this.legal("end") || this.legal("ready") ? "may" : "must";
  }
}
