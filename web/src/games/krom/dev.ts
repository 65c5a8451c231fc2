/** A page for looking at the board without a server: board.html#combat,dark,de,phone. Not in the build. */
import "@fontsource/londrina-solid/400.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import { app } from "$lib/app.svelte";
import { bestLanguage, loadTexts } from "$lib/i18n/load";
import type { KromDeck, State } from "$lib/types";
import "$lib/ui/tokens.css";
import "$lib/ui/base.css";
import DevPage from "./DevPage.svelte";

const fixtures = import.meta.glob<State>("../../../fixtures/krom/*.json", {
  import: "default",
});
const decks = import.meta.glob<KromDeck>("../../../fixtures/krom/deck.json", {
  import: "default",
  eager: true,
});

async function show(): Promise<void> {
  const [name = "savanna", ...words] = location.hash.slice(1).split(",");
  const language = bestLanguage(words);
  const load = fixtures[`../../../fixtures/krom/${name || "savanna"}.json`];
  const deck = Object.values(decks)[0];
  const state = await load?.();
  const target = document.getElementById("app");
  if (!state || !deck || !target) return;
  document.documentElement.dataset.theme = words.includes("dark") ? "dark" : "light";
  document.documentElement.lang = language;
  app.texts = await loadTexts(language, "krom");
  const texts = app.texts.at(
    state.table.seats.map((seat) => seat.name),
    deck.names,
  );
  const before = words.find((word) => word.startsWith("after="))?.slice(6);
  const earlier = before ? await fixtures[`../../../fixtures/krom/${before}.json`]?.() : undefined;
  const look = { phone: words.includes("phone"), tab: words.includes("me") };
  mount(DevPage, { target, props: { state, earlier, deck, texts, ...look } });
}

addEventListener("hashchange", () => location.reload());
void show();
