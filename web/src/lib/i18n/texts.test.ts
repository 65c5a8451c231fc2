/// <reference types="node" />
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Phrase } from "../types";
import { bestLanguage, loadRules, loadTexts } from "./load";
import { LANGUAGES, Texts } from "./texts";

const SEATS = ["Ines", "Bo", "Jun"];
const CARDS = { "own-card": "Our own card", loud: "Timber!" };
const PHRASES: Phrase[] = [
  { key: "log-moved", args: { seat: { seat: 0 }, place: { place: "mountain" } } },
  { key: "log-gained", args: { seat: { seat: 5 }, goods: { goods: { krom: 2, hit_points: 1 } } } },
  { key: "log-gained", args: { seat: { seat: 1 }, goods: { goods: { hit_points: 3, bonus: 1 } } } },
  { key: "log-gained", args: { seat: { seat: 1 }, goods: { goods: {} } } },
  { key: "choice-extra-dice", args: { n: 0, price: 0 } },
  { key: "choice-extra-dice", args: { n: 1, price: 1 } },
  { key: "choice-extra-dice", args: { n: 3, price: 6 } },
  { key: "log-won", args: { seats: { list: [{ seat: 0 }, { seat: 1 }, { seat: 2 }] }, points: 1 } },
  { key: "log-picked", args: { seat: { seat: 2 }, card: { card: "own-card" }, price: 1 } },
  {
    key: "log-robbed-bonus-card",
    args: { seat: { seat: 0 }, victim: { seat: 1 }, card: { card: "loud" } },
  },
  {
    key: "log-picked",
    args: {
      seat: { seat: 2 },
      card: { text: { en: "a word", fr: "un mot", de: "ein Wort", it: "una parola" } },
      price: 1,
    },
  },
  { key: "log-character", args: { seat: { seat: 2 }, character: { character: "morhy" } } },
  {
    key: "prompt-waiting",
    args: { who: { list: [{ seat: 0 }, { seat: 1 }] }, what: { message: "doing-movement" } },
  },
  {
    key: "log-played",
    args: {
      seat: { seat: 0 },
      card: { card: "small-talk" },
      effect: {
        phrase: ["effect-trade", { n: 0, y: { goods: { wood: 1 } }, x: { goods: { bonus: 2 } } }],
      },
    },
  },
  { key: "log-climbing", args: { seat: { seat: 0 }, dice: { dice: [6, 6, 1] } } },
  { key: "log-climbing", args: { seat: { seat: 0 }, dice: { dice: [] } } },
  {
    key: "reward-row",
    args: {
      name: { message: "combination-pair" },
      reward: { either: [{ krom: 1 }, { stone: 2 }] },
    },
  },
];

