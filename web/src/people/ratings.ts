// The kinds of tables that are rated, each by itself.
import type { Standing } from "@/server/messages";
import { t } from "@/text/text.svelte";

export type Kind = Standing["kind"];
export const KINDS: readonly Kind[] = ["two", "many", "seth", "alliance"];
export const kindName = (kind: Kind): string => t(`rating-${kind}`);
