// A tournament in words.
import { clockInWords } from "@/lobby/newTable";
import type { ContestInfo } from "@/server/messages";
import { t, texts } from "@/text/text.svelte";

export const timeOf = (at: number): string =>
  new Date(at * 1000).toLocaleString(texts.language, { dateStyle: "medium", timeStyle: "short" });

export const figure = (value: number): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(value);

export const formInWords = ({ form, rounds, group }: ContestInfo): string =>
  form === "swiss" ? t("contest-swiss", { rounds }) : t("contest-groups", { group, rounds });

/** The kind of tournament and of table, and the clock, in one line. */
export const agreedInShort = (contest: ContestInfo): string =>
  [
    formInWords(contest),
    t("agreed-players", { count: contest.players }),
    clockInWords(contest.clock),
    contest.rated ? t("contest-rated") : "",
  ]
    .filter(Boolean)
    .join(" · ");

export const startInWords = ({ starts_at }: ContestInfo): string =>
  starts_at ? t("contest-starts", { time: timeOf(starts_at) }) : t("contest-starts-by-hand");
