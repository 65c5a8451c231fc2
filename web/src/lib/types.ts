/* Written by `make types` from src/lascaux/server/messages.py and cards.py. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * AboveBelowDeck
     * @description The cards of Above and Below by kind; `names` has those that the texts do not name.
     */
    AboveBelowDeck: {
      /** @enum {unknown} */
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
    /** AboveBelowView */
    AboveBelowView: {
      active: number | null;
      asked: number[];
      beds: number[];
      cave: components["schemas"]["CaveView"] | null;
      cave_pile: number[][];
      caves: number[][];
      caves_left: number;
      cider: number;
      coins: number[];
      deck: string;
      dice: number[];
      die: number;
      empty_caves: number[];
      encounter: components["schemas"]["EncounterView"] | null;
      exhausted: string[][];
      first: number;
      /** @enum {unknown} */
      game: "above_below";
      harvest: {
        [key: string]: number;
      }[];
      house_pile: string[][];
      income: components["schemas"]["Income"][];
      injured: string[][];
      market: (string | null)[];
      named: string[];
      obeyed: number;
      offered: number[];
      options: {
        [key: string]: string;
      };
      outpost_pile: string[][];
      passed: number[];
      players: number;
      purse: number[];
      ready: string[][];
      refreshed: number;
      reputation: number[];
      rerolls: number;
      round: number;
      sale: (string | null)[];
      seat: number | null;
      sheets: components["schemas"]["SheetView"][];
      slept: string[];
      sold: number;
      specials: {
        [key: string]: number;
      };
      stack: unknown[];
      stock: {
        [key: string]: number;
      }[];
      supply: {
        [key: string]: number;
      } | null;
      tale: components["schemas"]["ToldView"][];
      tier: number;
      track: components["schemas"]["Lot"][][];
      trainees: (string | null)[];
      village: components["schemas"]["Built"][][];
      villager_pile: string[][];
      villagers: number[];
      waiting: number[];
      winners: number[];
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
      clause: string;
      copies: number;
      effect: string;
      give: components["schemas"]["Mix"];
      id: string;
      number: number;
      place: string | null;
      take: components["schemas"]["Mix"];
      /** @enum {unknown} */
      target: "anybody" | "nobody" | "somebody-here" | "who-has-it";
      /** @enum {unknown} */
      when: "combat" | "counter" | "phase";
    };
    /** BotInfo */
    BotInfo: {
      id: string;
    };
    /**
     * BuildingCard
     * @description All figures of a design (0, false: has none) and its copies.
     */
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
     * Built
     * @description A building, and the goods that lie on it.
     */
    Built: {
      card: string;
      goods: number;
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
    /**
     * CardsView
     * @description What the cards of every game say; each game goes on from here with its own.
     */
    CardsView: {
      names: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    /**
     * CaveView
     * @description A cave card with the six numbers of its grid.
     */
    CaveView: {
      card: number;
      grid: number[];
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
    /**
     * Consequences
     * @description What a paragraph gave or took.
     */
    Consequences: {
      amethyst?: number;
      building?: number;
      cave?: number;
      cider?: number;
      coins?: number;
      fish?: number;
      fruit?: number;
      injured?: number;
      mushroom?: number;
      ore?: number;
      paper?: number;
      pot?: number;
      potion?: number;
      reputation?: number;
      rope?: number;
      special?: string;
      villager?: number;
    };
    /** ContestView */
    ContestView: {
      /** @enum {unknown} */
      contest: "herbalists" | "hunters" | "shamans";
      entrants: components["schemas"]["Entrant"][];
      winner: number | null;
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
      by_seat: string[];
      cards:
        | components["schemas"]["KromDeck"]
        | components["schemas"]["GletscherDeck"]
        | components["schemas"]["AboveBelowDeck"]
        | components["schemas"]["CardsView"];
    };
    /**
     * EncounterView
     * @description The encounter in progress: all that the reader may read aloud. What depends on the die is
     *         there once it has fallen.
     */
    EncounterView: {
      bonus?: number | null;
      cave: components["schemas"]["CaveView"];
      explorers: components["schemas"]["ExplorerView"][];
      figures?: components["schemas"]["OptionFigures"][];
      lanterns?: number | null;
      layer?: string;
      number?: number;
      option?: number | null;
      options?: components["schemas"]["Words"][];
      paragraph: string | null;
      reader: number;
      rerolls_left?: number;
      seat: number;
      story?: components["schemas"]["Words"];
      thread?: string | null;
      title?: components["schemas"]["Words"];
    };
    /** Entrant */
    Entrant: {
      card: string | components["schemas"]["Netted"];
      rolls: number[];
      seat: number;
      story: number;
    };
    /** EvolutionCard */
    EvolutionCard: {
      cost: components["schemas"]["Mix"];
      id: string;
      place: string | null;
      points: number;
    };
    /** ExplorerView */
    ExplorerView: {
      die: number | null;
      lanterns: number | null;
      /** @enum {unknown} */
      now: "exerted" | "gone" | "on-the-card";
      villager: string;
    };
    /** FateCard */
    FateCard: {
      clause: string;
      /** @enum {unknown} */
      colour: "green" | "red" | "yellow";
      copies: number;
      effect: string;
      id: string;
    };
    /**
     * Figures
     * @description The numbers printed on the boards.
     */
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
      shelf: boolean;
    };
    /**
     * GletscherDeck
     * @description The cards of Gletscher by kind; `names` has those that the texts do not name.
     */
    GletscherDeck: {
      artefact: components["schemas"]["HuntCard"][];
      event: components["schemas"]["HuntCard"][];
      fate: components["schemas"]["FateCard"][];
      /** @enum {unknown} */
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
    /** GletscherView */
    GletscherView: {
      active: number | null;
      artefact: (string | null)[];
      asleep: number[];
      blessed: number;
      clan_lost: number[];
      clan_pile: number[];
      clans: string[];
      contests: components["schemas"]["ContestView"][];
      deck: string;
      dice: number[];
      eaten: string[];
      fate: string[];
      fate_cards: number[];
      fate_discards: string[];
      fate_origin: string[];
      fate_pile: number;
      food: number[];
      /** @enum {unknown} */
      game: "gletscher";
      goal: number;
      hand: number[][];
      hunt: components["schemas"]["HuntView"] | null;
      hunt_discards: string[];
      hunt_pile: string[][];
      hunters: number[];
      in_play: components["schemas"]["InPlayView"] | null;
      invoked: number;
      lucky: number;
      meal: components["schemas"]["MealView"] | null;
      migrating: number[];
      options: {
        [key: string]: string;
      };
      played: number[];
      players: number;
      ready: boolean[];
      red: components["schemas"]["RedView"] | null;
      row: components["schemas"]["SlotView"][];
      sealed: number | null;
      seat: number | null;
      shed: (string | components["schemas"]["Netted"])[][];
      stack: unknown[];
      store: (string | components["schemas"]["Netted"])[][];
      storm: number;
      suppers: components["schemas"]["SupperView"][];
      team: number[];
      trophies: number[];
      turns: number;
      until_winter: number | null;
      used: number[][];
      waiting: number[];
      winners: number[];
      winter: number;
      wounded: number[][];
      year: number;
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
    /**
     * HuntCard
     * @description All figures of a design (0: has none), its copies and its diamonds.
     */
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
    /**
     * HuntView
     * @description The hunt in progress: what is needed, what helps and hinders, the faces of the die that do it.
     */
    HuntView: {
      die: number | null;
      faces: number[];
      have: number;
      hunters: number;
      large: boolean;
      modifiers: components["schemas"]["Modifier"][];
      need: number;
      needed: number;
      prey: string;
      sacrificed: string | components["schemas"]["Netted"] | null;
      weapon: string | components["schemas"]["Netted"] | null;
    };
    /** Income */
    Income: {
      coins: number;
      potion: number;
    };
    /**
     * InPlayView
     * @description A fate card, or an event that nobody played.
     */
    InPlayView: {
      card: string;
      seat: number | null;
      target: number;
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
    /**
     * KromDeck
     * @description The cards of Krom; `names` has those that the texts do not name.
     */
    KromDeck: {
      bonus: components["schemas"]["BonusCard"][];
      characters: components["schemas"]["Character"][];
      evolutions: components["schemas"]["EvolutionCard"][];
      /** @enum {unknown} */
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
    /** KromosaurusView */
    KromosaurusView: {
      hit_points: number;
      place: ("cave" | "forest" | "mountain" | "savanna") | null;
    };
    /** KromView */
    KromView: {
      bone: number[];
      bonus_discards: string[];
      bonus_origin: string[];
      cards: number[];
      chain: components["schemas"]["PlayedView"][];
      characters: string[];
      deck: string;
      dice: number[];
      evolution_row: string[];
      evolutions: string[][];
      fighters: number[];
      /** @enum {unknown} */
      game: "krom";
      goal: number;
      hand: string[];
      hit_points: number[];
      hunting_discards: string[];
      hunting_row: string[];
      known: [number, number, string][];
      krom: number[];
      kromosaurus: components["schemas"]["KromosaurusView"];
      lifted: number[];
      now: ("cave" | "forest" | "mountain" | "savanna") | null;
      options: {
        [key: string]: string;
      };
      order: number[];
      picking_discards: string[];
      piles: components["schemas"]["PilesView"];
      place: ("cave" | "forest" | "mountain" | "savanna")[];
      players: number;
      points: number[];
      ready: boolean[];
      rolled: number[];
      round: number;
      sealed: number | null;
      seat: number | null;
      stack: unknown[];
      stone: number[];
      supply: {
        [key: string]: number;
      } | null;
      totals: number[];
      trophy: number | null;
      waiting: number[];
      weights: number[];
      winners: number[];
      wood: number[];
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
    /**
     * Lot
     * @description A kind of good on the track, and how many there are.
     */
    Lot: {
      good: string;
      n: number;
    };
    /** Me */
    Me: {
      account: string | null;
      id: string;
      language: string | null;
      name: string;
    };
    /** MealView */
    MealView: {
      cards: (string | components["schemas"]["Netted"])[];
      food: number;
      price: number;
      seat: number;
    };
    /** MeChange */
    MeChange: {
      language?: string | null;
      name?: string | null;
    };
    /**
     * Mix
     * @description How much of each kind; 0 for any left out.
     */
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
    /** Modifier */
    Modifier: {
      amount: number;
      card: string | components["schemas"]["Netted"] | null;
      /** @enum {unknown} */
      source: "artefact" | "sacrifice" | "storm" | "team" | "weapon";
    };
    /**
     * Netted
     * @description A fish with the net that caught it: one card.
     */
    Netted: {
      card: string;
      net: string;
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
    /**
     * OptionFigures
     * @description What an option of the book asks for, as far as it may be known.
     */
    OptionFigures: {
      bonus: number;
      cost: {
        [key: string]: number;
      };
      needs: {
        [key: string]: number;
      };
      owning: {
        [key: string]: number;
      };
      per_hammer: number;
      per_quill: number;
      targets: number[];
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
    /**
     * PilesView
     * @description How many cards are left in each.
     */
    PilesView: {
      bonus: number;
      evolution: number;
      hunting: number;
      picking: number;
    };
    /** Ping */
    Ping: {
      /** @enum {unknown} */
      type: "ping";
    };
    /**
     * PlayedView
     * @description A Bonus card in play, and what it gives and takes once the free kinds are chosen.
     */
    PlayedView: {
      card: string;
      give: {
        [key: string]: number;
      };
      seat: number;
      take: {
        [key: string]: number;
      };
      target: number | null;
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
    /** RedView */
    RedView: {
      card: string;
      seat: number;
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
     * SheetView
     * @description Points by source.
     */
    SheetView: {
      bonuses: number;
      buildings: number;
      printed: number;
      rank: number;
      reputation: number;
      track: number;
    };
    /**
     * Since
     * @description Resend what happened after this event.
     */
    Since: {
      seq: number;
      /** @enum {unknown} */
      type: "since";
    };
    /**
     * SlotView
     * @description A card that was revealed this turn, and what became of it.
     */
    SlotView: {
      card: string;
      /** @enum {unknown} */
      now: "caught" | "gathered" | "here" | "past" | "taken";
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
      view:
        | components["schemas"]["KromView"]
        | components["schemas"]["GletscherView"]
        | components["schemas"]["AboveBelowView"]
        | components["schemas"]["TableView"]
        | null;
    };
    /**
     * SupperView
     * @description How a clan's winter went or, as things stand, would go.
     */
    SupperView: {
      fed: number;
      food: number;
      half_fed: number;
      hunters: number;
      /** @enum {unknown} */
      outcome: "fed" | "half-fed" | "hungry";
      over: boolean;
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
    /**
     * TableView
     * @description What the view of every game says; each game goes on from here with its own.
     */
    TableView: {
      deck: string;
      options: {
        [key: string]: string;
      };
      players: number;
      seat: number | null;
      stack: unknown[];
      waiting: number[];
      winners: number[];
    } & {
      [key: string]: unknown;
    };
    /**
     * ToldView
     * @description A paragraph that was resolved; without a tier it failed.
     */
    ToldView: {
      lanterns: number;
      layer: string;
      link: string | null;
      number: number;
      option: number;
      options: components["schemas"]["Words"][];
      outcome: components["schemas"]["Words"] | null;
      paragraph: string;
      story: components["schemas"]["Words"];
      targets: number[];
      things: components["schemas"]["Consequences"];
      thread: string | null;
      tier: number | null;
      title: components["schemas"]["Words"];
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
    /**
     * VillagerCard
     * @description Lanterns as pairs of the least die and the lanterns it gives.
     */
    VillagerCard: {
      copies: number;
      /** @enum {unknown} */
      group: "special" | "starting" | "train";
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
    /**
     * Words
     * @description Words that clients do not have, in every language.
     */
    Words: {
      text: {
        [key: string]: string;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type AboveBelowDeck = components["schemas"]["AboveBelowDeck"];
export type AboveBelowView = components["schemas"]["AboveBelowView"];
export type Ack = components["schemas"]["Ack"];
export type Advice = components["schemas"]["Advice"];
export type Analysis = components["schemas"]["Analysis"];
export type Answer = components["schemas"]["Answer"];
export type Asked = components["schemas"]["Asked"];
export type BonusCard = components["schemas"]["BonusCard"];
export type BotInfo = components["schemas"]["BotInfo"];
export type BuildingCard = components["schemas"]["BuildingCard"];
export type Built = components["schemas"]["Built"];
export type Bye = components["schemas"]["Bye"];
export type CardsView = components["schemas"]["CardsView"];
export type CaveView = components["schemas"]["CaveView"];
export type Character = components["schemas"]["Character"];
export type Chat = components["schemas"]["Chat"];
export type ChatLine = components["schemas"]["ChatLine"];
export type Choice = components["schemas"]["Choice"];
export type Consequences = components["schemas"]["Consequences"];
export type ContestView = components["schemas"]["ContestView"];
export type Credentials = components["schemas"]["Credentials"];
export type DeckInfo = components["schemas"]["DeckInfo"];
export type EncounterView = components["schemas"]["EncounterView"];
export type Entrant = components["schemas"]["Entrant"];
export type EvolutionCard = components["schemas"]["EvolutionCard"];
export type ExplorerView = components["schemas"]["ExplorerView"];
export type FateCard = components["schemas"]["FateCard"];
export type Figures = components["schemas"]["Figures"];
export type FromClient = components["schemas"]["FromClient"];
export type FromServer = components["schemas"]["FromServer"];
export type GameInfo = components["schemas"]["GameInfo"];
export type GletscherDeck = components["schemas"]["GletscherDeck"];
export type GletscherView = components["schemas"]["GletscherView"];
export type Health = components["schemas"]["Health"];
export type Hint = components["schemas"]["Hint"];
export type HintWish = components["schemas"]["HintWish"];
export type HuntCard = components["schemas"]["HuntCard"];
export type HuntingCard = components["schemas"]["HuntingCard"];
export type HuntView = components["schemas"]["HuntView"];
export type Income = components["schemas"]["Income"];
export type InPlayView = components["schemas"]["InPlayView"];
export type Join = components["schemas"]["Join"];
export type Joined = components["schemas"]["Joined"];
export type KromDeck = components["schemas"]["KromDeck"];
export type KromosaurusView = components["schemas"]["KromosaurusView"];
export type KromView = components["schemas"]["KromView"];
export type Links = components["schemas"]["Links"];
export type LogEvent = components["schemas"]["LogEvent"];
export type Lot = components["schemas"]["Lot"];
export type Me = components["schemas"]["Me"];
export type MealView = components["schemas"]["MealView"];
export type MeChange = components["schemas"]["MeChange"];
export type Mix = components["schemas"]["Mix"];
export type Modifier = components["schemas"]["Modifier"];
export type Netted = components["schemas"]["Netted"];
export type NewTable = components["schemas"]["NewTable"];
export type NewTableInfo = components["schemas"]["NewTableInfo"];
export type OptionFigures = components["schemas"]["OptionFigures"];
export type OptionInfo = components["schemas"]["OptionInfo"];
export type Passing = components["schemas"]["Passing"];
export type Password = components["schemas"]["Password"];
export type Phrase = components["schemas"]["Phrase"];
export type PickingCard = components["schemas"]["PickingCard"];
export type PilesView = components["schemas"]["PilesView"];
export type Ping = components["schemas"]["Ping"];
export type PlayedView = components["schemas"]["PlayedView"];
export type Pong = components["schemas"]["Pong"];
export type Problem = components["schemas"]["Problem"];
export type Proof = components["schemas"]["Proof"];
export type Reason = components["schemas"]["Reason"];
export type RecordIn = components["schemas"]["RecordIn"];
export type RedView = components["schemas"]["RedView"];
export type Refusal = components["schemas"]["Refusal"];
export type Refused = components["schemas"]["Refused"];
export type SeatChange = components["schemas"]["SeatChange"];
export type SeatInfo = components["schemas"]["SeatInfo"];
export type SheetView = components["schemas"]["SheetView"];
export type Since = components["schemas"]["Since"];
export type SlotView = components["schemas"]["SlotView"];
export type Standing = components["schemas"]["Standing"];
export type State = components["schemas"]["State"];
export type SupperView = components["schemas"]["SupperView"];
export type TableInfo = components["schemas"]["TableInfo"];
export type TableView = components["schemas"]["TableView"];
export type ToldView = components["schemas"]["ToldView"];
export type TurningPoint = components["schemas"]["TurningPoint"];
export type Undo = components["schemas"]["Undo"];
export type Verdict = components["schemas"]["Verdict"];
export type VillagerCard = components["schemas"]["VillagerCard"];
export type Watching = components["schemas"]["Watching"];
export type Words = components["schemas"]["Words"];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
