import { atomsOf, isNumber, type Atom } from './atoms';
import type { Term } from './glossary';
import type { Language, Small } from './languages/language';
import { kindsOf, phrase, wordsOf, type Words } from './language-words';
import { NamesInSeries } from './names-in-series';
import { preparedOf } from './prepared-names';
import type { WordsOfLine } from './words-of-line';

/** A piece of a line: what it may be. */
export interface Item {
  said: string;
  /** What stood between it and the piece before. */
  before: string;
  small: readonly Small[];
  verbs: readonly string[];
  /** Of words that say that nothing is done: the verbs of which. */
  denies?: readonly string[];
  /** Things it may name; several: it is all of them, or one that must be asked for. */
  terms: readonly Term[];
  /** Set where a number alone stands that begins names. */
  bare?: true;
  /** Set where its number is not the one that the names begin with. */
  loose?: true;
  /** Set where several of a kind are meant: `the Stukas`. */
  plural?: true;
  /** Set where what stands there is a name, not words that describe something. */
  exact?: true;
}

/** Shorter words are of names. */
const SHORTEST_KIND = 3;
/** Words that stand between the parts of a verb at most. */
const MOST_BETWEEN = 16;

/** Cuts a line into names, verbs and small words of `language` and of one beside it; what is none of these stays an item without meaning. */
export function itemsOf(line: WordsOfLine, language: Language, beside: Language): Item[] {
  return new Cutting(line, wordsOf(language, beside), language).items();
}

class Cutting extends NamesInSeries {
  /** What they are called by letters without a letter behind it: `all task forces except A`. */
  private called: string | null = null;
  /** Whether the letter before was excepted. */
  private isExcepting = false;
  /** What the last of a kind was called that was named by its number: `company`. */
  private kind: Atom | null = null;
  private isPlural = false;
  /** Whether that was said before the numbers of several. */
  private isAhead = false;
  private readonly plurals: readonly string[];
  private readonly articles: readonly string[];
  /** Where verbs end that began before. */
  private readonly ends = new Map<number, true>();

  constructor(line: WordsOfLine, words: Words, language: Language) {
    super(line, words);
    this.plurals = language.plural.split(', ');
    this.articles = language.articles.split(', ');
  }

  items(): Item[] {
    const items: Item[] = [];
    for (let i = 0; i < this.atoms.length;) {
      const [item, length] = this.next(i);
      items.push(item);
      i += length;
    }
    return items;
  }

  private next(i: number): [Item, number] {
    if (this.ends.has(i)) return [this.item(i, 1, { small: ['filler'] }), 1];
    const plural =
      this.lettersOfSameName(i) ??
      this.endLikeLast(i) ??
      this.plural(i) ??
      this.headAlone(i) ??
      this.kindAhead(i) ??
      this.parted(i) ??
      this.ofSameName(i);
    if (plural) return plural;
    const name = this.whole(i) ?? this.named(i);
    const small = this.phrase(i);
    if (name && (!small || name[1] > small[1] || (name[1] === small[1] && isTelling(this.atoms.slice(i, i + name[1])))))
      return name;
    // `21/7A y Ches Y`
    if (small && this.isFiller(i) && this.isKindBeside(i)) return this.unknown(i);
    if (small && (this.isFiller(i) || small[0].small.includes('and'))) return small;
    // Within a line a capital begins a name, even of a word that joins: `move Von Braun`.
    // `die Flotte` is no Flot-Azov.
    const isThing = small?.[0].small.includes('things') === true;
    const isName = i > 0 && !isThing && /^\p{Lu}\p{Ll}/u.test(this.at(i).said) && this.glossary.knows(this.at(i));
    const described = this.described(i, isName ? 0 : (small?.[1] ?? 0));
    if (described) return described;
    // `i/21 NZ`: a slip in a name.
    const isPart = small?.[1] === 1 && small[0].small.includes('filler') && this.at(i + 1).before === '/';
    return small && !isPart ? small : this.unknown(i);
  }

  /** `TFs A and C`: the word makes names of the letters behind it. */
  private plural(i: number): [Item, number] | null {
    const atom = this.at(i);
    const [one, two] = [this.glossary.headOf(atom.text), this.headOfTwo(i)];
    const [head, length] = one === null ? [two, 2] : [one, 1];
    if (head !== null && this.atoms[i + length]) {
      [this.head, this.isPlural] = [head, true];
      return [this.item(i, length, { small: ['filler'] }), length];
    }
    if (one !== null || this.glossary.headOf(`${atom.text} ${this.at(i + 1).text}`) !== null)
      this.called = one ?? this.glossary.headOf(`${atom.text} ${this.at(i + 1).text}`);
    // `H against contact 1 and J against contact 7`: J is no contact.
    const isOfHead = this.head !== null && this.glossary.called([...atomsOf(this.head), atom]).length > 0;
    const lone = isOfHead ? [] : this.loneLetter(i);
    // `H against contact 1 and J against contact 7`: names. `F and J to Cape Spada`: letters alone are asked about, several as well as one.
    const isName = lone.length > 0 && this.isOneOfSeveral(i);
    if (lone.length > 0) return [this.item(i, 1, { terms: lone, ...(isName ? {} : { bare: true }) }), 1];
    const before = this.words.phrases.get(this.at(i - 1).text)?.small ?? [];
    const isExcepted = before.includes('except') || (before.includes('and') && this.isExcepting);
    const name = this.head ?? (isExcepted && /^\p{Lu}$/u.test(atom.said) ? this.called : null);
    const isSign = name !== null && (this.isPlural || /^\p{Lu}/u.test(atom.said));
    const terms = isSign ? this.glossary.called([...atomsOf(name ?? ''), atom]) : [];
    this.isExcepting = isExcepted && terms.length > 0;
    return terms.length > 0 ? [this.item(i, 1, { terms }), 1] : null;
  }

