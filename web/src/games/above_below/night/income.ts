/** Where an income comes from: the track, then buildings, in the order they were built (A23). */
import { building, type AboveBelowDeck, type VillageView } from "../view";

export type Source = { card: string | null; thing: "coins" | "potion"; n: number };

export function sourcesOf(view: VillageView, seat: number, deck: AboveBelowDeck): Source[] {
  const track = view.track[seat] ?? [];
  const found: Source[] = [{ card: null, thing: "coins", n: deck.table.income[track.length] ?? 0 }];
  for (const { card } of view.village[seat] ?? []) {
    const said = building(card, deck);
    if (!said) continue;
    const per = Object.entries(said.income_per).map(([kind, n]) =>
      kind === "kind" ? n * track.length : n * (track.find(({ good }) => good === kind)?.n ?? 0),
    );
    const coins = per.reduce((sum, n) => sum + n, said.income);
    if (coins) found.push({ card, thing: "coins", n: coins });
    if (said.potion_each_round) found.push({ card, thing: "potion", n: said.potion_each_round });
  }
  return found;
}
