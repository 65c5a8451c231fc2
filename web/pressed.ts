/** Beside each built text file the same, pressed with brotli: the server's Python has none. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /^assets\/.*\.(js|css|svg)$/;
const press = promisify(brotliCompress);

export function pressed(): Plugin {
  return {
    name: "pressed",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      const files = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(
        files.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await press(await readFile(file)));
        }),
      );
    },
  };
}
