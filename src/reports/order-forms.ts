/** Alternatives that are said as they stand; others are names to be put in. */
const SAID = ['yes', 'no', 'all', 'rest', 'none'];

/**
 * An order's form as it is filled in: `maneuver: unit, unit | all | rest` gives `maneuver: unit`, `maneuver: all` and `maneuver: rest`.
 * What may be left out is left out, a list has one thing.
 */
export function orderForms(syntax: string): string[] {
  const [first = '', ...others] = withoutBrackets(syntax).split(' | ').map(single);
  const last = others.at(-1) ?? '';
  const said = others.filter((word) => SAID.includes(word)).map((word) => `${headOf(first)}${word}`);
  // What stands behind the last alternative belongs to each: `bomb base | troops at hex`.
  const behind = said.length === 0 && last.includes(' ') ? last.slice(last.indexOf(' ')) : '';
  return [`${first}${behind}`, ...said];
}

/** What an alternative is said behind; of `advance unit: hex` the verb, as its colon ends another form. */
function headOf(form: string): string {
  const [verb = '', second = ''] = form.split(' ');
  return second.endsWith(':') ? `${verb} ` : form.slice(0, form.lastIndexOf(' ') + 1);
}

function withoutBrackets(syntax: string): string {
  let [kept, depth] = ['', 0];
  for (const letter of syntax) {
    if (letter === '[') [kept, depth] = [depth === 0 ? kept.trimEnd() : kept, depth + 1];
    else if (letter === ']') depth -= 1;
    else if (depth === 0) kept += letter;
  }
  return kept.trim();
}

/** `move unit to hex` of `move unit, unit to hex`. */
function single(form: string): string {
  const [first = '', ...others] = form.split(', ');
  return others.reduce(joined, first);
}

/** Words of `part` that `kept` ends with are not said again. */
function joined(kept: string, part: string): string {
  const words = part.split(' ');
  for (let n = words.length; n > 0; n--) {
    const lead = words.slice(0, n).join(' ');
    const bare = lead.endsWith(';') ? lead.slice(0, -1) : lead;
    if (kept.endsWith(` ${bare}`)) return [`${kept}${lead.slice(bare.length)}`, ...words.slice(n)].join(' ');
  }
  return `${kept}, ${part}`;
}
