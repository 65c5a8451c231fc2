/** Krom, resources, hit points and Bonus cards: their symbols, and mixes of them. */
import type { Mix } from "$lib/types";
import type { IconName } from "$lib/ui/icons";
import { KINDS, type Kind, type Place } from "./terms";

export const ICON_OF: Readonly<Record<Kind, IconName>> = {
  krom: "power-lightning",
  wood: "log",
  stone: "rock",
  bone: "crossed-bones",
  hit_points: "hearts",
  bonus: "card-random",
  any: "log",
};
export const KIND_CLASS: Readonly<Record<Kind, string>> = {
  krom: "r-bolt",
  wood: "r-wood",
  stone: "r-stone",
  bone: "r-bone",
  hit_points: "r-heart",
  bonus: "r-card",
  any: "r-any",
};
export const PLACE_ICON: Readonly<Record<Place, IconName>> = {
  cave: "cave-entrance",
  forest: "pine-tree",
  savanna: "high-grass",
  mountain: "peaks",
};

/** What a mix holds: on cards resources first and krom last, in tables as the rules list them. */
export function entries(mix: Mix, kromFirst = false): [Kind, number][] {
  const order: readonly Kind[] = kromFirst ? KINDS : [...KINDS.slice(1), "krom"];
  return order.flatMap((kind) => {
    const n = mix[kind];
    return n ? [[kind, n] as [Kind, number]] : [];
  });
}

/** A choice of two mixes as what both share and where they differ. */
export function shared(mixes: readonly Mix[]): { both: Mix; either: readonly Mix[] } {
  const [one, two] = mixes;
  if (!one || !two) return { both: one ?? {}, either: [] };
  const same = KINDS.filter((kind) => one[kind] && one[kind] === two[kind]);
  const only = (mix: Mix, wanted: boolean): Mix =>
    Object.fromEntries(
      KINDS.flatMap((kind) =>
        mix[kind] && same.includes(kind) === wanted ? [[kind, mix[kind]]] : [],
      ),
    );
  return { both: only(one, true), either: [only(one, false), only(two, false)] };
}
