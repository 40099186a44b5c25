// What is asked now, said and answered: the words above the answers, what is picked, and the buttons below.
import { playsCard } from "@/player/playsCard";
import { nameOf } from "@/player/names";
import { sceneOf } from "@/path/scenes";
import type { Choice, QuestionSlug, Route } from "@/server/messages";
import type { Play } from "@/table/play.svelte";
import { selection } from "@/table/selection.svelte";
import { space as spaceName, type Deal } from "@/text/things";
import { t, texts } from "@/text/text.svelte";
import { questionText, wordOf } from "@/text/words";
import { meaningOf } from "./meaning";
import { piecesIn } from "./pieces";
import { sharingOf } from "./sharing";

/** Turns in which tokens are placed. */
export const TURNS = new Set<QuestionSlug>(["turn", "turn-of-seth"]);
const TOKENS = new Set(["token", "silver", "gold", "violet", "colour", "clear", "grey", "common"]);
/** Windows that a standing order can close for good. */
const ORDERED: Record<string, "veto" | "escape"> = { veto: "veto", escape: "escape", "escape-together": "escape" };
/** Cards that can be played beside the point; they are picked up in the hand. */
const ASIDE = new Set(["card", "give", "sendback"]);

export interface Golden {
  label: string;
  press: () => unknown;
  icon?: string;
  title?: string;
  /** What a lesson points at. */
  coach?: string;
  /** What its price stands for. */
  pays?: Deal;
}

export class Asking {
  /** All answers are wanted in words, also those that lie elsewhere. */
  wanted = $state(false);
  /** Where units are picked: number keys go there. */
  picker = $state<{ pickUnits(count: number): void } | null>(null);

  constructor(readonly play: Play) {}

  get prompt(): Play["prompt"] {
    return this.play.prompt;
  }
  readonly key: QuestionSlug = $derived.by(() => this.play.prompt?.question ?? "nothing");
  private readonly view = $derived.by(() => this.play.view!);

  /** The choices of the space that is picked, or the ready-made way there. */
  readonly held: Choice[] = $derived.by(() => (this.play.held ? (this.play.bySpace.get(this.play.held) ?? []) : []));
  private readonly route: Route | undefined = $derived.by(() =>
    this.play.held && !this.held.length ? this.play.routeTo.get(this.play.held) : undefined,
  );
  /** The space that is picked: the button goes there, with the part of a mixed troop that is picked. */
  private readonly goal: string | null = $derived.by(() =>
    this.held.length === 1 || this.route ? this.play.held : null,
  );
  /** Path and Dawn are answered where they are shown; here stand undo, hint, and the answers in words if wanted. */
  readonly scene = $derived.by(() => sceneOf(this.play));
  /** What is shared out among several owners; battles show it in their own picture. */
  readonly sharing = $derived.by(() =>
    this.key === "share" || this.key === "split-of-prayer" ? sharingOf(this.view.about) : null,
  );
  readonly gathering: boolean = $derived.by(() => this.play.isGathering && this.play.parties.length > 0);
  /** The answer is put together above, not taken from a list. */
  private readonly put: boolean = $derived.by(
    () => this.play.answer !== null || (this.sharing !== null && "share" in this.play.facts.codes),
  );
  /** A token can be placed. */
  readonly places: boolean = $derived.by(() => this.play.others.some((choice) => TOKENS.has(choice.kind)));
  /** Creature cards or power tokens to choose from, and the one picked. */
  readonly pieces = $derived.by(() => piecesIn(this.play.others));
  private readonly piece = $derived.by(() => this.pieces.find(({ choice }) => choice.code === selection.piece));
  /** The card picked gives prayer: to whom, and how much. */
  readonly gifts: Choice[] = $derived.by(() =>
    selection.card
      ? this.play.others.filter(
          (choice) => choice.kind === "give" && playsCard(this.play.facts, choice, selection.card ?? ""),
        )
      : [],
  );

  // --- answers in words -------------------------------------------------------------------------------------------

