import { lettersReady } from './letters-ready.js';

/** So many moments are kept: one steps to and fro. */
const MOST = 60;

/** Fetches moments and their sheets, each once. */
export class Moments {
  /** `base` is the address of the replay, `query` whose view it is. */
  constructor(base, query) {
    Object.assign(this, { base, query, kept: new Map() });
  }

  /** What a moment says. */
  text(n) {
    return this.once(`${n}`, async () => (await got(`${this.base}/moments/${n}.json${this.query}`)).json());
  }

  /** A sheet of a moment: its drawing, its size and its places. */
  async sheet(n, id) {
    const drawn = await this.once(`${n}/${id}`, async () => {
      const at = `${this.base}/moments/${n}/${id}`;
      const [svg, json] = await Promise.all(['svg', 'json'].map((form) => got(`${at}.${form}${this.query}`)));
      return { svg: await svg.text(), ...(await json.json()) };
    });
    await lettersReady;
    const svg = document.adoptNode(new DOMParser().parseFromString(drawn.svg, 'image/svg+xml').documentElement);
    const { width, height } = svg.viewBox.baseVal;
    svg.setAttribute('width', width);
    svg.setAttribute('height', height);
    svg.setAttribute('aria-hidden', 'true');
    return { ...drawn, svg, width, height };
  }

  once(key, fetched) {
    const known = this.kept.get(key) ?? fetched();
    known.catch(() => this.kept.delete(key));
    this.kept.delete(key);
    this.kept.set(key, known);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value);
    return known;
  }
}

async function got(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no answer from ${address}`);
  return answer;
}
