/** WHY on a click: the arithmetic behind a line, below it. */

/** What a WHY button of `item` does: fetches the arithmetic once, shows it, hides it. `name` is the line, for those who hear it. */
export function whyButton(address, name, more = () => []) {
  const box = Object.assign(document.createElement('div'), { className: 'why' });
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'plain', textContent: 'WHY' });
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-label', `WHY: ${name}`);
  button.addEventListener('click', () => toggle(box, button, address, more));
  box.append(button);
  return box;
}

async function toggle(box, button, address, more) {
  const known = box.querySelector('ul');
  const opens = button.getAttribute('aria-expanded') === 'false';
  button.setAttribute('aria-expanded', String(opens));
  if (known) known.hidden = !opens;
  if (known || !opens) return;
  const list = document.createElement('ul');
  list.setAttribute('role', 'status');
  box.append(list);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error('no answer');
    const told = await answer.json();
    list.append(...told.lines.map(lineOf), ...more(told));
  } catch {
    list.append(lineOf('It could not be fetched; try again.'));
    setTimeout(() => list.remove(), 4_000);
    button.setAttribute('aria-expanded', 'false');
  }
}

const lineOf = (textContent) => Object.assign(document.createElement('li'), { textContent });

/** A WHY button for each numbered line of a report, with the way to its moment in the replay. */
export function whyOfReport(lines, { code, which }) {
  [...lines].forEach((line, i) => {
    const more = ({ moment }) => (moment === null ? [] : [wayTo(`/g/${code}/replay${which}#${moment}`)]);
    line.append(whyButton(`/g/${code}/replay/report/${i + 1}${which}`, `line ${i + 1}`, more));
  });
}

function wayTo(href) {
  const item = document.createElement('li');
  item.append(Object.assign(document.createElement('a'), { href, textContent: 'See it on the map of that moment' }));
  return item;
}

const report = document.querySelectorAll('#report ol.lines > li');
if (report.length > 0) whyOfReport(report, document.body.dataset);
