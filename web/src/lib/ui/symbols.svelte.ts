/** The symbols at hand: those of every page at once, all others as soon as one of them is wanted. */
import type { Component } from "svelte";
import Settings from "~icons/game-icons/cog";
import Moon from "~icons/game-icons/moon";
import Torch from "~icons/game-icons/primitive-torch";
import Sound from "~icons/game-icons/speaker";
import Silent from "~icons/game-icons/speaker-off";
import Sun from "~icons/game-icons/sun";
import Friends from "~icons/game-icons/three-friends";
import type { IconName } from "./icons";
import { words } from "./later";

export const FIRST = {
  cog: Settings,
  moon: Moon,
  "primitive-torch": Torch,
  speaker: Sound,
  "speaker-off": Silent,
  sun: Sun,
  "three-friends": Friends,
} satisfies Record<string, Component>;

class Symbols {
  #known = $state.raw<Partial<Record<IconName, Component>>>(FIRST);
  #asked = false;

  /** The symbol, or nothing until it has come. */
  find(name: IconName): Component | undefined {
    const found = this.#known[name];
    if (!found && !this.#asked) void this.#fetch();
    return found;
  }

  async #fetch(): Promise<void> {
    this.#asked = true;
    await words;
    try {
      this.#known = (await import("./icons")).ICONS;
    } catch {
      this.#asked = false; // words stand beside every symbol; the next one tries again
    }
  }
}

export const symbols = new Symbols();
