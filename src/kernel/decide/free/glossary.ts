import { kindsOf } from './language-words';
import { isNumber, keyOf, type Atom } from './atoms';
import { indexOf, SHORTEST, type Index, type Indexed, type Term } from './glossary-index';
import { preparedOf } from './prepared-names';
import { eachOnce } from '../../data/each-once';
import { isOneSlip } from '../names';

export type { Term };

/** What words describe; `loosely`: their number is not the one that the name begins with. */
export interface Described {
  terms: readonly Term[];
  loosely: boolean;
}

/** As many words, and things described, as long mails have: all mails about one position look them up together. */
const MOST_KEPT = 2_000;

/** A word as it is compared with names: capitals and stops tell. */
const wordKey = ({ said, stop }: Atom): string => (stop ? `${said}.` : said);

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = make();
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, made);
  return made;
}

/** The things that orders may name, ready to be looked up: lists of them, of which those that no game changes are read once. */
export class Glossary {
  private readonly parts: readonly Index[];
  private readonly fits = new Map<string, readonly Indexed[]>();
  private readonly found = new Map<string, Described>();
  private readonly hit = new Map<string, readonly Term[]>();
  private readonly slipped = new Map<string, readonly string[]>();

  constructor(lists: readonly (readonly Term[])[]) {
    this.parts = lists.map(indexOf);
  }

  /** What is called so: own things and places before all others. */
  called(atoms: readonly Pick<Atom, 'text'>[]): Term[] {
    const key = keyOf(atoms);
    const found = this.parts.flatMap(({ exact }) => exact.get(key) ?? []);
    const meant = found.filter((t) => t.own === true || t.sort === 'place');
    return onMap(meant.length > 0 ? meant : found);
  }

  /** What is called so by a common word, written as such. */
  calledInCommon({ said, text }: Atom): Term[] {
    return said === text ? this.parts.flatMap(({ common }) => common.get(text) ?? []) : [];
  }

  /** Whether a word is one of something's names or descriptions. */
  knows = (atom: Atom): boolean => this.fitting(atom).length > 0;

  private fitting(atom: Atom): readonly Indexed[] {
    return kept(this.fits, wordKey(atom), () => this.fittingAnew(atom));
  }

  private fittingAnew(atom: Atom): readonly Indexed[] {
    const alike = [atom.text, ...kindsOf(atom.text)].flatMap((text) =>
      this.parts.flatMap(({ byLetter }) => byLetter.get(text.slice(0, 1)) ?? []),
    );
    const likely = eachOnce(alike).filter((word) => isAtom(atom, word));
    // `Seastopol` is no sea, where `Sevastopol` is a place.
    const isSlip =
      likely.length > 0 && likely.every((word) => isWrittenOut(atom.text, word)) && this.slips(atom.text).length > 0;
    const words = isSlip ? [] : likely;
    const found = words.flatMap((word) => this.withWord(word));
    return eachOnce(found);
  }

  private withWord(word: string): readonly Indexed[] {
    return this.parts.flatMap(({ byWord }) => byWord.get(word) ?? []);
  }

  /** What these words describe or begin to name, each of them: `13 company`, `21 Australian`; a number alone names nothing. */
  described(atoms: readonly Atom[]): Described {
    if (atoms.every((a) => isNumber(a.text)) && atoms.length < 2) return NOTHING;
    // `I'd`
    if (atoms.every((a) => a.said.length === 1 && !isNumber(a.text))) return NOTHING;
    return kept(this.found, atoms.map(wordKey).join(' '), () => this.describedAnew(atoms));
  }

  private describedAnew(atoms: readonly Atom[]): Described {
    const [least = []] = atoms.map((atom) => this.fitting(atom)).sort((a, b) => a.length - b.length);
    const all = least.filter(({ words }) => fitsAll(atoms, words));
    const firm = all.filter(({ words }) => isFirm(atoms, words));
    const fit = onMap((firm.length > 0 ? firm : all).map(({ term }) => term));
    // What is called so is meant before what is only described so.
    const named = fit.filter(({ names }) => fitsAll(atoms, preparedOf(names).words));
    return { terms: named.length > 0 ? named : fit, loosely: firm.length === 0 };
  }

  /** What a bare number may begin the name of. */
  numbered(number: string): Term[] {
    return this.withWord(number).flatMap(({ term, words }) =>
      term.sort === 'unit' && words[0] === number ? [term] : [],
    );
  }

  /** `the 109s`: own things whose names begin with letters and this number, on the map. */
  ofType(number: string): Term[] {
    const all = this.withWord(number).filter(({ words }) => !isNumber(words[0]) && words[1] === number);
    return onMap(all.map(({ term }) => term).filter((t) => t.own === true && t.sort === 'unit'));
  }

  /** Numbers of types that begin with these letters, on the map, where the one that was said lacks a digit: `Ju-7` is a Ju-87 or a Ju-88. */
  otherTypes(letters: string, number: string): string[] {
    const all = this.withWord(letters).filter(
      ({ term, words }) => term.own === true && !term.off && words[0] === letters,
    );
    const types = eachOnce(all.flatMap(({ words }) => words.slice(1, 2).filter(isNumber)));
    if (types.some((type) => type.length <= number.length)) return [];
    return types.toSorted((a, b) => Number(isOneSlip(number, b)) - Number(isOneSlip(number, a)));
  }

