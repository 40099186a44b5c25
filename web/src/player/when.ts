// When a token was laid, in words.
import { t } from "@/text/text.svelte";
import type { Laid } from "./laid";

export const whenText = (laid: Pick<Laid, "when">, withSeth: boolean): string =>
  withSeth ? t("laid-step", { number: laid.when }) : t("bar-round-short", { round: laid.when });
