/** The table of Gletscher, for every part of its board. */
import { Offers } from "$lib/board/offers";
import { tableOf } from "$lib/board/table.svelte";
import { gletscherView, type GletscherDeck, type GletscherView } from "./view";

export const { giveTable, useTable } = tableOf<GletscherView, GletscherDeck>(
  gletscherView,
  (asked) => new Offers(asked),
);
