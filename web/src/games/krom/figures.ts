/** Where the figures of a place stand: one row, two when it is crowded, the stunned in front. */

export type Spot = {
  /** Of the middle, in percent of the width. */
  x: number;
  /** Of the feet over the ground, in pixels. */
  y: number;
  height: number;
  width: number;
  lying: boolean;
  /** Whether there is room for the name, not only the sign. */
  named: boolean;
};

const NARROW = 240;
const LINE = 42;

/** `width` in pixels; `beast`: a part on the right belongs to the Kromosaurus. */
export function spots(lying: readonly boolean[], width: number, scale = 1, beast = false): Spot[] {
  const room = beast ? width * (width < NARROW ? 0.58 : 0.66) : width;
  const down = lying.filter(Boolean).length;
  const up = lying.length - down;
  const narrow = room < NARROW;
  const lines = narrow ? Math.ceil(down / 2) : Math.ceil(down / 3);
  // In a wide place the stunned lie beside the others, in a narrow one before them.
  const standRoom = narrow || !down ? room : room * (up ? up / (up + Math.min(down, 3)) : 0);
  const named = narrow ? lying.length < 3 && room / lying.length > 76 : true;
  const from = narrow ? 0 : standRoom;
  const fallen = lay(down, from, room, narrow ? 2 : 3, scale);
  // The plate of the Kromosaurus fills the bottom of a narrow place.
  const plate = narrow && beast ? 22 : 0;
  const base = plate + (narrow && lines ? lines * LINE + (named ? 16 : 0) : 0);
  const standing = stand(up, standRoom, base, scale);
  return lying.map((is) => {
    const spot = is ? fallen.shift() : standing.shift();
    const at = spot ?? { x: 0, y: 0, height: 0, width: 0, share: 0 };
    return {
      x: Math.round((1000 * at.x) / width) / 10,
      y: at.y + (is ? plate : 0),
      height: at.height,
      width: at.width,
      lying: is,
      named: named && at.share > (is ? 100 : 74),
    };
  });
}

type Body = { x: number; y: number; height: number; width: number; share: number };

function lay(count: number, from: number, to: number, columns: number, scale: number): Body[] {
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = Math.min(columns, count - line * columns);
    const share = (to - from) / inLine;
    const x = from + share * ((i % columns) + 0.5);
    const width = Math.min(98, share + 12) * scale;
    return { x, y: line * LINE, height: 44 * scale, width, share };
  });
}

function stand(count: number, room: number, base: number, scale: number): Body[] {
  const rows = count > 1 && room / count < 54 ? 2 : 1;
  const front = Math.ceil(count / rows);
  const crowded = rows === 2 || base > 22;
  const height = scale * (crowded ? 74 : room / Math.max(count, 1) < 78 ? 88 : 98);
  return Array.from({ length: count }, (_, i) => {
    const back = i >= front;
    const inRow = back ? count - front : front;
    const share = room / inRow;
    const shift = back && inRow === front ? share * 0.16 : 0;
    const x = share * ((back ? i - front : i) + 0.5) + shift;
    return { x, y: base + (back ? 54 : 0), height, width: Math.min(84, share + 18) * scale, share };
  });
}
