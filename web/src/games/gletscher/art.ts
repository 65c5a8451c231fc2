/** The drawings of Gletscher: which exist, how large they are, and in which pigment. */
import { drawingsIn, type Drawing, type Sheet } from "$lib/board/drawings";
import { KINDS, type GletscherDeck } from "./view";

const files = import.meta.glob<Sheet>("./art/*.svg", {
  query: "?sheet",
  import: "default",
  eager: true,
});

/** Everything to be put into the document once. */
export const SHEETS: readonly Sheet[] = Object.values(files);

const DRAWINGS = drawingsIn(SHEETS);
/** A deck of your own has cards that nobody drew: these stand in for them. */
const INSTEAD: Readonly<Record<string, string>> = {
  prey: "prey-reindeer-punctual",
  herb: "herb-yarrow-probably",
  weapon: "weapon-pointed-question",
  artefact: "artefact-lion-man-smiling",
  event: "event-wedding",
  winter: "winter",
  fate: "fate-beginners-luck",
};

export type CardKind = (typeof KINDS)[number] | "fate";

export function kindOf(card: string, deck: GletscherDeck): CardKind {
  return KINDS.find((kind) => deck[kind].some(({ id }) => id === card)) ?? "fate";
}

export function drawing(id: string): Drawing {
  const found = DRAWINGS.get(id) ?? DRAWINGS.get("trophy");
  if (!found) throw new Error("no drawings");
  return found;
}

export function cardDrawing(card: string, deck: GletscherDeck): Drawing {
  const kind = kindOf(card, deck);
  return DRAWINGS.get(`${kind}-${card}`) ?? drawing(INSTEAD[kind] ?? "trophy");
}
