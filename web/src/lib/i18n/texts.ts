/** Texts for people: Fluent messages in the reader's language, with references named in it. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase } from "../types";

export const LANGUAGES = ["en", "fr", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, unknown>;

type Named = Record<string, FluentVariable>;

/** By the name of a card that ends like a sentence. */
const ENDED = /([!?…])\.(?=\s|$)/g;

/** The same sentences as lascaux.kernel.texts; see describe.py for the forms of a reference. */
export class Texts {
  constructor(
    readonly bundle: FluentBundle,
    readonly language: Language,
    readonly seats: readonly string[] = [],
    readonly cards: Readonly<Record<string, string>> = {},
  ) {}

  static of(language: Language, sources: readonly string[]): Texts {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) bundle.addResource(parsed(source));
    return new Texts(bundle, language);
  }

  /** More messages, for all who speak from the same bundle. */
  learn(source: string): void {
    this.bundle.addResource(parsed(source));
  }

  /** The same messages at a table that calls its seats and cards by these names. */
  at(seats: readonly string[], cards: Readonly<Record<string, string>> = {}): Texts {
    return new Texts(this.bundle, this.language, seats, cards);
  }

  /** A message; what is missing or wrong shows its key and is reported on the console. */
  t(key: string, args: Args = {}, attribute?: string): string {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === undefined || pattern === null) return this.#wrong(key, "no such message");
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, counted(args), errors);
    const [error] = errors;
    if (error) this.#wrong(key, error.message);
    return text;
  }

  has(key: string, attribute?: string): boolean {
    if (!attribute) return this.bundle.hasMessage(key);
    return attribute in (this.bundle.getMessage(key)?.attributes ?? {});
  }

  /** A phrase as a sentence; it begins with a capital. */
  say(phrase: Phrase): string {
    const text = this.render(phrase.key, phrase.args);
    return (text.slice(0, 1).toUpperCase() + text.slice(1)).replace(ENDED, "$1");
  }

  render(key: string, args: Args): string {
    const named: Args = {};
    for (const [name, value] of Object.entries(args)) {
      named[name] = this.name(value);
      if (isObject(value) && typeof value.place === "string") {
        named[`${name}_in`] = this.t(`place-${value.place}`, {}, "in");
        named[`${name}_to`] = this.t(`place-${value.place}`, {}, "to");
      }
    }
    return this.t(key, named);
  }

  /** A reference in words; numbers and texts as they are. */
  name(value: unknown): string | number {
    if (typeof value === "number" || typeof value === "string") return value;
    if (!isObject(value)) return String(value);
    if (typeof value.seat === "number") return this.seat(value.seat);
    if (typeof value.card === "string") return this.card(value.card);
    if (typeof value.character === "string") return this.character(value.character);
    if (typeof value.place === "string") return this.t(`place-${value.place}`);
    if (isObject(value.text)) return String(value.text[this.language]);
    if (typeof value.message === "string") return this.t(value.message);
    if (Array.isArray(value.phrase)) return this.#phrase(value.phrase);
    if (isObject(value.goods)) return this.goods(value.goods);
    if (Array.isArray(value.either))
      return value.either.map((mix) => this.name({ goods: mix })).join(this.t("or-list"));
    if (Array.isArray(value.dice)) return value.dice.join(" ") || this.t("no-dice");
    if (Array.isArray(value.list))
      return this.listed(value.list.map((item) => String(this.name(item))));
    return String(value);
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.t("a-seat", { number: seat + 1 });
  }

  goods(goods: Args): string {
    const words = Object.entries(goods).map(([kind, n]) => this.t(`goods-${kind}`, { n }));
    return words.join(" + ") || this.t("goods-nothing");
  }

  /** A, B and C. */
  listed(words: readonly string[]): string {
    if (words.length < 2) return words.join("");
    return words.slice(0, -1).join(", ") + this.t("and-list") + words.at(-1);
  }

  card(id: string): string {
    return this.#named("card", id);
  }

  character(id: string): string {
    return this.#named("character", id);
  }

  /** As the deck file names it, or the texts, or else its id. */
  #named(what: string, id: string): string {
    const key = `${what}-${id}`;
    return this.cards[id] || (this.has(key) ? this.t(key) : id);
  }

  #phrase(phrase: unknown[]): string {
    const [key, args] = phrase;
    return this.render(String(key), isObject(args) ? args : {});
  }

  #wrong(key: string, why: string): string {
    console.error(`${this.language} ${key}: ${why}`);
    return key;
  }
}

/** A whole number below a thousand: written alike in our languages, and a browser's first own
 * way to write numbers takes a phone a tenth of a second to set up. */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function counted(args: Args): Named {
  const small = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 1000;
  const pairs = Object.entries(args as Named);
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, small(value) ? new Count(Number(value)) : value]),
  );
}

const known = new Map<string, FluentResource>();

/** Each file is read once, though a table's bundle begins anew with the app's own words. */
function parsed(source: string): FluentResource {
  const found = known.get(source) ?? new FluentResource(source);
  known.set(source, found);
  return found;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
