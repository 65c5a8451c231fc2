/** The icon of the tab as a part of the page: a request of its own would come before the scripts. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function icon(file: string): Plugin {
  return {
    name: "icon",
    apply: "build",
    transformIndexHtml: (html) => {
      const drawing = readFileSync(file, "utf8").replace(/\s+/g, " ").replaceAll('"', "'");
      const inline = `data:image/svg+xml,${drawing.replace(/[#%<>]/g, encodeURIComponent)}`;
      return html.replace('href="/icon.svg"', `href="${inline}"`);
    },
  };
}
