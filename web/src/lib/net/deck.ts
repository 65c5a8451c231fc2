/** Decks by their hash: they never change, so one fetch is enough. */
import type { Phrase } from "../types";
import { http } from "./http";

/** What every game's deck has; the rest is between a game and its board. */
export type Deck = {
  hash: string;
  name: string;
  game: string;
  names: Record<string, string>;
  /** What the deck adds to clauses of the rules reference. */
  appendix: Record<string, Phrase[]>;
};

const known = new Map<string, Promise<Deck>>();

export function loadDeck(hash: string): Promise<Deck> {
  const found = known.get(hash) ?? http.get<Deck>(`/api/decks/${hash}`);
  known.set(hash, found);
  found.catch(() => known.delete(hash));
  return found;
}
