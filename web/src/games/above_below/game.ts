/** What a table asks about Above and Below. */
import type { GameNotes } from "../notes";

const aboveBelow: GameNotes = {
  seatName: (_, seat, texts) => {
    const village = `village-${seat}`;
    return texts.has(village) ? texts.t(village) : null;
  },
  sounds: {
    rerolled: "bone",
    encounter: "fire",
    "cat-refused": "bone",
    "cat-obeyed": "bone",
    built: "stone",
    bought: "stone",
  },
};

export default aboveBelow;
