import './head-room.js';
import { LARGER, MapView } from './map-view.js';
import { Places } from './places.js';
import { Changes } from './replay-changes.js';
import { Moments } from './replay-moments.js';
import { whyButton } from './why.js';

const page = document.body.dataset;
const by = (id) => document.getElementById(id);
const base = `${page.home}/replay`;
const query = `${page.which}${page.which ? '&' : '?'}of=${page.of}`;
const last = Number(page.last);

const stage = by('stage');
const map = new MapView(by('view'), stage);
const places = new Places(map, showStack);
const moments = new Moments(base, query);
const changes = new Changes(base, query, by);
const items = [...document.querySelectorAll('#log li[data-n]')];
const item = (n) => items[n];
const turns = items.map((li) => li.closest('[data-turn]'));
let now = last;
let wanted = last;
let sheet = null;

/** Shows moment `n`: its line in the log at once, its map as soon as it is drawn. Only the last one that was asked for is. */
async function show(n, { focus = false } = {}) {
  wanted = now = Math.min(last, Math.max(0, n));
  const at = now;
  mark(at, focus);
  history.replaceState(null, '', `#${at}`);
  try {
    const moment = await moments.text(at);
    if (wanted !== at) return;
    tell(moment);
    changes.show(at);
    const id = moment.sheets.some((s) => s.id === sheet) ? sheet : moment.sheets[0].id;
    const drawn = await moments.sheet(at, id);
    if (wanted !== at) return;
    draw(drawn, id, moment);
  } catch {
    if (wanted !== at) return;
    by('view-wait').hidden = false;
    by('view-wait').textContent = 'This moment could not be fetched; try again, or reload the page.';
  }
}

/** The line of the log that is shown, and the buttons that lead nowhere from there. */
function mark(n, focus) {
  for (const li of document.querySelectorAll('#log li[aria-current]')) {
    li.removeAttribute('aria-current');
    li.querySelector('.moment').tabIndex = -1;
    li.querySelector('.why')?.remove();
  }
  const li = item(n);
  const button = li.querySelector('.moment');
  li.setAttribute('aria-current', 'true');
  button.tabIndex = 0;
  if (n > 0 && n < last) li.append(whyButton(`${base}/moments/${n}/why${query}`, button.textContent));
  if (focus) button.focus({ preventScroll: true });
  const log = by('log');
  if (log.scrollHeight > log.clientHeight) {
    const top = li.offsetTop - log.offsetTop;
    if (top < log.scrollTop + 60 || top + li.offsetHeight > log.scrollTop + log.clientHeight - 60)
      log.scrollTop = top - log.clientHeight / 3;
  }
  by('at').value = n;
  by('at').setAttribute('aria-valuetext', `${n} of ${last}: ${button.textContent}`);
  for (const go of document.querySelectorAll('[data-go]'))
    go.disabled = /back|first/.test(go.dataset.go) ? n === 0 : n === last;
}

function tell({ moment, position, text, undone, lines }) {
  by('told').classList.toggle('undone', undone);
  by('told-moment').textContent = `${moment}, position ${position.split(',')[0]}, ${now} of ${last}:`;
  by('told-text').textContent = text;
  by('position-name').textContent = `Position ${position}`;
  by('position').textContent = lines.join('\n');
}

/** The sheet of a moment. The part of the map that is looked at stays, unless the line is marked elsewhere. */
function draw({ svg, width, height, focus, places: stands }, id, { sheets, marked }) {
  stage.replaceChildren(svg, places.layer(stands, width, height));
  showStack(null);
  if (id !== sheet || map.width !== width || map.height !== height) map.open(width, height, focus, `${base}/${id}${query}`);
  sheet = id;
  by('view-wait').hidden = true;
  const at = stands.find(({ place }) => marked.some(({ names }) => names.some((name) => sameName(name, place))));
  if (at) map.reveal(at.at);
  by('sheets').hidden = sheets.length < 2;
  by('sheets').replaceChildren(...sheets.map((s) => sheetButton(s, id)));
}

/** `W4415 Maleme airfield` is the place `W4415`. */
const sameName = (name, place) => name === place || name.startsWith(`${place} `);

