/** The app as a whole: where we are, who we are, in which language. */
import { untrack } from "svelte";
import { bestLanguage, isLanguage, loadTexts } from "./i18n/load";
import { Texts, type Language } from "./i18n/texts";
import { http, type ErrorBody } from "./net/http";
import { parse, type Route } from "./router";
import { settings } from "./settings.svelte";
import type { Me, TableInfo } from "./types";
import { soon } from "./ui/later";

type Toast = { text: string; clause: string | null; bad: boolean };

class App {
  route = $state.raw<Route>({ page: "lobby" });
  texts = $state.raw<Texts>(Texts.of("en", []));
  /** The game whose words `texts` has beside the app's own. */
  game = $state<string | null>(null);
  me = $state.raw<Me | null>(null);
  toast = $state.raw<Toast | null>(null);
  /** The rules reference, open over the page at a clause ("" = at the top). */
  clause = $state<string | null>(null);
  /** Settings and account, open over the page. */
  sheet = $state<"settings" | "account" | null>(null);
  /** The table on the page: the settings offer to leave it. */
  table = $state.raw<TableInfo | null>(null);
  #silence: ReturnType<typeof setTimeout> | undefined;

  async start(): Promise<void> {
    addEventListener("popstate", () => this.#look());
    this.#look();
    const me = http.get<Me>("/api/me").catch(() => null);
    await this.speak(settings.language ?? bestLanguage(navigator.languages));
    this.me = await me;
    const theirs = this.me?.language;
    if (!settings.language && isLanguage(theirs)) await this.speak(theirs);
  }

  async speak(language: Language): Promise<void> {
    this.texts = await loadTexts(language, this.game);
    document.documentElement.lang = language;
  }

  /** Learn the words of this game; what needs them waits for it. */
  async play(game: string): Promise<void> {
    const { language } = untrack(() => this.texts);
    if (game === untrack(() => this.game)) return;
    const texts = await loadTexts(language, game);
    await soon(); // to read them all is a task of its own
    this.texts = texts;
    this.game = game;
  }

  /** A language chosen by the person: kept here and with the account. */
  async chooseLanguage(language: Language): Promise<void> {
    settings.change({ language });
    await this.speak(language);
    await http.patch<Me>("/api/me", { language }).catch(() => null);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  openClause = (clause: string): void => {
    this.clause = clause;
  };

  say(text: string, { clause = null, bad = false }: Partial<Toast> = {}): void {
    this.toast = { text, clause, bad };
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.toast = null), 8000);
  }

  /** Says what went wrong, in the person's language where the server sent a phrase. */
  sayError(error: unknown): void {
    const { text, clause } = this.explain(error);
    this.say(text, { clause, bad: true });
  }

  explain(error: unknown): { text: string; clause: string | null } {
    const body = http.isRefusal(error) ? error.body : null;
    return body ? worded(body, this.texts) : { text: this.texts.t("error-network"), clause: null };
  }

  #look(): void {
    this.route = parse(location.pathname, location.hash);
  }
}

/** A refusal in the person's language: the game's phrase, our own text, or the server's line. */
export function worded(body: ErrorBody, texts: Texts): { text: string; clause: string | null } {
  const { error, detail, phrase } = body;
  const key = `error-${error}`;
  const known = texts.has(key) ? texts.t(key, { detail }) : detail || texts.t("error-network");
  const clause = body.clause && /^[A-Z]\d/.test(body.clause) ? body.clause : null;
  return { text: phrase ? texts.say(phrase) : known, clause };
}

export const app = new App();

/** Links inside the app change the page without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  app.go(link.pathname + link.search + link.hash);
}
