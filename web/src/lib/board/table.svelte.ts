/** What every part of a board needs; given by Board, Players and Ending through the context. */
import { getContext, setContext } from "svelte";
import type { Texts } from "../i18n/texts";
import type { Asked, LogEvent, State } from "../types";
import { eventsOf } from "./history";
import type { Offers } from "./offers";

export type BoardTable<View, Deck, Wishes extends Offers = Offers> = {
  readonly state: State;
  /** All that was told so far. */
  readonly events: readonly LogEvent[];
  readonly view: View;
  readonly deck: Deck;
  readonly texts: Texts;
  readonly offers: Wishes;
  readonly phone: boolean;
  /** Takes the last answer back; none where that cannot be. */
  readonly undo: (() => void) | undefined;
  answer(choice: number): void;
  openClause(clause: string): void;
  /** Shows a card large, with its text and clause. */
  enlarge(card: string): void;
};

type Verbs = Pick<BoardTable<unknown, unknown>, "answer" | "openClause" | "enlarge">;
type Sources<Deck> = {
  state: () => State;
  deck: () => Deck;
  texts: () => Texts;
  phone?: () => boolean;
  undo?: () => (() => void) | undefined;
} & Partial<Verbs>;

const nothing = () => {};

/** The context of one game's board: who gives it, and who uses it. */
export function tableOf<View, Deck, Wishes extends Offers = Offers>(
  viewOf: (state: State) => View | null,
  offersOf: (asked: Asked | null) => Wishes,
) {
  type Table = BoardTable<View, Deck, Wishes>;
  const key = Symbol("table");

  /** Sources are functions, so that what is read from the table follows its component's props. */
  function giveTable({ state, deck, texts, phone, undo, ...verbs }: Sources<Deck>): Table {
    const view = $derived(viewOf(state()));
    const offers = $derived(offersOf(state().asked));
    const events = $derived(eventsOf(state()));
    return setContext<Table>(key, {
      get state() {
        return state();
      },
      get events() {
        return events;
      },
      get view() {
        if (!view) throw new Error("a table of another game");
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
      get undo() {
        return undo?.();
      },
      answer: verbs.answer ?? nothing,
      openClause: verbs.openClause ?? nothing,
      enlarge: verbs.enlarge ?? nothing,
    });
  }

  return { giveTable, useTable: (): Table => getContext<Table>(key) };
}
