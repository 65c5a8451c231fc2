import { expect, it } from "vitest";
import { pieces, search } from "./search";

const files = import.meta.glob<string>("../../../../src/lascaux/games/*/texts/en/rules.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rules = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.split("/").at(-4), text]),
);

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

it.each([
  { game: "krom", first: "K26", second: "B2" },
  { game: "gletscher", first: "G14", second: "F10" },
  { game: "above_below", first: "A3", second: "A34" },
])("clauses of $game named in a paragraph become links", ({ game, first, second }) => {
  const clauses = [...(rules[game] ?? "").matchAll(/^rule-(\w+) =/gm)].flatMap(
    ([, id]) => id ?? [],
  );
  expect(pieces(`See ${first}, ${second} and S1.`, clauses)).toEqual([
    { text: "See ", clause: false },
    { text: first, clause: true },
    { text: ", ", clause: false },
    { text: second, clause: true },
    { text: " and S1.", clause: false },
  ]);
});
