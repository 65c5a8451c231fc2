/**
 * How many parts of a large page may be drawn by now: from 0 to all, each in a task of its own,
 * so that a phone answers to a finger in between. From top to bottom, or what is there would jump.
 */
export function opening(parts: number): { readonly part: number } {
  let part = $state(0);
  $effect(() => {
    if (part === parts) return;
    const timer = setTimeout(() => (part += 1));
    return () => clearTimeout(timer);
  });
  return {
    get part() {
      return part;
    },
  };
}
