/** For tests: what the server sends, with what matters to the test and something likely for the rest. */
import type { Asked, GameInfo, LogEvent, SeatInfo, State, TableInfo } from "./types";

export function seatOf(seat: number, some: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    kind: "person",
    name: ["Ann", "Bea", "Cleo", "Dora"][seat] ?? "",
    bot: null,
    present: true,
    mine: seat === 0,
    ready: true,
    ...some,
  };
}

export function tableOf(some: Partial<TableInfo> = {}): TableInfo {
  const players = some.seats?.length ?? some.players ?? 2;
  return {
    id: "fixture",
    name: "Table",
    game: "krom",
    players,
    options: {},
    deck: "",
    pace: "live",
    clock: null,
    public: false,
    fast_bots: false,
    takeover: true,
    hints: false,
    state: "playing",
    seats: Array.from({ length: players }, (_, seat) => seatOf(seat)),
    host: true,
    watching: 0,
    round: null,
    waiting: [],
    next: null,
    links: 0,
    created: "2026-11-15T10:00:00Z",
    ...some,
  };
}

export function askedOf(some: Partial<Asked> = {}): Asked {
  const prompt = { key: "prompt-chance", args: {} };
  return { kind: "", clause: "", waiting: [], prompt, choices: [], refusals: [], ...some };
}

type Some = Partial<Omit<State, "type" | "table">> & { table?: Partial<TableInfo> };

export function stateOf({ table, ...some }: Some): State {
  return {
    type: "state",
    table: tableOf(table),
    seq: 0,
    seat: 0,
    seats: [0],
    view: null,
    asked: null,
    undo: false,
    deadline: null,
    passing: null,
    events: [],
    chat: [],
    fresh: true,
    proof: { commitment: "", nonces: [], brought: [], seed: null },
    answers: 0,
    ...some,
  };
}

/** What every view says, and whatever else is given. */
export function viewWith(own: Record<string, unknown>): NonNullable<State["view"]> {
  const all = { players: 2, options: {}, deck: "", seat: 0, waiting: [], winners: [], stack: [] };
  return { ...all, ...own };
}

export function eventOf(n: number, event: LogEvent["event"], answer = 0): LogEvent {
  return { seq: n + 1, n, answer, event, phrase: null };
}

export function gameOf(some: Partial<GameInfo>): GameInfo {
  const nothing = { options: {}, clauses: {}, constants: {}, deck: "", shelf: true };
  return { id: "krom", seats: [2, 4], ...nothing, ...some };
}
