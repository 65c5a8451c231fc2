/** Decks by their hash: they never change, so one fetch is enough. */
import type { KromDeck } from "../types";
import { http } from "./http";

const known = new Map<string, Promise<KromDeck>>();

export function loadDeck(hash: string): Promise<KromDeck> {
  const found = known.get(hash) ?? http.get<KromDeck>(`/api/decks/${hash}`);
  known.set(hash, found);
  found.catch(() => known.delete(hash));
  return found;
}
