// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  drawn,
  failOnComplaints,
  situationsOf,
  STANDS,
  standsInAllSituations,
} from "$lib/board/testing";
import type { KromDeck, State } from "$lib/types";
import { soon } from "$lib/ui/later";
import Acts from "./Acts.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import { later } from "./later";
import Players from "./Players.svelte";

// Hundreds of drawings in every document would only cost time here.
vi.mock("./Art.svelte", () => ({ default: () => {} }));

const situations = await situationsOf<KromDeck>("krom");
const { read, texts, deck } = situations;
const answer = vi.fn<(choice: number) => void>();
const openClause = vi.fn<(clause: string) => void>();

beforeAll(() => later.fetch());
failOnComplaints();

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
  await vi.waitFor(() => {
    const parts = [".race", ".wallpart", ".low"].filter((part) => container.querySelector(part));
    seen.add(parts.join(""));
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
  }, STANDS);
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

standsInAllSituations(
  { ...situations, deck },
  {
    Board,
    Players,
    Ending,
    besides: async (props) => {
      render(Acts, props);
      if (props.phone) await drawn(Board, { ...props, tab: "me" });
    },
    // Evolutions of a phone are realised from the enlarged card.
    hidden: ({ verb }, phone) => phone && verb === "realise",
  },
);

it("answers with the number of what was clicked", async () => {
  const state: State = read("savanna");
  await drawn(Board, { state, deck, texts: await texts(state), answer, openClause });
  const prey = state.asked?.choices.find(({ verb }) => verb === "hunt");
  document.querySelector<HTMLElement>('[data-choice^="hunt:"]')?.click();
  expect(answer).toHaveBeenCalledWith(prey?.id);
});

describe("a die picked up last", () => {
  const state: State = read("reroll"); // picked up: a 3, then a 2
  const picked = () => document.querySelectorAll<HTMLElement>(".picked button");

  it("goes back by a click", async () => {
    const undo = vi.fn<() => void>();
    await drawn(Board, { state, deck, texts: await texts(state), answer, openClause, undo });
    expect([...picked()].map((die) => die.title)).toEqual(["Put the 2 back"]);
    picked()[0]?.click();
    expect(undo).toHaveBeenCalledOnce();
  });

  it("stays where the answer cannot be taken back", async () => {
    await drawn(Board, { state, deck, texts: await texts(state), answer, openClause });
    expect(picked()).toHaveLength(0);
  });
});

it.each([
  ["board", 1],
  ["me", 0],
] as const)("covers the tab %s of a phone with the reveal: %s", async (tab, times) => {
  const state: State = read("reveal");
  const before: State = read("reveal-before");
  const all = { deck, texts: await texts(state), answer, openClause, phone: true, tab };
  const { rerender } = await drawn(Board, { ...all, state: before });
  await rerender({ ...all, state });
  expect(document.querySelectorAll(".reveal")).toHaveLength(times);
});