  /** `batteries 30 and 35`: what they are is said before their numbers. */
  private kindAhead(i: number): [Item, number] | null {
    const [kind, next] = [this.at(i), this.at(i + 1)];
    if (isNumber(kind.text) || !isNumber(next.text) || next.before !== ' ' || kind.text.length < SHORTEST_KIND)
      return null;
    const { terms, loosely } = this.glossary.described([next, kind]);
    if (loosely || terms.length !== 1 || (!/s$/u.test(kind.said) && kindsOf(kind.text).length === 0)) return null;
    if (this.line.named(i) !== null || this.line.named(i + 1) !== null) return null;
    this.kind = kind;
    this.isAhead = true;
    return [this.item(i, 1, { small: ['filler'] }), 1];
  }

  /** `Task Forces A and C` */
  private headOfTwo(i: number): string | null {
    const head = this.glossary.headOf(`${this.at(i).text} ${this.at(i + 1).text}`);
    return head !== null && this.glossary.called([...atomsOf(head), this.at(i + 2)]).length > 0 ? head : null;
  }

  /** `gib I-16RTT frei`, `greift 1722 mit 25/7A an`: the end of a verb stands behind what it is done to. */
  private parted(i: number): [Item, number] | null {
    const { text } = this.at(i);
    const lasts = this.words.parted.get(text);
    // `greift Schiffe an` is a verb of its own.
    if (!lasts || lasts.includes(this.at(i + 1).text) || (this.phrase(i)?.[1] ?? 1) > 1) return null;
    for (let at = i + 2; at < i + MOST_BETWEEN && this.atoms[at]; at++) {
      const { before } = this.at(at + 1);
      const isEnd = !this.atoms[at + 1] || /[,.;:]/.test(before);
      const meaning =
        isEnd && lasts.includes(this.at(at).text) ? this.words.phrases.get(`${text} ${this.at(at).text}`) : undefined;
      if (meaning && !this.line.named(at)) {
        this.ends.set(at, true);
        return [this.item(i, 1, meaning), 1];
      }
      // `goes to 2524 and puts the West Kents ashore`: the end is of the nearer verb.
      if (isEnd || this.words.parted.get(this.at(at).text)?.some((last) => lasts.includes(last))) return null;
    }
    return null;
  }

  protected named(i: number): [Item, number] | null {
    const found = this.line.named(i);
    if (found) this.last = this.atoms.slice(i, i + found[1]);
    // `TF A and C`
    if (found?.[1] === 2 && this.glossary.headOf(`${this.at(i).text}s`) !== null) this.head = this.at(i).text;
    return found && [this.item(i, found[1], { terms: found[0], exact: true }), found[1]];
  }

  /** A name that goes on in words that describe the same: `19 NZ Engineers`, `Rodi-Konvoi`. */
  private whole(i: number): [Item, number] | null {
    const found = this.line.named(i);
    if (!found || this.line.run(i) <= found[1] || !this.glossary.knows(this.at(i + found[1]))) return null;
    const longer = this.described(i, found[1]);
    const [only, ...more] = longer?.[0].terms ?? [];
    if (!longer || !only || more.length > 0 || longer[0].loose) return null;
    // `Maleme village` is Maleme, but `Haifa by` goes on.
    const isCalledSo = longer[1] === found[1] + 1 && this.phrase(i + found[1]) === null;
    return isCalledSo || found[0].every((t) => t.sort === 'unit' || t.text !== only.text) ? longer : null;
  }

  private phrase(i: number): [Item, number] | null {
    if (this.isOfPlaces(i)) return [this.item(i, 1, { small: ['filler'] }), 1];
    const behind = this.countedBehind(i);
    if (behind > 0) return [this.item(i, behind, { small: ['all', 'pair'] }), behind];
    if (this.isCount(i)) {
      // Of two the word for their kind says no more; more of them are told apart by it.
      const length = this.isSeveral(i + 1) ? 2 : 1;
      return [this.item(i, length, { small: ['all', 'pair'] }), length];
    }
    const most = this.words.longest.get(this.at(i).text);
    if (most === undefined || this.isLetter(i)) return null;
    for (let n = Math.min(most, this.line.run(i)); n > 0; n--) {
      const meaning = this.words.phrases.get(phrase(this.atoms.slice(i, i + n)));
      if (meaning) return [this.item(i, n, meaning), n];
    }
    return null;
  }

