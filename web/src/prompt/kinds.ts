// Which component answers which question, by its name. Whatever is not here is answered by the list of its choices.
import type { Component } from "svelte";
import type { QuestionSlug } from "@/server/messages";
import type { Asking } from "./asking.svelte";
import GroupKind from "./kinds/GroupKind.svelte";
import ListKind from "./kinds/ListKind.svelte";
import PartyKind from "./kinds/PartyKind.svelte";
import PieceKind from "./kinds/PieceKind.svelte";
import PyramidKind from "./kinds/PyramidKind.svelte";
import ShareKind from "./kinds/ShareKind.svelte";
import TileKind from "./kinds/TileKind.svelte";
import TurnKind from "./kinds/TurnKind.svelte";

export type Kind = Component<{ asking: Asking; board: boolean }>;

const KINDS: Partial<Record<QuestionSlug, Kind>> = {
  turn: TurnKind,
  "turn-of-seth": TurnKind,
  buy: TileKind,
  "free-tile": TileKind,
  group: GroupKind,
  move: GroupKind,
  "group-of-owner": PartyKind,
  "creature-with-the-group": PartyKind,
  share: ShareKind,
  "split-of-prayer": ShareKind,
  "creature-card": PieceKind,
  "power-token": PieceKind,
  "starting-pyramid": PyramidKind,
};

export const kindOf = (question: QuestionSlug): Kind => KINDS[question] ?? ListKind;
