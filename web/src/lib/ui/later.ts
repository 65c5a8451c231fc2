/** Moments for what may wait. */

const LONGEST = 2000; // milliseconds; a page that never says so must not wait for ever

let stand: () => void;
/** The first page has drawn what it came for. */
export const words = new Promise<void>((done) => {
  stand = done;
  setTimeout(done, LONGEST);
});

export function wordsStand(): void {
  stand();
}

const SLOW = 500; // milliseconds to a frame on the screen of a slow device

/** After what was just drawn is on the screen. */
export async function painted(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  if (!navigator.userActivation?.hasBeenActive) await presented();
}

/** A page that opens is slow to appear, and the browser tells when: what comes next must not hold it up. */
function presented(): Promise<void> {
  return new Promise((done) => {
    const seen = () => {
      clearTimeout(timer);
      watch.disconnect();
      done();
    };
    const timer = setTimeout(seen, SLOW);
    const watch = new PerformanceObserver(seen);
    watch.observe({ type: "largest-contentful-paint" });
  });
}

/** In a task of its own: what is next may be a finger. */
export function soon(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

const BUSY = 100; // milliseconds; a board that moves has no idle moment at all

/** When nothing else is to be done, or soon; in a browser without that notion, a moment later. */
export function idle(): Promise<void> {
  return new Promise((done) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => done(), { timeout: BUSY });
    else setTimeout(done);
  });
}
