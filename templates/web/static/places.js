/** What lies over the drawing: each place a button that opens what stands there. */
const SVG = 'http://www.w3.org/2000/svg';
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Places {
  /** `map` is asked to show a place; `opened` is told which one is looked at (null: none). */
  constructor(map, opened) {
    Object.assign(this, { map, opened, all: [], open: null, current: 0 });
  }

  /** The layer of buttons for a sheet. */
  layer(places, width, height) {
    this.all = places.map((place) => ({ ...place, middle: [place.at[0] + place.at[2] / 2, place.at[1] + place.at[3] / 2] }));
    this.open = null;
    this.current = Math.max(0, places.findIndex((p) => p.lines.length > 0));
    const svg = made('svg', { viewBox: `0 0 ${width} ${height}`, width, height, role: 'group', 'aria-label': 'Places' });
    this.buttons = this.all.map((place, i) => this.button(place, i));
    const held = made('g', {});
    held.append(...this.buttons);
    svg.append(...uncrossed(held, places, width, height), ...this.all.flatMap((place, i) => this.callOuts(place, i)), ...this.all.flatMap(wayOf));
    return svg;
  }

  button(place, i) {
    const g = made('g', {
      class: 'place',
      'data-place': place.place,
      role: 'button',
      tabindex: i === this.current ? 0 : -1,
      'aria-expanded': 'false',
      'aria-label': `${place.place}: ${place.lines.length === 0 ? 'nothing' : place.lines.join('; ')}`,
    });
    g.append(made('path', { d: place.outlines?.[0] ?? rectangle(place.at) }));
    g.addEventListener('click', () => this.show(i));
    g.addEventListener('focus', () => {
      this.map.reveal(place.at);
      // The map may have moved under the card.
      if (this.open === i) this.opened(place);
    });
    g.addEventListener('keydown', (e) => this.onKey(e, i));
    return g;
  }

  /** Call-outs are the same place once more, for the pointer only. */
  callOuts(place, i) {
    return (place.outlines ?? []).slice(1).map((d) => {
      const path = made('path', { d, class: 'again', 'aria-hidden': 'true', 'data-place': i });
      path.addEventListener('click', () => this.show(i));
      return path;
    });
  }

  onKey(event, i) {
    if (event.key === 'Enter' || event.key === ' ') this.show(i);
    else if (event.key === 'Home') this.go(0);
    else if (event.key === 'End') this.go(this.all.length - 1);
    else if (WAYS[event.key]) this.go(this.next(i, WAYS[event.key]));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** The nearest place that way. */
  next(from, [dx, dy]) {
    const [x, y] = this.all[from].middle;
    let [best, least] = [from, Infinity];
    this.all.forEach(({ middle: [px, py] }, i) => {
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      const cost = along + 2.2 * aside;
      if (along > 0.5 && aside < along * 2.5 && cost < least) [best, least] = [i, cost];
    });
    return best;
  }

  go(i) {
    this.buttons[this.current].setAttribute('tabindex', '-1');
    this.current = i;
    this.buttons[i].setAttribute('tabindex', '0');
    this.buttons[i].focus();
  }

  show(i) {
    this.mark(false);
    this.buttons[this.current].setAttribute('tabindex', '-1');
    this.current = this.open = i;
    this.buttons[i].setAttribute('tabindex', '0');
    this.mark(true);
    this.map.reveal(this.all[i].at);
    this.opened(this.all[i]);
  }

  /** The number of the place that is called so, or begins with it (`W4314` of `W4314 Hill 107`); null: it lies on no open sheet. */
  find(name) {
    const [first] = name.split(' ');
    const found = [name, first].map((words) => this.all.findIndex(({ place }) => place === words)).find((i) => i >= 0);
    return found ?? null;
  }

  /** Closes what is open, and goes back to its place. */
  close(focus) {
    if (this.open === null) return;
    this.mark(false);
    if (focus) this.buttons[this.open].focus();
    this.open = null;
    this.opened(null);
  }

  mark(on) {
    if (this.open === null) return;
    this.buttons[this.open].setAttribute('aria-expanded', String(on));
    const own = `.again[data-place="${this.open}"], .way[data-place="${this.open}"]`;
    for (const path of document.querySelectorAll(own)) path.classList.toggle('open', on);
  }
}

/** The frames of places, but where call-outs lie over them: what stands in those is crossed by none. */
function uncrossed(held, places, width, height) {
  const over = places.flatMap(({ outlines = [] }) => outlines.slice(1));
  if (over.length === 0) return [held];
  const mask = made('mask', { id: 'call-outs', maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height });
  mask.append(made('rect', { width, height, fill: '#fff' }), ...over.map((d) => made('path', { d, fill: '#000' })));
  held.setAttribute('mask', 'url(#call-outs)');
  return [mask, held];
}

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The line that is seen while a place is open, light round dark. */
const wayOf = ({ way }, i) =>
  way ? ['way under', 'way'].map((name) => made('path', { d: way, class: name, 'aria-hidden': 'true', 'data-place': i })) : [];

const rectangle = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`;
