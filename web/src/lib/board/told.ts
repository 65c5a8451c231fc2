/** Reading events: what happened, as facts. */
import type { LogEvent } from "$lib/types";

export type Fact = Record<string, unknown>;

export const numberIn = (fact: Fact, name: string): number => {
  const value = fact[name];
  return typeof value === "number" ? value : -1;
};
export const numbersIn = (fact: Fact, name: string): number[] => {
  const value = fact[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "number") : [];
};
export const textIn = (fact: Fact, name: string): string => {
  const value = fact[name];
  return typeof value === "string" ? value : "";
};
export const nameOf = ({ event }: LogEvent): string => textIn(event, "event");

/** How much of a kind of goods an event is about. */
export const goodsIn = (fact: Fact, kind: string): number => {
  const goods = fact.goods;
  if (typeof goods !== "object" || goods === null) return 0;
  const amount = (goods as Fact)[kind];
  return typeof amount === "number" ? amount : 0;
};
