import { lettersReady } from './letters-ready.js';
import { LARGER, MapView } from './map-view.js';

const STEP_MS = 3000;

/** A picture in a page may fetch nothing, so its letters are others than it is drawn for: it is put into the page itself, which has them. */
async function drawn(src, { sheet }, label) {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error('no picture');
  const svg = document.adoptNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement);
  await lettersReady;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  // Names in a drawing are its own; another drawing of the page may have the same ones.
  apart(svg, `${sheet}-`);
  return svg;
}

function apart(svg, before) {
  for (const named of svg.querySelectorAll('[id]')) named.id = before + named.id;
  for (const user of svg.querySelectorAll('[clip-path], use'))
    for (const name of ['clip-path', 'href']) {
      const to = user.getAttribute(name);
      if (to?.includes('#')) user.setAttribute(name, to.replace('#', `#${before}`));
    }
}

/** A sheet that is zoomed and moved in its window; `shows` puts the drawing of another game-turn into it. */
class Watched {
  constructor(window) {
    this.window = window;
    this.picture = window.querySelector('img');
    this.src = this.picture.getAttribute('src');
  }

  async open() {
    this.window.classList.add('view');
    const svg = await drawn(this.src, this.picture.dataset, this.picture.alt);
    const stage = document.createElement('div');
    stage.className = 'stage';
    const { width, height } = svg.viewBox.baseVal;
    stage.append(svg);
    this.picture.replaceWith(stage);
    this.stage = stage;
    this.view = new MapView(this.window, stage);
    const focus = this.window.dataset.focus.split(' ').map(Number);
    this.view.open(width, height, focus.length === 4 ? focus : null, null);
    const keys = this.window.closest('figure').querySelector('.zoom');
    keys.hidden = false;
    const zoom = { in: () => this.view.zoom(LARGER), out: () => this.view.zoom(1 / LARGER), whole: () => this.view.whole() };
    keys.addEventListener('click', ({ target }) => zoom[target.dataset.zoom]?.());
  }

  async shows(step) {
    if (!this.stage) return;
    const src = this.src.replace(/turn=\d+$/, `turn=${step}`);
    this.stage.replaceChildren(await drawn(src, this.picture.dataset, this.picture.alt));
  }
}

const sheets = [...document.querySelectorAll('.sheet')].map((window) => new Watched(window));
for (const sheet of sheets) {
  const near = new IntersectionObserver(([seen]) => {
    if (!seen.isIntersecting) return;
    near.disconnect();
    sheet.open().catch(() => sheet.window.classList.remove('view'));
  }, { rootMargin: '60%' });
  near.observe(sheet.window);
}

/** Shows one game-turn after the other, from the first where the last is shown, and stays at the last. */
function film(steps) {
  const [button, said] = ['#play', '#playing'].map((id) => document.querySelector(id));
  const of = Number(steps.dataset.of);
  let [at, runs, timer] = [Number(steps.dataset.step), false, 0];
  async function show() {
    await Promise.all(sheets.map((sheet) => sheet.shows(at)));
    said.textContent = `Game-turn ${at} of ${of}`;
    if (!runs) return;
    if (at === of) return run(false);
    timer = setTimeout(() => { at += 1; show().catch(() => run(false)); }, STEP_MS);
  }
  function run(now) {
    runs = now;
    clearTimeout(timer);
    button.textContent = now ? 'Pause' : 'Play';
    button.setAttribute('aria-pressed', String(now));
  }
  button.addEventListener('click', () => {
    if (runs) return run(false);
    if (at === of) at = 1;
    run(true);
    show().catch(() => run(false));
  });
  button.hidden = false;
}

const steps = document.querySelector('.steps');
if (steps) film(steps);
