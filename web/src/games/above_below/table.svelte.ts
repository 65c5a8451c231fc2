/** What every part of the board needs; given by Board, Players and Ending through the context. */
import { getContext, setContext } from "svelte";
import { eventsOf } from "$lib/board/history";
import type { Texts } from "$lib/i18n/texts";
import { Offers } from "$lib/board/offers";
import type { LogEvent, State } from "$lib/types";
import { keyOf } from "./choices";
import type { Action } from "./terms";
import { villageView, type AboveBelowDeck, type VillageView } from "./view";

export type Table = {
  readonly state: State;
  /** All that was told so far. */
  readonly events: readonly LogEvent[];
  readonly view: VillageView;
  readonly deck: AboveBelowDeck;
  readonly texts: Texts;
  readonly offers: Offers;
  readonly phone: boolean;
  answer(choice: number): void;
  openClause(clause: string): void;
  /** Shows a card large, with its text and clause. */
  enlarge(card: string): void;
  /** Opens the book again at the last story. */
  reread(): void;
  /** The action that is pointed at: what it can use lights up. */
  readonly lit: Action | null;
  light(action: Action | null): void;
};

type Sources = {
  state: () => State;
  deck: () => AboveBelowDeck;
  texts: () => Texts;
  phone?: () => boolean;
} & Partial<Pick<Table, "answer" | "openClause" | "enlarge" | "reread">>;

const KEY = Symbol("village table");
const nothing = () => {};

/** Sources are functions, so that what is read from the table follows its component's props. */
export function giveTable({ state, deck, texts, phone, ...verbs }: Sources): Table {
  const view = $derived(villageView(state()));
  const offers = $derived(new Offers(state().asked, (kind, id) => keyOf(kind, id, deck())));
  const events = $derived(eventsOf(state()));
  let lit = $state<Action | null>(null);
  const table: Table = {
    get state() {
      return state();
    },
    get events() {
      return events;
    },
    get view() {
      if (!view) throw new Error("no table of Above and Below");
      return view;
    },
    get deck() {
      return deck();
    },
    get texts() {
      return texts();
    },
    get offers() {
      return offers;
    },
    get phone() {
      return phone?.() ?? false;
    },
    answer: verbs.answer ?? nothing,
    openClause: verbs.openClause ?? nothing,
    enlarge: verbs.enlarge ?? nothing,
    reread: verbs.reread ?? nothing,
    get lit() {
      return lit;
    },
    light(action) {
      lit = action;
    },
  };
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
