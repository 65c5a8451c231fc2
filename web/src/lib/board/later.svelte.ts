/** Parts of a board that its first look does not need. */
import { idle, painted } from "../ui/later";

const AGAIN = 2000; // milliseconds from a failure to another try

export class Later<Parts> {
  #parts = $state.raw<Parts | null>(null);
  #failures = $state(0);
  #coming: Promise<void> | null = null;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly load: () => Promise<Parts>) {}

  /** Nothing until they have arrived; looking for them fetches them, and again after a failure. */
  get parts(): Parts | null {
    void this.#failures;
    if (!this.#parts) void this.fetch();
    return this.#parts;
  }

  /** Done when they are there, or have failed to come: then the next look tries again. */
  fetch(): Promise<void> {
    this.#coming ??= this.load().then(
      (parts) => void (this.#parts = parts),
      () => this.#failed(),
    );
    return this.#coming;
  }

  #failed(): void {
    this.#coming = null;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => (this.#failures += 1), AGAIN);
  }

  /** So that nobody waits for them later: when the board stands and there is nothing else to do. */
  async soon(): Promise<void> {
    await painted();
    await idle();
    await this.fetch();
  }
}
