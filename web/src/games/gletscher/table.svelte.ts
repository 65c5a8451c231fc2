/** The table of Gletscher, for every part of its board. */
import { Offers } from "$lib/board/offers";
import { tableOf } from "$lib/board/table.svelte";
import { keyOf } from "./choices";
import { gletscherView, type GletscherDeck } from "./view";

export const { giveTable, useTable } = tableOf(
  gletscherView,
  (asked, deck: GletscherDeck) => new Offers(asked, (kind, id) => keyOf(kind, id, deck)),
);
