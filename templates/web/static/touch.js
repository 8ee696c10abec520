import { drawnOrders } from './drawn-orders.js';
import { lying, plate, roomFor, takenOn } from './word-room.js';

/** Orders by clicking: things are picked, what they may do lights up, and a click on it writes the order line. */
const SVG = 'http://www.w3.org/2000/svg';
/** A word in the box stands alone. */
const ALONE = 'pass';
/** Places of no more width are filled by their counters. */
const SMALL = 60;
/** Pixels of a window in which one orders by a thumb. */
const NARROW = 900;

const least = ({ at: [, , width, height] }) => Math.min(width, height);

export class Touch {
  /** `places` tells where things are; `orders` is the box that lines are written into. */
  constructor(page, base, map, orders) {
    const by = (id) => document.getElementById(id);
    Object.assign(this, { page, base, map, orders, hand: by('hand'), picks: by('stack-things'), asked: 0 });
    Object.assign(this, { things: [], general: [], offers: [], picked: [], spots: new Map(), layer: null, at: null });
    orders.changes = () => this.draw();
    this.hand.addEventListener('keydown', (event) => event.key === 'Escape' && this.clear());
  }

  /** What may be clicked for the decision of the page; gives the sheet on which most of it lies, null: none does. */
  async load() {
    const { things, offers, single = false, sheet = null } = await this.fetch([]);
    Object.assign(this, { things, general: offers, single });
    this.show();
    return sheet;
  }

  /** A sheet was opened: its drawing, its places, where its counters lie, and the layer that goals are drawn on. */
  sheet(drawing, { places, spots, covered = [] }, width, height) {
    this.spots = new Map([...spots, ...places].map((place) => [place.id ?? place.place, place]));
    Object.assign(this, { drawing, covered, taken: null });
    this.layer = made('svg', { viewBox: `0 0 ${width} ${height}`, width, height, class: 'goals', role: 'group', 'aria-label': 'Where to' });
    this.ordered = made('g', { class: 'ordered', 'aria-hidden': 'true' });
    this.goals = made('g', {});
    this.layer.append(this.ordered, this.goals);
    this.light();
    return this.layer;
  }

  /** What may be picked or ordered at a place that is looked at; null: none is. */
  look(place) {
    this.at = place;
    const id = place && (place.id ?? place.place);
    const here = place ? this.things.filter((thing) => thing.at === id) : [];
    const all = here.length > 1 ? [button(`All ${here.length}`, () => this.pick(here.map((thing) => thing.id)), { className: 'plain' })] : [];
    const lone = place && this.picked.length === 0 ? this.general.filter((offer) => offer.at === id) : [];
    const held = this.picks.contains(document.activeElement) ? [...this.picks.children].indexOf(document.activeElement) : -1;
    this.picks.replaceChildren(...here.map((thing) => this.toggle(thing)), ...all, ...lone.map((offer) => this.offer(offer)));
    this.picks.hidden = this.picks.childElementCount === 0;
    // Who uses keys goes on where he was.
    if (held >= 0) this.picks.children[held]?.focus({ preventScroll: true });
    const card = document.getElementById('stack');
    card.classList.toggle('picking', this.picked.length > 0);
    // On a phone the card is as wide as the map: what lights up must not lie under it.
    const wide = this.map.view.clientWidth;
    if (place && card.clientWidth > wide * 0.9)
      this.map.below(place.at, card.getBoundingClientRect().bottom - this.map.view.getBoundingClientRect().top);
  }

  toggle(thing) {
    const on = this.picked.includes(thing.id);
    const others = this.picked.filter((id) => id !== thing.id);
    const given = this.orders.given().has(thing.id) ? ' \u2713' : '';
    return button(`${thing.name}${given}`, () => this.pick(on ? others : [...others, thing.id]), { className: 'pick', ariaPressed: String(on) });
  }

  offer(offer) {
    return button(offer.says, () => this.choose(offer), { title: offer.lines.join('; ') });
  }

  async pick(ids) {
    this.picked = ids;
    const names = ids.map((id) => this.things.find((thing) => thing.id === id)?.name ?? id);
    this.say(names.length > 0 ? `Picked: ${names.join('; ')}` : 'Nothing is picked');
    Object.assign(this, { offers: [], answered: false });
    this.show();
    const asked = ++this.asked;
    if (ids.length === 0) return;
    try {
      const { offers } = await this.fetch(ids);
      if (asked !== this.asked) return;
      Object.assign(this, { offers, answered: true });
      this.show();
      this.thumb(this.lit().map(({ at }) => at));
    } catch {
      if (asked === this.asked) this.say('The service does not answer; pick it again.');
    }
  }

  clear() {
    this.asked += 1;
    Object.assign(this, { picked: [], offers: [] });
    this.show();
  }

