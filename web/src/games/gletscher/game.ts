/** What a table asks about Gletscher. */
import { viewOf } from "$lib/board/view";
import type { GameNotes } from "../notes";

const gletscher: GameNotes = {
  seatName: (state, seat, texts) => {
    const clan = viewOf(state, "gletscher")?.clans[seat];
    return clan ? texts.t(`chief-${clan}`) : null;
  },
  hand: (state) => viewOf(state, "gletscher")?.fate.length ?? 0,
  sounds: {
    caught: "bone",
    missed: "bone",
    "start-dice": "bone",
    tremor: "bone",
    harm: "bone",
    "dispute-won": "bone",
    "dispute-lost": "bone",
    "contest-dice": "bone",
    revealed: "stone",
    trophy: "fire",
    refounded: "drum",
  },
};

export default gletscher;
