// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "$lib/app.svelte";
import { loadTexts } from "$lib/i18n/load";
import { keyOf } from "$lib/board/offers";
import { LANGUAGES } from "$lib/i18n/texts";
import type { Deck } from "$lib/net/deck";
import type { KromDeck, State } from "$lib/types";
import { soon } from "$lib/ui/later";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { later } from "./later";
import Players from "./Players.svelte";

// Hundreds of drawings in every document would only cost time here.
vi.mock("./Art.svelte", () => ({ default: () => {} }));

const files = import.meta.glob<State & KromDeck>("../../../fixtures/krom/*.json", {
  import: "default",
  eager: true,
});
const named = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file]),
);
const read = (name: string) => {
  const file = named.get(name);
  if (!file) throw new Error(`no fixture ${name}`);
  return file;
};
const deck: KromDeck & Deck = { ...read("deck"), appendix: {} };
const names = [...named.keys()].filter((name) => name !== "deck");
const answer = vi.fn<(choice: number) => void>();
const openClause = vi.fn<(clause: string) => void>();

const texts = async (state: State, language: (typeof LANGUAGES)[number] = "en") => {
  app.texts = await loadTexts(language, "krom");
  return app.texts.at(state.table.seats.map((seat) => seat.name));
};

/** A board that stands: it is drawn part by part. */
async function drawn(props: ComponentProps<typeof Board>) {
  const shown = render(Board, props);
  const busy = () => shown.container.querySelector('[aria-busy="true"]');
  await vi.waitFor(() => expect(busy()).toBeNull(), { interval: 1 });
  return shown;
}

beforeAll(() => later.fetch());
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(args.join(" "));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("stands up from top to bottom, and says that it is not complete yet", async () => {
  const state = read("movement");
  const { container } = render(Board, {
    state,
    deck,
    texts: await texts(state),
    answer,
    openClause,
  });
  const seen = new Set<string>();
  await vi.waitFor(
    () => {
      const parts = [".race", ".wallpart", ".low"].filter((part) => container.querySelector(part));
      seen.add(parts.join(""));
      expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    },
    { interval: 1 },
  );
  expect([...seen].join(" ").startsWith(" ")).toBe(true); // nothing at first
  expect([...seen].at(-1)).toBe(".race.wallpart.low");
});

it("shows who comes to a fight by phone the fight first, which stands above the places", async () => {
  const state = read("combat");
  let come = (): void => {};
  const fetched = new Promise<void>((done) => (come = done));
  vi.spyOn(later, "fetch").mockReturnValue(fetched);
  const all = { state, deck, texts: await texts(state), answer, openClause, phone: true };
  const { container } = render(Board, all);
  const places = () => container.querySelector(".wallpart");
  for (let i = 0; i < 10; i++) await soon();
  expect(places()).toBeNull();
  come();
  await vi.waitFor(() => expect(places()).not.toBeNull());
  expect(container.querySelector(".scrim")).not.toBeNull();
});

describe.each(names)("%s", (name) => {
  const state: State = read(name);
  const over = state.table.state === "over";

  it("is drawn without a missing word in any language", async () => {
    const props = { state, deck, texts: await texts(state) };
    const players = render(Players, props);
    const main = over
      ? render(Ending, { ...props, rematch: () => {} })
      : await drawn({ ...props, answer, openClause });
    for (const language of LANGUAGES) {
      const said = { texts: await texts(state, language) };
      await players.rerender(said);
      await main.rerender(said);
      expect(document.body.textContent, language).not.toMatch(/krom-[a-z]/);
    }
    if (names.indexOf(name) % 4) return; // that no word stays behind, some boards may tell for all
    const words = document.body.textContent;
    cleanup();
    const last = { ...props, texts: await texts(state, LANGUAGES[3]) };
    render(Players, last);
    if (over) render(Ending, { ...last, rematch: () => {} });
    else await drawn({ ...last, answer, openClause });
    expect(document.body.textContent).toBe(words);
  });

  it.runIf(!over).each([false, true])("offers every answer; on a phone: %s", async (phone) => {
    const all = { state, deck, texts: await texts(state), answer, openClause, phone };
    await drawn(all);
    render(Acts, all);
    if (phone) await drawn({ ...all, tab: "me" });
    const found = [...document.body.querySelectorAll("[data-choice], [data-open]")];
    const reached = new Set(
      found.flatMap((one) => [one.getAttribute("data-choice"), one.getAttribute("data-open")]),
    );
    for (const choice of state.asked?.choices ?? []) {
      // Evolutions of a phone are realised from the enlarged card.
      if (phone && choice.verb === "realise") continue;
      expect(reached, name).toContain(keyOf(choice));
    }
  });
});

it("answers with the number of what was clicked", async () => {
  const state: State = read("savanna");
  await drawn({ state, deck, texts: await texts(state), answer, openClause });
  const prey = state.asked?.choices.find(({ verb }) => verb === "hunt");
  document.querySelector<HTMLElement>('[data-choice^="hunt:"]')?.click();
  expect(answer).toHaveBeenCalledWith(prey?.id);
});

describe("a die picked up last", () => {
  const state: State = read("reroll"); // picked up: a 3, then a 2
  const picked = () => document.querySelectorAll<HTMLElement>(".picked button");

  it("goes back by a click", async () => {
    const undo = vi.fn<() => void>();
    await drawn({ state, deck, texts: await texts(state), answer, openClause, undo });
    expect([...picked()].map((die) => die.title)).toEqual(["Put the 2 back"]);
    picked()[0]?.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("stays where the answer cannot be taken back", async () => {
    await drawn({ state, deck, texts: await texts(state), answer, openClause });
    expect(picked()).toHaveLength(0);
  });
});

it.each([
  ["board", 1],
  ["me", 0],
])("covers the tab %s of a phone with the reveal: %s", async (tab, times) => {
  const state: State = read("reveal");
  const before = { ...state, events: state.events.slice(0, 1) };
  const all = { deck, texts: await texts(state), answer, openClause, phone: true, tab };
  const { rerender } = await drawn({ ...all, state: before });
  await rerender({ ...all, state });
  expect(document.querySelectorAll(".reveal")).toHaveLength(times);
});
