import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../../", import.meta.url));
/** Hairlines may be in px: up to 2 px of a border, an outline, a shadow. */
const HAIRLINES = /^(border|outline|(box|text)-shadow|filter|--[\w-]*(filter|sh-\d))/;
const THICKEST = 2;

const read = (file: string) => readFileSync(SRC + file, "utf8");
const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(svelte|css|ts)$/.test(file),
);
const sources = files.filter((file) => !/\.test\.ts$|texts\/|types\.ts$/.test(file));

/** Its styles as declarations; queries of the screen are asked in px. */
function declarations(file: string): [name: string, value: string][] {
  const text = file.endsWith(".css")
    ? read(file)
    : (/<style>.*<\/style>/s.exec(read(file))?.[0] ?? "");
  const plain = text.replace(/\/\*.*?\*\//gs, "").replace(/@(media|container)[^{]*/g, "");
  const found = plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=;)/g);
  return [...found].map(([, name = "", value = ""]) => [name, value]);
}

/** What is written in px and is no hairline. */
function literals(file: string): string[] {
  return declarations(file).flatMap(([name, value]) => {
    const sizes = [...value.matchAll(/(?<![\w.])(\d*\.?\d+)px\b/g)].map(([, n]) => Number(n));
    const thin = HAIRLINES.test(name) && sizes.every((n) => n <= THICKEST);
    return sizes.length && !thin && name !== "--u" ? [`${name}: ${value}`] : [];
  });
}

describe("sizes", () => {
  const styled = sources.filter((file) => !file.endsWith(".ts"));

  it("are tokens or multiples of the unit, but for hairlines", () => {
    const found = styled.flatMap((file) => literals(file).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });

  it("are given in units by code, too", () => {
    const code = (file: string) => read(file).replace(/<style>.*<\/style>/s, "");
    const found = sources.filter((file) => !file.endsWith(".css") && /[\d}]px\b/.test(code(file)));
    expect(found).toEqual([]);
  });

  it("use no token that is not there", () => {
    const there = new Set(declarations("lib/ui/tokens.css").map(([name]) => name));
    const used = styled.flatMap((file) =>
      [...read(file).matchAll(/var\((--(?:[srt]-?\d\w*|tap|u))\)/g)].map(([, name = ""]) => name),
    );
    expect(used.length).toBeGreaterThan(1000);
    expect([...new Set(used)].filter((name) => !there.has(name))).toEqual([]);
  });
});
