/** Our drawings: symbols in sheets of SVG, used by their ids. */
export type Drawing = { id: string; width: number; height: number };
/** A file of drawings and what is in it: `x.svg?sheet` (see art.ts of the build). */
export type Sheet = {
  url: string;
  symbols: readonly [id: string, width: number, height: number][];
};

/** All drawings of some sheets, by id. */
export function drawingsIn(sheets: readonly Sheet[]): ReadonlyMap<string, Drawing> {
  const all = sheets.flatMap((sheet) => sheet.symbols);
  return new Map(all.map(([id, width, height]) => [id, { id, width, height }]));
}

const known = new Map<string, Promise<string>>();

/** A sheet's text, fetched once; empty where it cannot be had: words tell everything. */
export function textOf({ url }: Pick<Sheet, "url">): Promise<string> {
  const found = known.get(url) ?? fetched(url);
  known.set(url, found);
  return found;
}

async function fetched(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { priority: "low" });
    if (answer.ok) return await answer.text();
  } catch {
    // The next picture tries again.
  }
  known.delete(url);
  return "";
}
