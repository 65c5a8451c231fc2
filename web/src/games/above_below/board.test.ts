// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "$lib/app.svelte";
import { keyOf } from "$lib/board/offers";
import { LANGUAGES } from "$lib/i18n/texts";
import type { State } from "$lib/types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Players from "./Players.svelte";
import type { AboveBelowDeck } from "./view";

// Hundreds of drawings in every document would only cost time here.
vi.mock("./Art.svelte", () => ({ default: () => {} }));

const files = import.meta.glob<State & AboveBelowDeck>("../../../fixtures/above_below/*.json", {
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
const deck: AboveBelowDeck = read("deck");
const names = [...named.keys()].filter((name) => name !== "deck");
const answer = vi.fn<(choice: number) => void>();
const openClause = vi.fn<(clause: string) => void>();

const texts = async (state: State, language: (typeof LANGUAGES)[number] = "en") => {
  app.game = "above_below";
  await app.speak(language);
  return app.texts.at(state.table.seats.map((seat) => seat.name));
};
const show = async (name: string, phone = false) => {
  const state: State = read(name);
  return render(Board, { state, deck, texts: await texts(state), answer, openClause, phone });
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(args.join(" "));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(names)("%s", (name) => {
  const state: State = read(name);
  const over = state.table.state === "over";

  it("is drawn without a missing word in any language", async () => {
    const props = { state, deck, texts: await texts(state) };
    const players = render(Players, props);
    const main = over
      ? render(Ending, { ...props, rematch: () => {} })
      : render(Board, { ...props, answer, openClause });
    for (const language of LANGUAGES) {
      const said = { texts: await texts(state, language) };
      await players.rerender(said);
      await main.rerender(said);
      expect(document.body.textContent, language).not.toMatch(/above_below-[a-z]/);
    }
    if (names.indexOf(name) % 4) return; // that no word stays behind, some boards may tell for all
    const words = document.body.textContent;
    cleanup();
    const last = { ...props, texts: await texts(state, LANGUAGES[3]) };
    render(Players, last);
    if (over) render(Ending, { ...last, rematch: () => {} });
    else render(Board, { ...last, answer, openClause });
    expect(document.body.textContent).toBe(words);
  });

  it.runIf(!over).each([false, true])("offers every answer; on a phone: %s", async (phone) => {
    const { container } = await show(name, phone);
    const found = [...container.querySelectorAll("[data-choice]")];
    const reached = new Set(found.map((one) => one.getAttribute("data-choice")));
    for (const choice of state.asked?.choices ?? []) expect(reached, name).toContain(keyOf(choice));
  });
});

it("answers with the number of what was clicked", async () => {
  await show("name-explore");
  document.querySelector<HTMLElement>('[data-choice="villager:lump"]')?.click();
  expect(answer).toHaveBeenCalledWith(172);
});

it("says why an action cannot be taken, clause first", async () => {
  const { container } = await show("start");
  const tiles = [...container.querySelectorAll(".actions .tile")];
  const explore = tiles.find((tile) => tile.textContent.includes("Explore"));
  expect(explore?.getAttribute("aria-disabled")).toBe("true");
  expect(explore?.textContent).toContain("A6: at least two villagers must go");
});

it("lights up what an action can use while it is pointed at", async () => {
  // Ready are Bonk with his hammer, Scribble and Lump: one of them builds.
  const { container } = await show("start-two");
  const build = container.querySelector('.tile[data-choice="build"]');
  expect(container.querySelectorAll(".villager.lit")).toHaveLength(0);
  build?.dispatchEvent(new Event("pointerenter"));
  await tick();
  expect(container.querySelectorAll(".villager.lit")).toHaveLength(1);
  build?.dispatchEvent(new Event("pointerleave"));
  await tick();
  expect(container.querySelectorAll(".villager.lit")).toHaveLength(0);
});

it("shows a card within the purse with a filled coin, another with an empty one", async () => {
  // 8 coins: a star house for 14 is out of reach, the key house for 8 is not.
  const { container } = await show("build-two");
  const costs = [...container.querySelectorAll(".great .cost")];
  const far = (n: string) =>
    costs.find((cost) => cost.textContent.startsWith(n))?.classList.contains("far");
  expect([far("8"), far("14")]).toEqual([false, true]);
});

it("enlarges a building with its ability in words", async () => {
  const { container } = await show("actions");
  container.querySelector<HTMLElement>(".building button")?.click();
  await tick();
  expect(document.querySelector("dialog")?.textContent).toContain("3 beds");
});

it("opens another player’s village", async () => {
  const state: State = read("village-large-watched");
  const { container } = render(Players, { state, deck, texts: await texts(state) });
  const names = [...container.querySelectorAll<HTMLElement>(".neighbour > button")];
  // Seat 1, asked, has sixteen buildings; the person sits at 2 and sees the seats 3, 0 and 1.
  names[2]?.click();
  await tick();
  expect(document.querySelectorAll("dialog .building")).toHaveLength(16);
});
