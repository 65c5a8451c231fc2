/** What games are called, and how they count their rounds. */
import type { TableInfo } from "../types";
import type { Texts } from "./texts";

/** A game by its name; one that no text names, by its id. */
export function gameName(game: string, texts: Texts, form?: "short"): string {
  const key = `game-${game}`;
  if (form && texts.has(key, form)) return texts.t(key, {}, form);
  if (texts.has(key)) return texts.t(key);
  const words = game.replace(/[_-]+/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The round, the year or whatever the game calls it. */
export function roundOf({ game, round }: Pick<TableInfo, "game" | "round">, texts: Texts): string {
  return said(`round-${game}`, "round", texts, { n: round ?? 0 });
}

/** What the game says, or else what we say of any game. */
export function said(
  own: string,
  usual: string,
  texts: Texts,
  args: Record<string, unknown> = {},
): string {
  return texts.t(texts.has(own) ? own : usual, args);
}
