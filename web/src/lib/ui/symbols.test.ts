// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, it, vi } from "vitest";
import Icon from "./Icon.svelte";
import { wordsStand } from "./later";

afterEach(cleanup);

it("shows the symbols of every page at once, and those of a table when its words stand", async () => {
  render(Icon, { name: "cog" });
  expect(document.querySelectorAll("svg")).toHaveLength(1);
  render(Icon, { name: "hearts", label: "hit points" });
  const late = document.querySelector('[aria-label="hit points"]');
  expect(late?.querySelector("svg")).toBeNull();
  wordsStand();
  await vi.waitFor(() => expect(late?.querySelector("svg")).not.toBeNull());
});
