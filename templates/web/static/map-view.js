/** The window on a sheet: moved and zoomed by pointers, wheel, keys and buttons. */
const MOST = 14;
const STEP = 1.35;
const NUDGE = 70;
const DRAG = 6;
/** Pixels that a thumb needs. */
const THUMB = 44;

export class MapView {
  /** `view` is the window, `stage` the sheet in it. */
  constructor(view, stage) {
    Object.assign(this, { view, stage, width: 1, height: 1, x: 0, y: 0, k: 1, pointers: new Map(), dragged: false });
    view.addEventListener('wheel', (e) => this.onWheel(e), { passive: false });
    view.addEventListener('pointerdown', (e) => this.onDown(e));
    view.addEventListener('pointermove', (e) => this.onMove(e));
    for (const end of ['pointerup', 'pointercancel']) view.addEventListener(end, (e) => this.onUp(e));
    view.addEventListener('keydown', (e) => this.onKey(e));
    view.addEventListener('click', (e) => this.dragged && e.stopPropagation(), true);
    new ResizeObserver(() => this.show()).observe(view);
  }

  /** A sheet of this size: as it was left, else the part that matters, else its whole width. `name` is what it is remembered by. Says whether it is opened the first time. */
  open(width, height, focus, name) {
    Object.assign(this, { width, height, x: 0, y: 0, k: this.view.clientWidth / width, name });
    this.stage.style.width = `${width}px`;
    this.stage.style.height = `${height}px`;
    const left = sessionStorage.getItem(name);
    if (left !== null) Object.assign(this, JSON.parse(left));
    else if (focus) this.fill(focus);
    this.show();
    return left === null;
  }

  /** Makes a rectangle of the sheet as large as the window allows. */
  fill([x, y, width, height]) {
    this.k = Math.min(MOST, this.view.clientWidth / width, this.view.clientHeight / height);
    this.x = this.view.clientWidth / 2 - (x + width / 2) * this.k;
    this.y = this.view.clientHeight / 2 - (y + height / 2) * this.k;
  }

  /** Makes the sheet so large that `width` of it is a thumb wide, round the middle of a rectangle; smaller it does not make it. */
  thumb(width, [x, y, w, h]) {
    const k = Math.min(MOST, THUMB / width);
    if (k <= this.k) return;
    this.k = k;
    this.x = this.view.clientWidth / 2 - (x + w / 2) * k;
    this.y = this.view.clientHeight / 2 - (y + h / 2) * k;
    this.show();
  }

  /** The size at which all of the sheet is seen. */
  get least() {
    return Math.min(this.view.clientWidth / this.width, this.view.clientHeight / this.height);
  }

  whole() {
    this.k = this.least;
    this.show();
  }

  zoom(by, [px, py] = [this.view.clientWidth / 2, this.view.clientHeight / 2]) {
    const k = Math.min(MOST, Math.max(this.least, this.k * by));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.show();
  }

  move(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.show();
  }

  /** Brings a rectangle of the sheet into the window, and makes it large enough to be read. */
  reveal([x, y, width, height]) {
    const [w, h] = [this.view.clientWidth, this.view.clientHeight];
    const [left, top] = [this.x + x * this.k, this.y + y * this.k];
    const inside = left >= 0 && top >= 0 && left + width * this.k <= w && top + height * this.k <= h * 0.75;
    if (inside) return;
    this.x = w / 2 - (x + width / 2) * this.k;
    this.y = h * 0.4 - (y + height / 2) * this.k;
    this.show();
  }

  /** Moves a rectangle, and what lies round it, out from under what covers so many pixels at the head of the window. */
  below([, y, , height], covered) {
    const top = this.y + (y - 1.5 * height) * this.k;
    if (top < covered) this.move(0, covered - top);
  }

  /** Whether the middle of a rectangle lies in the left half of the window: what covers a half goes to the other. */
  isLeft([x, , width]) {
    return this.x + (x + width / 2) * this.k < this.view.clientWidth / 2;
  }

  show() {
    const [w, h] = [this.view.clientWidth, this.view.clientHeight];
    this.k = Math.max(this.k, this.least);
    this.x = held(this.x, w, this.width * this.k);
    this.y = held(this.y, h, this.height * this.k);
    this.stage.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
    this.view.classList.toggle('zoomed', this.k > this.least * 1.02 && this.k > (w / this.width) * 1.02);
    // While it moves the drawing is a picture; when it rests it is drawn anew, sharp.
    this.stage.classList.add('moving');
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.settle(), 160);
  }

  settle() {
    this.stage.classList.remove('moving');
    this.stage.style.setProperty('--k', this.k);
    if (this.name) sessionStorage.setItem(this.name, JSON.stringify({ x: this.x, y: this.y, k: this.k }));
  }

  onWheel(event) {
    const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    if (by < 1 && this.k <= this.least) return;
    event.preventDefault();
    this.zoom(by, this.at(event));
  }

  onDown(event) {
    if (event.button !== 0) return;
    this.pointers.set(event.pointerId, this.at(event));
    this.dragged = false;
    this.started = this.at(event);
  }

  onMove(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (!this.dragged && this.pointers.size === 1 && far(now, this.started) < DRAG) return;
    if (!this.dragged) this.grab(event);
    const [first, second] = [...this.pointers.keys()];
    if (second !== undefined) this.pinch(event.pointerId === first ? second : first, before, now);
    else this.move(now[0] - before[0], now[1] - before[1]);
    this.pointers.set(event.pointerId, now);
  }

  grab(event) {
    this.dragged = true;
    this.view.setPointerCapture(event.pointerId);
    this.view.classList.add('held');
  }

  /** Two fingers: the sheet follows their middle, its size their distance. */
  pinch(other, before, now) {
    const fixed = this.pointers.get(other);
    const middle = (p) => [(p[0] + fixed[0]) / 2, (p[1] + fixed[1]) / 2];
    const [from, to] = [middle(before), middle(now)];
    this.move(to[0] - from[0], to[1] - from[1]);
    this.zoom(far(now, fixed) / Math.max(1, far(before, fixed)), to);
  }

  onUp(event) {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.view.classList.remove('held');
  }

  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      '+': () => this.zoom(STEP),
      '=': () => this.zoom(STEP),
      '-': () => this.zoom(1 / STEP),
      0: () => this.whole(),
      ArrowLeft: () => this.move(NUDGE, 0),
      ArrowRight: () => this.move(-NUDGE, 0),
      ArrowUp: () => this.move(0, NUDGE),
      ArrowDown: () => this.move(0, -NUDGE),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  /** Where an event is, in the window's pixels. */
  at(event) {
    const box = this.view.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }
}

export const LARGER = STEP;

const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);

/** A sheet that is smaller than the window stands in its middle; a larger one leaves no gap. */
function held(at, room, size) {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
}
