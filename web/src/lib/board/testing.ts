/** For tests: recorded situations of a game, its board drawn in them, and what any board must do. */
import { cleanup, render } from "@testing-library/svelte";
import type { Component, ComponentProps } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "$lib/app.svelte";
import { LANGUAGES } from "$lib/i18n/texts";
import type { Choice, State } from "$lib/types";
import { keyOf } from "./offers";
import type { BoardProps, EndingProps, PlayersProps } from "./parts";

type Language = (typeof LANGUAGES)[number];

/** Everything in fixtures/<game>/. */
export async function situationsOf<Deck>(game: string) {
  const files = import.meta.glob<State & Deck>("../../../fixtures/*/*.json", { import: "default" });
  const own = Object.entries(files).filter(([path]) => path.includes(`/${game}/`));
  const named = new Map<string, State & Deck>();
  for (const [path, load] of own) named.set(path.replace(/^.*\/|\.json$/g, ""), await load());
  const read = (name: string): State & Deck => {
    const file = named.get(name);
    if (!file) throw new Error(`no fixture ${name}`);
    return file;
  };
  /** What a table says in these situations, to those who sit at it. */
  const texts = async (state: State, language: Language = "en") => {
    app.game = game;
    await app.speak(language);
    return app.texts.at(state.table.seats.map((seat) => seat.name));
  };
  const deck: Deck = read("deck");
  return { game, read, texts, deck, names: [...named.keys()].filter((name) => name !== "deck") };
}

/** In milliseconds: long enough for a busy machine. A broken board never stands. */
export const STANDS = { interval: 1, timeout: 15_000 };

/** A board that stands: it may be drawn part by part. */
export async function drawn<Props extends Record<string, unknown>>(
  board: Component<Props>,
  props: ComponentProps<Component<Props>>,
) {
  const shown = render(board, props);
  const busy = () => shown.container.querySelector('[aria-busy="true"]');
  await vi.waitFor(() => expect(busy()).toBeNull(), STANDS);
  return shown;
}

/** A complaint in the console fails the test; nothing is left over for the next one. */
export function failOnComplaints(): void {
  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation((...args) => {
      throw new Error(args.join(" "));
    });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
}

/** The answers that the page offers; each thing that answers must be in reach of a keyboard. */
export function offered(...attributes: string[]): Set<string | null> {
  const things = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())];
  for (const thing of things) {
    expect(thing.matches("button:enabled:not([tabindex='-1'])"), thing.outerHTML).toBe(true);
  }
  return new Set(things.flatMap((thing) => attributes.map((name) => thing.getAttribute(name))));
}

type Parts<Deck> = {
  Board: Component<BoardProps<Deck>>;
  Players: Component<PlayersProps<Deck>>;
  Ending: Component<EndingProps<Deck>>;
  /** Draws what else offers answers; by `data-open` a thing opens what offers its answer. */
  besides?: (props: BoardProps<Deck>) => Promise<void>;
  /** Answers that lie behind a click. */
  hidden?: (choice: Choice, phone: boolean) => boolean;
};

/** What every board does in every situation. */
export function standsInAllSituations<Deck>(
  { game, read, texts, deck, names }: Awaited<ReturnType<typeof situationsOf<Deck>>>,
  { Board, Players, Ending, besides, hidden }: Parts<Deck>,
): void {
  const verbs = { answer: () => {}, openClause: () => {} };

  describe.each(names)("%s", (name) => {
    const state: State = read(name);
    const over = state.table.state === "over";
    const main = async (language?: Language) => {
      const props = { state, deck, texts: await texts(state, language) };
      const players = render(Players, props);
      if (over) return [players, render(Ending, { ...props, rematch: () => {} })];
      return [players, await drawn(Board, { ...props, ...verbs, phone: false })];
    };

    it("is drawn without a missing word in any language", async () => {
      const parts = await main();
      for (const language of LANGUAGES) {
        const said = { texts: await texts(state, language) };
        for (const part of parts) await part.rerender(said);
        expect(document.body.textContent, language).not.toMatch(new RegExp(`${game}-[a-z]`));
      }
      if (names.indexOf(name) % 4) return; // that no word stays behind, some boards may tell for all
      const words = document.body.textContent;
      cleanup();
      await main(LANGUAGES[3]);
      expect(document.body.textContent).toBe(words);
    });

    it.each(over ? [] : [false, true])("offers every answer; on a phone: %s", async (phone) => {
      const props = { state, deck, texts: await texts(state), ...verbs, phone };
      await drawn(Board, props);
      await besides?.(props);
      const reached = besides ? offered("data-choice", "data-open") : offered("data-choice");
      for (const choice of state.asked?.choices ?? []) {
        if (!hidden?.(choice, phone)) expect(reached, name).toContain(keyOf(choice));
      }
    });
  });
}
