/** The log by rounds. */
import type { LogEvent, Phrase } from "../types";

export type Line = { event: LogEvent; phrase: Phrase };
export type Round = { key: number; title: Phrase | null; lines: Line[] };

export function rounds(events: readonly LogEvent[]): Round[] {
  const found: Round[] = [{ key: -1, title: null, lines: [] }];
  for (const event of events) {
    const { phrase } = event;
    if (!phrase) continue;
    if (phrase.key === "log-round") found.push({ key: event.n, title: phrase, lines: [] });
    else found.at(-1)?.lines.push({ event, phrase });
  }
  return found.filter((round) => round.title !== null || round.lines.length > 0);
}
