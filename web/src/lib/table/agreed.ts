/** What a table agreed on, in words. */
import type { Texts } from "../i18n/texts";
import type { GameInfo, TableInfo } from "../types";

export function optionName(option: string, t: Texts): string {
  return t.has(`option-${option}`) ? t.t(`option-${option}`) : option;
}

export function optionValue(option: string, value: string, t: Texts): string {
  const key = `value-${option}-${value}`;
  if (t.has(key)) return t.t(key);
  if (t.has(`value-${option}`)) return t.t(`value-${option}`, { value });
  return t.has(`value-${value}`) ? t.t(`value-${value}`) : value;
}

/** Variants that are not as usual, the cards, the pace, the clock, who plays for the absent, and hints. */
export function agreed(table: TableInfo, game: GameInfo, t: Texts): string[] {
  const variants = Object.entries(table.options)
    .filter(([name, value]) => value !== game.options[name]?.values[0])
    .map(([name, value]) =>
      value === "on" ? optionName(name, t) : said(optionName(name, t), optionValue(name, value, t)),
    );
  const clock = `clock-${table.clock ?? 0}`;
  return [
    ...variants,
    ...(table.deck !== game.deck ? [t.t("own-deck-here")] : []),
    ...(table.pace === "turns" ? [t.t("pace-turns")] : []),
    ...(table.clock
      ? [t.has(clock) ? said(t.t("clock"), t.t(clock)) : t.t("clock-each", { n: table.clock })]
      : []),
    ...(table.pace === "solo" ? [] : [t.t(table.takeover ? "takeover" : "takeover-not")]),
    ...(table.pace === "solo" ? [] : [t.t(table.hints ? "hints" : "hints-not")]),
  ];
}

const said = (name: string, value: string) => `${name} (${value})`;
