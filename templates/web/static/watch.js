import { lettersReady } from './letters-ready.js';

/** A picture in a page may fetch nothing, so its letters are others than it is drawn for: it is put into the page itself, which has them. */
async function intoPage(picture) {
  const answer = await fetch(picture.src);
  if (!answer.ok) return;
  const svg = document.adoptNode(new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement);
  await lettersReady;
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', picture.alt);
  // Names in a drawing are its own; another drawing of the page may have the same ones.
  apart(svg, `${picture.dataset.sheet}-`);
  picture.replaceWith(svg);
}

function apart(svg, before) {
  for (const named of svg.querySelectorAll('[id]')) named.id = before + named.id;
  for (const user of svg.querySelectorAll('[clip-path], use'))
    for (const name of ['clip-path', 'href']) {
      const to = user.getAttribute(name);
      if (to?.includes('#')) user.setAttribute(name, to.replace('#', `#${before}`));
    }
}

for (const picture of document.querySelectorAll('.sheet img')) {
  const near = new IntersectionObserver(([seen]) => {
    if (!seen.isIntersecting) return;
    near.disconnect();
    intoPage(picture).catch(() => undefined);
  }, { rootMargin: '60%' });
  near.observe(picture);
}
