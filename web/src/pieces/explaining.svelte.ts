// What is explained now: whatever is pointed at, focused or tapped.
import type { Choice, Route } from "@/server/messages";
import type { Deal } from "@/text/things";

export interface Explained {
  /** A message id: its value is the title, its `.text` the explanation. */
  id?: string;
  /** The id of the rule in docs/rules. */
  rule?: string;
  /** Said instead of the message. */
  title?: string;
  text?: string;
  /** The message that says how much of it nobody has checked against the printed box. */
  unchecked?: string;
  /** What a click here would do: shown with its price. */
  choice?: Choice;
  route?: Route;
  /** What a click costs and brings, where what it does stands in the text already. */
  deal?: Deal | undefined;
  space?: string;
}

class Explaining {
  now = $state.raw<Explained | null>(null);
  private source: unknown = null;

  /** The element that is explained; none for a space of the map under the pointer. */
  get at(): Element | null {
    return this.source instanceof Element ? this.source : null;
  }

  show(what: Explained, source: unknown): void {
    this.now = what;
    this.source = source;
  }

  /** Only who shows it takes it away, so that a late leave does not wipe out the next thing. */
  hide(source: unknown): void {
    if (this.source !== source) return;
    this.clear();
  }

  clear(): void {
    this.now = null;
    this.source = null;
  }
}

export const explaining = new Explaining();

/** `use:explain={{ id: "tile-charge", rule: tile.rule }}`: explains itself on hover, focus and tap. */
export function explain(
  node: Element,
  what: Explained | null,
): { update: (what: Explained | null) => void; destroy: () => void } {
  let now = what;
  const show = (): void => {
    if (now) explaining.show(now, node);
  };
  // An element that is taken away while the page is drawn loses the focus in the middle of it: wait until that is done.
  const hideSoon = (): void => queueMicrotask(() => explaining.hide(node));
  const hide = (event: Event): void => {
    // A finger leaves as soon as it is lifted; what it tapped stays explained.
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    hideSoon();
  };
  // A finger is told when its tap is done: what comes up before would lie under it and take the tap.
  let finger = false;
  const enter = (event: Event): void => {
    finger = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (!finger) show();
  };
  const listeners: [string, (event: Event) => void][] = [
    ["pointerenter", enter],
    ["pointerleave", hide],
    ["pointercancel", () => (finger = false)],
    ["focusin", () => finger || show()],
    ["focusout", hide],
    [
      "click",
      () => {
        finger = false;
        show();
      },
    ],
  ];
  for (const [name, heard] of listeners) node.addEventListener(name, heard);
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const [name, heard] of listeners) node.removeEventListener(name, heard);
      hideSoon();
    },
  };
}
