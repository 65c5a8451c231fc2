/** The table of Above and Below as one seat sees it. */
import { viewOf } from "$lib/board/view";
import type {
  AboveBelowDeck,
  AboveBelowView,
  BuildingCard,
  EncounterView,
  SheetView,
  State,
  ToldView,
  VillagerCard,
} from "$lib/types";
import { KINDS, type Kind } from "./terms";

export type {
  AboveBelowDeck,
  AboveBelowView as VillageView,
  BuildingCard,
  Built,
  CaveView as CaveCard,
  ExplorerView as Explorer,
  OptionFigures,
  SheetView as Sheet,
  ToldView as Told,
  VillagerCard,
  Words,
} from "$lib/types";

/** Amounts of goods, drinks and coins. */
export type Things = Record<string, number>;
/** An encounter whose die has fallen. */
export type Encounter = {
  [Part in keyof EncounterView]-?: Exclude<EncounterView[Part], undefined>;
} & {
  paragraph: string;
};
/** A page of the book, to be read now or again. */
export type Page = Encounter | ToldView;

export const villageView = (state: State): AboveBelowView | null => viewOf(state, "above_below");

export function hasFallen(encounter: EncounterView): encounter is Encounter {
  return encounter.paragraph !== null;
}

export function kindOf(card: string, deck: AboveBelowDeck): Kind {
  return KINDS.find((kind) => deck[kind].some(({ id }) => id === card)) ?? "house";
}

export function building(card: string, deck: AboveBelowDeck): BuildingCard | undefined {
  return KINDS.flatMap((kind) => deck[kind]).find(({ id }) => id === card);
}

export function villager(id: string, deck: AboveBelowDeck): VillagerCard | undefined {
  return deck.villager.find((one) => one.id === id);
}

/** Cards in a pile of layers. */
export const sizeOf = (pile: readonly (readonly unknown[])[]): number =>
  pile.reduce((sum, layer) => sum + layer.length, 0);

/** All points as things stand. */
export const scoreOf = (sheet: SheetView | undefined): number =>
  Object.values(sheet ?? {}).reduce((sum, n) => sum + n, 0);
