/** A prompt as a headline and what explains it. */
export function headline(prompt: string): [head: string, rest: string] {
  const found = /^(.+?)(\s?:|[.!?…])\s+(\S.*)$/su.exec(prompt);
  const [, head, mark = "", rest] = found ?? [];
  if (!head || !rest || prompt.length < 36) return [prompt, ""];
  const end = mark.trim() === ":" ? "" : mark;
  return [head + end, rest.slice(0, 1).toUpperCase() + rest.slice(1)];
}