  /** Writes the lines of an offer; what was written for the same things before is replaced. */
  choose(offer) {
    const gone = this.orders.put(offer.lines, offer.of ?? this.picked, ALONE, offer.at, this.single);
    this.clear();
    this.say([`Written: ${offer.lines.join('; ')}`, ...gone.map((line) => `Taken out, order the rest anew: ${line}`)].join('. '));
  }

  async fetch(picked) {
    const query = new URLSearchParams(this.page.which.slice(1));
    for (const id of picked) query.append('picked', id);
    const answer = await fetch(`${this.base}/touch?${query}`);
    if (!answer.ok) throw new Error('no answer');
    return answer.json();
  }

  show() {
    this.light();
    const names = this.picked.map((id) => this.things.find((thing) => thing.id === id)?.name ?? id);
    const off = this.things.filter((thing) => thing.at === null);
    const plain = (this.picked.length > 0 ? this.offers : this.general).filter((offer) => offer.at === null);
    const active = document.activeElement;
    const held = this.hand.contains(active) ? unticked(active) : null;
    const inCard = this.picks.contains(active);
    const offered = plain.length > 0 ? [el('div', { className: 'off what' }, ...plain.map((offer) => this.offer(offer)))] : [];
    const list = off.length > 0 ? [el('div', { className: 'off', role: 'group', ariaLabel: 'Not on the map' }, ...off.map((thing) => this.toggle(thing)))] : [];
    // What may be done is in sight however long the list, and the list stays where the finger is.
    const foot = this.picked.length > 0 ? [el('div', { className: 'foot' }, ...this.goalList(), ...offered, ...this.nothing())] : offered;
    const parts = [...(names.length > 0 ? [this.held(names)] : this.lead()), ...list, ...this.nameList(), ...foot];
    this.hand.replaceChildren(...parts);
    this.hand.hidden = this.hand.childElementCount === 0;
    if (this.at) this.look(this.at);
    // Who uses keys goes on where he was, or near it where that is gone.
    const same = held !== null && [...this.hand.querySelectorAll('button, summary')].find((one) => unticked(one) === held);
    if (held !== null) (same || this.here())?.focus();
    else if (inCard && !this.picks.contains(document.activeElement)) this.here()?.focus();
  }

  /** Where keys go on when what they were on is gone: the place that is looked at, else the list. */
  here() {
    return document.querySelector('#stage .place[aria-expanded=true]') ?? this.hand.querySelector('button, summary');
  }

  held(names) {
    return el('p', {}, el('b', {}, 'Picked: '), names.join('; '), ' ', button('Clear', () => this.clear(), { className: 'plain' }));
  }

  /** Said where what is picked can be given no order: nobody shall wait for something to light up. */
  nothing() {
    if (!this.answered || this.offers.length > 0) return [];
    const [alone, more] = this.picked.length === 1 ? ['alone', 'Pick another with it, or another instead.'] : ['together', 'Pick others.'];
    return [el('p', { className: 'hint none' }, `Nothing is to be clicked for this ${alone}. ${more} What the box takes may be written all the same.`)];
  }

  /** How one begins. */
  lead() {
    const places = new Set(this.general.flatMap(({ at }) => at ?? [])).size;
    if (this.things.length === 0)
      return places === 0 ? [] : [el('p', { className: 'hint' }, `Pick a place that is framed on the map (${places}), then what is ordered there.`)];
    return [el('p', { className: 'hint' }, `Pick what you give orders to, ${places > 0 || this.things.some(({ at }) => at !== null) ? 'on the map or ' : ''}here.`)];
  }

  /** All that stands on the map by name, for who knows it and not where it is. */
  nameList() {
    const here = this.things.filter((thing) => thing.at !== null);
    if (here.length === 0) return [];
    const names = here.map((thing) => Object.assign(this.toggle(thing), { className: 'named' }));
    const list = el('details', { open: this.named === true }, el('summary', {}, `By name (${here.length})`), el('span', { className: 'names' }, ...names));
    list.addEventListener('toggle', () => (this.named = list.open));
    return [list];
  }

  /** The lit places as a list, for those who use no pointer. */
  goalList() {
    const lit = this.lit();
    if (lit.length === 0) return [];
    const options = lit.map((offer, i) => el('option', { value: String(i) }, `${this.nameOf(offer.at)}${offer.says ? `: ${offer.says}` : ''}`));
    const list = el('select', { ariaLabel: 'Where to' }, el('option', { value: '' }, `${this.sameWord() || 'Where to'}? (${lit.length} ${lit.length === 1 ? 'place' : 'places'} lit)`), ...options);
    list.addEventListener('change', () => list.value !== '' && this.choose(lit[Number(list.value)]));
    const elsewhere = !lit.some(({ at }) => this.spots.has(at));
    return [list, ...(elsewhere ? [el('p', { className: 'hint' }, 'These places lie on another sheet.')] : [])];
  }

