/** A thing on a board as an answer to the question. */
import type { HTMLButtonAttributes } from "svelte/elements";
import type { Texts } from "../i18n/texts";
import type { Offer } from "./offers";
import { whyNot } from "./why";

export type Answering = Pick<HTMLButtonAttributes, "type" | "aria-disabled" | "title"> & {
  /** Hints find the thing by it, wherever it lies. */
  "data-choice": string | undefined;
  onclick: () => void;
};

/**
 * What makes a button answer: to be spread on it. Where the offer is refused, the focus still
 * arrives and the reason is said; `instead` is what a press does where it cannot answer.
 */
export function choiceOf(
  offer: Offer | undefined,
  texts: Texts,
  answer: (choice: number) => void,
  instead?: () => void,
): Answering {
  const legal = offer?.reason ? undefined : offer;
  return {
    type: "button",
    "data-choice": legal?.key,
    "aria-disabled": legal || instead ? undefined : "true",
    title: whyNot(offer, texts),
    onclick: () => (legal ? answer(legal.id) : instead?.()),
  };
}
