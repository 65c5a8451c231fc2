/** Writes sw.js with the version of the build and the files that the lobby needs without a server. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const LATER = /^assets\/(en|fr|de|it|lobby)-/; // what the lobby asks for by itself
const FACES = /latin-(400|wght)-normal-.*\.woff2$/;

export function worker(source: string): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = ["/", "/icon.svg", ...lobby(bundle).map((file) => `/${file}`)];
        const mark = createHash("sha256");
        for (const name of Object.keys(bundle).sort()) mark.update(name);
        const page = bundle["index.html"];
        if (page?.type === "asset") mark.update(page.source);
        const text = readFileSync(source, "utf8")
          .replace("VERSION", mark.digest("hex").slice(0, 12))
          .replace('["FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "sw.js", source: text });
      },
    },
  };
}

/** The first chunk with all that it imports, the languages, the scenes and the two faces. */
function lobby(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set(Object.keys(bundle).filter((name) => LATER.test(name) || FACES.test(name)));
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && chunk.isEntry) add(chunk.fileName);
  return [...found].sort();
}
