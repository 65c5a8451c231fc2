import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { worded } from "./app.svelte";
import { loadTexts } from "./i18n/load";
import { LANGUAGES } from "./i18n/texts";

const SERVER = resolve("../src/lascaux/server");

/** Every key the server refuses with, read from its own source. */
function keys(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf-8" });
  const source = files
    .filter((file) => file.endsWith(".py"))
    .map((file) => readFileSync(resolve(SERVER, file), "utf-8"))
    .join("\n");
  const raised = source.matchAll(/\bProblem\(\s*(?:\d+, )?"([a-z-]+)"/g);
  const refused = source.matchAll(/\bRefused\((?:""|[\w.()]+), "([a-z-]+)"/g);
  const statuses = source.matchAll(/^ {4}\d{3}: "([a-z-]+)"/gm);
  return [...new Set([...raised, ...refused, ...statuses].map(([, key]) => key ?? ""))];
}

describe("what the server refuses", () => {
  it.skipIf(!existsSync(SERVER))("has a text in four languages", async () => {
    expect(keys()).toContain("stale-question");
    for (const language of LANGUAGES) {
      const texts = await loadTexts(language, "krom");
      const missing = keys().filter((key) => !texts.has(`error-${key}`));
      expect(missing, language).toEqual([]);
    }
  });

  it("is worded by the game, by us, or as the server says it", async () => {
    const texts = await loadTexts("de", "krom");
    const body = { error: "bad-input", detail: "line 3", clause: "over" };
    expect(worded(body, texts).text).toContain("line 3");
    expect(worded(body, texts).clause).toBeNull();
    expect(worded({ error: "new-key", detail: "plain line", clause: "K25" }, texts)).toEqual({
      text: "plain line",
      clause: "K25",
    });
    const phrase = { key: "error-busy", args: {} };
    expect(worded({ error: "x", detail: "y", phrase }, texts).text).toBe(texts.t("error-busy"));
  });
});
