/** The games of the house: what is playable, what is to come, and the parts that draw them. */
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

export async function loadGame(id: string): Promise<GameParts> {
  const [board, bar, side] = await Promise.all([
    part(boards, `./${id}/Board.svelte`),
    acts[`./${id}/Acts.svelte`]?.(),
    part(players, `./${id}/Players.svelte`),
  ]);
  const ending = () => part(endings, `./${id}/Ending.svelte`);
  return { board, acts: bar?.default ?? null, players: side, ending };
}

/** The parts of a game, and the cards that a table plays it with. */
export function loadTable(game: string, deck: string): Promise<[GameParts, Deck]> {
  return Promise.all([loadGame(game), loadDeck(deck)]);
}

async function part<Props extends object>(
  parts: Record<string, Part<Props>>,
  path: string,
): Promise<Component<Props>> {
  const load = parts[path];
  if (!load) throw new Error(`${path} is missing`);
  return (await load()).default;
}

/** In the order of the lobby; times and ages as on the boxes. */
export const SHELF = [
  {
    id: "krom",
    scene: "kromhero",
    box: [430, 290],
    players: "2–6",
    minutes: 40,
    age: 7,
    ready: true,
  },
  {
    id: "gletscher",
    scene: "glacier",
    box: [380, 290],
    players: "2–4",
    minutes: 60,
    age: 10,
    ready: true,
  },
  {
    id: "above_below",
    scene: "village",
    box: [380, 290],
    players: "2–4",
    minutes: 90,
    age: 13,
    ready: true,
  },
] as const;
