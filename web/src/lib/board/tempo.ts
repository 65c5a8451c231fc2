/** How fast things move: 1 is normal, 0 is not at all, by choice or because the system asks for it. */
export function tempo(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--tempo")) || 0;
}

/** Reading takes time even where nothing moves. */
export const readingTempo = (): number => Math.max(tempo(), 0.5);
