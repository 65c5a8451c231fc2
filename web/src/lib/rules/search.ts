/** Finding your way in the rules. */
export type Clause = { id: string; title: string; text: string };
export type Chapter = { chapter: string; clauses: Clause[] };

/** The chapters with the clauses that contain every word; accents and case do not matter. */
export function search(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return chapters
    .map(({ chapter, clauses }) => ({
      chapter,
      clauses: clauses.filter(({ id, title, text }) => {
        const all = plain(`${id} ${title} ${text}`);
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A paragraph cut at the clauses of its game that it names. */
export function pieces(
  paragraph: string,
  clauses: readonly string[],
): { text: string; clause: boolean }[] {
  return paragraph
    .split(new RegExp(`\\b(${clauses.join("|")})\\b`))
    .map((text, i) => ({ text, clause: i % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}
