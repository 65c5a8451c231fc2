/** What this browser can check of a record by itself: the promise that was made before the game. */
import { hex } from "./net/moments";
import { hmac, sha256 } from "./sha256";

export type RecordFile = {
  game: string;
  players: number;
  seats: string[];
  commitment: string;
  nonces: string[];
  seed: string | null;
  answers: [number, number][];
  winners: number[];
  /** Where each seat was before the lot was drawn; older records have none. */
  seating?: number[] | null;
};

export function readRecord(text: string): RecordFile | null {
  try {
    const data = JSON.parse(text) as Partial<RecordFile> & { "lascaux-record"?: number };
    const whole =
      typeof data["lascaux-record"] === "number" &&
      typeof data.commitment === "string" &&
      Array.isArray(data.nonces) &&
      Array.isArray(data.answers) &&
      data.answers.every(Array.isArray) &&
      Array.isArray(data.seating ?? []);
    return whole ? (data as RecordFile) : null;
  } catch {
    return null;
  }
}

/** SHA-256 of the revealed seed is the commitment from the start. */
export function keepsPromise(record: RecordFile): boolean {
  const seed = fromHex(record.seed ?? "");
  return seed !== null && hex(sha256(seed)) === record.commitment;
}

/** Draw k below n, as the engine draws it: HMAC-SHA256 of the nonces, the label and k. */
export function draw(
  { seed, nonces }: Pick<RecordFile, "seed" | "nonces">,
  k: number,
  n: number,
  label: string,
): number {
  const key = fromHex(seed ?? "");
  if (!key) throw new Error("the seed is not revealed");
  const values = 1n << 256n;
  const limit = values - (values % BigInt(n));
  for (let message = [...nonces, label, String(k)].join("|"); ; message += "|again") {
    const value = BigInt(`0x${hex(hmac(key, new TextEncoder().encode(message)))}`);
    if (value < limit) return Number(value % BigInt(n));
  }
}

/** The seats as the lot gives them: the places in a new order; null where no lot was drawn. */
export function drawnSeats(record: RecordFile): number[] | null {
  const { seating } = record;
  if (!seating) return null;
  const nonces = seating.map((_, place) => record.nonces[seating.indexOf(place)] ?? "");
  const order = seating.map((_, place) => place);
  for (let last = order.length - 1, k = 0; last > 0; last -= 1, k += 1) {
    const other = draw({ seed: record.seed, nonces }, k, last + 1, "seats");
    const [moved = 0, taken = 0] = [order[last], order[other]];
    order[last] = taken;
    order[other] = moved;
  }
  return order;
}

function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/i.test(text)) return null;
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}
