import { expect, it } from "vitest";
import { AUTHORS } from "./authors";
import { ICONS } from "./icons";

it("every symbol used has its author on the credits page", () => {
  expect(Object.values(AUTHORS).flat().sort()).toEqual(Object.keys(ICONS).sort());
});
