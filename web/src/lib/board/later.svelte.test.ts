// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { Later } from "./later.svelte";

it("fetches nothing until somebody looks for a part, and then once", async () => {
  const load = vi.fn(() => Promise.resolve("scenes"));
  const later = new Later(load);
  expect(load).not.toHaveBeenCalled();
  expect(later.parts).toBeNull();
  expect(later.parts).toBeNull();
  await vi.waitFor(() => expect(later.parts).toBe("scenes"));
  expect(load).toHaveBeenCalledOnce();
});

it("tries again after a fetch that failed", async () => {
  const load = vi.fn(() => Promise.resolve("scenes")).mockRejectedValueOnce(new Error("away"));
  const later = new Later(load);
  await later.fetch();
  expect(load).toHaveBeenCalledOnce();
  await later.fetch();
  expect(later.parts).toBe("scenes");
  expect(load).toHaveBeenCalledTimes(2);
});

it("has them soon after the board stands, though nobody looked", async () => {
  const later = new Later(() => Promise.resolve("scenes"));
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } }); // no first paint in jsdom
  await later.soon();
  vi.unstubAllGlobals();
  expect(later.parts).toBe("scenes");
});

it("reaches those still waiting for it, however often it failed", async () => {
  vi.useFakeTimers();
  const away = new Error("away");
  const load = vi.fn(() => Promise.resolve("scenes"));
  load.mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const later = new Later(load);
  let seen: string | null = null;
  const leave = $effect.root(() => {
    $effect(() => void (seen = later.parts));
  });
  await vi.advanceTimersByTimeAsync(5900); // a try every two seconds
  expect(load).toHaveBeenCalledTimes(3);
  expect(seen).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(seen).toBe("scenes");
  leave();
  vi.useRealTimers();
});

it("is not asked for again when nobody waits", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject(new Error("away")));
  await new Later(load).fetch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
