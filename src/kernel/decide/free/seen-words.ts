import { isNumber, type Atom } from './atoms';
import type { Glossary } from './glossary';
import type { Item } from './items';
import { kindsOf, type Words } from './language-words';
import type { Small } from './languages/language';
import type { WordsOfLine } from './words-of-line';

const COUNTS: readonly (readonly [number, readonly string[]])[] = [
  [2, '2 two zwei deux due dos dwie dwa both'.split(' ')],
  [3, '3 three drei trois tre tres trzy'.split(' ')],
  [4, '4 four vier quatre quattro cuatro cztery'.split(' ')],
  [5, '5 five funf cinq cinque cinco piec'.split(' ')],
];

/** How many a word says that there are; null: it says no number. */
export const countOf = (word: string): number | null =>
  COUNTS.find(([, words]) => words.includes(word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()))?.[0] ?? null;

const PLACES =
  'zones zonen zone hexes felder hexagones cases caselle esagoni zonas casillas strefy strefach pola'.split(' ');

const PLURALS = 'einheiten schiffe flugzeuge unita navi aerei jednostki okrety samoloty'.split(' ');

const THE = 'the die les le los las gli'.split(' ');

const LINKS = 'de di du des del della dell von vom der at near bei'.split(' ');

const OF_THEM = 'of them davon von ihnen d entre eux elles di loro essi de ellos ellas z nich'.split(' ');

/** Words before the one for several of a kind, at most. */
const MOST_OF_KIND = 3;

const MOST_DESCRIBED = 8;

/** What single words of a line are, by the words of a language and what they stand beside. */
export class SeenWords {
  protected readonly atoms: readonly Atom[];
  protected readonly glossary: Glossary;

  constructor(
    protected readonly line: WordsOfLine,
    protected readonly words: Words,
  ) {
    this.atoms = line.atoms;
    this.glossary = line.glossary;
  }

  protected item(i: number, n: number, more: Partial<Item>): Item {
    const atoms = this.atoms.slice(i, i + n);
    const said = atoms.map((a, j) => (j > 0 ? a.before : '') + a.said).join('');
    return { said, before: atoms[0]?.before ?? '', small: [], verbs: [], terms: [], ...more };
  }

  protected isVerb(i: number): boolean {
    const meaning = this.words.phrases.get(this.at(i).text);
    return (
      meaning !== undefined && (meaning.verbs.length > 0 || meaning.small.some((s) => s === 'limit' || s === 'only'))
    );
  }

  protected isFiller(i: number): boolean {
    const { text } = this.at(i);
    if (this.isLetter(i) || this.isRoman(i)) return false;
    if (text !== 'of' && this.words.phrases.get(text)?.small.includes('filler') !== true) return false;
    // `He-111` is no "he", and `Do 17` is not done.
    const next = this.at(i + 1);
    if (isNumber(next.text) && text.length > 1 && this.glossary.described([this.at(i), next]).terms.length > 0)
      return false;
    return !/^[-/]$/.test(next.before);
  }

  /** `Craft A 1`: a capital within a line is of a name, whatever word it is in small. */
  protected isLetter(i: number): boolean {
    const { said, before } = this.at(i);
    if (!/^(?!I)\p{Lu}$/u.test(said)) return false;
    if (i > 0) return before !== '';
    // `A Leicesters to 3136`: at the beginning of a line too, where somebody is called by it.
    const next = this.at(1);
    return next.before === ' ' && this.glossary.described([this.at(0), next]).terms.length > 0;
  }

  /** `Do-17 I`: the number of one of those whose type stands before it, and no pronoun. */
  private isRoman(i: number): boolean {
    const [type, number, atom] = [this.at(i - 2), this.at(i - 1), this.at(i)];
    const isNumeral = i > 1 && atom.said === 'I' && atom.before === ' ' && isNumber(number.text);
    return isNumeral && this.glossary.described([type, number, atom]).terms.length > 0;
  }

  /** `est Crète`: what may be "is", or may tell one thing of a name from another. */
  protected isKindBeside(i: number): boolean {
    const next = this.at(i + 1);
    return kindsOf(this.at(i).text).length > 0 && next.before === ' ' && this.glossary.knows(next);
  }

  /** `the strait of Kithera` in other languages: a word that joins what describes one thing. */
  protected isLink(i: number): boolean {
    return LINKS.includes(this.at(i).said) && !!this.atoms[i + 1] && this.glossary.knows(this.at(i + 1));
  }

  protected at(i: number): Atom {
    return this.line.at(i);
  }

