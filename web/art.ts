/** Sheets of drawings (`x.svg?sheet`): a file to be fetched when the words stand, and what is in it. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SYMBOL = /<symbol id="([^"]+)" viewBox="0 0 ([\d.]+) ([\d.]+)"/g;

export function art(): Plugin {
  return {
    name: "art",
    enforce: "pre",
    load(id) {
      const [file, query] = id.split("?");
      if (!file || query !== "sheet") return null;
      this.addWatchFile(file);
      const all = [...readFileSync(file, "utf8").matchAll(SYMBOL)];
      const symbols = all.map(([, name, width, height]) => [name, Number(width), Number(height)]);
      return `import url from ${JSON.stringify(`${file}?url`)};
        export default { url, symbols: ${JSON.stringify(symbols)} };`;
    },
  };
}
