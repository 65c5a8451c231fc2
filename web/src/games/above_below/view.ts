/** The table as one seat sees it: what lascaux.games.above_below.secrets.view() sends, and its deck. */
import type { AboveBelowDeck, BuildingCard, State, VillagerCard } from "$lib/types";
import { KINDS, type Area, type Kind } from "./terms";

export type { AboveBelowDeck, BuildingCard, VillagerCard } from "$lib/types";

/** Words of the book in all languages; `texts.name` says them in the reader's. */
export type Words = { text: Record<string, string> };
/** Amounts of goods, drinks and coins. */
export type Things = Record<string, number>;
export type Built = { card: string; goods: number };
export type CaveCard = { card: number; grid: number[] };
export type Explorer = {
  villager: string;
  now: "on-the-card" | "exerted" | "gone";
  die: number | null;
  lanterns: number | null;
};
/** What an option of the book asks for, as far as it may be known. */
export type OptionFigures = {
  targets: number[];
  cost: Things;
  needs: Things;
  owning: Things;
  per_hammer: number;
  per_quill: number;
  bonus: number;
};
/** The part of an encounter that is there once its die has fallen. */
export type Page = {
  paragraph: string;
  number: number;
  layer: string;
  thread: string | null;
  title: Words;
  story: Words;
  options: Words[];
};
export type Encounter = {
  seat: number;
  reader: number;
  cave: CaveCard;
  explorers: Explorer[];
} & (
  | { paragraph: null }
  | (Page & {
      figures: OptionFigures[];
      option: number | null;
      lanterns: number | null;
      bonus: number | null;
      rerolls_left: number;
    })
);
/** A paragraph that was resolved; without a tier it failed. */
export type Told = Page & {
  option: number;
  targets: number[];
  tier: number | null;
  lanterns: number | null;
  things: Things & { special?: string };
  outcome: Words | null;
  link: string | null;
};
export type Sheet = Record<
  "track" | "buildings" | "printed" | "bonuses" | "reputation" | "rank",
  number
>;

export type VillageView = {
  game: "above_below";
  players: number;
  options: Record<string, string>;
  deck: string;
  seat: number | null;
  /** 1 to 7; 0 before the game. */
  round: number;
  first: number;
  active: number | null;
  waiting: number[];
  winners: number[];
  passed: number[];
  coins: number[];
  reputation: number[];
  stock: Things[];
  sale: (string | null)[];
  track: { good: string; n: number }[][];
  village: Built[][];
  caves: number[][];
  empty_caves: number[];
  beds: number[];
  purse: number[];
  income: { coins: number; potion: number }[];
  harvest: Things[];
  villagers: number[];
  sheets: Sheet[];
  asked: number[];
  offered: number[];
  market: (string | null)[];
  trainees: (string | null)[];
  specials: Things;
  cider: number;
  house_pile: string[][];
  outpost_pile: string[][];
  villager_pile: string[][];
  cave: CaveCard | null;
  caves_left: number;
  supply: Things | null;
  named: string[];
  obeyed: number;
  sold: number;
  refreshed: number;
  dice: number[];
  die: number;
  encounter: Encounter | null;
  tale: Told[];
} & Record<Area, string[][]>;

/** The server's word is taken for the shape; another game's view is none of ours. */
export function villageView(state: State): VillageView | null {
  return state.view?.game === "above_below" ? (state.view as unknown as VillageView) : null;
}

export function kindOf(card: string, deck: AboveBelowDeck): Kind {
  return KINDS.find((kind) => deck[kind].some(({ id }) => id === card)) ?? "house";
}

export function building(card: string, deck: AboveBelowDeck): BuildingCard | undefined {
  return KINDS.flatMap((kind) => deck[kind]).find(({ id }) => id === card);
}

export function villager(id: string, deck: AboveBelowDeck): VillagerCard | undefined {
  return deck.villager.find((one) => one.id === id);
}

/** Cards in a pile of layers. */
export const sizeOf = (pile: readonly (readonly unknown[])[]): number =>
  pile.reduce((sum, layer) => sum + layer.length, 0);

/** All points as things stand. */
export const scoreOf = (sheet: Sheet | undefined): number =>
  Object.values(sheet ?? {}).reduce((sum, n) => sum + n, 0);
