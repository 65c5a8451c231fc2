/** The scenes of Krom, fetched when the board stands. */
import { Later } from "$lib/board/later.svelte";

export const later = new Later(() => import("./scenes"));
