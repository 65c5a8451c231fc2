/** A game against bots, started at once. */
import type { TableInfo } from "../types";
import { http } from "./http";
import { nonce } from "./moments";

export async function startSolo(game: string, name: string, bots: number): Promise<string> {
  const { table } = await http.post<{ table: TableInfo }>("/api/tables", {
    game,
    players: bots + 1,
    options: {},
    pace: "solo",
    clock: null,
    public: false,
    name,
    fast_bots: false,
    takeover: false,
    hints: true,
    deck: null,
    nonce: nonce(),
    seats: ["me", ...Array<string>(bots).fill("gatherer")],
  });
  await http.post(`/api/tables/${table.id}/start`);
  return table.id;
}