  /** Those that stand elsewhere than in this list: on the action board, on tile cards, in a picture, or beside. */
  private readonly elsewhere: (choice: Choice) => boolean = $derived.by((): ((choice: Choice) => boolean) => {
    if (this.scene === "Dawn" || this.gathering || this.put || this.key === "starting-pyramid" || this.pieces.length)
      return () => true;
    const others = this.play.others;
    const onlyAside = others.every((choice) => ASIDE.has(choice.kind));
    return (choice) =>
      TOKENS.has(choice.kind) || (this.isTiles && choice.kind === "buy") || (!onlyAside && ASIDE.has(choice.kind));
  });
  /** Tiles are bought from cards of their own. */
  readonly isTiles: boolean = $derived.by(() => this.play.others.some((choice) => choice.kind === "buy"));
  /** The choices in the list. */
  readonly listed: Choice[] = $derived.by(() =>
    this.wanted ? this.play.others : this.play.others.filter((choice) => !this.elsewhere(choice)),
  );
  /** Whether some answers are not in the list yet. */
  readonly hasMore: boolean = $derived.by(
    () => this.play.others.some((choice) => this.elsewhere(choice)) && !this.held.length,
  );
  /** Ready-made ways to spaces without a choice of their own. */
  readonly ways: Route[] = $derived.by(() =>
    this.wanted || !selection.card
      ? [...this.play.routeTo.values()].filter((route) => !this.play.bySpace.has(route.space))
      : [],
  );

  // --- what is said -----------------------------------------------------------------------------------------------

  readonly title: string = $derived.by(() => {
    const { view, key, sharing } = this;
    if (sharing) return t(`ask-share-${sharing.cause}`, { count: sharing.total });
    if (key === "move" && view.move) return t("prompt-moving", { space: spaceName(view.move.space, this.play.tell) });
    return questionText(this.prompt?.question ?? "", this.play.askedDistrict ?? "");
  });
  private readonly meaning: string = $derived.by(() => meaningOf(this.key, Boolean(this.view.seth)));
  readonly advice: string = $derived.by(() => {
    const { play, key, view, sharing } = this;
    if (selection.token) return this.tokenAdvice(selection.token);
    if (this.scene) return `${texts.explain(`question-${key}`)} ${t("prompt-answer-there")}`;
    if (key in ORDERED) return this.windowAdvice;
    if ((key === "group" || this.gathering) && play.routeTo.size) return t("prompt-group-text");
    if (this.gathering) return t("party-text");
    if (sharing) return t(`ask-share-${sharing.cause}-text`);
    if (this.gifts.length) return texts.explain(`card-${selection.card}`);
    if (selection.card) return t("prompt-card-target", { card: t(`card-${selection.card}`) });
    if (key === "move" && view.move) return t("prompt-steps", { count: view.move.movement_left });
    if (TURNS.has(key) && !this.places) return t("prompt-turn-done");
    const victim = view.about?.victim;
    if (victim !== undefined) return `${t("prompt-victim", { who: nameOf(play.table, victim) })} ${this.meaning}`;
    return this.meaning;
  });
  /** The token that waits for the button: what its action does, or that it would be wasted. */
  private tokenAdvice(token: Choice): string {
    const action = this.play.facts.actions.find((each) => each.id === token.fields["action_space"]);
    const kind = action?.action ?? String(token.fields["action"] ?? "");
    if (token.idle) return `${t(`idle-${kind}`)} ${t("idle-sure")}`;
    return action ? `${t(`action-${action.id}`)}. ${texts.explain(`action-${action.id}`)}` : this.play.say(token);
  }
  /** A window to answer a card or an attack: what it is about, and why one is asked with nothing to choose. */
  private readonly windowAdvice: string = $derived.by(() => {
    const { play, key } = this;
    const asked = key === "veto" ? play.log.findLast((line) => line.kind === "card" || line.kind === "gold") : null;
    const about = asked ? asked.text : texts.explain(`question-${key}`);
    const able = play.others.length > 0 || play.plain.some((choice) => choice.kind === "yes");
    return able ? about : `${about} ${t(key === "veto" ? "prompt-no-veto" : "prompt-no-escape")}`;
  });

  // --- buttons ----------------------------------------------------------------------------------------------------

