import { describe, expect, it } from "vitest";
import { eventOf, stateOf } from "$lib/fixtures";
import type { LogEvent } from "$lib/types";
import { lastCombat, ranked } from "./combat";
import { raceOf, rollsOf } from "./ending";
import { spots } from "./figures";
import { eventsOf } from "$lib/board/history";
import { Moments, momentsIn } from "./moments.svelte";
import { better, combination } from "./mountain";

const told = (...facts: Record<string, unknown>[]): LogEvent[] =>
  facts.map((event, i) => ({
    seq: i + 1,
    n: i + 1,
    answer: i,
    event,
    phrase: { key: "log-round", args: {} },
  }));

const FIGHT = told(
  { event: "combat", place: "savanna", fighters: [0, 1] },
  { event: "combat-dice", fighters: [0, 1], dice: [4, 4], totals: [4, 4] },
  { event: "played", seat: 0, card: "second-club", effect: "dice", n: 1 },
  { event: "rolled-more", seat: 0, dice: [5] },
  { event: "total", seat: 0, total: 9 },
  { event: "played", seat: 1, card: "good-run-up", effect: "add", n: 2 },
  { event: "cancelled", seat: 1, card: "good-run-up" },
  { event: "combat-won", fighter: 0, total: 9 },
  { event: "lost", seat: 1, goods: { hit_points: 5 } },
  { event: "stunned", seat: 1 },
  { event: "phase", seat: 0, place: "savanna" },
  { event: "lost", seat: 1, goods: { hit_points: 1 } },
);

describe("a fight", () => {
  const fight = lastCombat(FIGHT);
  it("gathers dice, cards, totals and wounds", () => {
    expect(fight?.winner).toBe(0);
    expect(fight?.fighters).toEqual([
      {
        who: 0,
        rolled: 4,
        total: 9,
        chips: [{ card: "second-club", added: 5, dice: [5], cancelled: false }],
        lost: 0,
        stunned: false,
      },
      {
        who: 1,
        rolled: 4,
        total: 4,
        chips: [{ card: "good-run-up", added: 0, dice: [], cancelled: true }],
        lost: 5,
        stunned: true,
      },
    ]);
  });
  it("is ranked by total, then by weight: the heavier first in the Savanna, the lighter on the Mountain (K11)", () => {
    const tie = lastCombat(FIGHT.slice(0, 2));
    if (!tie) throw new Error("no fight");
    const weight = (who: number) => [48, 112][who] ?? 0;
    expect(ranked(tie, weight).map(({ who }) => who)).toEqual([1, 0]);
    expect(ranked({ ...tie, place: "mountain" }, weight).map(({ who }) => who)).toEqual([0, 1]);
  });
  it("that is over becomes a moment", () => {
    expect(momentsIn(FIGHT, false).map(({ kind }) => kind)).toEqual(["combat"]);
  });
  it("that goes on with a robbery does not", () => {
    expect(momentsIn(FIGHT.slice(0, 10), true)).toEqual([]);
  });
});

it("the reveal shows the Kromosaurus with the players, and its moves alone are not a reveal (K33)", () => {
  const moves = told(
    { event: "moved", seat: 0, place: "forest" },
    { event: "moved", seat: 1, place: "mountain" },
    { event: "kromosaurus-moved", place: "forest" },
  );
  const [reveal, ...more] = momentsIn(moves, false);
  expect(reveal).toEqual({ kind: "reveal", n: 1, went: moves });
  expect(more).toEqual([]);
  expect(momentsIn(moves.slice(2), false)).toEqual([]);
});

