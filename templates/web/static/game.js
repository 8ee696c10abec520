import { ahead } from './ahead.js';
import './head-room.js';
import { lettersReady } from './letters-ready.js';
import { LARGER, MapView } from './map-view.js';
import { OrderBox } from './order-box.js';
import { Places } from './places.js';
import { roster } from './roster.js';
import { Tabs } from './tabs.js';
import { Touch } from './touch.js';

const page = document.body.dataset;
const base = `/g/${page.code}`;
const by = (id) => document.getElementById(id);
const KEPT = `${base}/sheet/${page.decision}`;
const LOOK_MS = 20_000;
/** Scale at which the smallest letters of a sheet can be read. */
const LEGIBLE = 1.2;

const stage = by('stage');
const map = new MapView(by('view'), stage);
const places = new Places(map, showStack);
const orders = new OrderBox(page, base);
document.documentElement.classList.add('script');
const tabs = new Tabs(`${base}/tab/${page.decision}`);
orders.reveal = () => tabs.show('orders');
if (!by('receipt').hidden) tabs.show('orders');
const touch = new Touch(page, base, map, orders);
const drawn = orders.changes;
orders.changes = () => {
  drawn();
  tabs.count(orders.text.value);
};
tabs.count(orders.text.value);
const asked = touch.load().catch(() => null);

/** Draws a sheet: the picture and what may be inspected on it. */
async function openSheet(id) {
  const answers = await Promise.all(['svg', 'json'].map((form) => fetch(`${base}/sheets/${id}.${form}${page.which}`)));
  if (!answers.every((a) => a.ok)) throw new Error('no sheet');
  const [drawn, looked] = [await answers[0].text(), await answers[1].json()];
  const { focus, places: stands } = looked;
  await lettersReady;
  const svg = new DOMParser().parseFromString(drawn, 'image/svg+xml').documentElement;
  const { width, height } = svg.viewBox.baseVal;
  svg.setAttribute('width', width);
  svg.setAttribute('height', height);
  svg.setAttribute('aria-hidden', 'true');
  stage.replaceChildren(document.adoptNode(svg), places.layer(stands, width, height), touch.sheet(svg, looked, width, height));
  touch.mark();
  const isFirst = map.open(width, height, focus ?? legible(), `${base}/${id}${page.which}`);
  await asked;
  if (isFirst) touch.thumb(touch.able());
  by('view-wait').hidden = true;
  for (const button of by('sheets').children) button.setAttribute('aria-pressed', String(button.dataset.sheet === id));
}

/** Of lists beside a map a narrow window shows the first corner, large enough to be read; null: the window is wide, or there is one sheet. */
function legible() {
  const { clientWidth, clientHeight } = by('view');
  return sheets.length > 1 && clientWidth < 700 ? [0, 0, clientWidth / LEGIBLE, clientHeight / LEGIBLE] : null;
}

function chooseSheet(id) {
  showStack(null);
  sessionStorage.setItem(KEPT, id);
  showSheet(id);
}

function showSheet(id) {
  openSheet(id).catch(() => {
    by('view-wait').hidden = false;
    by('view-wait').textContent = 'The map could not be fetched; reload the page.';
  });
}

/** What stands at a place; null: nothing is looked at. */
function showStack(place) {
  by('stack').hidden = place === null;
  // Below the sheets, in however many rows they stand.
  by('stack').style.top = `${by('view').offsetTop + (innerWidth < 900 ? 0 : 8)}px`;
  if (place !== null) by('stack').classList.toggle('right', map.isLeft(place.at));
  touch.look(place);
  if (place === null) return;
  const lines = place.lines.length > 0 ? place.lines : ['Nothing that you know of.'];
  by('stack-name').textContent = place.place;
  by('stack-lines').replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
  );
  by('stack').scrollTop = 0;
  by('stack-said').textContent = `${place.place}: ${lines.join('; ')}`;
}

for (const button of by('sheets').children) button.addEventListener('click', () => chooseSheet(button.dataset.sheet));
for (const button of document.querySelectorAll('[data-zoom]'))
  button.addEventListener('click', () => {
    if (button.dataset.zoom === 'whole') map.whole();
    else map.zoom(button.dataset.zoom === 'in' ? LARGER : 1 / LARGER);
  });
by('stack-close').addEventListener('click', () => places.close(true));
by('stack-write').addEventListener('click', () => orders.addWords(by('stack-name').textContent));
by('map').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') places.close(true);
});
by('clear').addEventListener('click', () => orders.clear());
for (const sample of document.querySelectorAll('button.sample'))
  sample.addEventListener('click', () => orders.addLine(sample.textContent));

const sheets = [...by('sheets').children].map((button) => button.dataset.sheet);
by('sheets').hidden = sheets.length < 2;
openFirst();

/** The sheet that was chosen for this decision, else the one that it is about. */
async function openFirst() {
  const chosen = sessionStorage.getItem(KEPT);
  const first = sheets.length < 2 || sheets.includes(chosen) ? chosen : await asked;
  // Who has chosen one meanwhile has it.
  if (sessionStorage.getItem(KEPT) === chosen) showSheet(sheets.includes(first) ? first : sheets[0]);
}

/** Tells when something has happened that the page does not show yet. */
async function lookOut() {
  if (document.hidden) return;
  try {
    const { stamp } = await (await fetch(`${base}/news${page.which}`)).json();
    if (!stamp || stamp === page.stamp || !by('fresh').hidden) return;
    const link = Object.assign(document.createElement('a'), { href: `${base}${page.which}`, textContent: 'Show it' });
    by('fresh').replaceChildren('There is something new in this game. ', link, ' (what you have typed is kept).');
    by('fresh').hidden = false;
  } catch {
    // The service is restarting; the next look will do.
  }
}
setInterval(lookOut, LOOK_MS);
document.addEventListener('visibilitychange', lookOut);

/** What only a person does. Programs that look through mails open pages too; the service must not take one for its player. */
const DEEDS = ['pointerdown', 'keydown', 'wheel', 'touchmove'];
function acts({ isTrusted }) {
  if (!isTrusted) return;
  for (const deed of DEEDS) removeEventListener(deed, acts);
  fetch(`${base}/here${page.which}`, { method: 'POST' }).catch(() => undefined);
}
for (const deed of DEEDS) addEventListener(deed, acts, { passive: true });

/** From the table of the position to a place on the map that is open. */
function showPlace(name) {
  const i = places.find(name);
  if (i === null) return void (by('stack-said').textContent = `${name} is on another sheet.`);
  tabs.show('map');
  by('map').scrollIntoView({ block: 'start' });
  places.go(i);
  places.show(i);
}
if (by('roster')) roster(by('roster'), showPlace);
const cells = (column) => [...new Set([...document.querySelectorAll(`#roster tbody tr > :nth-child(${column}) > span:last-of-type`)].map((cell) => cell.textContent))];
ahead((line) => orders.addLine(line), { units: cells(2), places: cells(1) });