const PYTHON = resolve("../.venv/bin/python");
const PROGRAM = `
import json, sys
from lascaux.kernel.describe import Phrase
from lascaux.kernel.texts import Texts
import lascaux.games.krom as krom, pathlib
seats, cards, phrases = json.load(sys.stdin)
folder = pathlib.Path(krom.__file__).parent
print(json.dumps({l: [Texts(folder, l, seats, cards).say(Phrase(p["key"], p["args"])) for p in phrases]
                  for l in ("en", "fr", "de", "it")}))
`;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("texts", () => {
  it.skipIf(!existsSync(PYTHON))(
    "say the same as the engine in four languages",
    async () => {
      const input = JSON.stringify([SEATS, CARDS, PHRASES]);
      const output = execFileSync(PYTHON, ["-c", PROGRAM], { input, encoding: "utf-8" });
      const expected = JSON.parse(output) as Record<string, string[]>;
      for (const language of LANGUAGES) {
        const texts = (await loadTexts(language, "krom")).at(SEATS, CARDS);
        expect(PHRASES.map((phrase) => texts.say(phrase))).toEqual(expected[language]);
      }
    },
    60_000,
  );

  it("choose the plural of the language", async () => {
    const one = { key: "goods-hit_points", args: { n: 1 } };
    const none = { key: "goods-hit_points", args: { n: 0 } };
    const [en, fr] = await Promise.all([loadTexts("en", "krom"), loadTexts("fr", "krom")]);
    expect(en.say(one)).toBe("1 hit point");
    expect(en.say(none)).toBe("0 hit points");
    // French counts nothing in the singular.
    expect(fr.say(none).endsWith("s de vie")).toBe(false);
  });

  it("end once after a card whose name ends like a sentence", async () => {
    const texts = (await loadTexts("en", "krom")).at(SEATS, CARDS);
    const args = { seat: { seat: 0 }, victim: { seat: 1 }, card: { card: "loud" } };
    const said = texts.say({ key: "log-robbed-bonus-card", args });
    expect(said).toBe("Ines robs Bo of a Bonus card: Timber!");
  });

  it("write small numbers plainly and large ones as the language does", () => {
    const texts = (language: "en" | "de") => Texts.of(language, ["so-many = { $n }"]);
    expect(texts("de").t("so-many", { n: 999 })).toBe("999");
    expect(texts("de").t("so-many", { n: -7 })).toBe("-7");
    expect(texts("en").t("so-many", { n: 12345 })).toBe("12,345");
    expect(texts("de").t("so-many", { n: 0.5 })).toBe("0,5");
  });

  it("name a seat that the table does not know by its number", async () => {
    const texts = await loadTexts("en", "krom");
    expect(texts.name({ seat: 3 })).toBe("Player 4");
    expect(texts.at(SEATS).name({ seat: 1 })).toBe("Bo");
  });

  it("show the key of what is missing instead of failing", () => {
    expect(Texts.of("en", []).t("no-such-key")).toBe("no-such-key");
  });

  it("load the rules only when they are read", async () => {
    const texts = await loadTexts("de", "krom");
    expect(texts.has("rule-K1")).toBe(false);
    expect((await loadRules("de", "krom")).has("rule-K1", "title")).toBe(true);
  });

  it("come from the server for a game that this client was not built with, once", async () => {
    const asked = vi.fn<(path: string) => Promise<Response>>();
    asked.mockResolvedValue(new Response("choice-howl = Howl\nand-list = and then "));
    vi.stubGlobal("fetch", asked);
    for (const _ of [1, 2]) {
      const texts = await loadTexts("fr", "moonstone");
      expect(texts.t("choice-howl")).toBe("Howl");
      expect(texts.t("cancel")).toBe("Annuler");
      expect(texts.has("plain-figures")).toBe(true);
    }
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/games/moonstone/texts/fr"]);
  });

  it("are the app's alone where the server does not know the game either", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    expect((await loadTexts("en", "sunstone")).t("cancel")).toBe("Cancel");
  });

  it("are asked for again after the server was away", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    await expect(loadTexts("en", "starstone")).rejects.toThrow("away");
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("choice-howl = Howl")));
    expect((await loadTexts("en", "starstone")).t("choice-howl")).toBe("Howl");
  });

  it("fall back to a language we speak", () => {
    expect(bestLanguage(["de-CH", "en"])).toBe("de");
    expect(bestLanguage(["ja", "it-IT"])).toBe("it");
    expect(bestLanguage(["ja"])).toBe("en");
  });
});

describe("our own messages", () => {
  const keys = (language: string, folder: string, file: string) => {
    const path = resolve(`src/${folder}/${language}/${file}.ftl`);
    return [...readFileSync(path, "utf-8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, key]) => key);
  };

  it.each([
    ["texts", "app"],
    ["games/krom/texts", "board"],
    ["games/plain/texts", "board"],
  ])("%s: %s has the same keys in four languages", (folder, file) => {
    const english = keys("en", folder, file);
    expect(english.length).toBeGreaterThan(20);
    for (const language of LANGUAGES) expect(keys(language, folder, file)).toEqual(english);
  });
});
