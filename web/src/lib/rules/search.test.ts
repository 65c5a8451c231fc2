import { expect, it } from "vitest";
import { pieces, search } from "./search";

const CHAPTERS = [
  {
    chapter: "Setup",
    clauses: [{ id: "K1", title: "Début", text: "Everyone takes a character." }],
  },
  { chapter: "Combat", clauses: [{ id: "K9", title: "Fights", text: "Two players fight." }] },
];

it("every word must be found, whatever its accents and case", () => {
  expect(search(CHAPTERS, "debut EVERYONE").map(({ chapter }) => chapter)).toEqual(["Setup"]);
  expect(search(CHAPTERS, "debut fight")).toEqual([]);
  expect(search(CHAPTERS, "k9")).toHaveLength(1);
  expect(search(CHAPTERS, " ")).toHaveLength(2);
});

it("clauses named in a paragraph become links", () => {
  expect(pieces("See K26, B2.")).toEqual([
    { text: "See ", clause: false },
    { text: "K26", clause: true },
    { text: ", ", clause: false },
    { text: "B2", clause: true },
    { text: ".", clause: false },
  ]);
});
