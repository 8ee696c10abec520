import { LineMarks } from './line-marks.js';

/** The order box: checks what is typed by the same reader and judge as a mail, and sends it. */
const PAUSE_MS = 350;
/** What an alternative leaves to be said. */
const GAP = '____';
const WORDS = { ok: 'ok', doubt: 'doubt', error: 'ERROR', later: 'later', unjudged: 'not judged', ignored: 'not read' };

export class OrderBox {
  /** `page` is the data of the body; `base` and `which` make the addresses. */
  constructor(page, base) {
    const by = (id) => document.getElementById(id);
    Object.assign(this, { page, base, form: by('box'), text: by('text'), verdict: by('verdict'), judged: by('judged') });
    Object.assign(this, { sendButton: by('send'), receipt: by('receipt'), mark: page.mark, asked: 0 });
    this.marks = new LineMarks(this.text);
    this.draft = `despatch/${page.code}/${page.side}/${page.decision}`;
    this.text.value = localStorage.getItem(this.draft) ?? '';
    this.clicked = new Map(this.text.value === '' ? [] : JSON.parse(localStorage.getItem(`${this.draft}/clicked`) ?? '[]'));
    this.changes = () => undefined;
    /** Shows the box where it is hidden: it is about to be typed in. */
    this.reveal = () => undefined;
    this.checked = { text: null, stays: '' };
    this.askedBack = false;
    this.text.addEventListener('input', () => this.changed());
    this.text.addEventListener('keydown', (e) => {
      if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) this.form.requestSubmit();
    });
    this.form.addEventListener('submit', (e) => {
      e.preventDefault();
      void this.send();
    });
    this.lastReceipt();
    if (this.text.value.trim() !== '') void this.check();
  }

  /** Writes a line of its own below what is there. */
  addLine(line) {
    const before = this.text.value.trimEnd();
    this.text.value = `${before}${before === '' ? '' : '\n'}${line}\n`;
    this.changed();
    this.reveal();
    this.text.focus();
  }

  /**
   * Writes the lines of a click. What an earlier click wrote for one of these things goes, and is given back where it ordered
   * others too; `alone` stands by itself, and so does every line where one is the whole answer (`single`); `at` is the place
   * that was clicked, null: a button was. The box is not entered: on a telephone its keys would cover the map.
   */
  put(lines, things, alone, at, single = false) {
    const mine = [...this.clicked].filter(([, { of }]) => of.some((id) => things.includes(id)));
    const others = single || lines.includes(alone) ? [...this.clicked.keys()] : [alone];
    const gone = [...mine.map(([line]) => line), ...others, ...lines];
    for (const line of gone) this.clicked.delete(line);
    for (const line of lines) this.clicked.set(line, { of: [...things], at });
    const kept = this.text.value.split('\n').filter((line) => !gone.includes(line.trim()));
    this.text.value = `${[kept.join('\n').trim(), ...lines].filter((line) => line !== '').join('\n')}\n`;
    this.changed();
    return mine.filter(([line, { of }]) => !lines.includes(line) && of.some((id) => !things.includes(id))).map(([line]) => line);
  }

  /** What clicks have ordered, as long as its lines stand in the box: which things, and the place that was clicked. */
  standing() {
    const lines = this.text.value.split('\n').map((line) => line.trim());
    return [...this.clicked].flatMap(([line, order]) => (lines.includes(line) ? [order] : []));
  }

  /** Things that a clicked line orders. */
  given() {
    return new Set(this.standing().flatMap(({ of }) => of));
  }

  /** Empties the box. */
  clear() {
    this.text.value = '';
    this.clicked.clear();
    this.changed();
    this.reveal();
    this.text.focus();
  }

  /** Writes words where the cursor is. */
  addWords(words) {
    const { selectionStart: at, selectionEnd: end, value } = this.text;
    const gap = at > 0 && !/\s$/.test(value.slice(0, at)) ? ' ' : '';
    this.text.setRangeText(`${gap}${words}`, at, end, 'end');
    this.changed();
    this.reveal();
    this.text.focus();
  }

  changed() {
    if (this.text.value === '') this.forget();
    else {
      localStorage.setItem(this.draft, this.text.value);
      localStorage.setItem(`${this.draft}/clicked`, JSON.stringify([...this.clicked]));
    }
    this.changes();
    this.stale();
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** What was said of other words is not said of these: until they are looked at there is no mark and no verdict. */
  stale() {
    if (this.text.value === this.checked.text) return;
    this.marks.show([]);
    this.verdict.classList.add('stale');
  }

  /** Nothing of what was typed is kept. */
  forget() {
    for (const key of [this.draft, `${this.draft}/clicked`]) localStorage.removeItem(key);
  }

  async check() {
    const asked = ++this.asked;
    if (this.text.value.trim() === '') return this.show(null);
    try {
      const { status, body } = await this.post('check', {});
      if (asked !== this.asked) return;
      // Too many look, or he looks too often: looked again, else he waits for a verdict that never comes.
      if (status === 429 || status === 503) return void (this.pause = setTimeout(() => void this.check(), 1500));
      if (status !== 200) return this.trouble(body.message);
      this.checked = { text: this.text.value, stays: body.receipt.stays };
      this.show(body.receipt, body.usable);
    } catch {
      if (asked === this.asked) this.trouble('The service does not answer; what you typed is kept in this browser.');
    }
  }

  async send() {
    if (this.text.value.trim() === '' || this.sendButton.disabled) return;
    clearTimeout(this.pause);
    if (await this.asksBack()) return;
    this.asked += 1;
    this.sendButton.disabled = true;
    this.say('Sending…', '');
    try {
      const { status, body } = await this.post('orders', { mark: this.mark });
      if (status !== 200) return this.trouble(body.message);
      this.sent(body.receipt, body.mark);
    } catch {
      // The same mark goes with the next try, so that nothing is done twice.
      this.trouble('The service does not answer. Press Send again: orders that arrived are not taken twice.');
    } finally {
      this.sendButton.disabled = false;
    }
  }

  /** Orders that leave most of what could be ordered as it is are asked back once: a sample that was taken alone ends the phase. */
  async asksBack() {
    if (this.askedBack) return false;
    const text = this.text.value;
    if (this.checked.text !== text) await this.check();
    const { text: of, stays } = this.checked;
    if (of !== text || !stays) return false;
    this.askedBack = true;
    this.say(`${stays} Press Send again if they are to.`, 'asks');
    this.sendButton.focus();
    return true;
  }

  /** What was recorded is on the next page, which shows the receipt; what was not stays in the box to be mended. */
  sent(receipt, mark) {
    this.mark = mark;
    if (receipt.outcome === 'recorded' || receipt.outcome === 'answer') {
      sessionStorage.setItem(`${this.page.code}/${this.page.side}`, JSON.stringify(receipt));
      this.forget();
      return location.reload();
    }
    this.show(receipt);
    this.judged.append(...sections(receipt));
    this.text.focus();
  }

  lastReceipt() {
    const key = `${this.page.code}/${this.page.side}`;
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    if (kept === null) return;
    const receipt = JSON.parse(kept);
    this.receipt.hidden = false;
    this.receipt.className = receipt.outcome === 'recorded' ? 'good' : '';
    this.receipt.append(el('p', { className: 'said', textContent: receipt.verdict }), lineList(receipt.lines), ...parts(receipt));
    this.receipt.append(...sections(receipt));
    this.receipt.focus({ preventScroll: true });
    this.receipt.scrollIntoView({ block: innerWidth < 900 ? 'start' : 'nearest' });
  }

  post(what, more) {
    const body = JSON.stringify({ decision: Number(this.page.decision), text: this.text.value, ...more });
    const headers = { 'Content-Type': 'application/json' };
    const sending = fetch(`${this.base}/${what}${this.page.which}`, { method: 'POST', headers, body });
    return sending.then(async (answer) => ({ status: answer.status, body: await answer.json() }));
  }

  show(receipt, usable = []) {
    this.marks.show(receipt?.lines ?? []);
    if (receipt === null) {
      this.judged.replaceChildren();
      return this.say('', '');
    }
    const wrong = receipt.outcome === 'NOT recorded';
    this.say(summary(receipt), wrong ? 'bad' : receipt.outcome === 'checked' ? 'good' : '', firstFault(receipt));
    const mend = (line) => ({
      write: usable.includes(line.number) || line.nearest?.includes(GAP) ? () => this.replace(line.number, line.nearest) : null,
      choose: (words) => this.replace(line.number, words),
      complete: completion(line, receipt.lines, (words) => this.replace(line.number, words)),
    });
    this.judged.replaceChildren(lineList(faultsFirst(receipt.lines), mend), ...parts(receipt));
  }

  /** Puts other words in the place of a line: the nearest legal alternative, or one of those that it could be. */
  replace(number, words) {
    const lines = this.text.value.split('\n');
    lines[number - 1] = words;
    this.text.value = lines.join('\n');
    this.changed();
    this.reveal();
    this.text.focus();
    // What is still to be said is written over the gap.
    const gap = words.indexOf(GAP);
    const at = lines.slice(0, number - 1).join('\n').length + Math.min(1, number - 1) + gap;
    if (gap >= 0) this.text.setSelectionRange(at, at + GAP.length);
  }

  trouble(message) {
    this.judged.replaceChildren();
    this.marks.show([]);
    this.say(message ?? 'Something went wrong here; nothing was changed.', 'bad');
  }

  /** `heard` is for those who hear the page: others see it at its line. */
  say(words, state, heard = '') {
    this.verdict.className = state;
    if (this.verdict.textContent === `${words}${heard}`) return;
    this.verdict.replaceChildren(words, el('span', { className: 'quiet', textContent: heard }));
  }
}

