/** Gletscher in the lobby. */
import type { Shelf } from "../shelf";

const shelf: Shelf = {
  place: 2,
  scene: "glacier",
  box: [380, 290],
  players: "2–4",
  minutes: 60,
  age: 10,
  icy: true,
};

export default shelf;
