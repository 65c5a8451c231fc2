import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { art } from "./art.ts";
import { icon } from "./icon.ts";
import { pressed } from "./pressed.ts";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a table needs while it is played, whatever the game. */
const TABLE = /\/src\/(pages\/Table|lib\/table\/Play|lib\/board\/(?!End|Plot|Proof|DiceHistogram))/;

/** A round trip costs a phone more than a few bytes: what is used together comes as one file. */
const GROUPS = [
  { name: "engine", test: /\/node_modules\/(svelte|@fluent)\//, priority: 4 },
  { name: "first", tags: ["$initial" as const], priority: 3 },
  { name: words, debugName: "words", priority: 2 },
  { name: "table", test: TABLE, priority: 2 },
  { name: "new", test: /\/src\/(pages\/(NewTable|new\/)|lib\/ui\/(Pick|Switch))/, priority: 1 },
  { name: "rules", test: /\/src\/(lib\/rules|pages\/Rules)/, priority: 1 },
  { name: board, debugName: "board" },
];

/** What is said, by language: the app with its shelf, a game at its table, the advice on all games. */
function words(id: string): string | null {
  const [, game, code, part] = /\/games\/(\w+)\/texts\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  if (part === "rules") return null;
  if (part === "shelf") return `app-${code}`;
  if (part === "advice") return `advice-${code}`;
  if (part) return `${game}-${code}`;
  const [, common] = /\/kernel\/texts\/(\w+)\//.exec(id) ?? [];
  if (common) return `app-${common}`; // together with what every page says
  const [, tongue, own] = /\/web\/src\/texts\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
  return own ? `${own}-${tongue}` : null;
}

/** What draws a game, but for its end. */
function board(id: string): string | null {
  return /\/src\/games\/(\w+)\/(?:Board|Acts|Players)\.svelte$/.exec(id)?.[1] ?? null;
}

export default defineConfig({
  base: "/",
  plugins: [
    svelte(),
    art(),
    icon(here("./public/icon.svg")),
    icons({ compiler: "svelte", scale: 1 }),
    worker(here("./src/sw.js")),
    pressed(),
  ],
  resolve: {
    alias: { $lib: here("./src/lib"), $games: here("./src/games"), $texts: here("./src/texts") },
  },
  server: {
    fs: { allow: [".", "../src/lascaux"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/lascaux/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
});
