/** The table of Krom, for every part of its board. */
import { tableOf } from "$lib/board/table.svelte";
import type { KromDeck } from "$lib/types";
import { Offers } from "./choices";
import { kromView, type KromView } from "./view";

export const { giveTable, useTable } = tableOf<KromView, KromDeck, Offers>(
  kromView,
  (asked) => new Offers(asked),
);
