/** What the table page hands to the parts of a game, with the game's own deck. */
import type * as Any from "$games/index";

type With<Deck, Props> = Omit<Props, "deck"> & { deck: Deck };

export type BoardProps<Deck> = With<Deck, Omit<Any.BoardProps, "phone"> & { phone?: boolean }>;
export type PlayersProps<Deck> = With<Deck, Any.PlayersProps>;
export type EndingProps<Deck> = With<Deck, Any.EndingProps>;

/** The seats around the table as one of them sees the others; spectators see all of them. */
export function othersOf(players: number, mine: number | null): number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return mine === null ? seats : seats.map((_, i) => (mine + i) % players).slice(1);
}
