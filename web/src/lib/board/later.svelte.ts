/** Parts of a board that its first look does not need. */
import { idle, painted } from "../ui/later";

export class Later<Parts> {
  #parts = $state.raw<Parts | null>(null);
  #coming: Promise<void> | null = null;

  constructor(readonly load: () => Promise<Parts>) {}

  /** Nothing until they have come; who looks for them fetches them. */
  get parts(): Parts | null {
    if (!this.#parts) void this.fetch();
    return this.#parts;
  }

  /** Done when they are there, or have failed to come: then who looks next tries again. */
  fetch(): Promise<void> {
    this.#coming ??= this.load().then(
      (parts) => void (this.#parts = parts),
      () => void (this.#coming = null),
    );
    return this.#coming;
  }

  /** So that nobody waits for them later: when the board stands and there is nothing else to do. */
  async soon(): Promise<void> {
    await painted();
    await idle();
    await this.fetch();
  }
}
