/** The table of Krom, for every part of its board. */
import { tableOf } from "$lib/board/table.svelte";
import type { KromDeck } from "$lib/types";
import { Offers } from "./choices";
import { kromView } from "./view";

export const { giveTable, useTable } = tableOf(
  kromView,
  (asked, deck: KromDeck) => new Offers(asked, deck),
);
