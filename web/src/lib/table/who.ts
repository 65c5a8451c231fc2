/** Who is meant at a table. */
import type { Texts } from "../i18n/texts";
import type { SeatInfo, State } from "../types";

/** A bot by what it is like. */
export function botName(bot: string, texts: Texts): string {
  return texts.t(texts.has(`seat-${bot}`) ? `seat-${bot}` : "seat-bot", { name: bot });
}

/** Who sits there: a person by name, also while a bot stands in; else the bot. */
export function seatName(seat: SeatInfo, texts: Texts): string {
  return seat.bot !== null && seat.name === seat.bot ? botName(seat.bot, texts) : seat.name;
}

/** People by their own names, also while a bot stands in; bots by the characters, chiefs or villages they play. */
export function seatNames(state: State, texts: Texts): string[] {
  const words = (name: string): unknown[] => {
    const found = state.view?.[name];
    return Array.isArray(found) ? found : [];
  };
  const [characters, clans] = [words("characters"), words("clans")];
  return state.table.seats.map((seat) => {
    const [character, clan] = [characters[seat.seat], clans[seat.seat]];
    if (seat.kind !== "bot" || seat.name !== seat.bot) return seatName(seat, texts);
    if (typeof character === "string") return texts.character(character);
    if (texts.has(`village-${seat.seat}`)) return texts.t(`village-${seat.seat}`);
    return typeof clan === "string" ? texts.t(`chief-${clan}`) : seatName(seat, texts);
  });
}

/** It is for me to answer. */
export function mustAnswer(state: State): boolean {
  return state.table.state === "playing" && (state.asked?.choices.length ?? 0) > 0;
}

/** A moment that is only looked at: nothing can be answered in it. */
export function looked(state: State): State {
  return { ...state, asked: state.asked && { ...state.asked, choices: [], refusals: [] } };
}

/** On a shared device: the seat that is asked now, when it is not the one on show. */
export function nextOnDevice(state: State): number | null {
  if (state.table.state !== "playing" || state.seats.length < 2) return null;
  const waiting = state.asked?.waiting ?? state.table.waiting;
  if (state.seat !== null && waiting.includes(state.seat) && mustAnswer(state)) return null;
  return state.seats.find((seat) => seat !== state.seat && waiting.includes(seat)) ?? null;
}