  /** Of what lies on another sheet, or on none, its id says enough: `egypt-coast`. */
  nameOf(at) {
    return this.spots.get(at)?.place ?? at.replaceAll('-', ' ').replace(/(?<!\S)\p{L}/gu, (letter) => letter.toUpperCase());
  }

  lit() {
    return this.offers.filter((offer) => offer.at !== null);
  }

  /** What all lit places say; empty where they differ, as with costs. */
  sameWord() {
    const [first, ...others] = this.lit();
    return others.length > 0 && others.every(({ says }) => says === first.says && !/\d/.test(says)) ? first.says : '';
  }

  /** Draws what the picked things may do over the map. */
  light() {
    if (!this.layer) return;
    this.plates = [];
    this.goals.replaceChildren(...this.lit().flatMap((offer) => this.goal(offer)));
    this.layer.classList.toggle('lit', this.goals.childElementCount > 0);
    this.draw();
    this.mark();
  }

  /** On a narrow window what may be picked or lights up is a thumb wide; of several the one in the middle stays there. */
  thumb(ids) {
    const spots = ids.flatMap((id) => this.spots.get(id) ?? []).toSorted((a, b) => least(a) - least(b));
    const middle = spots[Math.floor(spots.length / 2)];
    if (middle && innerWidth < NARROW) this.map.thumb(least(middle), (this.at ?? middle).at);
  }

  /** Where things stand that may be picked, and where one may click at once. */
  able() {
    return [...this.things, ...this.general].flatMap(({ at }) => at ?? []);
  }

  /** Draws what clicks have ordered and the box still holds. */
  draw() {
    if (!this.layer) return;
    const from = new Map(this.things.map((thing) => [thing.id, this.spots.get(thing.at)]));
    const orders = this.orders.standing().map(({ of, at }) => ({ from: of.map((id) => from.get(id)), to: this.spots.get(at) }));
    this.ordered.replaceChildren(...drawnOrders(orders).map(({ d, as }) => made('path', { d, class: as })));
  }

  goal(offer) {
    const spot = this.spots.get(offer.at);
    if (!spot) return [];
    const [x, y, width, height] = spot.at;
    const g = made('g', { class: 'goal', role: 'button', tabindex: 0, 'aria-label': `${spot.place}${offer.says ? `, ${offer.says}` : ''}` });
    // Beside a counter there is little room.
    const size = Math.max(6, Math.min(width / 5, height / 3, spot.counters && width < SMALL ? 6.6 : 11));
    g.append(made('path', { d: spot.outlines?.[0] ?? `M${x} ${y}h${width}v${height}h${-width}Z` }));
    // What all of them say stands in the list: on the map it would hide the counters.
    const words = this.sameWord() ? '' : offer.says.replace(/ of .*/, '');
    if (words !== '') g.append(...this.words(words, size, spot));
    g.addEventListener('click', () => this.choose(offer));
    g.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.choose(offer);
      // The goal is gone: who uses keys goes on at what he ordered.
      this.here()?.focus();
    });
    return [g];
  }

  /** Words in a place, on a plate where they cross no counter and no name. */
  words(words, size, spot) {
    // Looked at when something lights up first: by then the drawing stands in the page.
    this.taken ??= takenOn(this.drawing, this.covered);
    const [cx, cy] = roomFor(words, size, spot, [...this.taken, ...this.plates]);
    const [x, y, width, height] = plate(words, size, [cx, cy]);
    this.plates.push(lying([x, y, width, height]));
    const text = made('text', { x: cx, y: cy, 'font-size': size });
    text.textContent = words;
    return [made('rect', { x, y, width, height, rx: size * 0.3 }), text];
  }

  /** Places with something to be ordered are seen before they are clicked. */
  mark() {
    const able = new Set([...this.things, ...this.general].map(({ at }) => at).filter((at) => at !== null));
    const named = new Set([...able].map((at) => this.nameOf(at)));
    for (const place of document.querySelectorAll('#stage .place')) place.classList.toggle('able', named.has(place.dataset.place));
  }

  say(words) {
    document.getElementById('hand-said').textContent = words;
  }
}

function button(words, onclick, more = {}) {
  return el('button', { type: 'button', onclick, ...more }, words);
}

/** What a button says, whether its thing has orders or not. */
const unticked = (one) => one.textContent.replace(' \u2713', '');

function el(name, { ariaPressed, ariaLabel, ...properties }, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  if (ariaPressed !== undefined) element.setAttribute('aria-pressed', ariaPressed);
  if (ariaLabel !== undefined) element.setAttribute('aria-label', ariaLabel);
  element.append(...children);
  return element;
}

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
