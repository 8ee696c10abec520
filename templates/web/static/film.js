// The games that bots played, on the front page: each runs by itself while it is looked at, and stops where its reader says so.
import { lettersReady } from './letters-ready.js';

const STEP_MS = 3200;
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** A picture in a page has not the page's letters: it is put into the page itself. Names in it are its own. */
async function drawn(id, n, window) {
  const answer = await fetch(`/show/${id}/${n}.svg`);
  if (!answer.ok) throw new Error('no picture');
  const svg = document.adoptNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement);
  await lettersReady;
  svg.setAttribute('viewBox', window.join(' '));
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  svg.setAttribute('aria-hidden', 'true');
  const before = `${id}-${n}-`;
  for (const named of svg.querySelectorAll('[id]')) named.id = before + named.id;
  for (const user of svg.querySelectorAll('[clip-path], use'))
    for (const name of ['clip-path', 'href']) {
      const to = user.getAttribute(name);
      if (to?.includes('#')) user.setAttribute(name, to.replace('#', `#${before}`));
    }
  return svg;
}

async function film(figure, told) {
  const id = figure.dataset.film;
  const answer = await fetch(`/show/${id}.json`);
  if (!answer.ok) return;
  const { frames, window, result, exchange } = await answer.json();
  if (frames.length === 0) return;
  told(exchange);
  const [picture, moment, words, keys, count] = ['.picture', '.moment', '.told', '.keys', '.count'].map((s) => figure.querySelector(s));
  const last = frames.length - 1;
  const kept = new Map();
  let [at, runs, seen, timer] = [0, !still.matches, false, 0];

  const frame = (n) => kept.get(n) ?? kept.set(n, drawn(id, n, window)).get(n);
  async function show(n) {
    clearTimeout(timer);
    at = (n + frames.length) % frames.length;
    const mine = at;
    const svg = await frame(mine);
    if (mine !== at) return;
    picture.replaceChildren(svg);
    moment.textContent = frames[mine].moment;
    words.textContent = [...frames[mine].lines, ...(mine === last ? [result] : [])].join(' ');
    count.textContent = `${mine + 1} of ${frames.length}`;
    if (!runs || !seen) return;
    if (mine < last) frame(mine + 1).catch(() => undefined);
    timer = setTimeout(() => show(mine + 1).catch(() => undefined), mine === last ? 2 * STEP_MS : STEP_MS);
  }
  function run(now) {
    runs = now;
    const button = figure.querySelector('[data-go=play]');
    button.textContent = now ? 'Pause' : 'Play';
    button.setAttribute('aria-pressed', String(now));
  }
  const GO = { play: () => { run(!runs); return at; }, back: () => { run(false); return at - 1; }, on: () => { run(false); return at + 1; } };
  keys.addEventListener('click', ({ target }) => {
    const go = GO[target.dataset.go];
    if (go) show(go()).catch(() => undefined);
  });
  run(runs);
  keys.hidden = false;
  new IntersectionObserver(([now]) => {
    seen = now.isIntersecting;
    if (seen) show(at).catch(() => undefined);
    else clearTimeout(timer);
  }, { threshold: 0.3 }).observe(figure);
}

/** The first film that tells of an exchange shows what a mail looks like. */
function mail(exchange) {
  const box = document.querySelector('.exchange');
  if (!exchange || !box?.hidden) return;
  box.querySelector('.asks').textContent = `${exchange.moment}. You play ${exchange.seat}.\n\nWHAT IS ASKED\n${exchange.question}`;
  box.querySelector('.orders').textContent = exchange.orders.join('\n');
  box.hidden = false;
}

for (const figure of document.querySelectorAll('[data-film]')) film(figure, mail).catch(() => undefined);
