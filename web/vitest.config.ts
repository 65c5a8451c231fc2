import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

/** Apart from the build's configuration: a build needs no test packages. */
export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ["browser"] },
    test: {
      environment: "node", // a file that needs a document says so in its first line
      include: ["src/**/*.test.ts"],
      isolate: false, // what a file changes it restores; loading everything anew took a fifth of the time
      maxWorkers: 2, // a machine with two cores would get one
      testTimeout: 30_000, // a loaded machine is slow, a broken board never stands
    },
  }),
);
