import { afterEach, expect, it, vi } from "vitest";
import { SHEETS } from "$games/krom/art";
import { drawingsIn, textOf } from "./drawings";

afterEach(() => vi.unstubAllGlobals());

it("knows the drawings of a sheet and their sizes before it is fetched", () => {
  const scenes = SHEETS.filter(({ url }) => url.includes("symbols"));
  expect(drawingsIn(scenes).get("bison")).toEqual({ id: "bison", width: 224, height: 152 });
});

it("fetches a sheet once, and again only after a failure", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal("fetch", fetch);
  fetch.mockRejectedValueOnce(new TypeError("no network"));
  expect(await textOf({ url: "/a.svg" })).toBe("");
  fetch.mockResolvedValueOnce(new Response("<svg/>"));
  expect(await textOf({ url: "/a.svg" })).toBe("<svg/>");
  expect(await textOf({ url: "/a.svg" })).toBe("<svg/>");
  expect(fetch).toHaveBeenCalledTimes(2);
});
