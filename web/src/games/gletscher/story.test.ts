import { describe, expect, it } from "vitest";
import type { LogEvent } from "$lib/types";
import { deedsOf, rollsOf, trophiesOf } from "./ending";
import { Moments, momentsIn } from "./moments.svelte";
import { cardsOf, firstOf, isWinter, type GletscherView } from "./view";
import { yearAhead } from "./year";

const told = (n: number, event: string, facts: Record<string, unknown> = {}): LogEvent => ({
  seq: n + 1,
  n,
  answer: n,
  event: { event, ...facts },
  phrase: { key: `log-${event}`, args: {} },
});
const table = (some: Partial<GletscherView>): GletscherView =>
  ({ players: 4, active: 0, row: [], contests: [], team: [], ...some }) as GletscherView;
const row = (...cards: string[]) => cards.map((card) => ({ card, now: "here" as const }));

describe("the year ahead", () => {
  it("G4: three cards a turn, and Winter in the turn that has fewer left", () => {
    // 17 = 3 + 3 + 3 + 3 + 3 + 2: six more turns, the last two cards with Winter.
    const view = table({ row: row("a", "b", "c"), until_winter: 17 });
    expect(yearAhead(view).map(({ seat, up, down }) => [seat, up, down])).toEqual([
      [0, 3, 0],
      [1, 0, 3],
      [2, 0, 3],
      [3, 0, 3],
      [0, 0, 3],
      [1, 0, 3],
      [2, 0, 2],
    ]);
  });
  it("G4: after three more cards Winter is the first of the turn that follows", () => {
    const view = table({ players: 2, active: 1, row: row("a", "b", "c"), until_winter: 3 });
    expect(yearAhead(view).map(({ seat, down }) => [seat, down])).toEqual([
      [1, 0],
      [0, 3],
      [1, 0],
    ]);
  });
  it("ends with this turn once Winter is out", () => {
    const view = table({ active: 2, row: row("a", "winter", "b"), until_winter: null });
    expect(yearAhead(view)).toEqual([{ seat: 2, up: 2, down: 0, now: true }]);
  });
});

describe("the table", () => {
  it("G9: counts clan and fate cards, the team on its way too", () => {
    const view = table({
      hand: [[1, 2]],
      used: [[3]],
      wounded: [[1]],
      team: [2, 2],
      fate_cards: [2],
    });
    expect(cardsOf(view, 0)).toBe(8);
  });
  it("knows the first of equal cards; a fish in a net is another card", () => {
    const store = ["hare", { card: "eel", net: "net" }, "eel", "hare"];
    expect([0, 1, 2, 3].map((i) => firstOf(store, i))).toEqual([0, 1, 2, 0]);
  });
  it("is in winter from the choice of a fate card to the last supper", () => {
    expect(isWinter(table({}), "keep-fate")).toBe(true);
    expect(isWinter(table({}), "lose-clan")).toBe(false);
    const contest = { contest: "hunters", entrants: [], winner: null } as const;
    expect(isWinter(table({ contests: [{ ...contest, entrants: [] }] }), "lose-clan")).toBe(true);
  });
});

describe("moments", () => {
  it("G21: an earthquake tells who rolled what and what they lost", () => {
    const events = [
      told(0, "event", { card: "earthquake", seat: 0 }),
      told(1, "tremor", { seat: 0, die: 2 }),
      told(2, "tremor", { seat: 1, die: 4 }),
      told(3, "shattered", { seat: 1, card: "bow" }),
      told(4, "tremor", { seat: 2, die: 6 }),
      told(5, "lost-clan", { seat: 2, hunters: 1 }),
      told(6, "took", { seat: 0 }),
    ];
    const [moment] = momentsIn(events);
    expect(moment?.falls.map(({ seat, die, loss }) => [seat, die, loss?.key])).toEqual([
      [0, 2, undefined],
      [1, 4, "log-shattered"],
      [2, 6, "log-lost-clan"],
    ]);
  });
  it("F3: a dispute shows both dice with their owners", () => {
    const [moment] = momentsIn([
      told(0, "dispute-won", { seat: 3, target: 1, card: "hare", dice: [5, 3] }),
    ]);
    expect(moment).toMatchObject({ card: "hare", dice: [5, 3], seats: [3, 1] });
  });
  it("a table that is opened begins with none, and what is new is news", () => {
    const moments = new Moments();
    const old = [told(0, "caught", { seat: 0, die: 5 })];
    moments.hear(old);
    expect(moments.now).toBeNull();
    moments.hear([...old, told(1, "missed", { seat: 1, die: 2, card: "hare" })]);
    expect(moments.now?.dice).toEqual([2]);
  });
});

describe("the end", () => {
  const game = [
    told(0, "caught", { seat: 0, die: 5, lucky: 0 }),
    told(1, "missed", { seat: 1, die: 1, lucky: 0 }),
    told(2, "caught", { seat: 1, die: 6, lucky: 1 }),
    told(3, "gathered", { seat: 1 }),
    told(4, "winter", { year: 1 }),
    told(5, "contest-dice", { seats: [0, 1], dice: [3, 5] }),
    told(6, "trophy", { seat: 1 }),
    told(7, "winter", { year: 2 }),
    told(8, "trophy", { seat: 0 }),
    told(9, "refounded", { seat: 1, trophies: 1 }),
  ];
  it("counts trophies winter by winter; a refounded clan begins anew (G28)", () => {
    expect(trophiesOf(game, 2)).toEqual([
      [0, 0, 1],
      [0, 1, 0],
    ]);
  });
  it("F1: a lucky hunt rolls no die", () => {
    expect(rollsOf(game)).toEqual([1, 0, 1, 0, 2, 0]);
  });
  it("tells what each clan has done", () => {
    expect(deedsOf(game, 2)).toEqual([
      { hunts: 1, caught: 1, herbs: 0, refounded: 0 },
      { hunts: 2, caught: 1, herbs: 1, refounded: 1 },
    ]);
  });
});
