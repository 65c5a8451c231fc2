/** Reading events: what happened, as facts. */
import type { Fact } from "$lib/board/told";

export { nameOf, numberIn, numbersIn, textIn } from "$lib/board/told";

/** Card ids in a fact; a fish with its net counts as the fish. */
export const textsIn = (fact: Fact, name: string): string[] => {
  const value = fact[name];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item === "string") return [item];
    const card: unknown = typeof item === "object" && item !== null ? (item as Fact).card : null;
    return typeof card === "string" ? [card] : [];
  });
};
