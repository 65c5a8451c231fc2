/* The server's types for the client, from its OpenAPI description on stdin (`make types`).
   With --check it writes nothing and fails when they are stale. */
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import * as prettier from "prettier";

const file = fileURLToPath(new URL("./src/lib/types.ts", import.meta.url));
const head = "/* Written by `make types` from src/lascaux/server/messages.py and cards.py. */\n\n";

const { paths: _, ...description } = JSON.parse(await text(process.stdin));
const nodes = await openapiTS(
  { ...description, paths: {} },
  {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  },
);
const style = await prettier.resolveConfig(file);
const written = await prettier.format(head + astToString(nodes), { ...style, filepath: file });

if (!process.argv.includes("--check")) writeFileSync(file, written);
else if (readFileSync(file, "utf8") !== written) {
  console.error("web/src/lib/types.ts is stale: run `make types`");
  process.exit(1);
}
