/** The browser's own voice, where it has one for the reader's language. */
import type { Language } from "$lib/i18n/texts";

const TAGS: Readonly<Record<Language, string>> = {
  en: "en-GB",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
};

/** Short pieces: some voices fall silent in the middle of a long text. */
export function sentences(text: string): string[] {
  return (text.match(/[^.!?…]+[.!?…]+[”»“"’]*|[^.!?…]+$/g) ?? [])
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

export class Speech {
  speaking = $state(false);
  /** Voices arrive some time after the page. */
  #voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);

  constructor() {
    const voice = this.#synthesis;
    if (!voice) return;
    const look = () => (this.#voices = voice.getVoices());
    look();
    voice.addEventListener?.("voiceschanged", look);
  }

  get #synthesis(): SpeechSynthesis | undefined {
    return "speechSynthesis" in globalThis ? globalThis.speechSynthesis : undefined;
  }

  #voice(language: Language): SpeechSynthesisVoice | undefined {
    const fits = this.#voices.filter(({ lang }) => lang.toLowerCase().startsWith(language));
    return fits.find((voice) => voice.localService) ?? fits[0];
  }

  can(language: Language): boolean {
    return this.#voice(language) !== undefined;
  }

  read(text: string, language: Language): void {
    const voice = this.#synthesis;
    if (!voice) return;
    voice.cancel();
    const pieces = sentences(text);
    pieces.forEach((piece, i) => {
      const line = new SpeechSynthesisUtterance(piece);
      line.lang = TAGS[language];
      line.voice = this.#voice(language) ?? null;
      line.rate = 0.95;
      line.onerror = () => (this.speaking = false);
      if (i === pieces.length - 1) line.onend = () => (this.speaking = false);
      voice.speak(line);
    });
    this.speaking = pieces.length > 0;
  }

  stop(): void {
    if (!this.speaking) return;
    this.speaking = false;
    this.#synthesis?.cancel();
  }
}
