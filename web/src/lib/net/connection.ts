/** One line to a table: a websocket that comes back by itself, or polling where none gets through. */
import type { State } from "../types";
import type { Ack, Command, LinkState, Message, Refused } from "./messages";

export type Socket = {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

/** What the connection needs from the world; tests bring their own. */
export type Ports = {
  socket(since: number): Socket;
  poll(since: number, signal: AbortSignal): Promise<State>;
  post(command: Command): Promise<Ack | Refused>;
  /** Calls back when what was shown last has been drawn. */
  drawn(then: () => void): void;
};

export type Ears = {
  heard(message: State | Ack | Refused): void;
  linked(link: LinkState): void;
  ended(reason: string): void;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const FAILURES_BEFORE_POLLING = 3;
const FIRST_RETRY = 3_000;
const LONGEST_RETRY = 60_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Connection {
  /** The last sequence number seen: what we ask to continue from. */
  since = 0;
  #socket: Socket | null = null;
  #open = false;
  #closed = false;
  #failures = 0;
  #polling: AbortController | null = null;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Commands without an answer yet; the same key is sent again until one comes. */
  #outbox = new Map<string, Command>();

  constructor(
    private readonly ports: Ports,
    private readonly ears: Ears,
  ) {}

  start(): void {
    this.#connect();
  }

  stop(): void {
    this.#closed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#polling?.abort();
    this.#drop();
  }

  send(command: Command): void {
    this.#outbox.set(command.key, command);
    if (this.#open) this.#socket?.send(JSON.stringify(command));
    else if (this.#polling) void this.#post(command);
  }

  /** The network is back, or the page is seen again: do not wait for the timer. */
  hurry(): void {
    if (this.#closed || this.#open) return;
    this.#failures = Math.min(this.#failures, FAILURES_BEFORE_POLLING - 1);
    this.#connect();
  }

  #connect(): void {
    this.#drop();
    if (!this.#polling) this.ears.linked("connecting");
    let socket: Socket;
    try {
      socket = this.ports.socket(this.since);
    } catch {
      this.#failed();
      return;
    }
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(event.data);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      // 4400 to 4499: the server understood and refused; asking again would not help.
      if (event.code >= 4400 && event.code < 4500) {
        this.stop();
        this.ears.ended(event.reason);
      } else this.#failed();
    };
  }

  #opened(): void {
    this.#open = true;
    this.#failures = 0;
    this.#polling?.abort();
    this.#polling = null;
    this.#cancel("retry");
    this.ears.linked("live");
    for (const command of this.#outbox.values()) this.#socket?.send(JSON.stringify(command));
    this.#later("ping", PING_EVERY, () => this.#ping());
  }

  #ping(): void {
    this.#socket?.send('{"type":"ping"}');
    this.#later("pong", PONG_WITHIN, () => this.#failed());
    this.#later("ping", PING_EVERY, () => this.#ping());
  }

  #received(text: string): void {
    this.#cancel("pong");
    const message = JSON.parse(text) as Message;
    if (message.type === "bye") {
      // A restart, or a line that was too slow: the close that follows brings us back.
      this.ears.linked("connecting");
    } else if (message.type !== "pong") this.#hear(message);
  }

  #hear(message: State | Ack | Refused): void {
    if (message.type === "state") this.since = Math.max(this.since, message.seq);
    else this.#outbox.delete(message.key);
    this.ears.heard(message);
  }

  #failed(): void {
    this.#drop();
    if (this.#closed) return;
    this.#failures += 1;
    if (this.#failures >= FAILURES_BEFORE_POLLING) {
      if (!this.#polling) void this.#poll();
      const again = FIRST_RETRY * 2 ** (this.#failures - FAILURES_BEFORE_POLLING);
      this.#later("retry", Math.min(again, LONGEST_RETRY), () => this.#connect());
      return;
    }
    this.ears.linked("connecting");
    const wait = Math.min(FIRST_WAIT * 2 ** (this.#failures - 1), LONGEST_WAIT);
    this.#later("retry", wait * (0.75 + Math.random() / 2), () => this.#connect());
  }

  /** Long polls, one after the other, until a websocket opens. */
  async #poll(): Promise<void> {
    const polling = new AbortController();
    this.#polling = polling;
    for (const command of this.#outbox.values()) void this.#post(command);
    let failures = 0;
    while (!polling.signal.aborted && !this.#closed) {
      try {
        this.#hear(await this.ports.poll(this.since, polling.signal));
        this.ears.linked("polling");
        // The server was away and is back: its websocket may be, too.
        if (failures > 0) this.#later("retry", FIRST_WAIT, () => this.#connect());
        failures = 0;
      } catch {
        if (polling.signal.aborted) return;
        failures += 1;
        this.ears.linked("lost");
        await new Promise((done) => {
          this.#later("poll", Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT), () => done(null));
        });
      }
    }
  }

  async #post(command: Command): Promise<void> {
    try {
      this.#hear(await this.ports.post(command));
    } catch {
      this.#later(`post ${command.key}`, 2000, () => {
        if (this.#outbox.has(command.key) && this.#polling) void this.#post(command);
      });
    }
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#open = false;
    this.#cancel("ping");
    this.#cancel("pong");
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.onopen = null;
      socket.close();
    }
  }

  #later(what: string, wait: number, then: () => void): void {
    this.#cancel(what);
    this.#timers.set(what, setTimeout(then, wait));
  }

  #cancel(what: string): void {
    clearTimeout(this.#timers.get(what));
    this.#timers.delete(what);
  }
}
