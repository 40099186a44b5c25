// Zoom and drag of the map: wheel, pinch, double tap. Only a transform changes, so that it stays at the screen's pace.
// Where a tap chooses something, two of them choose and do it; they zoom where nothing can be chosen.

interface Pair {
  x: number;
  y: number;
}
const MAX_ZOOM = 4;
const SLACK = 6; // pixels a finger may tremble before it is a drag
const NEAR = 30; // pixels between the two taps of a double tap

export class BoardWindow {
  private x = $state(0);
  private y = $state(0);
  private k = $state(1);
  dragging = $state(false);
  gesturing = $state(false);
  /** The last press was a drag: its click means nothing. */
  moved = false;
  private frame: HTMLElement | null = null;
  private fingers = new Map<number, Pair>();
  private lastTap = { at: -Infinity, x: 0, y: 0, chose: false };
  private choosesAt: (target: EventTarget | null) => boolean = () => false;
  private calm: ReturnType<typeof setTimeout> | undefined;

  get transform(): string {
    return this.k === 1 ? "none" : `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
  }

  get zoomed(): boolean {
    return this.k > 1.01;
  }

  reset(): void {
    [this.x, this.y, this.k] = [0, 0, 1];
  }

  /** Zoom around a point of the frame, or around its middle. */
  zoom(factor: number, at?: Pair): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    const centre = at ?? { x: box.width / 2, y: box.height / 2 };
    const next = Math.min(MAX_ZOOM, Math.max(1, this.k * factor));
    const ratio = next / this.k;
    this.x = centre.x - (centre.x - this.x) * ratio;
    this.y = centre.y - (centre.y - this.y) * ratio;
    this.k = next;
    this.keepInside(box);
    this.busy();
  }

  /** `choosesAt` tells where a tap chooses something. */
  attach(frame: HTMLElement, choosesAt: (target: EventTarget | null) => boolean): () => void {
    this.frame = frame;
    this.choosesAt = choosesAt;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      this.zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    const down = (event: PointerEvent): void => this.down(event);
    const move = (event: PointerEvent): void => this.move(event);
    const up = (event: PointerEvent): void => this.up(event);
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  }

  private down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = false;
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    const box = this.frame?.getBoundingClientRect();
    if (!before || !box) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = (one: Pair): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
      this.moved = true;
      this.fingers.set(event.pointerId, now);
      this.zoom(spread(now) / spread(before), {
        x: (now.x + other.x) / 2 - box.left,
        y: (now.y + other.y) / 2 - box.top,
      });
    } else {
      if (!this.moved && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      this.moved = true;
      this.fingers.set(event.pointerId, now);
      if (this.k <= 1) return;
      this.dragging = true;
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.keepInside(box);
      this.busy();
    }
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId)) return;
    if (this.fingers.size) return;
    this.dragging = false;
    if (event.pointerType !== "touch" || this.moved) return;
    const { at, x, y, chose } = this.lastTap;
    const near = Math.hypot(event.clientX - x, event.clientY - y) <= NEAR;
    const chooses = this.choosesAt(event.target);
    if (event.timeStamp - at < 300 && near && !chose && !chooses) this.doubleTap(event);
    this.lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY, chose: chooses };
  }

  private doubleTap(event: PointerEvent): void {
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    if (this.zoomed) this.reset();
    else this.zoom(2.4, { x: event.clientX - box.left, y: event.clientY - box.top });
    this.moved = true; // the click that follows is part of the gesture
  }

  private keepInside(box: DOMRect): void {
    this.x = Math.min(0, Math.max(box.width * (1 - this.k), this.x));
    this.y = Math.min(0, Math.max(box.height * (1 - this.k), this.y));
    if (this.k <= 1) this.reset();
  }

  /** While a gesture lasts the map is a texture; afterwards it is drawn sharp again. */
  private busy(): void {
    this.gesturing = true;
    clearTimeout(this.calm);
    this.calm = setTimeout(() => (this.gesturing = false), 180);
  }
}
