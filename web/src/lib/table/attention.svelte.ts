/** Calls a person back to the table: the tab's title and icon, and sounds for what happens. */
import { notesOf } from "../../games/notes";
import { app } from "../app.svelte";
import turn from "../art/icon-turn.svg?inline";
import { play, type Sound } from "../sound/sound";
import type { LogEvent, State } from "../types";
import { mustAnswer } from "./who";

export function followTurn(read: () => State | null): void {
  let before = false;
  $effect(() => {
    const state = read();
    const mine = state !== null && mustAnswer(state);
    const name = state?.table.name ?? "Lascaux";
    document.title = mine ? app.texts.t("title-your-turn", { name }) : `${name} · Lascaux`;
    icon(mine ? turn : usual);
    if (mine && !before) play("drum");
    before = mine;
  });
  $effect(() => () => icon(usual));
}

/** Whatever the game. */
const SOUNDS: Readonly<Record<string, Sound>> = { rolled: "bone", won: "drum" };

/** One sound for each batch of news, the last that has one; silence for what was there on arrival. */
export function followSounds(read: () => LogEvent[], game: () => string): void {
  let heard: number | null = null;
  $effect(() => {
    const events = read();
    const last = events.at(-1)?.n ?? 0;
    const fresh = heard === null ? [] : events.filter((event) => event.n > (heard ?? 0));
    const names = fresh.map((event) => String(event.event.event));
    const sounds = { ...SOUNDS, ...notesOf(game()).sounds };
    const sound = names.map((name) => sounds[name]).findLast((found) => found !== undefined);
    if (sound) play(sound);
    heard = last;
  });
}

const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const usual = link?.href ?? "";

function icon(href: string): void {
  if (link && link.href !== href) link.href = href;
}
