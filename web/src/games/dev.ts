/** A page for looking at a board without a server: board.html#combat,dark,de,phone or #gletscher/roll. Not in the build. */
import "@fontsource/londrina-solid/400.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import { app } from "$lib/app.svelte";
import { bestLanguage } from "$lib/i18n/load";
import type { Deck } from "$lib/net/deck";
import type { State } from "$lib/types";
import "$lib/ui/tokens.css";
import "$lib/ui/base.css";
import { loadGame } from ".";
import DevPage from "./DevPage.svelte";

const fixtures = import.meta.glob<State>("../../fixtures/*/*.json", { import: "default" });
const decks = import.meta.glob<Deck>("../../fixtures/*/deck.json", { import: "default" });

async function show(): Promise<void> {
  const [place = "", ...words] = location.hash.slice(1).split(",");
  const [name = "savanna", game = "krom"] = place.split("/").reverse();
  const read = (file: string) => fixtures[`../../fixtures/${game}/${file}.json`]?.();
  const [state, deck] = [
    await read(name || "savanna"),
    await decks[`../../fixtures/${game}/deck.json`]?.(),
  ];
  const target = document.getElementById("app");
  if (!state || !deck || !target) return;
  const language = bestLanguage(words);
  document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
  app.game = game;
  await app.speak(language);
  const texts = app.texts.at(
    state.table.seats.map((seat) => seat.name),
    deck.names,
  );
  const before = words.find((word) => word.startsWith("after="))?.slice(6);
  const earlier = before ? await read(before) : undefined;
  const look = { phone: words.includes("phone"), tab: words.includes("me") };
  const parts = await loadGame(game);
  mount(DevPage, { target, props: { parts, state, earlier, deck, texts, ...look } });
}

addEventListener("hashchange", () => location.reload());
void show();
