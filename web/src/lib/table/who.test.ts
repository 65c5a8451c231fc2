import { describe, expect, it } from "vitest";
import { loadTexts } from "../i18n/load";
import { isLookBack } from "../board/history";
import type { LogEvent, SeatInfo, State } from "../types";
import { looked, mustAnswer, nextOnDevice, seatNames } from "./who";

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

  it("whose name is not known any more goes by the character, too", async () => {
    const texts = await loadTexts("en", "krom");
    const seats = [seat(0, { name: "" })];
    const state = { table: { seats }, view: { characters: ["oona"] } } as unknown as State;
    expect(seatNames(state, texts)).toEqual(["Oona"]);
    expect(seatNames({ ...state, view: null }, texts)).toEqual(["Seat 1"]);
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

it("an earlier moment knows all that was told up to it, none of it as news, and asks nothing", () => {
  const told = [0, 1, 1, 2, 3].map((answer, n) => ({ seq: n + 1, n, answer }) as LogEvent);
  const asked = { kind: "movement", choices: [{ id: 1 }], refusals: [{ id: 2 }] };
  // The server sends what the last answer brought, under the numbers of the table's history.
  const sent = { answers: 2, asked, events: told.slice(3, 4) } as unknown as State;
  const past = looked(sent, told);
  expect(past.events.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  expect(isLookBack(past.events)).toBe(true);
  expect(past.asked?.choices).toEqual([]);
  expect(past.asked?.refusals).toEqual([]);
});

describe("a shared device", () => {
  const state = (waiting: number[], shows: number | null, seats = [0, 2]) =>
    ({
      table: {
        state: "playing",
        seats: [seat(0, {}), seat(1, { kind: "bot" }), seat(2, {})],
        waiting,
      },
      asked: { waiting, choices: [{ id: 1 }] },
      seats,
      seat: shows,
    }) as unknown as State;

  it("shows no hand before somebody says who holds it, as after a reload", () => {
    expect(nextOnDevice(state([0], 0), null)).toBe(0);
    expect(nextOnDevice(state([2], 0), null)).toBe(2);
    expect(nextOnDevice(state([1], 0), null)).toBe(0);
  });
  it("is passed on when another of its players is asked, and only then", () => {
    expect(nextOnDevice(state([2], 0), 0)).toBe(2);
    expect(nextOnDevice(state([0, 2], 0), 0)).toBeNull();
    expect(nextOnDevice(state([1], 2), 2)).toBeNull();
  });
  it("of one player is passed on to nobody", () => {
    expect(nextOnDevice(state([0], 0, [0]), null)).toBeNull();
  });
});

it("who has chosen, and could choose again, is not waited for", () => {
  const state = (waiting: number[]) =>
    ({ table: { state: "playing" }, seat: 1, asked: { waiting, choices: [{ id: 2 }] } }) as State;
  expect(mustAnswer(state([0, 1]))).toBe(true);
  expect(mustAnswer(state([0]))).toBe(false);
});
