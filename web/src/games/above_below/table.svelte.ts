/** The table of Above and Below, for every part of its board. */
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
type Give = Parameters<typeof board.giveTable>;

export function giveTable(
  given: Give[0],
  { reread = () => {}, ...ways }: Give[1] & Partial<Pick<Own, "reread">> = {},
): Table {
  let lit = $state<Action | null>(null);
  const own: Own = {
    reread,
    get lit() {
      return lit;
    },
    light(action) {
      lit = action;
    },
  };
  const table = board.giveTable(given, ways);
  return Object.defineProperties(table, Object.getOwnPropertyDescriptors(own)) as Table;
}

export const useTable = board.useTable as () => Table;
