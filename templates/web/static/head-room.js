/** The map and what stands beside it are as high as the window below the head, however many lines that has. */
const main = document.querySelector('main');
const measure = () => document.documentElement.style.setProperty('--top', `${main.offsetTop}px`);
// At once, so that nothing is scrolled to where it no longer is.
measure();
const observer = new ResizeObserver(measure);
for (const above of document.querySelectorAll('header, #fresh')) observer.observe(above);
