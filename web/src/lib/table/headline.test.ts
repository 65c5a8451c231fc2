import { expect, it } from "vitest";
import { headline } from "./headline";

it("the first sentence is the headline", () => {
  expect(headline("You must choose where to go. Nobody sees it until all have chosen.")).toEqual([
    "You must choose where to go.",
    "Nobody sees it until all have chosen.",
  ]);
});

it("a colon ends it too, and is not needed then", () => {
  expect(headline("Vous êtes dans la Forêt\u00a0: la première carte est gratuite.")).toEqual([
    "Vous êtes dans la Forêt",
    "La première carte est gratuite.",
  ]);
});

it("a short prompt stays whole", () => {
  expect(headline("Services: buy what you like.")).toEqual(["Services: buy what you like.", ""]);
});
