/** The websocket's messages. */
import type { Phrase, State } from "../types";

export type Command =
  | { type: "answer"; key: string; seat: number; question: number; choice: number }
  | { type: "undo"; key: string; seat: number }
  | { type: "chat"; key: string; text: string }
  | { type: "passing"; key: string; seat: number; on: boolean };

export type Ack = { type: "ack"; key: string; seq: number };
export type Refused = {
  type: "refused";
  key: string;
  error: string;
  clause: string | null;
  phrase: Phrase | null;
  detail: string;
};
export type Message = State | Ack | Refused | { type: "pong" } | { type: "bye"; reason: string };
export type LinkState = "connecting" | "live" | "polling" | "lost";
