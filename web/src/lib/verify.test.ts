import { expect, it } from "vitest";
import { draw, drawnSeats, keepsPromise, readRecord, type RecordFile } from "./verify";

const RECORD: RecordFile = {
  game: "krom",
  players: 2,
  seats: ["human", "greedy"],
  // SHA-256 of 32 zero bytes.
  commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  nonces: ["aa", "bb"],
  seed: "00".repeat(32),
  answers: [],
  winners: [0],
};

it("a seed keeps its promise or does not", () => {
  expect(keepsPromise(RECORD)).toBe(true);
  expect(keepsPromise({ ...RECORD, seed: "01".repeat(32) })).toBe(false);
  expect(keepsPromise({ ...RECORD, seed: null })).toBe(false);
});

it("draws stay below n and repeat", () => {
  const rolls = [0, 1, 2, 3].map((k) => draw(RECORD, k, 6, "RollForAll"));
  expect(rolls.every((roll) => roll >= 0 && roll < 6)).toBe(true);
  expect(draw(RECORD, 2, 6, "RollForAll")).toBe(rolls[2]);
});

it("draws the seats as the engine does", () => {
  // lascaux.kernel.chance.draw_seats with this seed and the nonces aa, bb, cc, dd in this order.
  const seating = [1, 2, 0, 3];
  const nonces = seating.map((place) => ["aa", "bb", "cc", "dd"][place] ?? "");
  expect(drawnSeats({ ...RECORD, nonces, seating })).toEqual(seating);
  const moved = [2, 0, 3, 1];
  expect(drawnSeats({ ...RECORD, nonces, seating: moved })).not.toEqual(moved);
  expect(drawnSeats(RECORD)).toBeNull();
});

it("reads only records", () => {
  expect(readRecord("{}")).toBeNull();
  expect(readRecord("no json")).toBeNull();
  const record = { "lascaux-record": 1, ...RECORD };
  expect(readRecord(JSON.stringify({ ...record, seating: "by lot" }))).toBeNull();
  expect(readRecord(JSON.stringify({ ...record, answers: [7] }))).toBeNull();
  expect(readRecord(JSON.stringify(record))?.game).toBe("krom");
});
