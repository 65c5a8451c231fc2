/** What every part of a board needs; given by Board, Players and Ending through the context. */
import { getContext, setContext } from "svelte";
import type { Texts } from "../i18n/texts";
import type { Asked, LogEvent, State } from "../types";
import { choiceOf, type Answering } from "./choice";
import { eventsOf } from "./history";
import type { Offer, Offers } from "./offers";

export type BoardTable<View = unknown, Deck = unknown, Wishes extends Offers = Offers> = {
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
  /** The card that is shown large, with its text and clause. */
  readonly enlarged: string | null;
  enlarge(card: string | null): void;
  answer(choice: number): void;
  /** What makes a button answer, to be spread on it; `instead` is what else a press may do. */
  choice(offer: Offer | undefined, instead?: () => void): Answering;
  openClause(clause: string): void;
};

/** What the component that gives the table was handed. */
type Given<Deck> = {
  state: State;
  deck: Deck;
  texts: Texts;
  phone?: boolean;
  undo?: (() => void) | undefined;
  answer?: (choice: number) => void;
  openClause?: ((clause: string) => void) | undefined;
};

type Ways = {
  /** Is told of every answer before it goes out. */
  answered?: () => void;
  /** Drawn small wherever it stands. */
  small?: boolean;
};

const KEY = Symbol("table");

/** The table of whatever game is on the board. */
export const useBoard = (): BoardTable => getContext(KEY);

/** The context of one game's board: who gives it, and who uses it. */
export function tableOf<View, Deck, Wishes extends Offers = Offers>(
  viewOf: (state: State) => View | null,
  offersOf: (asked: Asked | null) => Wishes,
) {
  type Table = BoardTable<View, Deck, Wishes>;

  function giveTable(given: () => Given<Deck>, { answered, small = false }: Ways = {}): Table {
    const view = $derived(viewOf(given().state));
    const offers = $derived(offersOf(given().state.asked));
    const events = $derived(eventsOf(given().state));
    let enlarged = $state<string | null>(null);
    const answer = (choice: number) => {
      answered?.();
      given().answer?.(choice);
    };
    return setContext<Table>(KEY, {
      get state() {
        return given().state;
      },
      get events() {
        return events;
      },
      get view() {
        if (!view) throw new Error("a table of another game");
        return view;
      },
      get deck() {
        return given().deck;
      },
      get texts() {
        return given().texts;
      },
      get offers() {
        return offers;
      },
      get phone() {
        return small || (given().phone ?? false);
      },
      get undo() {
        return given().undo;
      },
      get enlarged() {
        return enlarged;
      },
      enlarge: (card) => (enlarged = card),
      answer,
      choice: (offer, instead) => choiceOf(offer, given().texts, answer, instead),
      openClause: (clause) => given().openClause?.(clause),
    });
  }

  return { giveTable, useTable: (): Table => getContext<Table>(KEY) };
}
