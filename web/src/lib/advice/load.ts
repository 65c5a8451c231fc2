/** The words of hints and analyses, loaded when they are asked for. */
import type { Texts } from "../i18n/texts";

const usual = import.meta.glob<string>("../../texts/*/advice.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../games/*/texts/*/advice.ftl", {
  query: "?raw",
  import: "default",
});

/** These texts, with the words of hints and analyses of a game added to what they know. */
export async function withAdvice(texts: Texts, game: string): Promise<Texts> {
  if (texts.has("hint-title")) return texts;
  const { language } = texts;
  const files = [
    games[`../../games/${game}/texts/${language}/advice.ftl`],
    usual[`../../texts/${language}/advice.ftl`],
  ];
  const sources = await Promise.all(files.flatMap((load) => (load ? [load()] : [])));
  for (const source of sources) texts.learn(source);
  return texts;
}
