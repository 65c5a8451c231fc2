/** The table as this browser knows it: the newest state, and the log and chat gathered so far. */
import type { ChatLine, LogEvent, State } from "../types";
import { Connection, type Ports } from "./connection";
import { http, Refusal, type ErrorBody } from "./http";
import type { Ack, Command, LinkState, Refused } from "./messages";
import { nonce } from "./moments";

type Unsent = Command extends infer C ? (C extends Command ? Omit<C, "key"> : never) : never;

export class LiveTable {
  state = $state.raw<State | null>(null);
  events = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>("connecting");
  /** What was sent and is not acknowledged yet. */
  sending = $state.raw<Unsent | null>(null);
  refused = $state.raw<ErrorBody | null>(null);
  ended = $state<string | null>(null);
  #line: Connection;
  #ports: Ports;
  /** What came while the last news was being drawn. */
  #backlog: (State | Ack | Refused)[] = [];
  #drawing = false;
  #waiting: { key: string; command: Unsent }[] = [];

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    ports: Ports = browserPorts(id, seat),
  ) {
    this.#ports = ports;
    this.#line = new Connection(ports, {
      heard: (message) => this.#hear(message),
      linked: (link) => (this.link = link),
      ended: (reason) => (this.ended = reason),
    });
  }

  start(): () => void {
    const hurry = () => {
      if (document.visibilityState === "visible") this.#line.hurry();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    this.#line.start();
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.#line.stop();
    };
  }

  answer(choice: number): void {
    const { seat, seq } = this.state ?? {};
    if (seat === null || seat === undefined || seq === undefined) return;
    // A second click while the first is on its way would answer the next question.
    if (this.sending?.type === "answer") return;
    this.send({ type: "answer", seat, question: seq, choice });
  }

  undo(): void {
    const seat = this.state?.seat ?? null;
    if (seat !== null) this.send({ type: "undo", seat });
  }

  send(command: Unsent): void {
    const key = nonce();
    this.#waiting.push({ key, command });
    this.refused = null;
    this.#show();
    this.#line.send({ ...command, key } as Command);
  }

  #hear(message: State | Ack | Refused): void {
    this.#backlog.push(message);
    if (!this.#drawing) this.#catchUp();
  }

  /** Shows all that has come at once: a slow device skips what is over instead of falling behind. */
  #catchUp(): void {
    const messages = this.#backlog.splice(0);
    this.#drawing = messages.length > 0;
    for (const message of messages) this.#take(message);
    if (this.#drawing) this.#ports.drawn(() => this.#catchUp());
  }

  #take(message: State | Ack | Refused): void {
    if (message.type === "state") {
      this.#merge(message);
      return;
    }
    this.#waiting = this.#waiting.filter(({ key }) => key !== message.key);
    this.#show();
    if (message.type === "refused") this.refused = message;
  }

  #show(): void {
    const found = this.#waiting.find(({ command }) => command.type !== "chat");
    this.sending = found?.command ?? null;
  }

  #merge(next: State): void {
    const now = this.state;
    if (now && !next.fresh && next.seq < now.seq) return;
    if (next.fresh) {
      this.events = next.events;
      this.chat = next.chat;
    } else {
      this.events = joined(this.events, next.events, (event) => event.n);
      this.chat = joined(this.chat, next.chat, (line) => line.seq);
    }
    this.state = next;
  }
}

/** The old items and those new ones that come after them. */
export function joined<T>(old: T[], more: T[], order: (item: T) => number): T[] {
  const last = old.at(-1);
  const fresh = last ? more.filter((item) => order(item) > order(last)) : more;
  return fresh.length > 0 ? [...old, ...fresh] : old;
}

function browserPorts(id: string, seat: number | null): Ports {
  const mine = seat === null ? "" : `seat=${seat}&`;
  return {
    socket: (since) => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      const path = `/api/tables/${id}/live?${mine}since=${since}`;
      return new WebSocket(`${scheme}://${location.host}${path}`);
    },
    poll: (since, signal) =>
      http.get<State>(`/api/tables/${id}/state?${mine}since=${since}&wait=1`, signal),
    post: async (command) => {
      try {
        return await http.post<Ack | Refused>(`/api/tables/${id}/commands`, command);
      } catch (error) {
        // A refusal with an error status is an answer too; anything else is worth another try.
        if (!(error instanceof Refusal) || error.status >= 500) throw error;
        const { clause = null, phrase = null, ...rest } = error.body;
        return { type: "refused", key: command.key, clause, phrase, ...rest };
      }
    },
    drawn,
  };
}

const UNDRAWN = 250; // milliseconds; a tab in the background draws nothing and must hear all the same

function drawn(then: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    then();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, UNDRAWN);
}
