/** For tests: a table of a small dice game that this client was not built with. */
import { asked } from "$lib/board/asked";
import { eventOf, stateOf } from "$lib/fixtures";
import type { LogEvent, State } from "$lib/types";

/** Its texts, as the server sends them. */
export const TEXTS = `
game-bones = Bones and embers
round-bones = night { $n }
view-kept-bones = Bones in reserve
choice-end = Do it
`;

export const VIEW = {
  game: "bones",
  players: 3,
  options: {},
  deck: "",
  seat: 0 as number | null,
  waiting: [0],
  winners: [] as number[],
  stack: [["Night", 0]],
  round: 2,
  points: [4, 11, 0],
  place: ["fire", "fire", "back-of_the-cave"],
  burnt: [false, false, true],
  asleep: [null, null, null],
  dice: [6, 6, 2],
  kept_bones: [[1, 1], [], [5]],
  active: 0,
  hand: ["ember", "ember", "flute"],
  bone_pile: [["a", "b"], ["c"]],
  pot: { ash: 3, sparks: 0, dice: [1] },
  tale: { text: { en: "A spark.", fr: "Une étincelle.", de: "Ein Funke.", it: "Una scintilla." } },
  wind: null,
  oddity: { deeply: { nested: [{ card: "ember", n: 2 }, { at: [1, [2, 3]] }] } },
};

/** What has an entry for each of the three, unlike its dice and the hand. */
export const BY_SEAT = ["points", "place", "burnt", "asleep", "kept_bones"];

const rolled = eventOf(0, { event: "rolled", dice: [6, 6] });

export function diceGame(view: Partial<typeof VIEW> = {}, events: LogEvent[] = [rolled]): State {
  const over = Boolean(view.winners?.length);
  return stateOf({
    table: { game: "bones", state: over ? "over" : "playing", round: 2, players: 3 },
    view: { ...VIEW, ...view },
    asked: over ? null : asked("night", ["roll", "keep:6", "keep:2"], ["sleep"]),
    events,
  });
}