  /** `search five zones: ...`: how many places are named says no more. */
  protected isOfPlaces(i: number): boolean {
    return PLACES.includes(this.at(i + 1).text) && countOf(this.at(i).text) !== null;
  }

  /** `the two companies at 4414`, `all three Stukas`, `the two glider companies`; but `2 company` is the second. */
  protected isCount(i: number): boolean {
    const { text } = this.at(i);
    if (text === 'both' || countOf(text) === null) return false;
    const next = this.at(i + 1);
    const isAll = i > 0 && this.words.phrases.get(this.at(i - 1).text)?.small.includes('all') === true;
    const isEnd = !this.isSeveral(i + 2) && !this.glossary.knows(this.at(i + 2));
    if (
      (isAll || (isEnd && this.isThe(i - 1))) &&
      next.before === ' ' &&
      /\p{L}s$/u.test(next.said) &&
      this.glossary.knows(next)
    )
      return true;
    let at = i + 1;
    while (
      at < i + MOST_OF_KIND &&
      this.at(at + 1).before === ' ' &&
      !this.isSeveral(at) &&
      !this.isKinds(at) &&
      this.glossary.knows(this.at(at))
    )
      at++;
    return this.isSeveral(at) || (at > i + 1 && this.isKinds(at));
  }

  /** `..., all three of them`: how many words at the end of a line say how many those are who were named; none: 0. */
  protected countedBehind(i: number): number {
    const isAll = i > 2 && this.at(i).before.includes(',') && this.hasSmall(i, 'all');
    if (!isAll || countOf(this.at(i + 1).text) === null) return 0;
    const behind = this.atoms.slice(i + 2).map(({ text }) => text);
    return behind.every((text) => OF_THEM.includes(text)) ? this.atoms.length - i : 0;
  }

  private hasSmall(i: number, small: Small): boolean {
    return this.words.phrases.get(this.at(i).text)?.small.includes(small) === true;
  }

  /** `the two trawlers` */
  private isThe(i: number): boolean {
    return i >= 0 && THE.includes(this.at(i).text);
  }

  /** `the two Legion battalions` */
  private isKinds(i: number): boolean {
    const { text, before } = this.at(i);
    return before === ' ' && text.endsWith('s') && kindsOf(text).length > 0;
  }

  protected isSeveral(i: number): boolean {
    const { text, before } = this.at(i);
    const isThing = this.words.phrases.get(text)?.small.includes('things') === true;
    return isThing && before === ' ' && (/s$/.test(text) || PLURALS.includes(text));
  }

  /** `guns of 1/7`: a word for things of all kinds, and whose they are. */
  protected isThingOfName(i: number): boolean {
    const { small = [], verbs = [] } = this.words.phrases.get(this.at(i).text) ?? {};
    let at = i + 1;
    while (this.isFiller(at)) at++;
    return verbs.length === 0 && small.includes('things') && at > i + 1 && this.line.named(at) !== null;
  }

  /** `anti-tank guns`: whether what is on the map is called so too, where the last word is one for things of all kinds. */
  protected isHere(i: number, n: number): boolean {
    const isThing = this.words.phrases.get(this.at(i + n - 1).text)?.small.includes('things') === true;
    const { terms } = this.glossary.described(this.atoms.slice(i, i + n - 1));
    return isThing && terms.some((t) => t.off !== true);
  }

  /** How many words from `i` on may describe one thing, fillers among them. */
  protected telling(i: number): number {
    const most = Math.min(MOST_DESCRIBED, this.line.run(i));
    let n = 0;
    const tells = (at: number): boolean =>
      this.isFiller(at) || this.glossary.knows(this.at(at)) || (at > i && this.isLink(at));
    // `Rodi-Konvoi`, `8th Fighter Group` are names, whatever its end is elsewhere.
    const isName = (at: number): boolean => this.at(at).before === '-' || /^\p{Lu}\p{Ll}/u.test(this.at(at).said);
    const ends = (at: number): boolean => !isName(at) && (this.isVerb(at) || this.leadsToName(at));
    while (n < most && !(n > 0 && ends(i + n)) && tells(i + n)) n++;
    return n;
  }

  /** `the tanks at 4414`: a small word before a name is none of what is described, whose letters it may be. */
  private leadsToName(i: number): boolean {
    const { said, text, before } = this.at(i);
    const small = this.words.phrases.get(text)?.small ?? [];
    const leads = said === text && before === ' ' && small.some((s) => s === 'at' || s === 'to');
    return leads && this.at(i + 1).before === ' ' && this.line.named(i + 1) !== null;
  }
}
