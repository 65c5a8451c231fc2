/** For tests: a question by the keys of what it offers, such as "hunt:lazy-boar". */
import type { Asked } from "../types";

const phrase = { key: "choice-end", args: {} };

export function asked(kind: string, choices: string[], refusals: string[] = []): Asked {
  const offered = (key: string, id: number) => {
    const [verb = "", ...parts] = key.split(":");
    return { id, verb, parts: parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) };
  };
  return {
    kind,
    clause: "K18",
    waiting: [0],
    prompt: phrase,
    choices: choices.map((key, i) => ({ ...offered(key, i), phrase })),
    refusals: refusals.map((key, i) => ({
      ...offered(key, choices.length + i),
      clause: "K25",
      wish: phrase,
      reason: phrase,
    })),
  };
}
