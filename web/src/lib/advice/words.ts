/** A hint in words. */
import { said } from "../i18n/game";
import type { Texts } from "../i18n/texts";
import type { Hint, Reason } from "../types";

const CLOSE = 0.03; // of a chance; with less between them two choices come to much the same

export function percent(chance: number, t: Texts): string {
  return new Intl.NumberFormat(t.language, { style: "percent" }).format(chance);
}

/** "About 6 in 10". */
export function chanceWords(chance: number, t: Texts): string {
  return t.t("hint-chance", { tens: Math.round(chance * 10), percent: percent(chance, t) });
}

/** What the best choice brings, and what it costs, compared with the other. */
export function why({ best, why: reasons }: Hint, game: string, t: Texts): string {
  const until = said(`until-${game}`, "until", t);
  const than = t.t("than-second");
  const named = (good: boolean) =>
    t.listed(reasons.filter((one) => one.good === good).map((one) => reason(one, game, t)));
  const [gain, cost] = [named(true), named(false)];
  if (gain && cost) return t.t("why-gain-cost", { until, than, gain, cost });
  if (gain) return t.t("why-gain", { until, than, gain });
  const [first, second] = best;
  const close = first && second && first.chance - second.chance < CLOSE;
  if (cost) return t.t(close ? "why-cost-same" : "why-cost", { until, than, cost });
  return close ? t.t("why-same", { until }) : t.t("why-worse");
}

function reason({ what, by, often }: Reason, game: string, t: Texts): string {
  const size = Math.abs(by);
  const n = often ? Math.round(10 * size) : Math.round(10 * size) / 10;
  return t.t(`why-${game}-${what}-${by > 0 ? "more" : "less"}`, { n });
}
