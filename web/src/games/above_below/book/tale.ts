/** Which questions the book asks. */
import type { VillageView } from "../view";

const KINDS = ["option", "lanterns", "injure", "cheap-building"];

/** The book lies open: an encounter, or what is still to be settled of it. */
export function isTale(view: VillageView, kind: string): boolean {
  return view.encounter !== null || KINDS.includes(kind);
}
