/** The analysis of a finished game: looked up, or begun and watched until it is done. */
import { app } from "../app.svelte";
import { http } from "../net/http";
import type { Analysis } from "../types";

const AGAIN = 700; // milliseconds between two looks

export class Study {
  found = $state.raw<Analysis | null>(null);
  running = $state(false);
  #ended = false;

  constructor(readonly table: string) {}

  get done(): boolean {
    return this.found !== null && this.found.of > 0 && this.found.done === this.found.of;
  }

  /** What is kept of it; one that somebody has begun goes on. */
  async look(): Promise<void> {
    try {
      this.found = await http.get<Analysis>(this.#path);
      if (this.found.done > 0 && !this.done) await this.begin();
    } catch (error) {
      app.sayError(error);
    }
  }

  /** Asking again is also what makes a server go on that was restarted. */
  async begin(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      while (!this.#ended) {
        this.found = await http.post<Analysis>(this.#path);
        if (this.done) break;
        await new Promise((again) => setTimeout(again, AGAIN));
      }
    } catch (error) {
      app.sayError(error);
    }
    this.running = false;
  }

  end(): void {
    this.#ended = true;
  }

  get #path(): string {
    return `/api/tables/${this.table}/analysis`;
  }
}
