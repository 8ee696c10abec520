/** On a narrow window one part fills the screen at a time. */
const TABS = { map: 'map', report: 'report', orders: 'orders', more: 'more', letters: 'more', text: 'orders', position: 'more' };
const NARROW = matchMedia('(max-width: 899px)');
const root = document.documentElement;

export class Tabs {
  /** `key` is what the open part is remembered by as long as the same is asked. */
  constructor(key) {
    this.key = key;
    root.classList.add('tabbed');
    this.links = [...document.querySelectorAll('header nav a')];
    for (const link of document.querySelectorAll('a[href^="#"]')) link.addEventListener('click', (event) => this.follow(event, link.hash.slice(1)));
    this.show(TABS[location.hash.slice(1)] ?? sessionStorage.getItem(key) ?? 'map');
  }

  get narrow() {
    return NARROW.matches;
  }

  follow(event, id) {
    if (!TABS[id] || !this.narrow) return;
    event.preventDefault();
    this.show(TABS[id]);
    const part = document.getElementById(id);
    if (id === 'letters') part.scrollIntoView();
    // Who goes by keys goes on in that part.
    const target = id === 'map' ? document.getElementById('view') : id === 'orders' ? document.getElementById('orders-name') : part;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }

  show(tab) {
    root.dataset.tab = tab;
    sessionStorage.setItem(this.key, tab);
    for (const link of this.links) {
      if (TABS[link.hash.slice(1)] === tab && link.hash !== '#letters') link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  /** How many lines wait in the box, beside its name. */
  count(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '').length;
    for (const link of this.links) if (link.hash === '#orders') link.textContent = lines > 0 ? `Orders (${lines})` : 'Orders';
  }
}