describe("the Mountain (K22)", () => {
  it.each([
    [[1, 2, 3, 4, 5], "straight"],
    [[2, 3, 4, 5, 6], "straight"],
    [[1, 2, 3, 4, 6], "nothing"],
    [[1, 1, 2, 3, 4], "pair"],
    [[1, 1, 2, 2, 4], "two_pairs"],
    [[5, 5, 5, 2, 3], "three"],
    [[5, 5, 5, 2, 2], "full_house"],
    [[5, 5, 5, 5, 2], "four"],
    [[6, 6, 6, 6, 6], "five"],
  ])("%j is %s", (dice, name) => expect(combination(dice)).toBe(name));
  it("one die to four of a kind: a sixth is better", () => {
    expect(better([5, 5, 5, 5], [2])).toBe(17);
  });
  it("two dice to three of a kind: 16 of 36 are better", () => {
    expect(better([5, 5, 5], [2, 3])).toBe(44);
  });
});

describe("the end", () => {
  it("follows points and the trophy over the rounds", () => {
    const race = raceOf(
      told(
        { event: "round", round: 1 },
        { event: "realised", seat: 0, total: 2 },
        { event: "round", round: 2 },
        { event: "trophy-taken", seat: 1 },
        { event: "round", round: 3 },
        { event: "trophy-passed", seat: 1, to_seat: 0 },
      ),
      2,
    );
    expect(race).toEqual([
      [0, 2, 2, 3],
      [0, 0, 1, 0],
    ]);
  });
  it("counts only dice that were rolled: a kept die counts once", () => {
    const rolls = told(
      { event: "combat-dice", dice: [6, 1] },
      { event: "climbing", dice: [1, 2, 3, 4, 6] },
      { event: "rerolled", kept: [2, 3, 4], dice: [1, 6] },
      { event: "climbing", dice: [2, 3, 4, 5, 5] },
      { event: "climbed", dice: [2, 3, 4, 5, 5] },
    );
    expect(rollsOf(rolls)).toEqual([2, 1, 1, 1, 2, 2]);
  });
});

describe("figures", () => {
  it.each([1, 2, 3, 4, 5, 6])("%i stand inside a narrow place", (n) => {
    for (const { x, y, height } of spots(Array(n).fill(false), 169)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y + height).toBeLessThan(180);
    }
  });
  it("the stunned lie in front", () => {
    const [up, down] = spots([false, true], 169);
    expect(down?.lying).toBe(true);
    expect(up?.y).toBeGreaterThan(down?.y ?? 0);
  });
});

describe("what was told so far", () => {
  const log = (...ns: number[]): LogEvent[] =>
    ns.map((n) => eventOf(n, { event: "round", round: n }, n));
  const state = (id: string, events: LogEvent[], fresh: boolean) =>
    stateOf({ table: { id }, events, fresh });
  const numbers = (events: readonly LogEvent[]) => events.map(({ n }) => n);

  it("grows by what is new, once", () => {
    eventsOf(state("grows", log(0, 1), true));
    expect(numbers(eventsOf(state("grows", log(2), false)))).toEqual([0, 1, 2]);
    expect(numbers(eventsOf(state("grows", log(2), false)))).toEqual([0, 1, 2]);
  });
  it("forgets what was undone", () => {
    eventsOf(state("undo", log(0, 1, 2, 3), true));
    eventsOf(state("undo", log(0, 1), true));
    expect(numbers(eventsOf(state("undo", log(2), false)))).toEqual([0, 1, 2]);
  });
  it("is not changed by a look back", () => {
    eventsOf(state("back", log(0, 1, 2), true));
    const then = log(0).map((told) => ({ ...told, seq: 0 }));
    expect(numbers(eventsOf(state("back", then, true)))).toEqual([0]);
    expect(numbers(eventsOf(state("back", log(3), false)))).toEqual([0, 1, 2, 3]);
  });
  it("shows no moment on arrival, and one again after an undo", () => {
    const roll = { ...told({ event: "caught", dice: [6] })[0] } as LogEvent;
    const moments = new Moments();
    moments.hear([...log(0), { ...roll, n: 1 }], false);
    expect(moments.queue).toEqual([]);
    moments.hear(log(0), false);
    moments.hear([...log(0), { ...roll, n: 1 }], false);
    expect(moments.queue.map(({ kind }) => kind)).toEqual(["roll"]);
  });
});
