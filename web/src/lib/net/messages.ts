/** What goes over the websocket, and how it is doing. */
import type { Answer, Chat, FromServer, Passing, Undo } from "../types";

export type { Ack, Refused } from "../types";
export type Command = Answer | Undo | Chat | Passing;
export type Message = FromServer;
export type LinkState = "connecting" | "live" | "polling" | "lost";
