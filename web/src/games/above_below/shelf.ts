/** Above and Below in the lobby. */
import type { Shelf } from "../shelf";

const shelf: Shelf = {
  place: 3,
  scene: "village",
  box: [380, 290],
  players: "2–4",
  minutes: 90,
  age: 13,
};

export default shelf;
