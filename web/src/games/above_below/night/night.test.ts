import { describe, expect, it } from "vitest";
import { eventOf } from "$lib/fixtures";
import type { LogEvent, State } from "$lib/types";
import { villageView, type AboveBelowDeck, type VillageView } from "../view";
import { sourcesOf } from "./income";
import { isNight, lastNight, nightOf, Nights } from "./night.svelte";

const files = import.meta.glob<State & AboveBelowDeck>("../../../../fixtures/above_below/*.json", {
  import: "default",
  eager: true,
});
const read = (name: string) => {
  const file = files[`../../../../fixtures/above_below/${name}.json`];
  if (!file) throw new Error(`no fixture ${name}`);
  return file;
};
const deck: AboveBelowDeck = read("deck");
const views = Object.entries(files).flatMap(([path, file]): [string, VillageView][] => {
  const view = path.endsWith("/deck.json") ? null : villageView(file);
  return view ? [[path.replace(/^.*\/|\.json$/g, ""), view]] : [];
});

const told = (n: number, event: string, facts: object = {}): LogEvent =>
  eventOf(n, { event, ...facts });
const game = [
  told(0, "slept", { seat: 0, villagers: ["mop"] }),
  told(1, "round", { round: 2 }),
  told(2, "shelved", { seat: 1, good: "fish" }),
  told(3, "passed", { seat: 0 }),
  told(4, "passed", { seat: 1 }),
  told(5, "drank-potion", { seat: 0, villager: "lump" }),
  told(6, "slept", { seat: 0, villagers: ["lump"] }),
  told(7, "slept", { seat: 0, villagers: ["bonk", "wick"] }),
  told(8, "shelved", { seat: 1, good: "ore" }),
  told(9, "income", { seat: 0, goods: { coins: 5 } }),
  told(10, "income", { seat: 1, goods: { coins: 6, potion: 1 } }),
  told(11, "refilled", { seat: 1, goods: { fish: 1 } }),
];
const dawn = told(12, "round", { round: 3 });

describe("the night", () => {
  it("begins with the last pass and ends with the round", () => {
    const wanted = [5, 6, 7, 8, 9, 10, 11];
    expect(lastNight(game, false).map(({ n }) => n)).toEqual(wanted);
    expect(lastNight([...game, dawn], true).map(({ n }) => n)).toEqual(wanted);
  });
  it("stays what it was when somebody passes in the new round", () => {
    const later = [...game, dawn, told(13, "passed", { seat: 1 })];
    expect(lastNight(later, true).map(({ n }) => n)).toEqual([5, 6, 7, 8, 9, 10, 11]);
  });
  it("A22: tells who drank and who slept, village by village", () => {
    const [mine, theirs] = nightOf(lastNight(game, false), 2);
    expect(mine).toMatchObject({ potions: ["lump"], slept: ["lump", "bonk", "wick"], ciders: [] });
    expect(theirs).toMatchObject({ slept: [], shelved: ["ore"], refilled: { fish: 1 } });
  });
  it("A23: tells what each village earned", () => {
    expect(nightOf(lastNight(game, false), 2).map(({ income }) => income)).toEqual([
      { coins: 5 },
      { coins: 6, potion: 1 },
    ]);
  });
  it("is asked about drinks, beds and the track", () => {
    const [, view] = views[0] ?? [];
    if (!view) throw new Error("no view");
    expect(["drink", "beds", "shelve", "actions"].map((kind) => isNight(view, kind))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe("the morning after", () => {
  it("is shown when it comes, not at a table that is just opened", () => {
    const nights = new Nights();
    nights.hear([...game, dawn]);
    expect(nights.open).toBe(false);
    const other = new Nights();
    other.hear(game);
    other.hear([...game, dawn]);
    expect(other.open).toBe(true);
    other.close();
    expect(other.open).toBe(false);
  });
  it("does not come before the first round", () => {
    const nights = new Nights();
    nights.hear([told(0, "starts", { seat: 0 })]);
    nights.hear([told(0, "starts", { seat: 0 }), told(1, "round", { round: 1 })]);
    expect(nights.open).toBe(false);
  });
});

it("A23: counts coins per good and per kind on the track", () => {
  const [house] = deck.house;
  if (!house) throw new Error("no house");
  const said = (id: string, income_per: Record<string, number>) => ({
    ...house,
    ...{ id, income: 0, potion_each_round: 0, income_per },
  });
  const village = [
    { card: "per-fish", goods: 0 },
    { card: "per-kind", goods: 0 },
  ];
  const track = [
    { good: "rope", n: 1 },
    { good: "fish", n: 3 },
  ];
  const [, any] = views[0] ?? [];
  if (!any) throw new Error("no fixture");
  const view = { ...any, village: [village], track: [track] };
  const own = { ...deck, house: [said("per-fish", { fish: 1 }), said("per-kind", { kind: 2 })] };
  // Two kinds on the track give 5; three fish 3 x 1; two kinds 2 x 2.
  expect(sourcesOf(view, 0, own)).toEqual([
    { card: null, thing: "coins", n: 5 },
    { card: "per-fish", thing: "coins", n: 3 },
    { card: "per-kind", thing: "coins", n: 4 },
  ]);
});

describe.each(views)("the income of %s", (_name, view) => {
  it("A23: adds up from its sources", () => {
    for (let seat = 0; seat < view.players; seat += 1) {
      const sources = sourcesOf(view, seat, deck);
      const sum = (wanted: string) =>
        sources.filter(({ thing }) => thing === wanted).reduce((total, { n }) => total + n, 0);
      expect({ coins: sum("coins"), potion: sum("potion") }).toEqual(view.income[seat]);
    }
  });
});
