// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askedOf, stateOf } from "../fixtures";
import type { State } from "../types";
import { Advisor, noHint } from "./advisor.svelte";

const HINT = { best: [{ choice: 3, chance: 0.5 }], why: [] };
const choice = (id: number) => ({
  id,
  verb: "do",
  parts: [id],
  phrase: { key: "choice", args: {} },
});

function asked(ids: number[], waiting: number[] = [0]): State {
  return stateOf({
    seq: 7,
    table: { id: "t1" },
    asked: askedOf({ kind: "menu", waiting, choices: ids.map(choice) }),
  });
}

let answer: (value: unknown) => void;
const fetch = vi.fn();

beforeEach(() => {
  document.cookie = "csrftoken=x";
  fetch.mockImplementation(
    (_path: string, { signal }: RequestInit) =>
      new Promise((resolve, reject) => {
        answer = (value) => resolve(new Response(JSON.stringify(value)));
        signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      }),
  );
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetch.mockReset();
});

it("asks for this seat and this question, thinks, and says it", async () => {
  const advisor = new Advisor();
  const said = advisor.ask(asked([1, 3]));
  expect([advisor.thinking, advisor.open, advisor.hint]).toEqual([true, true, null]);
  const [path, { body }] = fetch.mock.lastCall as [string, { body: string }];
  expect([path, JSON.parse(body)]).toEqual(["/api/tables/t1/hint", { seat: 0, question: 7 }]);
  answer(HINT);
  await said;
  expect([advisor.thinking, advisor.hint]).toEqual([false, HINT]);
});

it("is put away when the question changes, not when another player has answered", async () => {
  const advisor = new Advisor();
  const said = advisor.ask(asked([1, 3], [0, 1]));
  answer(HINT);
  await said;
  advisor.see(asked([1, 3], [0]));
  expect(advisor.hint).toEqual(HINT);
  advisor.see(asked([1, 4]));
  expect(advisor.open).toBe(false);
});

it("thinks no longer when the move is made, and says nothing about it", async () => {
  const advisor = new Advisor();
  const said = advisor.ask(asked([1, 3]));
  advisor.close();
  await said;
  expect([advisor.thinking, advisor.hint]).toEqual([false, null]);
});

it("knows when there is nothing to advise", async () => {
  expect(noHint(asked([1, 3]))).toBeNull();
  expect(noHint(asked([1]))).toBe("error-one-choice");
  expect(noHint(asked([1, 3], [1]))).toBe("error-not-asked");
  await new Advisor().ask(asked([1]));
  expect(fetch).not.toHaveBeenCalled();
});
