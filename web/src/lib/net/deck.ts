/** Decks by their hash: they never change, so one fetch is enough. */
import type { DeckInfo } from "../types";
import { http } from "./http";

/** The cards of a game, and what they add to clauses of the rules reference. */
export type Deck = NonNullable<DeckInfo["cards"]> & Pick<DeckInfo, "appendix">;

const known = new Map<string, Promise<Deck>>();

export function loadDeck(hash: string): Promise<Deck> {
  const found = known.get(hash) ?? fetchDeck(hash);
  known.set(hash, found);
  found.catch(() => known.delete(hash));
  return found;
}

async function fetchDeck(hash: string): Promise<Deck> {
  const { cards, appendix } = await http.get<DeckInfo>(`/api/decks/${hash}`);
  return { names: {}, ...cards, appendix };
}
