/** Parts of a board that its first look does not need. */
import { idle, painted } from "../ui/later";

export class Later<Parts> {
  #parts = $state.raw<Parts | null>(null);
  #asked = false;

  constructor(readonly load: () => Promise<Parts>) {}

  /** Nothing until they have come; who looks for them fetches them. */
  get parts(): Parts | null {
    if (!this.#parts) void this.fetch();
    return this.#parts;
  }

  async fetch(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.#parts = await this.load();
    } catch {
      this.#asked = false; // who looks next tries again
    }
  }

  /** So that nobody waits for them later: when the board stands and there is nothing else to do. */
  async soon(): Promise<void> {
    await painted();
    await idle();
    await this.fetch();
  }
}
