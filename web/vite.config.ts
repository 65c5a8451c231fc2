import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { worker } from "./worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "/",
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 }), worker(here("./src/sw.js"))],
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
  },
});
