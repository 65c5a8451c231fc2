// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "$lib/app.svelte";
import { keyOf } from "$lib/board/offers";
import { loadTexts } from "$lib/i18n/load";
import { LANGUAGES, type Language, type Texts } from "$lib/i18n/texts";
import type { Deck } from "$lib/net/deck";
import type { State } from "$lib/types";
import Board from "./Board.svelte";
import { BY_SEAT, diceGame, TEXTS } from "./dice";
import Ending from "./Ending.svelte";
import Players from "./Players.svelte";

const files = import.meta.glob<State>("../../../fixtures/*/*.json", {
  import: "default",
  eager: true,
});
const words = import.meta.glob<string>("./texts/*/board.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const fixtures = Object.entries(files).flatMap(([path, state]) => {
  const [, game = "", name = ""] = /(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  return name === "deck" ? [] : [{ game, name, state }];
});

const deck: Deck = { names: {}, appendix: {}, by_seat: BY_SEAT };
const answer = vi.fn<(choice: number) => void>();
const openClause = vi.fn<(clause: string) => void>();
/** A sign that something was shown that is not for people. */
const WRONG = /undefined|\[object|\bnull\b|NaN|plain-[a-z]/;

const known = new Map<string, Texts>();

async function textsOf(state: State, language: Language = "en"): Promise<Texts> {
  const key = `${state.table.game} ${language}`;
  const texts = known.get(key) ?? (await loadTexts(language, state.table.game));
  texts.learn(words[`./texts/${language}/board.ftl`] ?? "");
  known.set(key, texts);
  app.texts = texts;
  return texts.at(state.table.seats.map((seat) => seat.name));
}

beforeEach(() => {
  // The dice game is one that only the server knows.
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(TEXTS)));
  vi.spyOn(console, "error").mockImplementation((...args) => {
    throw new Error(args.join(" "));
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Every table of ours in one of the languages in turn; they have the same keys. The dice game in all. */
const TABLES = [
  ...fixtures.map((one, i) => ({ ...one, language: LANGUAGES[i % LANGUAGES.length] })),
  ...LANGUAGES.map((language) => ({ game: "bones", name: "dice", state: diceGame(), language })),
];

describe.each(TABLES)("$game: $name in $language", ({ state, language }) => {
  it("is drawn in words, with every answer a button and a clause to every refusal", async () => {
    const props = { state, deck, texts: await textsOf(state, language) };
    render(Players, props);
    if (state.table.state === "over") render(Ending, { ...props, rematch: () => {} });
    render(Board, { ...props, answer, openClause, phone: true, tab: "me" });
    expect(document.querySelector("[data-choice]")).toBeNull();
    const { container } = render(Board, { ...props, answer, openClause, phone: false });
    expect(document.body.textContent).not.toMatch(WRONG);
    const buttons = [...container.querySelectorAll<HTMLElement>("button[data-choice]")];
    const choices = state.asked?.choices ?? [];
    expect(buttons.map((button) => button.dataset.choice)).toEqual(choices.map(keyOf));
    expect(buttons.every((button) => button.tabIndex === 0 && button.textContent)).toBe(true);
    const refused = choices.length ? state.asked?.refusals.length : 0;
    expect(container.querySelectorAll(".not .clause")).toHaveLength(refused ?? 0);
  });
});

describe("a dice game", () => {
  const shown = async (state = diceGame(), phone = false, tab: "board" | "me" = "board") => {
    const texts = await textsOf(state);
    return render(Board, { state, deck, texts, answer, openClause, phone, tab }).container;
  };
  /** The table of figures, line by line. */
  const figures = (within: Element) =>
    [...within.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    );
  const thing = (within: Element, label: string) => {
    const terms = [...within.querySelectorAll("dt")];
    return terms.find((term) => term.textContent === label)?.nextElementSibling;
  };

  it("has its figures by seat, points first, without lines that say nothing", async () => {
    expect(figures(await shown())).toEqual([
      ["Points", "4", "11", "0"],
      ["Place", "fire", "fire", "back of the cave"],
      ["Burnt", "–", "–", "yes"],
    ]);
  });

  it("has its dice as dice, its pile as a number, its seats as players", async () => {
    const board = await shown();
    const dice = thing(board, "Dice")?.querySelectorAll(".die") ?? [];
    expect([...dice].map((die) => die.getAttribute("aria-label"))).toEqual(["6", "6", "2"]);
    expect(thing(board, "Bone pile")?.textContent).toBe("3");
    expect(thing(board, "Playing now")?.textContent).toContain("Ann");
  });

  it("shows by seat only what is, even if something else has as many entries", async () => {
    const dice = diceGame();
    const view = {
      ...dice.view,
      players: 2,
      points: [1, 2],
      takes: Array(2).fill({ seat: 0, n: 3 }),
    };
    const [state, texts] = [{ ...dice, view } as State, await textsOf(dice)];
    const some = { ...deck, by_seat: ["points"] };
    const props = { state, deck: some, texts, answer, openClause, phone: false };
    const { container } = render(Board, props);
    expect(figures(container)).toEqual([["Points", "1", "2"]]);
    expect(thing(container, "Takes")?.textContent).toContain("3 ×2");
  });

  it("has like cards once, own names for its fields, and stories in the reader's language", async () => {
    const board = await shown();
    const hand = thing(board, "Hand")?.querySelectorAll("li") ?? [];
    expect([...hand].map((card) => card.textContent)).toEqual(["Ember ×2", "Flute"]);
    expect(thing(board, "Bones in reserve")?.textContent).toContain("1");
    expect(thing(board, "Tale")?.textContent).toContain("A spark.");
  });

  it("is open to everybody", async () => {
    const state = diceGame();
    const texts = await textsOf(state);
    const board = render(Board, { state, deck, texts, answer, openClause, phone: false });
    const players = render(Players, { state, deck, texts });
    const end = render(Ending, { state: diceGame({ winners: [1] }), deck, texts });
    // Colours are not painted here.
    const rules = { "color-contrast": { enabled: false } };
    for (const { container } of [board, players, end]) {
      const { violations } = await axe.run(container, { rules });
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });

  it("answers with the number of what was pressed", async () => {
    const board = await shown();
    board.querySelector<HTMLElement>('[data-choice="keep:2"]')?.click();
    expect(answer).toHaveBeenLastCalledWith(2);
  });

  it("shows on a phone the question with the board, the hand apart", async () => {
    const [board, me] = [await shown(diceGame(), true), await shown(diceGame(), true, "me")];
    expect(thing(board, "Hand")).toBeUndefined();
    expect(thing(me, "Hand")).not.toBeUndefined();
    expect(me.querySelector("[data-choice]")).toBeNull();
  });

  it("ends with its winners, all figures and the dice that were rolled", async () => {
    const state = diceGame({ winners: [1] });
    const texts = await textsOf(state);
    const { container } = render(Ending, { state, deck, texts, rematch: () => {} });
    expect(container.querySelector("h2")?.textContent).toBe("Bea wins!");
    expect(container.querySelector(".words")?.textContent).toContain("night 2");
    expect(figures(container)[0]).toEqual(["Points", "4", "11", "0"]);
    expect(container.querySelectorAll(".dice li")[5]?.textContent).toContain("2");
  });

  it("shows who watches everybody, and nothing as their own", async () => {
    const state = diceGame({ seat: null });
    const board = await shown(state);
    expect([...board.querySelectorAll("h2")].map((title) => title.textContent)).toEqual([
      "Figures",
      "On the table",
    ]);
    const players = render(Players, { state, deck, texts: await textsOf(state) });
    const names = [...players.container.querySelectorAll("h3")].map((name) => name.textContent);
    expect(names.map((name) => name.trim())).toEqual(["Ann", "Bea", "Cleo"]);
  });
});
