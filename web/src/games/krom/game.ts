/** What a table asks about Krom. */
import { viewOf } from "$lib/board/view";
import type { GameNotes } from "../notes";

const krom: GameNotes = {
  seatName: (state, seat, texts) => {
    const character = viewOf(state, "krom")?.characters[seat];
    return character ? texts.character(character) : null;
  },
  hand: (state) => viewOf(state, "krom")?.hand.length ?? 0,
  isCold: ({ glacial }) => glacial === "on",
  sounds: {
    "combat-dice": "bone",
    "rolled-more": "bone",
    climbing: "bone",
    rerolled: "bone",
    caught: "bone",
    missed: "bone",
    revealed: "stone",
    trophy: "fire",
    moved: "stone",
    realised: "fire",
    bought: "stone",
    stunned: "drum",
  },
};

export default krom;
