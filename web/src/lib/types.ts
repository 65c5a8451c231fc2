/* Written by `make types` from src/lascaux/server/messages.py and cards.py. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** AboveBelowDeck */
    AboveBelowDeck: {
      /** @constant */
      game: "above_below";
      goods: {
        [key: string]: number;
      };
      hash: string;
      house: components["schemas"]["BuildingCard"][];
      key: components["schemas"]["BuildingCard"][];
      name: string;
      names: {
        [key: string]: string;
      };
      outpost: components["schemas"]["BuildingCard"][];
      star: components["schemas"]["BuildingCard"][];
      start: components["schemas"]["BuildingCard"][];
      table: components["schemas"]["Figures"];
      villager: components["schemas"]["VillagerCard"][];
    };
    /** Ack */
    Ack: {
      key: string;
      seq: number;
      /** @constant */
      type: "ack";
    };
    /** Advice */
    Advice: {
      chance: number;
      choice: number;
    };
    /** Analysis */
    Analysis: {
      done: number;
      of: number;
      standings: components["schemas"]["Standing"][];
      turns: components["schemas"]["TurningPoint"][];
    };
    /** Answer */
    Answer: {
      choice: number;
      key: string;
      question: number;
      seat: number;
      /** @constant */
      type: "answer";
    };
    /** Asked */
    Asked: {
      choices: components["schemas"]["Choice"][];
      clause: string;
      kind: string;
      prompt: components["schemas"]["Phrase"];
      refusals: components["schemas"]["Refusal"][];
      waiting: number[];
    };
    /** BonusCard */
    BonusCard: {
      copies: number;
      effect: string;
      give: components["schemas"]["Mix"];
      id: string;
      number: number;
      place: string | null;
      take: components["schemas"]["Mix"];
    };
    /** BotInfo */
    BotInfo: {
      id: string;
    };
    /** BuildingCard */
    BuildingCard: {
      beds: number;
      building_coin: number;
      copies: number;
      cost: number;
      drinks_as_coins: boolean;
      encounter_coin: number;
      good: string | null;
      goods: number;
      id: string;
      income: number;
      income_per: {
        [key: string]: number;
      };
      points: number;
      points_per: {
        [key: string]: number;
      };
      potion: number;
      potion_each_round: number;
      refills: boolean;
      reputation: number;
      reroll: number;
      trained_ready: boolean;
    };
    /**
     * Bye
     * @description The server closes this connection.
     */
    Bye: {
      reason: string;
      /** @enum {unknown} */
      type: "bye";
    };
    /** Character */
    Character: {
      id: string;
      weight: number;
    };
    /** Chat */
    Chat: {
      key: string;
      text: string;
      /** @constant */
      type: "chat";
    };
    /** ChatLine */
    ChatLine: {
      at: string;
      name: string;
      seat: number | null;
      seq: number;
      text: string;
    };
    /** Choice */
    Choice: {
      id: number;
      parts: (string | number)[];
      phrase: components["schemas"]["Phrase"];
      verb: string;
    };
    /** Credentials */
    Credentials: {
      name: string;
      password: string;
    };
    /** DeckInfo */
    DeckInfo: {
      appendix: {
        [key: string]: components["schemas"]["Phrase"][];
      };
      cards:
        | components["schemas"]["KromDeck"]
        | components["schemas"]["GletscherDeck"]
        | components["schemas"]["AboveBelowDeck"];
    };
    /** EvolutionCard */
    EvolutionCard: {
      cost: components["schemas"]["Mix"];
      id: string;
      place: string | null;
      points: number;
    };
    /** FateCard */
    FateCard: {
      clause: string;
      /** @enum {string} */
      colour: "green" | "red" | "yellow";
      copies: number;
      effect: string;
      id: string;
    };
    /** Figures */
    Figures: {
      coins: number;
      income: number[];
      reputation: number[];
      torch: number;
      track_points: number[];
      training: number[];
    };
    FromClient:
      | components["schemas"]["Answer"]
      | components["schemas"]["Undo"]
      | components["schemas"]["Chat"]
      | components["schemas"]["Passing"]
      | components["schemas"]["Since"]
      | components["schemas"]["Ping"];
    FromServer:
      | components["schemas"]["State"]
      | components["schemas"]["Ack"]
      | components["schemas"]["Refused"]
      | components["schemas"]["Pong"]
      | components["schemas"]["Bye"];
    /** GameInfo */
    GameInfo: {
      clauses: {
        [key: string]: string[];
      };
      constants: {
        [key: string]: number;
      };
      deck: string;
      id: string;
      options: {
        [key: string]: components["schemas"]["OptionInfo"];
      };
      seats: [number, number];
    };
    /** GletscherDeck */
    GletscherDeck: {
      artefact: components["schemas"]["HuntCard"][];
      event: components["schemas"]["HuntCard"][];
      fate: components["schemas"]["FateCard"][];
      /** @constant */
      game: "gletscher";
      hash: string;
      herb: components["schemas"]["HuntCard"][];
      name: string;
      names: {
        [key: string]: string;
      };
      prey: components["schemas"]["HuntCard"][];
      weapon: components["schemas"]["HuntCard"][];
      winter: components["schemas"]["HuntCard"][];
    };
    /** Health */
    Health: {
      /** @default true */
      ok?: boolean;
    };
    /** Hint */
    Hint: {
      best: components["schemas"]["Advice"][];
      why: components["schemas"]["Reason"][];
    };
    /** HintWish */
    HintWish: {
      question: number;
      seat: number;
    };
    /** HuntCard */
    HuntCard: {
      blue: number;
      bonus: number;
      clan: number;
      copies: number;
      fish: boolean;
      food: number;
      hunt: number;
      id: string;
      large: number;
      net: boolean;
      small: number;
      story: number;
      yellow: number;
    };
    /** HuntingCard */
    HuntingCard: {
      dice: number;
      id: string;
      reward: components["schemas"]["Mix"][];
      value: number;
    };
    /** Join */
    Join: {
      name?: string | null;
      nonce?: string | null;
    };
    /** Joined */
    Joined: {
      seat: number;
      table: string;
    };
    /** KromDeck */
    KromDeck: {
      bonus: components["schemas"]["BonusCard"][];
      characters: components["schemas"]["Character"][];
      evolutions: components["schemas"]["EvolutionCard"][];
      /** @constant */
      game: "krom";
      hash: string;
      hunting: components["schemas"]["HuntingCard"][];
      mountain: {
        [key: string]: components["schemas"]["Mix"][];
      };
      name: string;
      names: {
        [key: string]: string;
      };
      picking: components["schemas"]["PickingCard"][];
    };
    /** Links */
    Links: {
      address: string | null;
      invite: string;
      watch: string;
    };
    /** LogEvent */
    LogEvent: {
      answer: number;
      event: {
        [key: string]: unknown;
      };
      n: number;
      phrase: components["schemas"]["Phrase"] | null;
      seq: number;
    };
    /** Me */
    Me: {
      account: string | null;
      id: string;
      language: string | null;
      name: string;
    };
    /** MeChange */
    MeChange: {
      language?: string | null;
      name?: string | null;
    };
    /** Mix */
    Mix: {
      /** @default 0 */
      any?: number;
      /** @default 0 */
      bone?: number;
      /** @default 0 */
      bonus?: number;
      /** @default 0 */
      hit_points?: number;
      /** @default 0 */
      krom?: number;
      /** @default 0 */
      stone?: number;
      /** @default 0 */
      wood?: number;
    };
    /** NewTable */
    NewTable: {
      clock?: number | null;
      deck?: string | null;
      /** @default false */
      fast_bots?: boolean;
      game: string;
      hints?: boolean | null;
      /** @default  */
      name?: string;
      nonce?: string | null;
      options?: {
        [key: string]: string;
      };
      /**
       * @default live
       * @enum {string}
       */
      pace?: "live" | "turns" | "solo";
      players: number;
      /** @default false */
      public?: boolean;
      seats: string[];
      /** @default true */
      takeover?: boolean;
    };
    /** NewTableInfo */
    NewTableInfo: {
      address: string | null;
      invite: string;
      table: components["schemas"]["TableInfo"];
      watch: string;
    };
    /** OptionInfo */
    OptionInfo: {
      clause: string;
      values: string[];
    };
    /** Passing */
    Passing: {
      key: string;
      on: boolean;
      seat: number;
      /** @constant */
      type: "passing";
    };
    /** Password */
    Password: {
      password: string;
    };
    /** Phrase */
    Phrase: {
      args: {
        [key: string]: unknown;
      };
      key: string;
    };
    /** PickingCard */
    PickingCard: {
      copies: number;
      id: string;
      reward: components["schemas"]["Mix"][];
    };
    /** Ping */
    Ping: {
      /** @enum {unknown} */
      type: "ping";
    };
    /** Pong */
    Pong: {
      /** @enum {unknown} */
      type: "pong";
    };
    /** Problem */
    Problem: {
      clause?: string | null;
      detail: string;
      error: string;
      phrase?: components["schemas"]["Phrase"] | null;
    };
    /** Proof */
    Proof: {
      brought: number[];
      commitment: string;
      nonces: string[];
      seed: string | null;
    };
    /** Reason */
    Reason: {
      by: number;
      good: boolean;
      often: boolean;
      what: string;
    };
    /** RecordIn */
    RecordIn: {
      deck?: string | null;
      record: {
        [key: string]: unknown;
      };
    };
    /** Refusal */
    Refusal: {
      clause: string;
      id: number;
      parts: (string | number)[];
      reason: components["schemas"]["Phrase"];
      verb: string;
      wish: components["schemas"]["Phrase"];
    };
    /** Refused */
    Refused: {
      clause?: string | null;
      detail: string;
      error: string;
      key: string;
      phrase?: components["schemas"]["Phrase"] | null;
      /** @constant */
      type: "refused";
    };
    /** SeatChange */
    SeatChange: {
      bot?: string | null;
      /** @enum {string} */
      kind: "bot" | "open" | "me" | "hotseat";
      name?: string | null;
      nonce?: string | null;
    };
    /** SeatInfo */
    SeatInfo: {
      bot: string | null;
      /** @enum {string} */
      kind: "empty" | "person" | "bot";
      mine: boolean;
      name: string;
      present: boolean;
      ready: boolean;
      seat: number;
    };
    /**
     * Since
     * @description Send again what happened after this event.
     */
    Since: {
      seq: number;
      /** @enum {unknown} */
      type: "since";
    };
    /** Standing */
    Standing: {
      answer: number;
      chances: number[];
      round: number;
    };
    /** State */
    State: {
      answers: number;
      asked: components["schemas"]["Asked"] | null;
      chat: components["schemas"]["ChatLine"][];
      deadline: string | null;
      events: components["schemas"]["LogEvent"][];
      fresh: boolean;
      passing: boolean | null;
      proof: components["schemas"]["Proof"];
      seat: number | null;
      seats: number[];
      seq: number;
      table: components["schemas"]["TableInfo"];
      /** @constant */
      type: "state";
      undo: boolean;
      view: {
        [key: string]: unknown;
      } | null;
    };
    /** TableInfo */
    TableInfo: {
      clock: number | null;
      created: string;
      deck: string;
      fast_bots: boolean;
      game: string;
      hints: boolean;
      host: boolean;
      id: string;
      links: number;
      name: string;
      next: string | null;
      options: {
        [key: string]: string;
      };
      /** @enum {string} */
      pace: "live" | "turns" | "solo";
      players: number;
      public: boolean;
      round: number | null;
      seats: components["schemas"]["SeatInfo"][];
      /** @enum {string} */
      state: "open" | "playing" | "over";
      takeover: boolean;
      waiting: number[];
      watching: number;
    };
    /** TurningPoint */
    TurningPoint: {
      after: number;
      answer: number;
      before: number;
      event: number | null;
      seat: number;
    };
    /** Undo */
    Undo: {
      key: string;
      seat: number;
      /** @constant */
      type: "undo";
    };
    /** Verdict */
    Verdict: {
      differs: string[];
      proved: boolean;
    };
    /** VillagerCard */
    VillagerCard: {
      copies: number;
      /** @enum {string} */
      group: "starting" | "train" | "special";
      hammer: boolean;
      hammer_plus: boolean;
      id: string;
      lanterns: [number, number][];
      quill: boolean;
      quill_plus: boolean;
    };
    /** Watching */
    Watching: {
      table: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type AboveBelowDeck = components["schemas"]["AboveBelowDeck"];
export type Ack = components["schemas"]["Ack"];
export type Advice = components["schemas"]["Advice"];
export type Analysis = components["schemas"]["Analysis"];
export type Answer = components["schemas"]["Answer"];
export type Asked = components["schemas"]["Asked"];
export type BonusCard = components["schemas"]["BonusCard"];
export type BotInfo = components["schemas"]["BotInfo"];
export type BuildingCard = components["schemas"]["BuildingCard"];
export type Bye = components["schemas"]["Bye"];
export type Character = components["schemas"]["Character"];
export type Chat = components["schemas"]["Chat"];
export type ChatLine = components["schemas"]["ChatLine"];
export type Choice = components["schemas"]["Choice"];
export type Credentials = components["schemas"]["Credentials"];
export type DeckInfo = components["schemas"]["DeckInfo"];
export type EvolutionCard = components["schemas"]["EvolutionCard"];
export type FateCard = components["schemas"]["FateCard"];
export type Figures = components["schemas"]["Figures"];
export type FromClient = components["schemas"]["FromClient"];
export type FromServer = components["schemas"]["FromServer"];
export type GameInfo = components["schemas"]["GameInfo"];
export type GletscherDeck = components["schemas"]["GletscherDeck"];
export type Health = components["schemas"]["Health"];
export type Hint = components["schemas"]["Hint"];
export type HintWish = components["schemas"]["HintWish"];
export type HuntCard = components["schemas"]["HuntCard"];
export type HuntingCard = components["schemas"]["HuntingCard"];
export type Join = components["schemas"]["Join"];
export type Joined = components["schemas"]["Joined"];
export type KromDeck = components["schemas"]["KromDeck"];
export type Links = components["schemas"]["Links"];
export type LogEvent = components["schemas"]["LogEvent"];
export type Me = components["schemas"]["Me"];
export type MeChange = components["schemas"]["MeChange"];
export type Mix = components["schemas"]["Mix"];
export type NewTable = components["schemas"]["NewTable"];
export type NewTableInfo = components["schemas"]["NewTableInfo"];
export type OptionInfo = components["schemas"]["OptionInfo"];
export type Passing = components["schemas"]["Passing"];
export type Password = components["schemas"]["Password"];
export type Phrase = components["schemas"]["Phrase"];
export type PickingCard = components["schemas"]["PickingCard"];
export type Ping = components["schemas"]["Ping"];
export type Pong = components["schemas"]["Pong"];
export type Problem = components["schemas"]["Problem"];
export type Proof = components["schemas"]["Proof"];
export type Reason = components["schemas"]["Reason"];
export type RecordIn = components["schemas"]["RecordIn"];
export type Refusal = components["schemas"]["Refusal"];
export type Refused = components["schemas"]["Refused"];
export type SeatChange = components["schemas"]["SeatChange"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type Since = components["schemas"]["Since"];
export type Standing = components["schemas"]["Standing"];
export type State = components["schemas"]["State"];
export type TableInfo = components["schemas"]["TableInfo"];
export type TurningPoint = components["schemas"]["TurningPoint"];
export type Undo = components["schemas"]["Undo"];
export type Verdict = components["schemas"]["Verdict"];
export type VillagerCard = components["schemas"]["VillagerCard"];
export type Watching = components["schemas"]["Watching"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
