import { expect, it } from "vitest";
import { gameOf, tableOf } from "../fixtures";
import { loadTexts } from "../i18n/load";
import type { TableInfo } from "../types";
import { agreed } from "./agreed";

const GAME = gameOf({
  id: "krom",
  deck: "tribe",
  options: {
    glacial: { values: ["off", "on"], clause: "K32" },
    "stun-recovery": { values: ["7", "6"], clause: "K5" },
    characters: { values: ["random", "chosen"], clause: "K1" },
  },
});

const table = (some: Partial<TableInfo>) =>
  tableOf({
    deck: "tribe",
    options: { glacial: "off", "stun-recovery": "7", characters: "random" },
    ...some,
  });

it("a table as usual only says who plays for the absent, and that there are no hints", async () => {
  const t = await loadTexts("en", "krom");
  expect(agreed(table({}), GAME, t)).toEqual(["Bots may take over", "No hints"]);
  expect(agreed(table({ pace: "solo" }), GAME, t)).toEqual([]);
});

it("whoever sits down sees what is not as usual, and how long there is for a move", async () => {
  const unusual = table({
    deck: "mine",
    pace: "turns",
    clock: 86_400,
    takeover: false,
    hints: true,
    options: { glacial: "on", "stun-recovery": "6", characters: "random" },
  });
  expect(agreed(unusual, GAME, await loadTexts("en", "krom"))).toEqual([
    "Glacial board",
    "stun recovery (6 hit points)",
    "A deck of its own",
    "By turns, over days",
    "Clock per move (1 day)",
    "No bots take over",
    "Hints",
  ]);
  const [short] = agreed(table({ clock: 45 }), GAME, await loadTexts("de", "krom"));
  expect(short).toBe("45 s je Zug");
});
