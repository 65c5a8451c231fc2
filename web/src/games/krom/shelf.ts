/** Krom in the lobby. */
import type { Shelf } from "../shelf";

const shelf: Shelf = {
  place: 1,
  scene: "kromhero",
  box: [430, 290],
  players: "2–6",
  minutes: 40,
  age: 7,
};

export default shelf;