  /** The longest run of words that describe something, no shorter than `least`. */
  protected described(i: number, least: number): [Item, number] | null {
    if (this.isThingOfName(i)) return null;
    for (let n = this.telling(i); n > least; n--) {
      const atoms = this.atoms.slice(i, i + n);
      if (this.isFiller(i + n - 1) || this.isLink(i + n - 1)) continue;
      // `land 1/DLI` is no Landing Craft 1: a name that begins there is not cut.
      const isCut = isNumber(this.at(i + n - 1).text) || this.line.named(i + n - 1) !== null;
      if (n > 1 && this.at(i + n).before === '/' && isCut) continue;
      const telling = atoms.filter((_, j) => !this.isFiller(i + j) && !this.isLink(i + j));
      const { terms, loosely } = this.glossary.described(telling);
      if (terms.length === 0 || (terms.every((t) => t.off) && this.isHere(i, n))) continue;
      if (isNumber(telling[0]?.text) && telling[1]) this.kind = telling[1];
      // `/Rhodos` is the rest of a name, whose s is no plural.
      const isRest = this.at(i).before.endsWith('/');
      const isSeveral =
        (isPlural(atoms) && !isRest && !endsName(atoms, terms)) ||
        this.isSeveral(i + n) ||
        (i > 0 && this.plurals.includes(this.at(i - 1).text));
      const plural = terms.length > 1 && isSeveral;
      const more = { ...(loosely ? { loose: true as const } : {}), ...(plural ? { plural: true as const } : {}) };
      return [this.item(i, n, { terms, ...more }), n];
    }
    return null;
  }

  private unknown(i: number): [Item, number] {
    const { text } = this.at(i);
    const like = this.likeTheLast(i);
    if (like.length > 0) return [this.item(i, 1, { terms: like, exact: true }), 1];
    const shared = isNumber(text) ? this.shared(i) : [];
    if (shared.length > 0) return [this.item(i, 1, { terms: shared }), 1];
    const isSeveral = /^\d{2,4}s$/.test(this.at(i).said);
    const isOne = /^\d{3,4}$/.test(this.at(i).said) && i > 0 && this.articles.includes(this.at(i - 1).text);
    const types = isSeveral || isOne ? this.glossary.ofType(text) : [];
    if (types.length > 0 && (isSeveral || types.length === 1))
      return [this.item(i, 1, { terms: types, ...(isSeveral ? { plural: true as const } : {}) }), 1];
    const terms = isNumber(text) ? this.glossary.numbered(text) : [];
    return [this.item(i, 1, terms.length > 0 ? { terms, bare: true } : {}), 1];
  }

  /** `le altre TF`: what names begin with, behind a word for a group and without a letter behind it. */
  private headAlone(i: number): [Item, number] | null {
    if (isNumber(this.at(i + 1).text)) return null;
    const isHead = i > 0 && this.glossary.headOf(`${this.at(i).text}s`) !== null && this.line.named(i) === null;
    return isHead && this.isGroup(i) ? [this.item(i, 1, { small: ['things'] }), 1] : null;
  }

  /** Whether a word for all, or for the rest, stands right before it. */
  private isGroup(i: number): boolean {
    const before = [this.atoms.slice(i - 1, i), this.atoms.slice(Math.max(0, i - 2), i)];
    return before.some((atoms) =>
      this.words.phrases.get(phrase(atoms))?.small.some((s) => s === 'rest' || s === 'all'),
    );
  }

  /** `13th and 14th companies`, `the 13th company and the 14th`: what they are is said once. */
  private shared(i: number): readonly Term[] {
    const atom = this.at(i);
    if (this.kind && (this.isAhead || atom.said !== atom.text || atom.stop === true)) {
      const { terms, loosely } = this.glossary.described([atom, this.kind]);
      return loosely ? [] : terms;
    }
    let last = i;
    for (let at = i + 1; at <= last + 2 && this.atoms[at]; at++) if (isNumber(this.at(at).text)) last = at;
    const kind = this.at(last + 1);
    if (last === i || kind.text === '' || this.isFiller(last + 1) || !this.glossary.knows(kind)) return [];
    const { terms, loosely } = this.glossary.described([this.at(i), kind]);
    return loosely ? [] : terms;
  }
}

/** `Rhodos`: a word that names have just so is no plural. */
function endsName(atoms: readonly Atom[], terms: readonly Term[]): boolean {
  const word = atoms.at(-1)?.text ?? '';
  return /\p{L}s$/u.test(word) && terms.every(({ names }) => preparedOf(names).words.includes(word));
}

/** `the Stukas`, `Ju 87s`: but `5 Stukas` of some formation are not all of a kind. */
function isPlural(atoms: readonly Atom[]): boolean {
  const last = atoms.at(-1);
  if (!last || !/s$/i.test(last.said)) return false;
  return isNumber(last.text) || atoms.every((a) => !isNumber(a.text));
}

/** Two letters may be a word of any language. */
const isTelling = (atoms: readonly Atom[]): boolean =>
  atoms.some((a) => isNumber(a.text)) || atoms.reduce((n, a) => n + a.text.length, 0) > 2;
