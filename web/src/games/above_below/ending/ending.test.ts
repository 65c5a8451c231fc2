import { describe, expect, it } from "vitest";
import { eventOf } from "$lib/fixtures";
import type { LogEvent } from "$lib/types";
import type { Sheet, VillageView } from "../view";
import { deedsOf, pointsOf, pooled, rollsOf, standing, tieBreak } from "./ending";

const told = (n: number, event: string, facts: object = {}): LogEvent =>
  eventOf(n, { event, ...facts });
const sheet = (track: number, rank = 0): Sheet => ({
  track,
  buildings: 0,
  printed: 0,
  bonuses: 0,
  reputation: 0,
  rank,
});
const table = (some: Partial<VillageView>): VillageView =>
  ({
    players: 2,
    winners: [0],
    sheets: [sheet(20), sheet(18)],
    coins: [0, 0],
    villagers: [4, 4],
    village: [[], []],
    reputation: [2, 3],
    ...some,
  }) as VillageView;

const game = [
  told(0, "round", { round: 1, points: [3, 3] }),
  told(1, "explores", { seat: 0 }),
  told(2, "encounter", { seat: 0, die: 4 }),
  told(3, "rolled", { seat: 0, dice: [1, 6, 6] }),
  told(4, "rerolled", { seat: 0, dice: [1, 5] }),
  told(5, "exerted", { seat: 0 }),
  told(6, "succeeded", { seat: 0, linked: true }),
  told(7, "rolled", { seat: 0, dice: [2, 2] }),
  told(8, "cave-won", { seat: 0 }),
  told(9, "cat-refused", { seat: 1, dice: [1] }),
  told(10, "round", { round: 2, points: [8, 4] }),
  told(11, "scored", { seat: 0, points: 20 }),
  told(12, "scored", { seat: 1, points: 18 }),
];

describe("the end", () => {
  it("follows the points from the first round to the scoring", () => {
    expect(pointsOf(game, 2)).toEqual([
      [3, 8, 20],
      [3, 4, 18],
    ]);
  });
  it("counts every die that was thrown, of a reroll the new one", () => {
    // 4 · 1 6 6 · 5 · 2 2 · 1
    expect(rollsOf(game)).toEqual([2, 2, 0, 1, 1, 2]);
  });
  it("A31: counts a story of several pages once", () => {
    expect(deedsOf(game)).toEqual({ explored: 1, won: 1, exerted: 1, rerolled: 1 });
  });
});

describe("A35: who wins", () => {
  it("by points", () => {
    expect(standing(table({}))).toEqual([0, 1]);
    expect(tieBreak(table({}))).toBe("points");
  });
  const level = { sheets: [sheet(20), sheet(20)] };
  it("then by coins", () => {
    const view = table({ ...level, winners: [1], coins: [6, 9] });
    expect(standing(view)).toEqual([1, 0]);
    expect(tieBreak(view)).toBe("coins");
  });
  it("then by villagers, then by buildings", () => {
    expect(tieBreak(table({ ...level, villagers: [5, 4] }))).toBe("villagers");
    const house = { card: "first-roof", goods: 0 };
    expect(tieBreak(table({ ...level, village: [[house], []] }))).toBe("buildings");
  });
  it("and else together", () => {
    expect(tieBreak(table({ ...level, winners: [0, 1] }))).toBe("shared");
  });
});

describe("A34: the rank in reputation", () => {
  it("names those who stood level and what each got: (5 + 3) / 2 is 4", () => {
    const view = table({
      players: 3,
      reputation: [5, 5, 2],
      sheets: [sheet(9, 4), sheet(8, 4), sheet(7, 2)],
    });
    expect(pooled(view)).toEqual([{ seats: [0, 1], points: 4 }]);
  });
  it("says nothing of those who got nothing", () => {
    expect(pooled(table({ reputation: [2, 2] }))).toEqual([]);
  });
});
