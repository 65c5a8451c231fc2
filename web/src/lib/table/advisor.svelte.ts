/** The Elder's advice on the question of the moment: asked for, thought over, shown, put away. */
import { app } from "../app.svelte";
import { http } from "../net/http";
import type { Hint, State } from "../types";
import { mustAnswer } from "./who";

/** Why there is nothing to advise now, as the key of a text; null where a hint can be had. */
export function noHint(state: State): "error-not-asked" | "error-one-choice" | null {
  if (!mustAnswer(state)) return "error-not-asked";
  return (state.asked?.choices.length ?? 0) > 1 ? null : "error-one-choice";
}

export class Advisor {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  #about = "";
  #stop = new AbortController();

  get open(): boolean {
    return this.thinking || this.hint !== null;
  }

  async ask(state: State): Promise<void> {
    this.close();
    if (noHint(state) !== null) return;
    const stop = this.#stop;
    this.#about = question(state);
    this.thinking = true;
    try {
      const wish = { seat: state.seat, question: state.seq };
      const found = await http.post<Hint>(`/api/tables/${state.table.id}/hint`, wish, stop.signal);
      if (!stop.signal.aborted) this.hint = found;
    } catch (error) {
      // A player who has moved on no longer wants an answer.
      if (!stop.signal.aborted) app.sayError(error);
    }
    if (!stop.signal.aborted) this.thinking = false;
  }

  /** Put away what is about another question. */
  see(state: State): void {
    if (this.open && question(state) !== this.#about) this.close();
  }

  close(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.thinking = false;
    this.hint = null;
  }
}

/** Which question this is; the others may answer theirs meanwhile. */
function question({ seat, asked }: State): string {
  return JSON.stringify([seat, asked?.kind, asked?.prompt, asked?.choices]);
}