  /** Whether a word is the plural of what names begin with: `TFs A and C`. */
  headOf(plural: string): string | null {
    const head = plural.replace(/s$/, '');
    return plural.length > 2 && plural.endsWith('s') && this.parts.some(({ heads }) => heads.has(head)) ? head : null;
  }

  /** What names begin with that end in one letter or number. */
  heads(): string[] {
    return eachOnce(this.parts.flatMap(({ heads }) => [...heads.keys()]));
  }

  /** What units may be set to by a word of these meanings. */
  aimsOf(meanings: readonly string[]): Term[] {
    const aims = this.parts.flatMap((part) => part.aims);
    return aims.filter(({ means }) => means !== undefined && meanings.includes(means));
  }

  /** Kinds of what may be hit, and enemies, that are called so, or else described so. */
  targets(atoms: readonly Atom[]): readonly Term[] {
    return kept(this.hit, atoms.map(wordKey).join(' '), () => this.targetsAnew(atoms));
  }

  private targetsAnew(atoms: readonly Atom[]): Term[] {
    const all = this.parts.flatMap((part) => part.targets);
    const key = keyOf(atoms);
    const called = all.filter(({ names }) => preparedOf(names).keys.includes(key));
    if (called.length > 0 || atoms.every(({ text }) => isNumber(text) || text.length < SHORTEST)) return called;
    const words = ({ names, also = [], sort }: Term): string[] =>
      sort === 'wish' ? [] : [...preparedOf(names).words, ...preparedOf(also).words];
    return all.filter((term) => fitsAll(atoms, words(term)));
  }

  /** Words of names that a word may be with one slip in it. */
  slips(said: string): readonly string[] {
    if (isNumber(said) || said.length <= SHORTEST) return [];
    return kept(this.slipped, said, () => {
      const alike = [-1, 0, 1].flatMap((more) => this.parts.flatMap((part) => part.ofLength(said.length + more)));
      return eachOnce(alike.filter((word) => isOneSlip(said, word)));
    });
  }

  /** So many own things, or places, from all over the lists: something that may stand in an order. */
  some(sort: 'unit' | 'place', number: number): Term[] {
    const fit = this.parts.flatMap((part) => part.orderable(sort));
    const step = Math.max(1, Math.floor(fit.length / number));
    return eachOnce(fit.filter((_, i) => i % step === 0)).slice(0, number);
  }

  /** Own things of a place. */
  standingAt(place: string): Term[] {
    const units = this.parts.flatMap((part) => part.units);
    return units.filter((t) => t.own === true && t.at === place);
  }
}

const onMap = (terms: Term[]): Term[] => {
  const here = terms.filter(({ off }) => off !== true);
  return here.length > 0 ? here : terms;
};

const NOTHING: Described = { terms: [], loosely: false };

/** Whether each word fits another of a thing's; numbers stand in the order of its name: `1/2` is not 2/1. */
function fitsAll(atoms: readonly Atom[], words: readonly string[]): boolean {
  const left = [...words];
  if (!atoms.every((atom) => takes(left, (word) => isAtom(atom, word)))) return false;
  const numbers = words.filter(isNumber);
  return atoms.every(({ text }) => !isNumber(text) || numbers.splice(0, numbers.indexOf(text) + 1).length > 0);
}

/** `21 Australian` is 21/7A; that `7 Australian` is one has to be asked. */
function isFirm(atoms: readonly Atom[], words: readonly string[]): boolean {
  const said = atoms.find(({ text }) => isNumber(text));
  if (said === undefined || words.find(isNumber) === said.text) return true;
  // `Stukas of StG 2`
  const word = atoms[atoms.indexOf(said) - 1];
  return (
    word !== undefined && !isNumber(word.text) && words.some((w, i) => w === said.text && words[i - 1] === word.text)
  );
}

/** Takes the first of `left` that fits out of it. */
function takes(left: string[], fits: (word: string) => boolean): boolean {
  const at = left.findIndex(fits);
  if (at < 0) return false;
  left.splice(at, 1);
  return true;
}

/** `cavalry` for `Cav`, where it is no word for a kind. */
const isWrittenOut = (text: string, word: string): boolean =>
  text !== word && text !== `${word}s` && !kindsOf(text).includes(word) && text.startsWith(word);

/** Whether a word that was said is one of a name: the same, its beginning, or written out. A slip is offered by the exact reading, not taken. */
function isAtom({ text, said, stop }: Atom, word: string): boolean {
  if (text === word || text === `${word}s` || kindsOf(text).includes(word)) return true;
  if (isNumber(text) || isNumber(word)) return false;
  // `mer` is a sea, and not the beginning of Merdjayoun: of three small letters nobody's name is made.
  if (text.length >= (said === text ? SHORTEST + 1 : SHORTEST) && word.startsWith(text)) return true;
  if (word.length >= SHORTEST && text.startsWith(word)) return true;
  // `v. Plessen`
  return stop === true && said.length === 1 && word.startsWith(text) && word.length >= SHORTEST;
}
