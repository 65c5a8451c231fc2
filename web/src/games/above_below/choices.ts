/** Which thing on the board stands for which answer. The only file that knows the numbers. */
import { CHOICES as C, DESTINATIONS, GOODS, ITEMS } from "./terms";
import type { AboveBelowDeck } from "./view";

const SIMPLE: Readonly<Record<number, string>> = {
  [C.END]: "end",
  [C.READY]: "ready",
  [C.EXPLORE]: "explore",
  [C.BUILD]: "build",
  [C.HARVEST]: "harvest",
  [C.TRAIN]: "train",
  [C.LABOR]: "labor",
  [C.REFRESH]: "refresh:houses",
  [C.REFRESH + 1]: "refresh:outposts",
  [C.TAKE_BACK]: "take-back",
  [C.ACCEPT]: "accept",
  [C.PAY]: "pay:coins",
  [C.PAY + 1]: "pay:cider",
  [C.PAY + 2]: "pay:potion",
};

/** From the highest number down: where each kind of answer begins, and what it is about. */
const RANGES: readonly [first: number, key: (n: number, deck: AboveBelowDeck) => string][] = [
  [C.PRICE, (n) => `price:${n}`],
  [C.HURT, (n, deck) => `injured:${deck.villager[n]?.id}`],
  [C.TIRED, (n, deck) => `exhausted:${deck.villager[n]?.id}`],
  [C.VILLAGER, (n, deck) => `ready:${deck.villager[n]?.id}`],
  [C.EXERT, (n, deck) => `explorer:${deck.villager[n]?.id}`],
  [C.REROLL, (n) => `reroll:${n}`],
  [C.MARKET, (n) => `market:${n}`],
  [C.TAKE, (n) => `take:${DESTINATIONS[Math.floor(n / GOODS.length)]}:${GOODS[n % GOODS.length]}`],
  [C.SLOT, (n) => `slot:${n}`],
  [C.OFFER, (n) => `offer:${n}`],
  [C.SHELVE, (n) => `shelve:${GOODS[n]}`],
  [C.SELL, (n) => `sell:${ITEMS[n]}`],
  [C.OPTION, (n) => `option:${n}`],
];

/** The thing on the board, such as "market:3", "ready:lump", "shelve:fish" or "option:1". */
export function keyOf(_kind: string, id: number, deck: AboveBelowDeck): string {
  const simple = SIMPLE[id];
  if (simple) return simple;
  const range = RANGES.find(([first]) => id >= first);
  return range ? range[1](id - range[0], deck) : `choice:${id}`;
}
