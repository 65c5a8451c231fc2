import { expect, it } from "vitest";
import type { LogEvent } from "$lib/types";
import { momentsIn } from "./moments";

const told = (n: number, event: Record<string, unknown>): LogEvent => ({
  n,
  seq: n,
  answer: n,
  event,
  phrase: { key: `log-${String(event.event)}`, args: {} },
});

it("a cat’s refusal is shown to everybody, with its dice (A29)", () => {
  const events = [told(3, { event: "cat-refused", seat: 1, dice: [2], n: 1 })];
  for (const seat of [0, 1, null])
    expect(momentsIn(events, seat)).toEqual([
      { n: 3, seat: 1, card: "cave-cat", dice: [2], phrase: { key: "log-cat-refused", args: {} } },
    ]);
});

it("what you build yourself is not news", () => {
  const events = [told(5, { event: "built", seat: 1, card: "wet-attic", cost: 4 })];
  expect(momentsIn(events, 1)).toEqual([]);
  expect(momentsIn(events, 0).map(({ card }) => card)).toEqual(["wet-attic"]);
});

it("small steps pass unseen", () => {
  expect(momentsIn([told(1, { event: "income", seat: 2, goods: { coins: 4 } })], 0)).toEqual([]);
});
