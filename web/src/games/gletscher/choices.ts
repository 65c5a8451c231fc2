/** Which thing on the board stands for which answer. The only file that knows the numbers. */
import type { GletscherDeck } from "./view";
import { CHOICES as C, ZONES, ZONE_SPAN } from "./terms";

const SIMPLE: Readonly<Record<number, string>> = {
  [C.END]: "end",
  [C.READY]: "ready",
  [C.ROLL]: "roll",
  [C.CALL_OFF]: "call-off",
  [C.DRAW]: "draw",
  [C.INVOKE]: "artefact",
  [C.SHATTER]: "artefact",
};

/** The thing on the board, such as "row:1", "clan:hand:3", "store:0" or "fate:weather-mostly". */
export function keyOf(kind: string, id: number, deck: GletscherDeck): string {
  if (id >= C.PLAY) return `fate:${deck.fate[id - C.PLAY]?.id}`;
  if (id >= C.SHED) return `shed:${id - C.SHED}`;
  if (id >= C.MAKE) return `store:${id - C.MAKE}`;
  if (id >= C.STORE) return `${kind === "plunder" ? "loot" : "store"}:${id - C.STORE}`;
  if (id >= C.TARGET) return `seat:${id - C.TARGET}`;
  if (id >= C.TAKE) return `row:${id - C.TAKE}`;
  if (id >= C.GATHER) return `row:${id - C.GATHER}`;
  if (id >= C.HUNT) return `row:${id - C.HUNT}`;
  if (id >= C.CLAN) return clanKey(kind, id - C.CLAN);
  return SIMPLE[id] ?? `choice:${id}`;
}

function clanKey(kind: string, place: number): string {
  // The wounded are of the team, which has no zone of its own.
  const zone = kind === "wound" ? "team" : ZONES[Math.floor(place / ZONE_SPAN)];
  return `clan:${zone}:${place % ZONE_SPAN}`;
}
