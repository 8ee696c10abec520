const text = document.getElementById('mailtext'), box = document.getElementById('text'), take = document.getElementById('samples');
const COLUMNS = 72;
const indentOf = (line) => /^ */.exec(line)[0].length;
/** Lines that are not the end of the one above, however long that is. */
const BEGINS = /^(?: *\| | {0,2}\d{1,3} {2}\S|You play the |Orders due |There is no time limit|On the web: |For example, legal now|In the same mail, if you like)/;
/**
 * A mail is broken at 72 columns, and a phone would break each of its lines once more: where a line has no room for the first
 * word of the next, and that hangs below it, the two are one.
 */
function unfolded(mail) {
  const lines = [];
  let above = '', first = '';
  for (const line of mail.split('\n')) {
    const full = above.length + 1 + line.trimStart().split(' ')[0].length > COLUMNS;
    const hangs = indentOf(line) > indentOf(first) || (indentOf(line) === 0 && indentOf(first) === 0);
    const goesOn = above !== '' && line.trim() !== '' && full && hangs && !BEGINS.test(line) && !/^ *\| /.test(above);
    if (goesOn) lines[lines.length - 1] += ` ${line.trimStart()}`;
    else { lines.push(line); first = line; }
    above = line;
  }
  return lines.join('\n');
}

const narrow = matchMedia('(max-width:599px)').matches;

/**
 * Sample orders stand behind a bar; one that is broken behind a backslash is one order. Those of one question may exclude each
 * other (a move or `pass`): the first of each question are returned.
 */
function showSamples() {
  const orders = [];
  const parts = text.textContent.split(/((?:^[ ]*\| .*\\\n)*^[ ]*\| .*$)/m);
  text.replaceChildren(...parts.map((part, i) => {
    if (!/^ *\| /.test(part)) return part;
    const order = part.split('\n').map((l) => l.replace(/^ *\| */, '').replace(/ *\\$/, '')).join(' ');
    if (parts[i - 1] !== '\n') orders.push(order);
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: narrow ? `| ${order}` : part.trimStart(), title: 'Write this order' });
    button.onclick = () => { box.value = box.value.trimEnd() + (box.value.trim() ? '\n' : '') + order + '\n'; box.focus(); };
    const span = document.createElement('span');
    span.append(part.match(/^ */)[0], button);
    return span;
  }));
  return orders;
}
if (text && narrow) text.textContent = unfolded(text.textContent);
if (text && box) {
  const orders = showSamples();
  if (orders.length > 0) {
    take.hidden = document.getElementById('hint').hidden = false;
    take.onclick = () => { box.value = orders.join('\n') + '\n'; box.focus(); };
  }
  box.onkeydown = (key) => { if (key.key === 'Enter' && (key.ctrlKey || key.metaKey)) box.form.requestSubmit(); };
}
// On a phone the mailboxes lie in one row: whose is open is in sight, and the page stays where it is.
const [row, open] = [document.querySelector('nav.boxes'), document.querySelector('nav.boxes [aria-current]')];
if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;

async function lookOut() {
  try {
    const news = await (await fetch('/post/news')).json();
    for (const a of document.querySelectorAll('nav.boxes a')) {
      const now = news.waiting[a.dataset.box] ?? 0;
      if (now > Number(a.dataset.mails) && !a.querySelector('.new')) a.insertAdjacentHTML('beforeend', ' <b class="new waited">new mail</b>');
    }
  } catch { /* the service is restarting; the next look will do */ }
}
setInterval(lookOut, 4000);
