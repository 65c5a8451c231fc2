/** The small symbols we use, from game-icons.net (CC BY 3.0); their authors are on the credits page. */
import type { Component } from "svelte";
import Undo from "~icons/game-icons/anticlockwise-rotation";
import Wounded from "~icons/game-icons/arm-bandage";
import Campfire from "~icons/game-icons/campfire";
import Tent from "~icons/game-icons/camping-tent";
import Bonus from "~icons/game-icons/card-random";
import Cave from "~icons/game-icons/cave-entrance";
import Chat from "~icons/game-icons/chat-bubble";
import Check from "~icons/game-icons/check-mark";
import Proof from "~icons/game-icons/checked-shield";
import Bone from "~icons/game-icons/crossed-bones";
import Target from "~icons/game-icons/dice-target";
import Food from "~icons/game-icons/ham-shank";
import Heart from "~icons/game-icons/hearts";
import Savanna from "~icons/game-icons/high-grass";
import Wood from "~icons/game-icons/log";
import Asleep from "~icons/game-icons/night-sleep";
import Beast from "~icons/game-icons/paw-print";
import Mountain from "~icons/game-icons/peaks";
import Hunter from "~icons/game-icons/person";
import Forest from "~icons/game-icons/pine-tree";
import Lock from "~icons/game-icons/plain-padlock";
import Krom from "~icons/game-icons/power-lightning";
import Stone from "~icons/game-icons/rock";
import Fate from "~icons/game-icons/rune-stone";
import Clock from "~icons/game-icons/sands-of-time";
import Cold from "~icons/game-icons/snowflake-1";
import Stunned from "~icons/game-icons/star-swirl";
import Weapon from "~icons/game-icons/stone-spear";
import Weight from "~icons/game-icons/weight";
import { FIRST } from "./symbols.svelte";

export const ICONS = {
  ...FIRST,
  "anticlockwise-rotation": Undo,
  "arm-bandage": Wounded,
  campfire: Campfire,
  "camping-tent": Tent,
  "card-random": Bonus,
  "cave-entrance": Cave,
  "chat-bubble": Chat,
  "check-mark": Check,
  "checked-shield": Proof,
  "crossed-bones": Bone,
  "dice-target": Target,
  "ham-shank": Food,
  hearts: Heart,
  "high-grass": Savanna,
  log: Wood,
  "night-sleep": Asleep,
  "paw-print": Beast,
  peaks: Mountain,
  person: Hunter,
  "pine-tree": Forest,
  "plain-padlock": Lock,
  "power-lightning": Krom,
  rock: Stone,
  "rune-stone": Fate,
  "sands-of-time": Clock,
  "snowflake-1": Cold,
  "star-swirl": Stunned,
  "stone-spear": Weapon,
  weight: Weight,
} satisfies Record<string, Component>;

export type IconName = keyof typeof ICONS;
