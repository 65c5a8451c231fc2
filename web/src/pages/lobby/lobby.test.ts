// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import { app } from "$lib/app.svelte";
import { gameOf } from "$lib/fixtures";
import { loadTexts } from "$lib/i18n/load";
import Lobby from "../Lobby.svelte";

vi.mock("./Scenes.svelte", () => ({ default: () => {} }));

const GAMES = [
  gameOf({ id: "krom" }),
  gameOf({ id: "moon_stone", seats: [2, 5] }),
  gameOf({ id: "bone", seats: [2, 3] }),
  gameOf({ id: "example", shelf: false }),
];
const ANSWERS: Readonly<Record<string, string>> = {
  "/api/games": JSON.stringify(GAMES),
  "/api/games/bone/texts/en": "game-bone = Bones and embers\n    .claim = Roll on.",
  "/api/games/moon_stone/texts/en": "",
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("offers our games at once, then those that are installed besides and stand on the shelf", async () => {
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(ANSWERS[path] ?? "[]")));
  app.texts = await loadTexts("en");
  const { container } = render(Lobby, { route: { page: "lobby" } });
  const cards = () =>
    [...container.querySelectorAll("article")].map((card) => [
      card.querySelector("h2")?.textContent,
      card.querySelector("li")?.textContent,
    ]);
  const ours = [
    ["Krom: Evolution", "2–6 players"],
    ["Am Rande des Gletschers", "2–4 players"],
    ["Above and Below", "2–4 players"],
  ];
  expect(cards()).toEqual(ours);
  await vi.waitFor(
    () =>
      expect(cards()).toEqual([
        ...ours,
        ["Moon stone", "2–5 players"],
        ["Bones and embers", "2–3 players"],
      ]),
    { timeout: 5000 },
  );
  expect(container.textContent).toContain("Roll on.");
});
