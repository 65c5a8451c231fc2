// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, it } from "vitest";
import { soon } from "./later";
import Next from "./Next.svelte";

afterEach(cleanup);

it("draws what follows in a task after the one that drew the page", async () => {
  const children = createRawSnippet(() => ({ render: () => "<p>below</p>" }));
  const { container } = render(Next, { children });
  await Promise.resolve();
  expect(container.textContent).toBe("");
  await soon();
  await soon();
  expect(container.textContent).toBe("below");
});
