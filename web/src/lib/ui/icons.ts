/** The small symbols we use, from game-icons.net (CC BY 3.0); their authors are on the credits page. */
import type { Component } from "svelte";
import Undo from "~icons/game-icons/anticlockwise-rotation";
import Wounded from "~icons/game-icons/arm-bandage";
import Injured from "~icons/game-icons/bandage-roll";
import Harvest from "~icons/game-icons/basket";
import Campfire from "~icons/game-icons/campfire";
import Tent from "~icons/game-icons/camping-tent";
import Bonus from "~icons/game-icons/card-random";
import Cave from "~icons/game-icons/cave-entrance";
import Chat from "~icons/game-icons/chat-bubble";
import Check from "~icons/game-icons/check-mark";
import Proof from "~icons/game-icons/checked-shield";
import Bone from "~icons/game-icons/crossed-bones";
import Renew from "~icons/game-icons/cycle";
import Target from "~icons/game-icons/dice-target";
import Hammer from "~icons/game-icons/flat-hammer";
import Food from "~icons/game-icons/ham-shank";
import Build from "~icons/game-icons/hammer-nails";
import Heart from "~icons/game-icons/hearts";
import Savanna from "~icons/game-icons/high-grass";
import House from "~icons/game-icons/hut";
import Key from "~icons/game-icons/key";
import Points from "~icons/game-icons/laurels";
import Wood from "~icons/game-icons/log";
import Exert from "~icons/game-icons/muscle-up";
import Asleep from "~icons/game-icons/night-sleep";
import Book from "~icons/game-icons/open-book";
import Beast from "~icons/game-icons/paw-print";
import Mountain from "~icons/game-icons/peaks";
import Hunter from "~icons/game-icons/person";
import Reroll from "~icons/game-icons/perspective-dice-six-faces-random";
import Forest from "~icons/game-icons/pine-tree";
import Lock from "~icons/game-icons/plain-padlock";
import Krom from "~icons/game-icons/power-lightning";
import Sale from "~icons/game-icons/price-tag";
import Quill from "~icons/game-icons/quill";
import Train from "~icons/game-icons/quill-ink";
import Stone from "~icons/game-icons/rock";
import Star from "~icons/game-icons/round-star";
import Fate from "~icons/game-icons/rune-stone";
import Clock from "~icons/game-icons/sands-of-time";
import Cold from "~icons/game-icons/snowflake-1";
import Stunned from "~icons/game-icons/star-swirl";
import Weapon from "~icons/game-icons/stone-spear";
import Labor from "~icons/game-icons/mining";
import Weight from "~icons/game-icons/weight";
import { FIRST } from "./symbols.svelte";

export const ICONS = {
  ...FIRST,
  "anticlockwise-rotation": Undo,
  "arm-bandage": Wounded,
  "bandage-roll": Injured,
  basket: Harvest,
  campfire: Campfire,
  "camping-tent": Tent,
  "card-random": Bonus,
  "cave-entrance": Cave,
  "chat-bubble": Chat,
  "check-mark": Check,
  "checked-shield": Proof,
  "crossed-bones": Bone,
  cycle: Renew,
  "dice-target": Target,
  "flat-hammer": Hammer,
  "ham-shank": Food,
  "hammer-nails": Build,
  hearts: Heart,
  "high-grass": Savanna,
  hut: House,
  key: Key,
  laurels: Points,
  log: Wood,
  "muscle-up": Exert,
  "night-sleep": Asleep,
  "open-book": Book,
  "paw-print": Beast,
  peaks: Mountain,
  person: Hunter,
  "perspective-dice-six-faces-random": Reroll,
  "pine-tree": Forest,
  "plain-padlock": Lock,
  "power-lightning": Krom,
  "price-tag": Sale,
  quill: Quill,
  "quill-ink": Train,
  rock: Stone,
  "round-star": Star,
  "rune-stone": Fate,
  "sands-of-time": Clock,
  "snowflake-1": Cold,
  "star-swirl": Stunned,
  "stone-spear": Weapon,
  mining: Labor,
  weight: Weight,
} satisfies Record<string, Component>;

export type IconName = keyof typeof ICONS;
