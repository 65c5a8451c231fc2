/** The drawings of Above and Below: which exist and how large they are. */
import { drawingsIn, type Drawing, type Sheet } from "$lib/board/drawings";
import type { Kind } from "./terms";
import { kindOf, type AboveBelowDeck } from "./view";

const files = import.meta.glob<Sheet>("./art/*.svg", {
  query: "?sheet",
  import: "default",
  eager: true,
});

/** Everything to be put into the document once. */
export const SHEETS: readonly Sheet[] = Object.values(files);

const DRAWINGS = drawingsIn(SHEETS);
/** A deck of your own has buildings that nobody drew: these stand in for them. */
const INSTEAD: Readonly<Record<Kind, string>> = {
  start: "start-first-roof",
  house: "house-drafty-lodge",
  outpost: "outpost-room-to-think",
  key: "key-house-of-mislaid-keys",
  star: "star-hall-of-huts",
};
export type Pose = "ready" | "exhausted" | "injured";
const POSES: Readonly<Record<Pose, string>> = { ready: "", exhausted: "-tired", injured: "-lie" };

/** By its id, such as "good-fish", "coin", "thread-cats"; another where there is none. */
export function drawing(id: string, instead = "cave-spiral"): Drawing {
  const found = DRAWINGS.get(id) ?? DRAWINGS.get(instead);
  if (!found) throw new Error("no drawings");
  return found;
}

export const isDrawn = (id: string): boolean => DRAWINGS.has(id);

export function buildingDrawing(card: string, deck: AboveBelowDeck): Drawing {
  const kind = kindOf(card, deck);
  return drawing(`${kind}-${card}`, INSTEAD[kind]);
}

/** A good or drink, a coin, a bed, a lantern. */
export function thingDrawing(thing: string): Drawing {
  return drawing(`good-${thing}`, thing === "coins" ? "coin" : thing);
}

/** A villager in a pose of its own, where it has one: a liquid does not lean, a cat curls up. */
export function villagerDrawing(id: string, pose: Pose): { of: Drawing; own: boolean } {
  const own = DRAWINGS.get(`villager-${id}${POSES[pose]}`);
  return { of: own ?? drawing(`villager-${id}`, "villager-lump"), own: own !== undefined };
}
