/** The table of the position: sorted by a click on a head, and from a row to its place on the map. */
const INNER = { sensitivity: 'base', numeric: true };

/** `show` is given the name of a place and says whether the open sheet has it. */
export function roster(table, show) {
  const rows = [...table.tBodies[0].rows];
  const first = rows.map((row, i) => [row, i]);
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: head.textContent });
    button.addEventListener('click', () => sort(head, column));
    head.replaceChildren(button);
  });
  for (const row of rows) linked(row.cells[0].lastElementChild, show);

  /** Up, down, and back as it came: changes first. Equals stand as they came. */
  function sort(head, column) {
    const was = head.getAttribute('aria-sort');
    const way = was === null ? 'ascending' : was === 'ascending' ? 'descending' : null;
    for (const other of heads) other.removeAttribute('aria-sort');
    if (way) head.setAttribute('aria-sort', way);
    const sign = way === 'descending' ? -1 : 1;
    const text = (row) => row.cells[column].lastElementChild?.textContent ?? row.cells[column].textContent;
    const sorted = way === null ? first : first.toSorted(([a, i], [b, j]) => sign * byText(text(a), text(b)) || i - j);
    table.tBodies[0].append(...sorted.map(([row]) => row));
  }
}

/** What is empty stands last whichever way. */
const byText = (a, b) => (a === '') - (b === '') || a.localeCompare(b, 'en', INNER);

/** The name of a place as a button. */
function linked(name, show) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name.textContent });
  button.addEventListener('click', () => show(name.textContent));
  name.replaceChildren(button);
}
