/** What a person prefers on this device; kept in the browser, nowhere else. */
import type { Language } from "./i18n/texts";

export type Theme = "system" | "light" | "dark";
export const SPEEDS = [0, 150, 300, 600] as const;
export type Speed = (typeof SPEEDS)[number];

type Kept = {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  confirm: boolean;
};
const DEFAULTS: Kept = { language: null, theme: "system", sound: true, speed: 300, confirm: true };
const PLACE = "lascaux-settings";

class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...read() });
  #system = $state(false);

  constructor() {
    const wish = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
    this.#system = wish?.matches ?? false;
    wish?.addEventListener("change", (event) => (this.#system = event.matches));
  }

  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get sound() {
    return this.#kept.sound;
  }
  get speed() {
    return this.#kept.speed;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  /** The theme on the wall: what was chosen, or else what the system asks for. */
  get dark() {
    return this.theme === "dark" || (this.theme === "system" && this.#system);
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // Private windows may refuse: the setting then lasts as long as the page.
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
