import { expect, it } from "vitest";
import type { LogEvent } from "../types";
import { rounds } from "./rounds";

const line = (n: number, key: string | null): LogEvent => ({
  seq: n,
  n,
  answer: n,
  event: {},
  phrase: key ? { key, args: {} } : null,
});

it("lines stand under their round, silent events are left out", () => {
  const events = [
    line(1, "log-character"),
    line(2, "log-round"),
    line(3, null),
    line(4, "log-moved"),
    line(5, "log-round"),
  ];
  const found = rounds(events);
  expect(found.map((round) => round.title?.key ?? null)).toEqual([null, "log-round", "log-round"]);
  expect(found.map((round) => round.lines.map((one) => one.event.n))).toEqual([[1], [4], []]);
});
