/** The parts that draw a game. */
import type { Component } from "svelte";
import type { Texts } from "../lib/i18n/texts";
import { loadDeck, type Deck } from "../lib/net/deck";
import type { State } from "../lib/types";

/** The tabs of a phone; a desktop shows all at once. */
export type Tab = "board" | "me" | "others" | "log";

export type BoardProps = {
  state: State;
  deck: Deck;
  texts: Texts;
  answer: (choice: number) => void;
  openClause: (clause: string) => void;
  /** Takes the last answer back; none where that cannot be. */
  undo?: (() => void) | undefined;
  phone: boolean;
  /** On a phone: the places and rows, or the own hand. */
  tab?: Tab;
};
export type PlayersProps = { state: State; deck: Deck; texts: Texts };
export type EndingProps = PlayersProps & {
  /** Only for those who played. */
  rematch?: (() => void) | undefined;
  openClause?: (clause: string) => void;
};

type Part<Props extends object> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const players = import.meta.glob<{ default: Component<PlayersProps> }>("./*/Players.svelte");
const acts = import.meta.glob<{ default: Component<BoardProps> }>("./*/Acts.svelte");
const endings = import.meta.glob<{ default: Component<EndingProps> }>("./*/Ending.svelte");

export type GameParts = {
  board: Component<BoardProps>;
  /** Answers that lie nowhere on the board and stand in the status bar, in a game that has such. */
  acts: Component<BoardProps> | null;
  players: Component<PlayersProps>;
  /** Most who come to a table are in the middle of the game. */
  ending: () => Promise<Component<EndingProps>>;
};

/** Draws any game, in words and tables. */
export const PLAIN = "plain";

/** Its parts; for those that it does not bring, the plain ones. */
export async function loadGame(id: string): Promise<GameParts> {
  const [board, bar, side] = await Promise.all([
    part(boards, "Board", id),
    acts[`./${id}/Acts.svelte`]?.(),
    part(players, "Players", id),
  ]);
  const ending = () => part(endings, "Ending", id);
  return { board, acts: bar?.default ?? null, players: side, ending };
}

/** Whether a plain part stands in for one of this game. */
export function isPlain(id: string): boolean {
  const parts = { Board: boards, Players: players, Ending: endings };
  return Object.entries(parts).some(([name, own]) => !own[`./${id}/${name}.svelte`]);
}

/** The parts of a game, and the cards that a table plays it with. */
export function loadTable(game: string, deck: string): Promise<[GameParts, Deck]> {
  return Promise.all([loadGame(game), loadDeck(deck)]);
}

async function part<Props extends object>(
  parts: Record<string, Part<Props>>,
  name: string,
  id: string,
): Promise<Component<Props>> {
  const load = parts[`./${id}/${name}.svelte`] ?? parts[`./${PLAIN}/${name}.svelte`];
  if (!load) throw new Error(`the plain ${name} is missing`);
  return (await load()).default;
}