  /** The order that would answer this question from now on, if none does. */
  get order(): "veto" | "escape" | null {
    const order = ORDERED[this.key];
    return order && (this.play.table.orders[order] ?? "ask") === "ask" ? order : null;
  }
  /** Nobody has gone a step yet: to stop now is to give up the Move. */
  private readonly unmoved: boolean = $derived.by(() => this.key === "move" && this.view.move?.started === false);
  /** A pass may give something away, and a Move is not given up by the golden button. */
  private readonly main: Choice | null = $derived.by(() =>
    this.play.forward?.kind === "pass" || this.unmoved ? null : this.play.forward,
  );
  readonly secondary: Choice[] = $derived.by(() =>
    (this.scene === "Dawn" && !this.wanted) || this.play.answer
      ? []
      : this.play.plain.filter((choice) => choice !== this.main),
  );
  /** Others have put something together; it is agreed to or not. */
  readonly consenting: boolean = $derived.by(() => this.key.startsWith("consent"));
  /** The group that would leave others behind. */
  readonly changed: Choice | null = $derived.by(() => {
    const { group, groups, answer } = this.play;
    return this.key === "move" && group && groups.includes(group) && !answer ? group : null;
  });

  /** The word on the button of a plain choice. */
  wordFor(choice: Choice): string {
    if (this.unmoved && choice === this.play.forward) return t("prompt-give-up");
    if (choice.kind === "regroup") return t("prompt-regroup-mixed");
    return wordOf(choice, this.prompt?.question ?? "");
  }

  readonly takeGroup = (): void => {
    const { group } = this.play;
    if (group) void this.play.choose(group.code);
  };
  private readonly takeParty = (): void => {
    const { party } = this.play;
    if (party) void this.play.choose(...party.choices);
  };

  /** The one golden button: it goes on with what is picked, or ends what is asked. */
  readonly golden: Golden | null = $derived.by((): Golden | null => {
    const { play, key, goal, scene, piece, main } = this;
    if (goal) return this.goThere(goal);
    if (key === "group" && play.group) return { label: t("prompt-group"), coach: "forward", press: this.takeGroup };
    if (this.gathering) return { label: t("prompt-group"), coach: "forward", press: this.takeParty };
    if (play.answer) {
      const { codes, label } = play.answer;
      return { label, icon: "check", press: () => play.choose(...codes) };
    }
    if (scene && play.scenePut)
      return {
        label: t(`scene-${scene}`),
        icon: scene === "Dawn" ? "dawn" : "priest",
        press: () => (play.scenePut = false),
      };
    const token = selection.token && play.others.includes(selection.token) ? selection.token : null;
    if (token)
      return {
        label: t(token.idle ? "idle-anyway" : "prompt-do-token"),
        coach: "go",
        press: () => play.choose(token.code),
      };
    const buying = play.others.find((each) => each.kind === "buy" && each.fields["tile"] === selection.tile);
    if (buying)
      return {
        label: t("prompt-buy", { tile: t(`tile-${selection.tile}`) }),
        coach: "go",
        pays: buying,
        press: () => play.choose(buying.code),
      };
    if (piece) return { label: t(`prompt-do-${piece.kind}`), press: () => play.choose(piece.choice.code) };
    if (!main) return null;
    return {
      label: TURNS.has(key) ? t("prompt-end-turn") : key === "move" ? t("prompt-stop") : this.wordFor(main),
      title: play.say(main),
      coach: `choice ${main.kind}`,
      press: () => play.goOn(),
    };
  });

  private goThere(goal: string): Golden {
    const { play, held, route } = this;
    const fights = play.mark(goal).kind === "fight";
    const kind = fights ? "fight-there" : (held[0]?.kind ?? (route && play.teleports(route) ? "teleport" : "step"));
    const deal = play.dealAt(goal);
    return {
      label: t(`prompt-do-${kind}`),
      icon: fights ? "battle" : "check",
      coach: "go",
      ...(deal ? { pays: deal } : {}),
      press: () => play.pick(goal),
    };
  }

  /** The key that goes on: what is picked, the end of the turn, done, or pass. */
  goOn(): void {
    const { play } = this;
    if (this.golden) this.golden.press();
    else play.goOn();
  }
}
