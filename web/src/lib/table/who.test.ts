import { describe, expect, it } from "vitest";
import { loadTexts } from "../i18n/load";
import { isLookBack } from "../board/history";
import { asked as question } from "../board/asked";
import { eventOf, seatOf as seat, stateOf, viewWith } from "../fixtures";
import { seatNames } from "./names";
import { looked, mustAnswer, nextOnDevice } from "./who";

describe("names at a table", () => {
  it("a bot goes by its character, a person keeps the name while a bot stands in", async () => {
    const texts = await loadTexts("en", "krom");
    const seats = [
      seat(0),
      seat(1, { kind: "bot", name: "greedy", bot: "greedy" }),
      seat(2, { kind: "bot", name: "Bo", bot: "greedy" }),
    ];
    const view = viewWith({ game: "krom", characters: ["oona", "kolos", "morhy"] });
    const state = stateOf({ table: { seats }, view });
    expect(seatNames(state, texts)).toEqual(["Ann", "Kolos", "Bo"]);
  });

  it("whose name is not known any more goes by the character, too", async () => {
    const texts = await loadTexts("en", "krom");
    const seats = [seat(0, { name: "" })];
    const view = viewWith({ game: "krom", characters: ["oona"] });
    const state = stateOf({ table: { seats }, view });
    expect(seatNames(state, texts)).toEqual(["Oona"]);
    expect(seatNames({ ...state, view: null }, texts)).toEqual(["Seat 1"]);
  });

  it("where there are no characters a bot goes by the chief of its clan", async () => {
    const seats = [seat(0), seat(1, { kind: "bot", name: "greedy", bot: "greedy" })];
    const view = viewWith({ game: "gletscher", clans: ["lion", "horse"] });
    const state = stateOf({ table: { seats, game: "gletscher" }, view });
    expect(seatNames(state, await loadTexts("en", "gletscher"))).toEqual(["Ann", "Jorn"]);
  });

  it("in Above and Below a bot goes by its village", async () => {
    const seats = [seat(0), seat(1, { kind: "bot", name: "greedy", bot: "greedy" })];
    const state = stateOf({ table: { seats, game: "above_below" } });
    expect(seatNames(state, await loadTexts("en", "above_below"))).toEqual(["Ann", "Hollow"]);
  });
});

it("an earlier moment knows all that was told up to it, none of it as news, and asks nothing", () => {
  const told = [0, 1, 1, 2, 3].map((answer, n) => eventOf(n, {}, answer));
  const asked = question("movement", ["go:savanna"], ["go:cave"]);
  // The server sends what the last answer brought, under the numbers of the table's history.
  const sent = stateOf({ answers: 2, asked, events: told.slice(3, 4) });
  const past = looked(sent, told);
  expect(past.events.map(({ n }) => n)).toEqual([0, 1, 2, 3]);
  expect(isLookBack(past.events)).toBe(true);
  expect(past.asked?.choices).toEqual([]);
  expect(past.asked?.refusals).toEqual([]);
});

describe("a shared device", () => {
  const state = (waiting: number[], shows: number | null, seats = [0, 2]) =>
    stateOf({
      table: { seats: [seat(0), seat(1, { kind: "bot" }), seat(2)], waiting },
      asked: { ...question("movement", ["go:savanna"]), waiting },
      seats,
      seat: shows,
    });

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

it("nobody waits for a player who has chosen and could choose again", () => {
  const state = (waiting: number[]) =>
    stateOf({ seat: 1, asked: { ...question("movement", ["go:savanna"]), waiting } });
  expect(mustAnswer(state([0, 1]))).toBe(true);
  expect(mustAnswer(state([0]))).toBe(false);
});
