/** Alternatives that are said as they stand; others are names to be put in. */
const SAID = ['yes', 'no', 'all', 'rest', 'none'];

/**
 * An order's form as it is filled in: `maneuver: unit, unit | all | rest` gives `maneuver: unit`, `maneuver: all` and `maneuver: rest`.
 * What may be left out is left out, a list has one thing.
 */
export function orderForms(syntax: string): string[] {
  const plain = syntax
    .replace(/\s*\[[^[\]]*\]/g, '')
    .replace(/([\p{L}][\p{L} >]*), \1\b/gu, '$1')
    .trim();
  const [first = '', ...others] = plain.split(' | ');
  if (others.length === 0) return [plain];
  // Behind a colon whose head names something it is not that what the alternatives are said of: `advance unit: hex | all`.
  const named = /^(\S+ )\S+:/.exec(first)?.[1];
  const head = named ?? /^(.*[: ])\S+$/.exec(first)?.[1] ?? '';
  const said = others.filter((word) => SAID.includes(word)).map((word) => `${head}${word}`);
  // What stands behind the last alternative belongs to each: `bomb base | troops at hex`.
  const behind = said.length > 0 ? '' : (/ .*$/.exec(others.at(-1) ?? '')?.[0] ?? '');
  return [`${first}${behind}`, ...said];
}
