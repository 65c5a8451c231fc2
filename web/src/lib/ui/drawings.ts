/** Our drawings: symbols in sheets of SVG, used by their ids. */
export type Drawing = { id: string; box: string; width: number; height: number };

/** All drawings of some sheets, by id. */
export function drawingsIn(sheets: readonly string[]): ReadonlyMap<string, Drawing> {
  const found = new Map<string, Drawing>();
  for (const sheet of sheets) {
    for (const [tag] of sheet.matchAll(/<symbol[^>]*>/g)) {
      const id = /\bid="([^"]+)"/.exec(tag)?.[1];
      const box = /\bviewBox="([^"]+)"/.exec(tag)?.[1];
      const [, , width = 100, height = 100] = (box ?? "").split(/\s+/).map(Number);
      if (id && box) found.set(id, { id, box, width, height });
    }
  }
  return found;
}
