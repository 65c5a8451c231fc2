/** Which moment of a game something belongs to; moments are counted in answers, chance included. */
import type { LogEvent, State } from "../types";

export function momentOf(event: LogEvent): number {
  return event.answer;
}

export function lastMoment(state: State): number {
  return state.answers;
}

/** This browser's share of the luck: with it nobody else can know the dice beforehand. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return hex(bytes);
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