/** What the check comes to. */
function summary({ outcome, verdict, lines, untold, objections, stays }) {
  const wrong = lines.filter((l) => l.status === 'error');
  const number = wrong.reduce((sum, { likewise }) => sum + 1 + countOf(likewise), 0);
  if (outcome === 'checked') return ['These orders would be recorded as they stand.', ...(stays ? [stays] : [])].join(' ');
  const [whole] = outcome === 'NOT recorded' && wrong.length === 0 ? objections : [];
  if (whole) return `As it stands nothing would be recorded: ${whole.replace(/^ERROR\s+/, '').split('; you could write')[0]}`;
  if (wrong.length === 0) return verdict.replace(/^Checked: /, '');
  const count = number === 1 ? 'One line is wrong' : `${untold > 0 ? 'At least ' : ''}${number} lines are wrong`;
  return `${count}; as it stands nothing would be recorded.`;
}

const countOf = (likewise) => (likewise ? likewise.ranges.reduce((sum, [from, to]) => sum + to - from + 1, likewise.more) : 0);

/** `lines 5 to 40, 44 and 7 more: the same` */
function others({ ranges, more }) {
  const all = [...ranges.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)), ...(more > 0 ? [`${more} more`] : [])];
  return `lines ${[all.slice(0, -1).join(', '), all.at(-1)].filter((part) => part).join(' and ')}: the same`;
}

