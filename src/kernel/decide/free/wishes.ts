import { atomsOf, type Atom } from './atoms';
import type { FreeRead, Grammar } from './free-reading';
import type { Glossary, Term } from './glossary';
import { itemsOf, type Item } from './items';
import { LANGUAGES } from './languages/all';
import { ENGLISH } from './languages/en';
import type { Language } from './languages/language';
import { phrase, wordsOf } from './language-words';
import { wanted } from './wanted';
import { WordsOfLine } from './words-of-line';

/** A target has so many words at most. */
const MOST_WORDS = 6;

const BESIDE: readonly string[] =
  'the any all their enemy hostile two three some ship ships die der den das alle feindliche feindlichen schiffe les le la l des ennemi ennemis il lo gli i nemico nemici nemiche el los las enemigo enemigos wrogi wrogie zuerst first in that this order'.split(
    ' ',
  );
const JOINS: readonly string[] = 'and or then und oder dann et ou puis e o poi y u luego i lub potem'.split(' ');

/** What a text names that may be hit, all of it: classes of ships and enemies that are seen, in this order; null: something else stands there. */
export function wishesIn(text: string, glossary: Glossary): Term[] | null {
  const atoms = atomsOf(text);
  const found: Term[] = [];
  for (let i = 0; i < atoms.length;) {
    const [terms, length] = wishAt(atoms, i, glossary);
    if (length > 0) found.push(...terms);
    else if (!BESIDE.includes(atoms[i]?.text ?? '') && !JOINS.includes(atoms[i]?.text ?? '')) return null;
    i += Math.max(1, length);
  }
  return found.length > 0 ? found : null;
}

/** The longest target that begins there, and how many words it is long. */
function wishAt(atoms: readonly Atom[], i: number, glossary: Glossary): readonly [readonly Term[], number] {
  for (let n = Math.min(MOST_WORDS, atoms.length - i); n > 0; n--) {
    const some = atoms.slice(i, i + n);
    // Who is of the own side is no target.
    const isOwn = glossary.called(some).some(({ own, sort }) => own === true || sort === 'place');
    const [term, ...more] = isOwn ? [] : glossary.targets(some);
    if (term && more.length === 0) return [[term], n];
  }
  return [[], 0];
}

const STRIKES: readonly string[] = [
  ...['attack', 'bombard', 'bomb', 'raid', 'strike', 'support', 'cas', 'search', 'missile', 'torpedo', 'battle'],
];

/** A line that says whom its order is against: without him, and whether he is where he stands. */
interface Against {
  text: string;
  targets: readonly Term[];
}

/** `attack the Sutej at Tigani with A`, `the Stukas bomb the Chapaev division`: the order where he stands, with him as what is wanted. */
export function readAgainst(
  line: string,
  grammar: Grammar,
  freely: (line: string) => FreeRead | null,
): FreeRead | null {
  const tried: string[] = [];
  for (const language of LANGUAGES) {
    const found = againstIn(line, grammar.glossary, language);
    // The verbs of several languages stand at one place of it.
    if (found && tried.includes(found.text)) continue;
    tried.push(found?.text ?? '');
    const read = found && freely(found.text);
    const [order, ...more] = read?.is === 'orders' ? read.orders : [];
    if (!found || read?.is !== 'orders' || order === undefined || more.length > 0) continue;
    const names = found.targets.map(({ text }) => text);
    const whole = wanted(order, names).flatMap((text) => grammar.reads(text) ?? [])[0];
    if (whole !== undefined) return { ...read, orders: [whole] };
    // Troops are attacked where they are: who names them names their place.
    if (found.targets.every(({ holds }) => holds === true)) return read;
  }
  return null;
}

/** The line without its target behind the verb; where no place is named, with that of the target. */
function againstIn(line: string, glossary: Glossary, language: Language): Against | null {
  const atoms = atomsOf(line);
  const words = wordsOf(language, ENGLISH);
  const verb = atoms.findIndex((_, i) => strikes(atoms, i, words));
  if (verb < 0) return null;
  let at = verb + 1;
  while (
    BESIDE.includes(atoms[at]?.text ?? '') ||
    ['auf', 'an', 'at', 'on', 'against', 'sur', 'a', 'su', 'na'].includes(atoms[at]?.text ?? '')
  )
    at++;
  const targets: Term[] = [];
  const from = at;
  let end = at;
  while (at < atoms.length) {
    const [terms, length] = wishAt(atoms, at, glossary);
    if (length > 0) {
      targets.push(...terms);
      end = at + length;
    } else if (
      targets.length === 0 ||
      !(BESIDE.includes(atoms[at]?.text ?? '') || JOINS.includes(atoms[at]?.text ?? ''))
    )
      break;
    at += Math.max(1, length);
  }
  if (targets.length === 0) return null;
  return { text: without(atoms, from, end, targets, glossary, language), targets };
}

function strikes(atoms: readonly Atom[], i: number, { phrases }: ReturnType<typeof wordsOf>): boolean {
  const verbs = phrases.get(phrase(atoms.slice(i, i + 1)))?.verbs ?? [];
  return verbs.some((verb) => STRIKES.includes(verb));
}

/** The words of the line but those; in their place where they stand, if no place is named behind them. */
function without(
  atoms: readonly Atom[],
  from: number,
  end: number,
  [first]: readonly Term[],
  glossary: Glossary,
  language: Language,
): string {
  const said = (some: readonly Atom[]): string => some.map((a) => a.before + a.said).join('');
  const behind = said(atoms.slice(end));
  const items: Item[] = itemsOf(new WordsOfLine(behind, glossary), language, ENGLISH);
  const place = items.some(({ exact, terms }) => exact === true && terms.some(({ sort }) => sort === 'place'));
  const there = place || first?.at === undefined ? '' : ` ${first.at}`;
  return `${said(atoms.slice(0, from))}${there}${behind}`;
}
