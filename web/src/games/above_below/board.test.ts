// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { failOnComplaints, situationsOf, standsInAllSituations } from "$lib/board/testing";
import type { State } from "$lib/types";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Players from "./Players.svelte";
import type { AboveBelowDeck } from "./view";

// Hundreds of drawings in every document would only cost time here.
vi.mock("./Art.svelte", () => ({ default: () => {} }));

const situations = await situationsOf<AboveBelowDeck>("above_below");
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
