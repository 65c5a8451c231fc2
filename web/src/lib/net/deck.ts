/** Decks by their hash: they never change, so one fetch is enough. */
import type { DeckInfo } from "../types";
import { http } from "./http";

/** The cards of a game, and what else a table with them is drawn with. */
export type Deck = DeckInfo["cards"] & Omit<DeckInfo, "cards">;

const known = new Map<string, Promise<Deck>>();

export function loadDeck(hash: string): Promise<Deck> {
  const found = known.get(hash) ?? fetchDeck(hash);
  known.set(hash, found);
  found.catch(() => known.delete(hash));
  return found;
}

async function fetchDeck(hash: string): Promise<Deck> {
  const { cards, ...besides } = await http.get<DeckInfo>(`/api/decks/${hash}`);
  return { ...cards, ...besides };
}