function sheetButton({ id, name }, open) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
  button.dataset.sheet = id;
  button.setAttribute('aria-pressed', String(id === open));
  button.addEventListener('click', async () => {
    const at = now;
    const [moment, drawn] = [await moments.text(at), await moments.sheet(at, id)];
    if (wanted !== at) return;
    draw(drawn, id, moment);
    by('sheets').querySelector(`[data-sheet="${id}"]`)?.focus();
  });
  return button;
}

/** What stands at a place; null: nothing is looked at. */
function showStack(place) {
  by('stack').hidden = place === null;
  if (place !== null) by('stack').classList.toggle('right', map.isLeft(place.at));
  if (place === null) return;
  const lines = place.lines.length > 0 ? place.lines : ['Nothing that was known of.'];
  by('stack-name').textContent = place.place;
  const shown = lines.map((line) => Object.assign(document.createElement('li'), { textContent: line }));
  by('stack-lines').replaceChildren(...shown);
  by('stack-said').textContent = `${place.place}: ${lines.join('; ')}`;
}

/** The nearest moment that way at which `same` gives something else, at its first line. */
function jump(step, same) {
  let n = now + step;
  while (n > 0 && n < last && same(n) === same(now)) n += step;
  if (step < 0) while (n > 0 && same(n - 1) === same(n)) n -= 1;
  return n;
}
const answer = (n) => items[n]?.dataset.position;
const turn = (n) => turns[n];

const WAYS = {
  first: () => 0,
  last: () => last,
  back: () => now - 1,
  on: () => now + 1,
  'answer-back': () => jump(-1, answer),
  'answer-on': () => jump(1, answer),
  'turn-back': () => jump(-1, turn),
  'turn-on': () => jump(1, turn),
};
for (const go of document.querySelectorAll('[data-go]')) go.addEventListener('click', () => show(WAYS[go.dataset.go]()));
by('at').addEventListener('input', () => show(Number(by('at').value)));
by('log').addEventListener('click', ({ target }) => {
  const li = target.closest('.moment')?.closest('li');
  if (li) show(Number(li.dataset.n), { focus: true });
});

/** Arrow keys step, on the slider, the buttons and in the log; the map keeps its own. */
function onKey(event) {
  const size = event.ctrlKey || event.metaKey ? 'turn-' : event.shiftKey ? 'answer-' : '';
  const KEYS = { ArrowLeft: `${size}back`, ArrowUp: `${size}back`, ArrowRight: `${size}on`, ArrowDown: `${size}on` };
  const way = { ...KEYS, Home: 'first', End: 'last' }[event.key];
  if (!way || event.altKey) return;
  event.preventDefault();
  show(WAYS[way](), { focus: document.activeElement?.classList.contains('moment') });
}
for (const id of ['steps', 'log']) by(id).addEventListener('keydown', onKey);
by('map').addEventListener('keydown', (event) => event.key === 'Escape' && places.close(true));
by('stack-close').addEventListener('click', () => places.close(true));
for (const button of document.querySelectorAll('[data-zoom]'))
  button.addEventListener('click', () => {
    if (button.dataset.zoom === 'whole') map.whole();
    else map.zoom(button.dataset.zoom === 'in' ? LARGER : 1 / LARGER);
  });

by('keep').addEventListener('click', () => {
  for (const li of document.querySelectorAll('.kept')) li.classList.remove('kept');
  item(now).classList.add('kept');
  changes.keep(now, item(now).querySelector('.moment').textContent);
});
by('forget').addEventListener('click', () => {
  for (const li of document.querySelectorAll('.kept')) li.classList.remove('kept');
  changes.forget();
  by('keep').focus();
});

/** Another view opens at the same position: its lines are others. */
for (const link of document.querySelectorAll('[data-view]'))
  link.addEventListener('click', () => (link.href = `${link.href.split('#')[0]}#position-${answer(now)}`));

/** `#12`: a moment; `#position-7`: the last line that led to that position. */
function addressed() {
  const [, position, n] = /^#(?:position-(\w+)|(\d+))$/.exec(location.hash) ?? [];
  if (n !== undefined) return Number(n);
  const found = items.findLastIndex((li) => Number(li.dataset.position) <= Number(position));
  return position === undefined || found < 0 ? last : found;
}
addEventListener('hashchange', () => show(addressed()));
show(addressed());
