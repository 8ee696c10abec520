import { atomsOf, isNumber, keyOf, type Atom } from './atoms';

/** What is looked up of a thing's names, made once for a list of names. */
interface Prepared {
  keys: readonly string[];
  /** First words of names that end in one letter or number: `TF` of `TF A`, two at most. */
  heads: readonly string[];
  words: readonly string[];
}
const prepared = new WeakMap<readonly string[], Prepared>();

export function preparedOf(names: readonly string[]): Prepared {
  const known = prepared.get(names);
  if (known) return known;
  const all = names.map(preparedName);
  const found = {
    keys: once(all.flatMap(({ keys }) => keys)),
    heads: all.flatMap(({ heads }) => heads),
    words: all.flatMap(({ words }) => words),
  };
  prepared.set(names, found);
  return found;
}

/** As many names as the things of some games: a mail finds those of its game as the last one left them. */
const MOST_NAMES = 20_000;
const byName = new Map<string, Prepared>();

function preparedName(name: string): Prepared {
  const known = byName.get(name);
  if (known) return known;
  const atoms = atomsOf(name);
  const words = atoms.map(({ text }) => text);
  const made = { keys: [keyOf(atoms), ...splitNumber(atoms)], heads: headOf(atoms), words };
  if (byName.size >= MOST_NAMES) byName.clear();
  byName.set(name, made);
  return made;
}

function headOf(atoms: readonly Atom[]): string[] {
  const [last, ...front] = [atoms.at(-1), ...atoms.slice(0, -1)];
  const isLetter = last !== undefined && (last.text.length === 1 || isNumber(last.text));
  const isWords = front.length === 1 || (front.length === 2 && front.every(({ text }) => /^\p{L}{3,}$/u.test(text)));
  return isLetter && isWords ? [front.map(({ text }) => text).join(' ')] : [];
}

/** `4313` written as `43.13` or `W 43 13`. */
function splitNumber(atoms: readonly Atom[]): string[] {
  const last = atoms.at(-1)?.text ?? '';
  if (!/^\d{4}$/.test(last) || atoms.length > 2) return [];
  const front = atoms.slice(0, -1);
  const whole = [...front, { text: last.slice(0, 2) }, { text: last.slice(2) }];
  return [keyOf(whole)];
}

const once = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);
