/** The first board of a visit stands up part by part. */

let stood = false;

/**
 * How many parts may be drawn by now: from 0 to all, each in a task of its own, so that a phone
 * answers to a finger in between. From top to bottom, or what is there would jump.
 */
export function opening(parts: number): { readonly part: number } {
  let part = $state(stood ? parts : 0);
  $effect(() => {
    if (part >= parts) {
      stood = true;
      return;
    }
    const timer = setTimeout(() => (part += 1));
    return () => clearTimeout(timer);
  });
  return {
    get part() {
      return part;
    },
  };
}
