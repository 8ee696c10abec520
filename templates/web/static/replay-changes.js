/** What changed between a moment that was kept and the one that is shown. */
export class Changes {
  constructor(base, query, by) {
    Object.assign(this, { base, query, by, from: null });
  }

  /** From now on every moment is compared with this one. */
  keep(n, name) {
    Object.assign(this, { from: n, name });
    this.by('keep').textContent = 'Compare with this one instead';
    this.by('forget').hidden = false;
    this.by('changes').replaceChildren();
    this.say(`Kept: ${n}, ${name} Now go to another moment.`);
  }

  forget() {
    this.from = null;
    this.by('keep').textContent = 'Compare with this moment';
    this.by('forget').hidden = true;
    this.by('changes').replaceChildren();
    this.say('Keep a moment, then go to another: what changed between them stands here.');
  }

  /** Compares with moment `n`, the earlier of the two first. */
  async show(n) {
    const { from } = this;
    if (from === null) return;
    const [a, b] = from < n ? [from, n] : [n, from];
    const asked = (this.asked = `${a}/${b}`);
    if (a === b) return this.told(`Kept: ${from}, ${this.name} Now go to another moment.`, []);
    try {
      const answer = await fetch(`${this.base}/moments/${b}/since/${a}${this.query}`);
      if (!answer.ok) throw new Error('no answer');
      const { changes } = await answer.json();
      if (this.asked !== asked || this.from === null) return;
      const count = changes.length === 0 ? 'nothing that was known changed' : `${changes.length} ${changes.length === 1 ? 'thing' : 'things'} changed`;
      this.told(`From moment ${a} to moment ${b}: ${count}.`, changes);
    } catch {
      this.say('The two moments could not be compared; try again.');
    }
  }

  told(words, changes) {
    this.say(words);
    this.by('changes').replaceChildren(...changes.map(changeItem));
  }

  say(words) {
    this.by('change-said').textContent = words;
  }
}

function changeItem({ place, was, now }) {
  const item = document.createElement('li');
  if (place !== '') item.append(Object.assign(document.createElement('b'), { textContent: place }));
  const part = (className, word, lines) => {
    const text = lines.length > 0 ? lines.join('; ') : place === '' ? '' : 'nothing known';
    return text === '' ? [] : [Object.assign(document.createElement('span'), { className, textContent: `${word}: ${text}` })];
  };
  item.append(...part('was', 'was', was), ...part('now', 'now', now));
  return item;
}
