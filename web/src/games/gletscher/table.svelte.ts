/** What every part of the board needs; given by Board, Players and Ending through the context. */
import { getContext, setContext } from "svelte";
import { eventsOf } from "$lib/board/history";
import type { Texts } from "$lib/i18n/texts";
import { Offers } from "$lib/board/offers";
import type { LogEvent, State } from "$lib/types";
import { keyOf } from "./choices";
import { gletscherView, type GletscherDeck, type GletscherView } from "./view";

export type Table = {
  readonly state: State;
  /** All that was told so far. */
  readonly events: readonly LogEvent[];
  readonly view: GletscherView;
  readonly deck: GletscherDeck;
  readonly texts: Texts;
  readonly offers: Offers;
  readonly phone: boolean;
  answer(choice: number): void;
  openClause(clause: string): void;
  /** Shows a card large, with its text and clause. */
  enlarge(card: string): void;
};

type Sources = {
  state: () => State;
  deck: () => GletscherDeck;
  texts: () => Texts;
  phone?: () => boolean;
} & Partial<Pick<Table, "answer" | "openClause" | "enlarge">>;

const KEY = Symbol("gletscher table");
const nothing = () => {};

/** Sources are functions, so that what is read from the table follows its component's props. */
export function giveTable({ state, deck, texts, phone, ...verbs }: Sources): Table {
  const view = $derived(gletscherView(state()));
  const offers = $derived(new Offers(state().asked, (kind, id) => keyOf(kind, id, deck())));
  const events = $derived(eventsOf(state()));
  const table: Table = {
    get state() {
      return state();
    },
    get events() {
      return events;
    },
    get view() {
      if (!view) throw new Error("no table of Gletscher");
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
  };
  return setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
