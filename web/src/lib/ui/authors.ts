/** Who drew the small symbols we use (game-icons.net, CC BY 3.0); a test compares this with icons.ts. */
import type { IconName } from "./icons";

export const AUTHORS: Record<string, IconName[]> = {
  Delapouite: [
    "anticlockwise-rotation",
    "cave-entrance",
    "chat-bubble",
    "check-mark",
    "high-grass",
    "log",
    "plain-padlock",
    "primitive-torch",
    "speaker",
    "speaker-off",
    "three-friends",
    "weight",
  ],
  Faithtoken: ["card-random"],
  Lorc: [
    "campfire",
    "checked-shield",
    "cog",
    "crossed-bones",
    "moon",
    "paw-print",
    "peaks",
    "pine-tree",
    "power-lightning",
    "rock",
    "sands-of-time",
    "star-swirl",
    "sun",
  ],
  Skoll: ["hearts"],
};