function firstFault({ lines }) {
  const wrong = lines.find((l) => l.status === 'error');
  return wrong ? ` Line ${wrong.number}: ${wrong.why}` : '';
}

/** What is to be mended stands above what is good: it is in sight however many lines there are. */
const RANK = { error: 0, doubt: 1 };
const faultsFirst = (lines) => lines.toSorted((a, b) => (RANK[a.status] ?? 2) - (RANK[b.status] ?? 2));

function lineList(lines, mend = () => ({})) {
  return el(
    'ol',
    { className: 'judged' },
    ...lines.map((line) => {
      const why = line.why ? [el('p', { textContent: `${line.why}${line.rule ? ` (${line.rule})` : ''}` })] : [];
      return el(
        'li',
        { className: line.status },
        el('span', { className: 'no', textContent: line.number }),
        el('span', { className: 'mark', textContent: WORDS[line.status] ?? line.status }),
        el('code', { textContent: line.read ?? line.text }),
        ...why,
        ...meant(line, mend(line)),
        ...(line.likewise ? [el('p', { textContent: others(line.likewise) })] : []),
      );
    }),
  );
}

/** Writes how a line is read in its place, all its orders, where it is written otherwise; null: nothing is to be written. */
function completion({ number, text, read, status }, lines, write) {
  const orders = lines.filter((l) => l.number === number).map((l) => l.read);
  const isLast = lines.findLast((l) => l.number === number)?.read === read;
  const plain = (words) => words.toLowerCase().replace(/[\s:]+/g, ' ').trim();
  if (!isLast || status === 'error' || text.endsWith('\\') || orders.some((order) => !order)) return null;
  return orders.length === 1 && plain(orders[0]) === plain(text) ? null : () => write(orders.join('\n'));
}

/** The alternatives to a line, each with its button where it can be taken. A line that goes on in the next is mended by hand. */
function meant({ nearest, could = [], text }, { write, choose, complete }) {
  const button = (words, onclick) => el('button', { type: 'button', className: 'plain', textContent: words, onclick });
  if (could.length > 0 && choose && !text.endsWith('\\'))
    return [el('p', { className: 'could' }, 'write: ', ...could.map((line) => button(line, () => choose(line))))];
  if (complete && !nearest) return [el('p', {}, 'read so; ', button('Write it so', complete))];
  if (!nearest) return [];
  return [el('p', {}, 'you could write: ', el('code', { textContent: nearest }), ...(write ? [button('Write it', write)] : []))];
}

/** What a receipt says besides its lines; orders in force are not said again where they are those lines. */
function parts({ lines, untold, objections, inForceTitle, inForce, foreseen, stays, deadline, ignored }) {
  const again = inForce.every((order) => lines.some((l) => l.read === order));
  return [
    part('', untold > 0 ? [`${untold} more lines are not told one by one: this answer would be too long.`] : []),
    part('', objections),
    part('', stays ? [stays] : []),
    part('What they come to, short of dice:', foreseen),
    part(again ? '' : inForceTitle, again ? [] : inForce),
    part('', deadline ? [deadline] : []),
    part('Not read:', ignored),
  ].flat();
}

const sections = (receipt) =>
  receipt.sections.flatMap((s) => part(s.title, [...s.lines, ...(s.samples ?? []).map((line) => `| ${line}`)]));

function part(title, lines) {
  if (lines.length === 0) return [];
  const list = el('ul', { className: 'words' }, ...lines.map((line) => el('li', { textContent: line })));
  return [el('div', { className: 'part' }, ...(title ? [el('h3', { textContent: title })] : []), list)];
}

function el(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
