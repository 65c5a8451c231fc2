/** A view whose form alone is known, sorted into what can be shown: figures and things by seat,
 * and what lies on the table. What is by seat the server says; names of fields hint at the rest. */
import type { Texts } from "$lib/i18n/texts";
import { isEmpty, isRecord, labelOf, partOf, shown, type Shown, wordsOf } from "./words";

/** A row of the table of figures: one short text per seat. */
export type Figure = { key: string; group: string; label: string; cells: string[] };
/** What each seat has of one sort; null where it has none. */
export type Holding = { key: string; label: string; by: (Shown | null)[] };
export type Thing = { key: string; label: string; shown: Shown };
export type Reading = {
  figures: Figure[];
  holdings: Holding[];
  /** What only this seat sees. */
  own: Thing[];
  common: Thing[];
};

type Fields = Readonly<Record<string, unknown>>;

/** Said elsewhere on the page, or of no use to people. */
const UNSEEN = ["game", "players", "options", "deck", "seat", "waiting", "winners", "stack"];
const OWN = /^(hand|known|sealed|secrets?|mine)$/;
/** What people look for first. */
const SCORE = /^(points?|scores?|trophies|total)$/;

export function readingOf(view: Fields, bySeat: readonly string[], texts: Texts): Reading {
  const players = Number(view.players);
  const reading: Reading = { figures: [], holdings: [], own: [], common: [] };
  for (const [key, value] of Object.entries(view)) {
    if (UNSEEN.includes(key)) continue;
    const label = labelOf(key, texts);
    if (bySeat.includes(key) && Array.isArray(value)) addBySeat(reading, key, value, texts);
    else if (!isEmpty(value)) {
      const thing = { key, label, shown: shown(key, value, players, texts) };
      (OWN.test(key) ? reading.own : reading.common).push(thing);
    }
  }
  reading.figures.sort((a, b) => Number(SCORE.test(b.key)) - Number(SCORE.test(a.key)));
  return reading;
}

/** The figures that count in the end, by the names they usually have. */
export const scoresIn = ({ figures }: Reading): Figure[] =>
  figures.filter(({ key }) => SCORE.test(key));

/** Figures of one seat, each as a thing of its own. */
export function figuresOf(figures: readonly Figure[], seat: number): Thing[] {
  return figures.map(({ key, group, label, cells }) => ({
    key,
    label: group ? `${group}: ${label}` : label,
    shown: { kind: "text", text: cells[seat] ?? "" },
  }));
}

/** What one seat has. */
export function heldBy({ holdings }: Reading, seat: number): Thing[] {
  return holdings.flatMap(({ key, label, by }) => {
    const shown = by[seat];
    return shown ? [{ key, label, shown }] : [];
  });
}

function addBySeat(reading: Reading, key: string, values: unknown[], texts: Texts): void {
  const label = labelOf(key, texts);
  if (values.every(isScalar)) {
    if (values.every(isEmpty)) return;
    const cells = values.map((value) => wordsOf(value, texts));
    reading.figures.push({ key, group: "", label, cells });
  } else if (values.every(isSheet)) {
    for (const part of new Set(values.flatMap(Object.keys))) {
      const cells = values.map((sheet) => sheet[part] ?? null);
      if (cells.every((cell) => cell === 0 || isEmpty(cell))) continue;
      reading.figures.push({
        key: `${key} ${part}`,
        group: label,
        label: partOf(part, texts),
        cells: cells.map((cell) => wordsOf(cell, texts)),
      });
    }
  } else if (!values.every(isEmpty)) {
    const by = values.map((value) =>
      isEmpty(value) ? null : shown(key, value, values.length, texts),
    );
    reading.holdings.push({ key, label, by });
  }
}

type Scalar = string | number | boolean | null;

const isScalar = (value: unknown): value is Scalar => typeof value !== "object" || value === null;

/** Nothing but figures, each with its name. */
const isSheet = (value: unknown): value is Record<string, Scalar> =>
  isRecord(value) && Object.values(value).every(isScalar);

/** The dice of all events, by face. */
export function rollsOf(events: readonly { event: Fields }[]): number[] {
  const faces = events.flatMap(({ event }) => (Array.isArray(event.dice) ? event.dice : []));
  return [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
}
