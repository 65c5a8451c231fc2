/** Who is meant at a table. */
import type { Texts } from "../i18n/texts";
import { lastMoment, momentOf } from "../net/moments";
import type { LogEvent, SeatInfo, State } from "../types";

/** A bot by what it is like. */
export function botName(bot: string, texts: Texts): string {
  return texts.t(texts.has(`seat-${bot}`) ? `seat-${bot}` : "seat-bot", { name: bot });
}

/** What a bot is like, in a sentence; nothing for those that are only for the lab. */
export function botNote(bot: string, texts: Texts): string {
  return texts.has(`seat-${bot}`, "note") ? texts.t(`seat-${bot}`, {}, "note") : "";
}

/** Who sits there: a person by name, also while a bot stands in; else the bot, or a seat whose person is not known. */
export function seatName(seat: SeatInfo, texts: Texts): string {
  if (seat.bot !== null && seat.name === seat.bot) return botName(seat.bot, texts);
  return seat.name || texts.t("seat-number", { n: seat.seat + 1 });
}

/** It is for me to answer; nobody waits for players who have chosen and could still change their minds. */
export function mustAnswer(state: State): boolean {
  const { seat, asked, table } = state;
  if (table.state !== "playing" || !asked || seat === null) return false;
  return asked.choices.length > 0 && asked.waiting.includes(seat);
}

/** A moment that is only looked at: nothing can be answered in it, and all up to it has been told. */
export function looked(state: State, told: readonly LogEvent[]): State {
  return {
    ...state,
    asked: state.asked && { ...state.asked, choices: [], refusals: [] },
    // Number 0: none of this is news (see isLookBack).
    events: told
      .filter((event) => momentOf(event) <= lastMoment(state))
      .map((event) => ({ ...event, seq: 0 })),
  };
}

/** On a shared device: the seat that is asked now, when it is not the one that holds the device.
 *  After a reload nobody does yet: somebody must say who it is before a hand is shown. */
export function nextOnDevice(state: State, holds: number | null): number | null {
  if (state.table.state !== "playing" || state.seats.length < 2) return null;
  const waiting = state.asked?.waiting ?? state.table.waiting;
  const asked = state.seats.find(
    (seat) => waiting.includes(seat) && state.table.seats[seat]?.kind === "person",
  );
  if (holds === null || holds !== state.seat) return asked ?? state.seats[0] ?? null;
  return waiting.includes(holds) ? null : (asked ?? null);
}
