/** What the server sends and accepts. */

export type Phrase = { key: string; args: Record<string, unknown> };
export type Me = { id: string; name: string; account: string | null; language: string | null };
export type OptionInfo = { values: string[]; clause: string };
export type GameInfo = {
  id: string;
  seats: [number, number];
  options: Record<string, OptionInfo>;
  clauses: Record<string, string[]>;
  constants: Record<string, number>;
  deck: string;
};
export type SeatInfo = {
  seat: number;
  kind: "empty" | "person" | "bot";
  name: string;
  bot: string | null;
  present: boolean;
  mine: boolean;
  ready: boolean;
};
export type TableInfo = {
  id: string;
  name: string;
  game: string;
  players: number;
  options: Record<string, string>;
  deck: string;
  pace: "live" | "turns" | "solo";
  clock: number | null;
  public: boolean;
  fast_bots: boolean;
  takeover: boolean;
  state: "open" | "playing" | "over";
  seats: SeatInfo[];
  host: boolean;
  watching: number;
  round: number | null;
  waiting: number[];
  next: string | null;
  created: string;
};
export type Choice = { id: number; phrase: Phrase };
export type Refusal = { id: number; clause: string; wish: Phrase; reason: Phrase };
export type Asked = {
  kind: string;
  clause: string;
  waiting: number[];
  prompt: Phrase;
  choices: Choice[];
  refusals: Refusal[];
};
export type LogEvent = {
  seq: number;
  n: number;
  answer: number;
  event: Record<string, unknown>;
  phrase: Phrase | null;
};
export type ChatLine = { seq: number; seat: number | null; name: string; text: string; at: string };
export type State = {
  type: "state";
  table: TableInfo;
  seq: number;
  seat: number | null;
  seats: number[];
  view: Record<string, unknown> | null;
  asked: Asked | null;
  undo: boolean;
  deadline: string | null;
  passing: boolean | null;
  answers: number;
  events: LogEvent[];
  chat: ChatLine[];
  fresh: boolean;
  proof: { commitment: string; nonces: string[]; brought: number[]; seed: string | null };
};
export type Mix = Partial<
  Record<"krom" | "wood" | "stone" | "bone" | "hit_points" | "bonus" | "any", number>
>;
export type KromDeck = {
  hash: string;
  name: string;
  game: "krom";
  characters: { id: string; weight: number }[];
  evolutions: { id: string; points: number; cost: Mix; place: string | null }[];
  bonus: {
    id: string;
    effect: string;
    give: Mix;
    take: Mix;
    number: number;
    place: string | null;
    copies: number;
  }[];
  picking: { id: string; reward: Mix[]; copies: number }[];
  hunting: { id: string; dice: number; value: number; reward: Mix[] }[];
  mountain: Record<string, Mix[]>;
  names: Record<string, string>;
  /** What the deck adds to clauses of the rules. */
  appendix: Record<string, Phrase[]>;
};
