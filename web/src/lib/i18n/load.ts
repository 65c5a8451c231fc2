/** Languages are loaded when they are needed, a game's words when it is played, its rules when read. */
import { negotiateLanguages } from "@fluent/langneg";
import { isPlain, PLAIN } from "../../games";
import { http } from "../net/http";
import { LANGUAGES, Texts, type Language } from "./texts";

type Files = Record<string, () => Promise<string>>;

const app: Files = import.meta.glob<string>("../../texts/*/app.ftl", {
  query: "?raw",
  import: "default",
});
/** What the client says of each game, in the lobby and on its board. */
const ours: Files = import.meta.glob<string>("../../games/*/texts/*/{shelf,board}.ftl", {
  query: "?raw",
  import: "default",
});
const games: Files = import.meta.glob<string>(
  "../../../../src/lascaux/games/*/texts/*/{cards,table,rules}.ftl",
  { query: "?raw", import: "default" },
);
const common: Files = import.meta.glob<string>("../../../../src/lascaux/kernel/texts/*/table.ftl", {
  query: "?raw",
  import: "default",
});

/** The app's words, and a game's: its cards and table, and what only its board says. */
export async function loadTexts(language: Language, game: string | null = null): Promise<Texts> {
  return Texts.of(language, await sources(language, game, ["cards", "table"]));
}

/** The words of a game with its rules reference. */
export async function loadRules(language: Language, game: string): Promise<Texts> {
  return Texts.of(language, await sources(language, game, ["cards", "table", "rules"]));
}

async function sources(
  language: Language,
  game: string | null,
  parts: readonly string[],
): Promise<string[]> {
  const shelves = Object.keys(ours).filter((file) => file.endsWith(`/${language}/shelf.ftl`));
  // The first to say a key counts: a game may use one of the app's for something of its own.
  const said = await Promise.all([
    game === null ? [] : board(language, game),
    game === null ? [] : table(language, game, parts),
    all([
      common[`../../../../src/lascaux/kernel/texts/${language}/table.ftl`],
      ...shelves.map((file) => ours[file]),
      app[`../../texts/${language}/app.ftl`],
    ]),
  ]);
  return said.flat();
}

/** What the board of a game says. */
function board(language: Language, game: string): Promise<string[]> {
  const names = isPlain(game) ? [game, PLAIN] : [game];
  return all(names.map((name) => ours[`../../games/${name}/texts/${language}/board.ftl`]));
}

/** The game's own texts; the server has them where this client was built without the game. */
async function table(language: Language, game: string, parts: readonly string[]) {
  const folder = `../../../../src/lascaux/games/${game}/texts/${language}`;
  const built = parts.map((part) => games[`${folder}/${part}.ftl`]);
  return built.some((load) => load) ? all(built) : sent(language, game);
}

const asked = new Map<string, Promise<string[]>>();

/** The texts of a game that only the server knows; nothing where it does not know it either. */
export function sent(language: Language, game: string): Promise<string[]> {
  const path = `/api/games/${encodeURIComponent(game)}/texts/${language}`;
  const found = asked.get(path) ?? fetched(path);
  asked.set(path, found);
  found.catch(() => asked.delete(path));
  return found;
}

async function fetched(path: string): Promise<string[]> {
  try {
    return [await http.text(path)];
  } catch (error) {
    if (http.isRefusal(error) && error.status === 404) return [];
    throw error;
  }
}

function all(files: readonly (Files[string] | undefined)[]): Promise<string[]> {
  return Promise.all(files.flatMap((load) => (load ? [load()] : [])));
}

export function isLanguage(word: string | null | undefined): word is Language {
  return (LANGUAGES as readonly string[]).includes(word ?? "");
}

/** The first of the reader's languages that we speak. */
export function bestLanguage(wanted: readonly string[]): Language {
  const [best] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  return isLanguage(best) ? best : "en";
}
