/** All that was told at a table so far; the server sends what is new, and all of it to anyone who arrives. */
import type { LogEvent, State } from "$lib/types";

const KEPT = new Map<string, readonly LogEvent[]>();

/** A look back at an earlier moment (`looked`): its events carry no place in the table's history. */
export function isLookBack(events: readonly LogEvent[]): boolean {
  return events.length > 0 && events.every(({ seq }) => seq === 0);
}

export function eventsOf(state: State): readonly LogEvent[] {
  const key = `${state.table.id} ${state.seat}`;
  if (state.fresh) {
    // After an undo there are fewer events than before: what is kept is replaced, never joined.
    if (!isLookBack(state.events)) KEPT.set(key, state.events);
    return state.events;
  }
  const kept = KEPT.get(key) ?? [];
  const last = kept.at(-1)?.n ?? -1;
  const fresh = state.events.filter(({ n }) => n > last);
  if (!fresh.length) return kept;
  const all = [...kept, ...fresh];
  KEPT.set(key, all);
  return all;
}
