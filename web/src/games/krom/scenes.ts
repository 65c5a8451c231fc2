/** What a table of Krom does not show at first: fights, climbs, sheets of questions, large cards. */
export { default as CardDialog } from "./CardDialog.svelte";
export { default as CombatScene } from "./CombatScene.svelte";
export { default as CounterWindow } from "./CounterWindow.svelte";
export { default as ExtraDice } from "./ExtraDice.svelte";
export { default as KindChoice } from "./KindChoice.svelte";
export { default as MountainScene } from "./MountainScene.svelte";
export { default as Reveal } from "./Reveal.svelte";
export { default as RewardChoice } from "./RewardChoice.svelte";
export { default as RollPlate } from "./RollPlate.svelte";
export { default as ServicesPanel } from "./ServicesPanel.svelte";
export { default as TargetChoice } from "./TargetChoice.svelte";
