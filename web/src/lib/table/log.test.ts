// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { LogEvent } from "../types";
import { app } from "../app.svelte";
import Log from "./Log.svelte";

const lines = (count: number): LogEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    seq: n + 1,
    n,
    answer: n,
    event: { event: "shuffled" },
    phrase: { key: "log-shuffled", args: {} },
  }));
const frame = () => new Promise((done) => requestAnimationFrame(done));

it("follows lines that come faster than it scrolls, unless the reader has scrolled up", async () => {
  app.game = "gletscher";
  await app.speak("en");
  const props = { texts: app.texts, lookAt: () => {} };
  const { container, rerender } = render(Log, { props: { events: lines(2), ...props } });
  await frame();
  const list = container.querySelector(".log") ?? document.body;
  let height = 100;
  Object.defineProperty(list, "scrollHeight", { get: () => height });
  Object.defineProperty(list, "clientHeight", { value: 50 });
  const scroll = (top: number) => {
    list.scrollTop = top;
    list.dispatchEvent(new Event("scroll"));
  };
  height = 300; // more lines are there before it hears of its own scrolling
  scroll(50);
  await rerender({ events: lines(3), ...props });
  await frame();
  expect(list.scrollTop).toBe(300);
  scroll(250);
  scroll(20);
  await rerender({ events: lines(4), ...props });
  await frame();
  expect(list.scrollTop).toBe(20);
});
