/** Orders in advance by choosing: the form writes their lines into the order box, and buttons take away what stands. */
const by = (id) => document.getElementById(id);
/** Words of a form that stand for a name; the first of them is chosen to be written over. */
const SLOT = /\b(?:(?:own|enemy|air|naval) unit|unit|ship|hex-hex|hex|place|port|zone|sector|base|gun|battery|item|number|class|letter|player|contact)\b/;

/** `write` puts a line into the order box; `names` are those that may be put in: units, then places. */
export function ahead(write, names) {
  for (const button of document.querySelectorAll('#advance [data-line]')) button.addEventListener('click', () => write(button.dataset.line));
  if (by('ahead')) new Ahead(write, names);
}

class Ahead {
  constructor(write, { units, places }) {
    this.form = by('ahead');
    by('ahead-names').replaceChildren(...[...units, ...places].map((name) => new Option(name)));
    by('ahead-put').replaceChildren(new Option('Put in\u2026', ''), group('Units', units), group('Places', places));
    by('ahead-kind').addEventListener('change', () => this.kind());
    by('ahead-form').addEventListener('change', () => this.chosen());
    by('ahead-put').addEventListener('change', () => this.put());
    this.form.addEventListener('input', () => this.draw());
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      write(this.line());
    });
    this.kind();
  }

  /** Another decision: its orders and its conditions. */
  kind() {
    const { orders, conditions, askable } = by('ahead-kind').selectedOptions[0].dataset;
    by('ahead-form').replaceChildren(...lines(orders).map((form) => new Option(form)));
    const known = lines(conditions).map((line) => line.split('\t'));
    by('ahead-if').replaceChildren(...known.map(([syntax, takes, help]) => Object.assign(new Option(`${syntax}: ${help}`, syntax), { takes })));
    this.able('if', known.length > 0);
    this.able('ask', askable !== undefined);
    this.chosen();
  }

  able(how, on) {
    const radio = this.form.querySelector(`[value=${how}]`);
    radio.disabled = !on;
    if (radio.checked && !on) this.form.querySelector('[value=always]').checked = true;
  }

  chosen() {
    by('ahead-order').value = by('ahead-form').value;
    this.draw();
  }

  /** A name takes the place of the first word that stands for one, else it comes behind. */
  put() {
    const [order, name] = [by('ahead-order'), by('ahead-put').value];
    if (name === '') return;
    order.value = SLOT.test(order.value) ? order.value.replace(SLOT, () => name) : `${order.value}, ${name}`;
    by('ahead-put').value = '';
    this.draw();
  }

  get how() {
    return this.form.querySelector('[name=ahead-how]:checked').value;
  }

  line() {
    const word = by('ahead-kind').value;
    if (this.how === 'ask') return `ask me ${word}`;
    const always = by('ahead-once').checked ? '' : 'always ';
    return `${always}${this.how === 'if' ? `${this.condition()}: ` : ''}${word}: ${by('ahead-order').value.trim()}`;
  }

  condition() {
    const chosen = by('ahead-if').selectedOptions[0];
    const { value } = by('ahead-value');
    return `${chosen.takes ? chosen.value.slice(0, -chosen.takes.length).trim() : chosen.value} ${chosen.takes ? value.trim() || '____' : ''}`.trim();
  }

  draw() {
    const { how } = this;
    const takes = by('ahead-if').selectedOptions[0]?.takes ?? '';
    for (const part of this.form.querySelectorAll('.order')) part.hidden = how === 'ask';
    this.form.querySelector('.if').hidden = how !== 'if';
    by('ahead-value').hidden = takes === '';
    by('ahead-value').placeholder = takes;
    by('ahead-line').value = this.line();
  }
}

const lines = (text) => text.split('\n').map((line) => line.replace(/\s+$/, '')).filter((line) => line !== '');

function group(label, names) {
  const all = Object.assign(document.createElement('optgroup'), { label });
  all.append(...names.map((name) => new Option(name)));
  return all;
}
