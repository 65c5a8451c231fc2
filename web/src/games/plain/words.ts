/** Values of any game in words: cards and places by their names, the rest as it is called. */
import type { Texts } from "$lib/i18n/texts";

/** What a value looks like: a text, names in a list, dice, seats, or several with a label each. */
export type Shown =
  | { kind: "text"; text: string }
  | { kind: "names"; names: string[]; n: number }
  | { kind: "dice"; faces: number[] }
  | { kind: "seats"; seats: number[] }
  | { kind: "parts"; parts: { label: string; shown: Shown }[] };

type Named = Readonly<Record<string, unknown>>;

const DICE = /(^|_)(dice|die|rolled)$/;
const PILE = /(^|_)(pile|deck)$/;
const SEATS = /^(active|first|starter|starts|dealer|leader|current|holder|target|order|seats?)$/;
/** What the engine's phrases know by name, beside cards. */
const KINDS = ["character", "place"];
/** What a thing is called, where it is told with more. */
const NAME = /^(card|good|kind|name|id|title|text)$/;

export const isRecord = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Nothing to show; a zero is something. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The name of a field, by the game's texts, ours, or its own. */
export function labelOf(key: string, texts: Texts): string {
  const id = key.replaceAll("_", "-");
  const said = [`view-${id}`, `plain-view-${id}`].find((one) => texts.has(one));
  return said ? texts.t(said) : capital(spaced(key));
}

/** The name of a part, which may be a card, a place or the like. */
export function partOf(key: string, texts: Texts): string {
  const said = isNamed(key, texts) ? nameOf(key, texts) : labelOf(key, texts);
  return capital(said);
}

export function shown(key: string, value: unknown, players: number, texts: Texts): Shown {
  const numbers = numbersIn(value);
  if (DICE.test(key) && numbers?.every((n) => n >= 0 && n <= 6))
    return { kind: "dice", faces: numbers.filter((n) => n > 0) };
  if (SEATS.test(key) && numbers?.every((n) => n >= 0 && n < players))
    return { kind: "seats", seats: numbers };
  if (PILE.test(key) && Array.isArray(value)) return { kind: "text", text: String(sizeOf(value)) };
  if (Array.isArray(value)) {
    const items = value.filter((item) => !isEmpty(item));
    return { kind: "names", names: counted(items, texts), n: items.length };
  }
  if (isRecord(value) && !isReference(value))
    return {
      kind: "parts",
      parts: Object.entries(value).flatMap(([part, inner]) =>
        isEmpty(inner)
          ? []
          : [{ label: partOf(part, texts), shown: shown(part, inner, players, texts) }],
      ),
    };
  return { kind: "text", text: wordsOf(value, texts) };
}

/** A single value. */
export function wordsOf(value: unknown, texts: Texts): string {
  if (isEmpty(value)) return "–";
  if (value === true) return texts.t("value-on");
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return nameOf(value, texts);
  return isReference(value) ? String(texts.name(value)) : inWords(value, texts);
}

/** A value with all that is in it, on one line. */
export function inWords(value: unknown, texts: Texts): string {
  if (Array.isArray(value)) return value.map((item) => inWords(item, texts)).join(", ") || "–";
  if (!isRecord(value) || isReference(value)) return wordsOf(value, texts);
  const parts = Object.entries(value).filter(([, inner]) => !isEmpty(inner) && inner !== 0);
  const said = parts.map(([key, inner]) => {
    const words = inWords(inner, texts);
    if (key === "n") return `×${words}`;
    return NAME.test(key) ? words : `${partOf(key, texts)}: ${words}`;
  });
  return said.join(" · ") || "–";
}

/** As the deck or the texts call it; else the id, without its hyphens. */
function nameOf(id: string, texts: Texts): string {
  if (isCard(id, texts)) return texts.card(id);
  const key = KINDS.map((kind) => `${kind}-${id}`).find((one) => texts.has(one));
  return key ? texts.t(key) : spaced(id);
}

export const isCard = (id: string, texts: Texts) => id in texts.cards || texts.has(`card-${id}`);

const isNamed = (id: string, texts: Texts) =>
  isCard(id, texts) || KINDS.some((kind) => texts.has(`${kind}-${id}`));

const spaced = (id: string) => id.replace(/[_-]+/g, " ").trim();

/** A reference as the engine's phrases have it (describe.py). */
function isReference(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  const { card, character, place, text, message } = value;
  return [card, character, place, message].some((one) => typeof one === "string") || isRecord(text);
}

/** Each thing once, with how many there are. */
function counted(items: readonly unknown[], texts: Texts): string[] {
  const all = new Map<string, number>();
  for (const item of items) {
    const name = inWords(item, texts);
    all.set(name, (all.get(name) ?? 0) + 1);
  }
  return [...all].map(([name, n]) => capital(n > 1 ? `${name} ×${n}` : name));
}

const numbersIn = (value: unknown): number[] | null => {
  const all = Array.isArray(value) ? value : [value];
  return all.every((one) => typeof one === "number") ? all : null;
};

/** Cards in a pile, whose unordered layers may be nested. */
const sizeOf = (pile: readonly unknown[]): number =>
  pile.reduce<number>((sum, one) => sum + (Array.isArray(one) ? sizeOf(one) : 1), 0);

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
