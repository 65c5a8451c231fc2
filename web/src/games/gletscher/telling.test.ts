import { describe, expect, it } from "vitest";
import { eventOf } from "$lib/fixtures";
import { beatsOf, knownAfter, Telling, toldUpTo } from "./telling.svelte";
import type { Contest, GletscherView } from "./view";

const entrant = (seat: number, story: number, ...rolls: number[]) => ({
  seat,
  card: "hare",
  story,
  rolls,
});
/** Seats 0 and 2 reach 7 both; of the second dice the 5 wins. */
const HUNTERS: Contest = {
  contest: "hunters",
  entrants: [entrant(0, 3, 4, 2), entrant(1, 1, 1, 0), entrant(2, 2, 5, 5)],
  winner: 2,
};
/** A sole entrant wins without a roll. */
const HERBALISTS: Contest = { contest: "herbalists", entrants: [entrant(1, 4)], winner: 1 };
const SHAMANS: Contest = { contest: "shamans", entrants: [], winner: null };
const ALL = [HUNTERS, HERBALISTS, SHAMANS];
const winter = (year: number, contests: Contest[] = ALL, turns = 9): GletscherView =>
  ({ year, turns, contests }) as GletscherView;
const gathered = (): Telling => {
  const telling = new Telling(() => false);
  telling.hear(winter(1, []), false);
  telling.hear(winter(1), true);
  return telling;
};
const dice = (telling: Telling) =>
  telling.contests(winter(1)).map(({ entrants }) => entrants.map(({ rolls }) => rolls));

describe("the gathering is told step by step (G24)", () => {
  it("a contest has a step for its clans, each die, and the trophy", () => {
    // Five dice for the hunters: 1 + 5 + 1; nobody rolls in the others: 1 + 1 each.
    expect(beatsOf(ALL).map(({ contest }) => contest)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2]);
  });

  it("dice fall one by one, those of the tied after all others", () => {
    const telling = gathered();
    const seen = Array.from({ length: 6 }, () => {
      const [now] = dice(telling);
      telling.next(winter(1));
      return now;
    });
    expect(seen).toEqual([
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [
        [4, 0],
        [0, 0],
        [0, 0],
      ],
      [
        [4, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [4, 0],
        [1, 0],
        [5, 0],
      ],
      [
        [4, 2],
        [1, 0],
        [5, 0],
      ],
      [
        [4, 2],
        [1, 0],
        [5, 5],
      ],
    ]);
    expect(telling.contests(winter(1))).toEqual([{ ...HUNTERS, over: true }]);
  });

  it("names no winner before the last die has fallen", () => {
    const told = toldUpTo(ALL, { contest: 0, dice: 5, over: false });
    expect(told).toMatchObject([{ winner: null, over: false }]);
  });

  it("going on ends a contest, then begins the next", () => {
    const telling = gathered();
    const steps = Array.from({ length: 6 }, () => {
      telling.goOn(winter(1));
      const last = telling.contests(winter(1)).at(-1);
      return `${last?.contest} ${last?.over ? "over" : "begins"}`;
    });
    expect(steps).toEqual([
      "hunters over",
      "herbalists begins",
      "herbalists over",
      "shamans begins",
      "shamans over",
      "shamans over",
    ]);
    expect(telling.done(winter(1))).toBe(true);
  });

  it("all is shown at once where nothing moves", () => {
    const telling = new Telling(() => true);
    telling.hear(winter(1, []), false);
    telling.hear(winter(1), true);
    expect(telling.done(winter(1))).toBe(true);
    expect(telling.contests(winter(1)).map(({ winner }) => winner)).toEqual([2, 1, null]);
  });

  it("who opens the table in mid-winter is not told it again, but the next one", () => {
    const telling = new Telling(() => false);
    expect(telling.done(winter(1))).toBe(true);
    telling.hear(winter(1), true);
    expect(telling.done(winter(1))).toBe(true);
    telling.hear(winter(2, []), false);
    expect(telling.done(winter(2))).toBe(false);
  });

  it("stays on the table until it has been told, however far the others are", () => {
    const telling = gathered();
    telling.hear(winter(2, [], 12), false);
    expect(telling.view?.year).toBe(1);
    for (let step = 0; step < 6; step++) telling.goOn(winter(1));
    telling.hear(winter(2, [], 12), false);
    expect(telling.view).toBeNull();
  });
});

it("what is not told yet is not known beside the board either", () => {
  const names = ["winter", "trophy", "winter", "kept-fate", "contest-dice", "trophy", "no-contest"];
  const events = [...names, "contest-dice", "trophy", "feeding"].map((event, i) =>
    eventOf(i + 10, { event }),
  );
  // Nothing told: up to the fate cards (13). Then up to each trophy, or to where there was none.
  expect([0, 1, 2, 3].map((over) => knownAfter(events, over))).toEqual([13, 15, 16, 18]);
  expect(knownAfter([], 0)).toBeNull();
});
