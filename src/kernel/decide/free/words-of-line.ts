import { atomsOf, type Atom } from './atoms';
import type { Glossary, Term } from './glossary';
import { isKindIn, sameIn, wordsOf } from './language-words';
import type { Language } from './languages/language';

/** Names are of one piece: no mark that parts orders stands in them. */
const PARTS = /[,;:()<>&+|=\t→]|--/;
const MOST_NAME = 10;

/** A line cut into words once, for all languages. */
export class WordsOfLine {
  readonly atoms: readonly Atom[];
  private readonly names = new Map<number, [Term[], number] | null>();

  constructor(
    text: string,
    readonly glossary: Glossary,
  ) {
    this.atoms = atomsOf(text);
  }

  /** The longest name that begins with the word at `i`, and how many words it is long. */
  named(i: number): [Term[], number] | null {
    const known = this.names.get(i);
    if (known !== undefined) return known;
    const found = this.longest(i);
    this.names.set(i, found);
    return found;
  }

  private longest(i: number): [Term[], number] | null {
    for (let n = Math.min(MOST_NAME, this.run(i)); n > 0; n--) {
      const common = n > 1 ? [] : this.glossary.calledInCommon(this.at(i));
      const terms = common.length > 0 ? common : this.glossary.called(this.atoms.slice(i, i + n));
      if (terms.length > 0 && !(n === 1 && this.at(i).text.length < 2)) return [terms, n];
    }
    return null;
  }

  at(i: number): Atom {
    return this.atoms[i] ?? { text: '', before: '', said: '' };
  }

  /** How many words from `i` on stand in one piece. */
  run(i: number): number {
    let n = 1;
    while (n < MOST_NAME && this.atoms[i + n] && !PARTS.test(this.at(i + n).before)) n++;
    return n;
  }

  /** Languages by how many words for kinds of things the line has of them: `brygada` is no English. */
  likely(languages: readonly Language[]): Language[] {
    const count = (language: Language): number => this.atoms.filter((a) => isKindIn(a.text, language)).length;
    const counted = languages.map((language) => ({ language, count: count(language) }));
    return counted.sort((a, b) => b.count - a.count).map(({ language }) => language);
  }

  /** Whether a language has a word of this line that another has not; one letter is none beside words that it has not: `move i Cav`. */
  speaks(language: Language, besides: Language): boolean {
    const [here, there] = [wordsOf(language, language), wordsOf(besides, besides)];
    const said = this.atoms.filter(
      ({ text }) => isKindIn(text, language) || (here.longest.has(text) && !sameIn(text, here, there)),
    );
    const isWhole = (atom: Atom): boolean =>
      atom.text.length > 1 || here.phrases.has(`${atom.text} ${this.at(this.atoms.indexOf(atom) + 1).text}`);
    if (said.length === 0 || said.some(isWhole)) return said.length > 0;
    return !this.atoms.some(({ text }) => text.length > 1 && there.longest.has(text) && !here.longest.has(text));
  }
}
