// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventOf, stateOf } from "../fixtures";
import type { State } from "../types";
import type { Ports, Socket } from "./connection";
import type { Command } from "./messages";
import { LiveTable } from "./table.svelte";

class FakeSocket implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  constructor(readonly since: number) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.(new Event("open"));
  }
  say(message: unknown) {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  fail() {
    this.onclose?.(new CloseEvent("close"));
  }
  commands(): Command[] {
    return this.sent.map((text) => JSON.parse(text) as Command);
  }
}

function state(seq: number, fresh: boolean, ns: number[] = []): State {
  return stateOf({ seq, fresh, events: ns.map((n) => eventOf(n, {})) });
}

let sockets: FakeSocket[];
let polls: number[];
let posted: Command[];
let answerPoll: (since: number) => Promise<State>;
let draw: (then: () => void) => void;
let stop: () => void;

function newest(): FakeSocket {
  const socket = sockets.at(-1);
  if (!socket) throw new Error("nothing was opened");
  return socket;
}

function start(): LiveTable {
  const ports: Ports = {
    socket: (since) => {
      sockets.push(new FakeSocket(since));
      return newest();
    },
    poll: (since) => {
      polls.push(since);
      return answerPoll(since);
    },
    post: async (command) => {
      posted.push(command);
      return { type: "ack", key: command.key, seq: 9 };
    },
    drawn: (then) => draw(then),
  };
  const table = new LiveTable("t", 0, ports);
  stop = table.start();
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  polls = [];
  posted = [];
  draw = (then) => then();
  answerPoll = () => new Promise(() => undefined);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("a live table", () => {
  it("sends where the page has no https, as phones in the local network have none", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    const live = start();
    newest().open();
    live.send({ type: "chat", text: "hello" });
    vi.unstubAllGlobals();
    expect(newest().commands()[0]?.key).toBe("0a".repeat(16));
  });
  it("gathers events and takes a fresh view whole", () => {
    const table = start();
    newest().open();
    newest().say(state(3, true, [1, 2]));
    newest().say(state(4, false, [2, 3]));
    expect(table.events.map((event) => event.n)).toEqual([1, 2, 3]);
    newest().say(state(2, false, [4]));
    expect(table.state?.seq).toBe(4);
    newest().say(state(2, true, [7]));
    expect(table.events.map((event) => event.n)).toEqual([7]);
  });

  it("shows the newest of what came while it was drawing, and keeps every event", () => {
    let drawn: () => void = () => undefined;
    draw = (then) => (drawn = then);
    const table = start();
    newest().open();
    newest().say(state(3, true, [1]));
    expect(table.state?.seq).toBe(3);
    newest().say(state(4, false, [2]));
    newest().say(state(5, false, [3]));
    expect(table.state?.seq).toBe(3);
    drawn();
    expect(table.state?.seq).toBe(5);
    expect(table.events.map((event) => event.n)).toEqual([1, 2, 3]);
    drawn();
    newest().say(state(6, false));
    expect(table.state?.seq).toBe(6);
  });

  it("resumes after the last number it has seen, waiting longer each time", () => {
    const table = start();
    newest().open();
    newest().say(state(5, true));
    newest().fail();
    expect(table.link).toBe("connecting");
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(300);
    expect(newest().since).toBe(5);
    newest().fail();
    vi.advanceTimersByTime(550);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(3);
  });

  it("sends what was not acknowledged again, under the same key", () => {
    const table = start();
    newest().open();
    newest().say(state(1, true));
    table.answer(4);
    const [first] = newest().commands();
    expect(table.sending).toMatchObject({ type: "answer", choice: 4 });
    newest().fail();
    vi.advanceTimersByTime(600);
    newest().open();
    expect(newest().commands()).toEqual([first]);
    newest().say({ type: "ack", key: first?.key, seq: 2 });
    expect(table.sending).toBeNull();
    newest().fail();
    vi.advanceTimersByTime(600);
    newest().open();
    expect(newest().commands()).toEqual([]);
  });

  it("does not answer twice while the first answer is on its way", () => {
    const table = start();
    newest().open();
    newest().say(state(1, true));
    table.answer(4);
    table.answer(5);
    expect(newest().commands()).toHaveLength(1);
  });

  it("keeps a refusal with its clause", () => {
    const table = start();
    newest().open();
    newest().say(state(1, true));
    table.answer(4);
    const key = newest().commands()[0]?.key;
    const phrase = { key: "refuse-must-move", args: {} };
    newest().say({ type: "refused", key, error: "refused", clause: "K6", phrase, detail: "" });
    expect(table.refused?.clause).toBe("K6");
    expect(table.sending).toBeNull();
  });

  it("falls back to polling when no websocket opens, and posts its commands", async () => {
    let polled = 0;
    answerPoll = (since) => {
      polled += 1;
      return polled === 1 ? Promise.resolve(state(8, true)) : new Promise(() => since);
    };
    const table = start();
    for (let failure = 0; failure < 3; failure += 1) {
      newest().fail();
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(table.link).toBe("polling");
    expect(polls).toEqual([0, 8]);
    table.answer(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(posted).toMatchObject([{ type: "answer", choice: 2 }]);
    expect(table.sending).toBeNull();
    await vi.advanceTimersByTimeAsync(61_000);
    newest().open();
    expect(table.link).toBe("live");
  });

  it("goes back to the websocket soon after the server returns", async () => {
    let away = true;
    answerPoll = () =>
      away ? Promise.reject(new Error("down")) : Promise.resolve(state(8, true)).finally(hang);
    const hang = () => (answerPoll = () => new Promise(() => undefined));
    const table = start();
    for (let failure = 0; failure < 3; failure += 1) {
      newest().fail();
      await vi.advanceTimersByTimeAsync(failure < 2 ? 1100 : 0);
    }
    expect(table.link).toBe("lost");
    away = false;
    await vi.advanceTimersByTimeAsync(6000);
    newest().open();
    expect(table.link).toBe("live");
    expect(newest().since).toBe(8);
  });

  it("ends when the server refuses the table", () => {
    const table = start();
    newest().onclose?.(new CloseEvent("close", { code: 4404, reason: "no-table" }));
    vi.advanceTimersByTime(60_000);
    expect(table.ended).toBe("no-table");
    expect(sockets).toHaveLength(1);
  });

  it("drops a line that no longer answers pings", () => {
    start();
    newest().open();
    vi.advanceTimersByTime(20_000);
    expect(newest().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(8_000);
    expect(newest().closed).toBe(true);
  });
});
