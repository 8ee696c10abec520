/** The map and what stands beside it are as high as the window below the head, however many lines that has. */
const main = document.querySelector('main');
const measure = new ResizeObserver(() => document.documentElement.style.setProperty('--top', `${main.offsetTop}px`));
for (const above of document.querySelectorAll('header, #fresh')) measure.observe(above);
