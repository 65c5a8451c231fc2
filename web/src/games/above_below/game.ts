/** What the rest of the client asks about Above and Below. */
import type { GameNotes } from "../notes";

const aboveBelow: GameNotes = {
  shelf: {
    place: 3,
    scene: "village",
    box: [380, 290],
    players: "2–4",
    minutes: 90,
    age: 13,
  },
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
