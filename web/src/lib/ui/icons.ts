/** The small symbols we use, from game-icons.net (CC BY 3.0); their authors are on the credits page. */
import type { Component } from "svelte";
import Undo from "~icons/game-icons/anticlockwise-rotation";
import Campfire from "~icons/game-icons/campfire";
import Bonus from "~icons/game-icons/card-random";
import Cave from "~icons/game-icons/cave-entrance";
import Chat from "~icons/game-icons/chat-bubble";
import Check from "~icons/game-icons/check-mark";
import Proof from "~icons/game-icons/checked-shield";
import Settings from "~icons/game-icons/cog";
import Bone from "~icons/game-icons/crossed-bones";
import Heart from "~icons/game-icons/hearts";
import Savanna from "~icons/game-icons/high-grass";
import Wood from "~icons/game-icons/log";
import Moon from "~icons/game-icons/moon";
import Beast from "~icons/game-icons/paw-print";
import Mountain from "~icons/game-icons/peaks";
import Forest from "~icons/game-icons/pine-tree";
import Lock from "~icons/game-icons/plain-padlock";
import Krom from "~icons/game-icons/power-lightning";
import Torch from "~icons/game-icons/primitive-torch";
import Stone from "~icons/game-icons/rock";
import Clock from "~icons/game-icons/sands-of-time";
import Silent from "~icons/game-icons/speaker-off";
import Sound from "~icons/game-icons/speaker";
import Stunned from "~icons/game-icons/star-swirl";
import Sun from "~icons/game-icons/sun";
import Friends from "~icons/game-icons/three-friends";
import Weight from "~icons/game-icons/weight";

export const ICONS = {
  "anticlockwise-rotation": Undo,
  campfire: Campfire,
  "card-random": Bonus,
  "cave-entrance": Cave,
  "chat-bubble": Chat,
  "check-mark": Check,
  "checked-shield": Proof,
  cog: Settings,
  "crossed-bones": Bone,
  hearts: Heart,
  "high-grass": Savanna,
  log: Wood,
  moon: Moon,
  "paw-print": Beast,
  peaks: Mountain,
  "pine-tree": Forest,
  "plain-padlock": Lock,
  "power-lightning": Krom,
  "primitive-torch": Torch,
  rock: Stone,
  "sands-of-time": Clock,
  "speaker-off": Silent,
  speaker: Sound,
  "star-swirl": Stunned,
  sun: Sun,
  "three-friends": Friends,
  weight: Weight,
} satisfies Record<string, Component>;

export type IconName = keyof typeof ICONS;
