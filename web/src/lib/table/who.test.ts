import { describe, expect, it } from "vitest";
import { loadTexts } from "../i18n/load";
import type { SeatInfo, State } from "../types";
import { seatNames } from "./who";

const seat = (n: number, some: Partial<SeatInfo>): SeatInfo => ({
  seat: n,
  kind: "person",
  name: "Ann",
  bot: null,
  present: true,
  mine: false,
  ready: true,
  ...some,
});

describe("names at a table", () => {
  it("a bot goes by its character, a person keeps the name while a bot stands in", async () => {
    const texts = await loadTexts("en", "krom");
    const seats = [
      seat(0, {}),
      seat(1, { kind: "bot", name: "greedy", bot: "greedy" }),
      seat(2, { kind: "bot", name: "Bo", bot: "greedy" }),
    ];
    const state = {
      table: { seats },
      view: { characters: ["oona", "kolos", "morhy"] },
    } as unknown as State;
    expect(seatNames(state, texts)).toEqual(["Ann", "Kolos", "Bo"]);
  });

  it("where there are no characters a bot goes by the chief of its clan", async () => {
    const seats = [seat(0, {}), seat(1, { kind: "bot", name: "greedy", bot: "greedy" })];
    const state = { table: { seats }, view: { clans: ["lion", "horse"] } } as unknown as State;
    expect(seatNames(state, await loadTexts("en", "gletscher"))).toEqual(["Ann", "Jorn"]);
  });

  it("in Above and Below a bot goes by its village", async () => {
    const seats = [seat(0, {}), seat(1, { kind: "bot", name: "greedy", bot: "greedy" })];
    const state = { table: { seats }, view: {} } as unknown as State;
    expect(seatNames(state, await loadTexts("en", "above_below"))).toEqual(["Ann", "Hollow"]);
  });
});
