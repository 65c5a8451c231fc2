/** What a question offers, by the thing on the board that stands for it. */
import type { Asked, Phrase } from "../types";

/** A thing one may want: an answer, or, with `clause` and `reason`, why it is none now. */
export type Offer = {
  id: number;
  key: string;
  phrase: Phrase;
  clause: string | null;
  reason: Phrase | null;
};

/** All answers and refusals of a question; each game says which key an answer's number has. */
export class Offers {
  readonly all: readonly Offer[];
  readonly #byKey: ReadonlyMap<string, Offer>;

  constructor(
    readonly asked: Asked | null,
    keyOf: (kind: string, id: number) => string,
  ) {
    const kind = asked?.kind ?? "";
    const choices = (asked?.choices ?? []).map(({ id, phrase }): Offer => ({
      id,
      phrase,
      key: keyOf(kind, id),
      clause: null,
      reason: null,
    }));
    const refusals = (asked?.refusals ?? []).map(({ id, clause, wish, reason }): Offer => ({
      id,
      clause,
      reason,
      phrase: wish,
      key: keyOf(kind, id),
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

  legal(key: string): Offer | undefined {
    const offer = this.get(key);
    return offer && !offer.reason ? offer : undefined;
  }

  /** How a legal thing is outlined: one of these must be chosen, or one may also stop. */
  look(key: string): "must" | "may" | undefined {
    if (!this.legal(key)) return undefined;
    return this.legal("end") || this.legal("ready") ? "may" : "must";
  }
}
