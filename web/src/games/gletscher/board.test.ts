// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failOnComplaints, situationsOf, standsInAllSituations } from "$lib/board/testing";
import type { State } from "$lib/types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Players from "./Players.svelte";
import { gletscherView, type GletscherDeck } from "./view";

// Hundreds of drawings in every document would only cost time here.
vi.mock("./Art.svelte", () => ({ default: () => {} }));

const situations = await situationsOf<GletscherDeck>("gletscher");
const { read, deck, texts } = situations;
const answer = vi.fn<(choice: number) => void>();
const openClause = vi.fn<(clause: string) => void>();

const show = async (name: string, phone = false) => {
  const state: State = read(name);
  return render(Board, { state, deck, texts: await texts(state), answer, openClause, phone });
};

failOnComplaints();

standsInAllSituations(situations, { Board, Players, Ending });

it("answers with the number of what was clicked", async () => {
  await show("actions");
  // The third card of the row; the first is number 30.
  document.querySelector<HTMLElement>('[data-choice="hunt:2"]')?.click();
  expect(answer).toHaveBeenCalledWith(32);
});

it("says why a card cannot be used, clause first", async () => {
  const { container } = await show("actions");
  const store = container.querySelector(".cave .kept");
  expect(store?.textContent).toContain("G18");
  expect(store?.textContent).toContain("no weapon can be made from it");
});

it("shows need, have and the faces of the die that do it", async () => {
  // Need 5; one hunter more than needed +1, a net +2, a storm −1: +2. A 3 or more, 4 faces of 6.
  const { container } = await show("roll");
  const sum = container.querySelector(".sum");
  expect(sum?.querySelector("dl")?.textContent.replace(/\s+/g, " ")).toContain("Need 5 Have +2");
  expect(sum?.textContent).toContain("67 %");
  expect(sum?.querySelectorAll(".hit")).toHaveLength(4);
});

it("shows nobody else’s fate cards", async () => {
  const { container } = await show("reaction-watched");
  expect(container.querySelector(".fate")).toBeNull();
});

it("G21: an earthquake leaves open what somebody is about to lose", async () => {
  const before: State = read("earthquake-before");
  const after: State = read("earthquake");
  const props = { deck, texts: await texts(after), answer, openClause };
  const { container, rerender } = render(Board, { state: before, ...props });
  await rerender({ state: after, ...props });
  // He rolled a 6 and is asked for an offering.
  expect(container.querySelector(".plate .fall")?.textContent).toContain("…");
});

describe("the gathering before one’s eyes (G24)", () => {
  const trophies = (container: HTMLElement) => container.querySelectorAll(".prize").length;
  /** The table before the gathering, then after it, with dice that tumble. */
  const gather = async (phone = false) => {
    document.documentElement.style.setProperty("--tempo", "1");
    vi.useFakeTimers();
    const after: State = read("meal");
    const view = gletscherView(after);
    const before = { ...after, view: view && { ...view, contests: [] } };
    const props = { deck, texts: await texts(after), answer, openClause, phone };
    const shown = render(Board, { state: before, ...props });
    await shown.rerender({ state: after, ...props });
    return shown.container;
  };
  afterEach(() => {
    document.documentElement.style.removeProperty("--tempo");
    vi.useRealTimers();
  });

  it("comes by itself, one contest after the other, and then the food", async () => {
    const container = await gather();
    expect(trophies(container)).toBe(0);
    expect(container.querySelectorAll(".later")).toHaveLength(2);
    expect(container.querySelector(".figures")).toBeNull();
    const seen = new Set<number>();
    for (let time = 0; time < 60; time++) {
      await vi.advanceTimersByTimeAsync(500);
      seen.add(trophies(container));
    }
    expect([...seen]).toEqual([0, 1, 2, 3]);
    expect(container.querySelector(".figures")).not.toBeNull();
  });

  it("shows on a phone the contest that is being told, and then all", async () => {
    const container = await gather(true);
    const seen = () => [...container.querySelectorAll(".con h2")].map((one) => one.textContent);
    expect(seen()).toEqual(["Hunters"]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(seen()).toEqual(["Hunters", "Herbalists", "Shamans"]);
  });

  it("is not given away beside the board", async () => {
    await gather();
    const after: State = read("meal");
    const side = render(Players, { state: after, deck, texts: await texts(after) }).container;
    const won = () => side.querySelectorAll(".tr:not(.off)").length;
    expect(won()).toBe(0);
    // Seat 0 looks on and has won two; the third trophy is seat 2’s.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(won()).toBe(1);
  });

  it("goes on with a click beside the buttons, a key, or the button", async () => {
    const container = await gather();
    document.body.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(trophies(container)).toBe(1);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
    container.querySelector<HTMLElement>(".winter header .btn")?.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(trophies(container)).toBe(2);
  });
});
