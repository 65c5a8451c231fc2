/** A view as one game's own. */
import type { State } from "../types";

type View = NonNullable<State["view"]>;
/** The games whose views have a type of their own. */
type Typed = Extract<View, { game: string }>;

/** The view as this game's own; null if it is another game's. */
export function viewOf<Id extends Typed["game"]>(
  { view }: Pick<State, "view">,
  game: Id,
): Extract<Typed, { game: Id }> | null {
  return isOf(view, game) ? view : null;
}

function isOf<Id extends Typed["game"]>(
  view: View | null,
  game: Id,
): view is Extract<Typed, { game: Id }> {
  return view?.game === game;
}
