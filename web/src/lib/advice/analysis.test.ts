// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadTexts } from "../i18n/load";
import { withAdvice } from "./load";
import type { Analysis as Found, LogEvent, TableInfo } from "../types";
import Analysis from "./Analysis.svelte";

const standing = (answer: number, round: number, first: number) => ({
  answer,
  round,
  chances: [first, 1 - first],
});
const NOTHING: Found = { done: 0, of: 4, standings: [], turns: [] };
const HALF: Found = { ...NOTHING, done: 2, standings: [standing(0, 1, 0.5), standing(4, 1, 0.6)] };
const DONE: Found = {
  done: 4,
  of: 4,
  standings: [standing(0, 1, 0.5), standing(4, 2, 0.62), standing(9, 3, 1)],
  turns: [{ answer: 9, seat: 0, before: 0.62, after: 1, event: 12 }],
};
const EVENT: LogEvent = {
  seq: 5,
  n: 12,
  answer: 8,
  event: { event: "moved", seat: 0 },
  phrase: { key: "log-moved", args: { seat: { seat: 0 }, place: { place: "cave" } } },
};
const table = { id: "t1", game: "krom", seats: [{ seat: 0 }, { seat: 1 }] } as TableInfo;
const fetch = vi.fn();
let replies: Found[];

beforeEach(() => {
  vi.useFakeTimers();
  document.cookie = "csrftoken=x";
  fetch.mockImplementation(() => {
    const found = replies.length > 1 ? replies.shift() : replies[0];
    return Promise.resolve(new Response(JSON.stringify(found)));
  });
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetch.mockReset();
});

async function shown(lookAt: (n: number) => void = () => undefined) {
  const texts = (await withAdvice(await loadTexts("en", "krom"), "krom")).at(["Ines", "Bo"]);
  render(Analysis, { props: { table, events: [EVENT], texts, lookAt } });
  await vi.advanceTimersByTimeAsync(1);
}

it("is begun by a click, says how far it is, and asks again until it is done", async () => {
  replies = [NOTHING, NOTHING, HALF, DONE];
  await shown();
  await fireEvent.click(screen.getByRole("button", { name: "Analyse the game" }));
  await vi.advanceTimersByTimeAsync(1000);
  const bar = screen.getByRole("progressbar");
  expect([bar.getAttribute("max"), (bar as HTMLProgressElement).value]).toEqual(["4", 2]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getByRole("heading", { name: "The turning point" })).toBeTruthy();
  const calls = fetch.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetch.mock.calls.length).toBe(calls);
});

it("that is kept is there at once, in words and figures, and leads to the moment", async () => {
  replies = [DONE];
  const lookAt = vi.fn();
  await shown(lookAt);
  const turn = screen.getByRole("button", { name: /Ines goes to the Cave/ });
  expect(turn.textContent).toContain("Ines: from 62% to 100%");
  expect(turn.textContent).toContain("round 2");
  await fireEvent.click(turn);
  expect(lookAt).toHaveBeenCalledWith(8);
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ["0 · round 1", "50%", "50%"],
    ["4 · round 2", "62%", "38%"],
    ["9 · round 3", "100%", "0%"],
  ]);
});

it("that was interrupted goes on by itself", async () => {
  replies = [HALF, HALF, DONE];
  await shown();
  expect(screen.getByRole("progressbar")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("heading", { name: "The turning point" })).toBeTruthy();
});
