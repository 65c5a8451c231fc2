/** The drawings of Krom: which exist, how large they are, and what stands in for a missing one. */
import { drawingsIn, type Drawing, type Sheet } from "$lib/board/drawings";
import type { KromDeck } from "$lib/types";

const files = import.meta.glob<Sheet>("./art/*.svg", {
  query: "?sheet",
  import: "default",
  eager: true,
});

/** Everything to be put into the document once. */
export const SHEETS: readonly Sheet[] = Object.values(files);

const DRAWINGS = drawingsIn(SHEETS);

const NONE: Drawing = { id: "hand", width: 100, height: 124 };

/** The first of these that is drawn. */
export function drawing(...ids: string[]): Drawing {
  for (const id of ids) {
    const found = DRAWINGS.get(id);
    if (found) return found;
  }
  return NONE;
}

export function isDrawn(id: string): boolean {
  return DRAWINGS.has(id);
}

const PREY_BY_DICE = ["ibex", "deer", "bison", "mammoth"];
const BONUS_BY_WHEN = { combat: "club", counter: "no", phase: "hand" };
const EVOLUTION_BY_POINTS = ["talk", "talk", "wheel", "fire", "fire"];

/** The picture of any card of the deck. */
export function cardDrawing(card: string, deck: KromDeck): Drawing {
  const prey = deck.hunting.find(({ id }) => id === card);
  if (prey) return drawing(`prey-${card}`, PREY_BY_DICE[prey.dice] ?? "mammoth");
  const bonus = deck.bonus.find(({ id }) => id === card);
  if (bonus) {
    const common = bonus.target === "anybody" ? "mush" : BONUS_BY_WHEN[bonus.when];
    return drawing(`bonus-${card}`, common);
  }
  const evolution = deck.evolutions.find(({ id }) => id === card);
  if (evolution)
    return drawing(`evolution-${card}`, EVOLUTION_BY_POINTS[evolution.points] ?? "fire");
  return drawing(`picking-${card}`, "mush");
}

export type Pose = "stand" | "fight" | "lie";

/** A character; `lying` says that a standing drawing has to be turned. */
export function characterDrawing(id: string, pose: Pose): Drawing & { turn: boolean } {
  const own = isDrawn(`character-${id}-${pose}`);
  const found = drawing(
    `character-${id}-${pose}`,
    `character-${id}-stand`,
    id,
    "character-alma-stand",
    "alma",
  );
  return { ...found, turn: pose === "lie" && !own };
}
