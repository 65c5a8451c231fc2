/** What the build tells the service worker and the server about its files: sw.js and ahead.json. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const WORDS = /games\/(\w+)\/texts\/(\w+)\/(rules|table)\.ftl\?raw$/;
const BOARD = /games\/(\w+)\/Board\.svelte$/;
const LANGUAGES = ["en", "fr", "de", "it"];
/** What comes after the words: the faces of the letters, the scenes of the lobby. */
const LATER = /(faces-.*\.css|latin-(400|wght)-normal-.*\.woff2|lobby-.*\.svg)$/;
/** The parts that a page asks for by itself, one after the other. */
const PARTS: Record<string, string[]> = {
  "": ["pages/Lobby.svelte"],
  new: ["pages/NewTable.svelte"],
  table: ["pages/Table.svelte"],
  waiting: ["table/WaitingRoom.svelte"],
  rules: ["pages/Rules.svelte"],
};

export function worker(source: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const ahead = files(bundle);
        const lobby = ["", ...LANGUAGES].flatMap((page) => ahead[page] ?? []);
        const later = Object.keys(bundle).filter((file) => LATER.test(file));
        // Each once: a cache refuses a list in which a file stands twice.
        const shell = new Set([...[...entries(bundle), ...later].map((f) => `/${f}`), ...lobby]);
        const mark = createHash("sha256");
        for (const name of Object.keys(bundle).sort()) mark.update(name);
        const text = readFileSync(source, "utf8")
          .replace("VERSION", mark.digest("hex").slice(0, 12))
          .replace('["FILES"]', JSON.stringify(["/", "/icon.svg", ...shell]));
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(ahead) });
      },
    },
  };
}

/** By page and language: what will be asked for beyond what index.html names. */
function files(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const known = entries(bundle);
  const named = (end: string): string[] => {
    const found = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
    if (found.length === 0) throw new Error(`${end} is in no chunk`);
    const all = found.flatMap((chunk) => closure(bundle, chunk.fileName));
    return all.filter((file) => !known.includes(file));
  };
  const all: [string, string[]][] = [
    ...Object.entries(PARTS).map(([page, parts]): [string, string[]] => [
      page,
      parts.flatMap(named),
    ]),
    ...LANGUAGES.map((code): [string, string[]] => [code, named(`texts/${code}/app.ftl?raw`)]),
    ...games(chunks).map(([key, part]): [string, string[]] => [key, named(part)]),
  ];
  return Object.fromEntries(
    all.map(([key, list]) => [key, [...new Set(list)].map((f) => `/${f}`)]),
  );
}

/** Of each game: its words and its rules in each language, and its board; the key, and a part's name. */
function games(chunks: readonly Rolldown.OutputChunk[]): [string, string][] {
  return chunks
    .flatMap((chunk) => chunk.moduleIds)
    .flatMap((id): [string, string][] => {
      const [words, game, code, kind] = WORDS.exec(id) ?? [];
      if (words) return [[`${kind === "rules" ? "rules" : "words"}/${game}/${code}`, words]];
      const [board, whose] = BOARD.exec(id) ?? [];
      return board ? [[`board/${whose}`, board]] : [];
    });
}

/** What index.html itself names. */
function entries(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk" && file.isEntry);
  return chunks.flatMap((chunk) => closure(bundle, chunk.fileName));
}

/** A chunk with all that it imports, and their styles. */
function closure(bundle: Rolldown.OutputBundle, first: string): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    chunk.imports.forEach(add);
  };
  add(first);
  return [...found];
}
