/** Languages are loaded when they are needed, the rules only when they are read. */
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, Texts, type Language } from "./texts";

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  fr: () => import("./languages/fr"),
  de: () => import("./languages/de"),
  it: () => import("./languages/it"),
};

const rules = import.meta.glob<string>("../../../../src/lascaux/games/krom/texts/*/rules.ftl", {
  query: "?raw",
  import: "default",
});

export async function loadTexts(language: Language): Promise<Texts> {
  return Texts.of(language, (await sources[language]()).default);
}

/** The texts with the rules reference of the game. */
export async function loadRules(texts: Texts): Promise<Texts> {
  if (texts.has("rules-title")) return texts;
  const path = Object.keys(rules).find((name) => name.includes(`/${texts.language}/`));
  const source = path ? await rules[path]?.() : undefined;
  if (source) texts.add(source);
  return texts;
}

export function isLanguage(word: string | null | undefined): word is Language {
  return (LANGUAGES as readonly string[]).includes(word ?? "");
}

/** The first of the reader's languages that we speak. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best) ? best : "en";
}
