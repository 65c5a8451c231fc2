/** The table of Above and Below, for every part of its board. */
import { getContext, setContext } from "svelte";
import { Offers } from "$lib/board/offers";
import { tableOf } from "$lib/board/table.svelte";
import type { Action } from "./terms";
import { villageView, type AboveBelowDeck, type VillageView } from "./view";

const board = tableOf<VillageView, AboveBelowDeck>(villageView, (asked) => new Offers(asked));

type Own = {
  /** Opens the book again at the last story. */
  reread(): void;
  /** The action that is pointed at: what it can use lights up. */
  readonly lit: Action | null;
  light(action: Action | null): void;
};
export type Table = ReturnType<typeof board.useTable> & Own;

type Sources = Parameters<typeof board.giveTable>[0] & Partial<Pick<Own, "reread">>;

const KEY = Symbol("village");

export function giveTable({ reread, ...sources }: Sources): Table {
  let lit = $state<Action | null>(null);
  const own: Own = {
    reread: reread ?? (() => {}),
    get lit() {
      return lit;
    },
    light(action) {
      lit = action;
    },
  };
  const getters = Object.getOwnPropertyDescriptors(own);
  return setContext(KEY, Object.defineProperties(board.giveTable(sources), getters) as Table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
