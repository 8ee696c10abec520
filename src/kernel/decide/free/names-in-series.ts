import { atomsOf, isNumber, numeralOf, type Atom } from './atoms';
import type { Term } from './glossary';
import type { Item } from './items';
import { LoneLetters } from './lone-letters';

/** Words of a list of numbers that one name ends, at most. */
const MOST_JOINED = 8;

/** Names of which several are written with what they share said once: `13 and 14/IV/Sturm`, `III/JG 27 1 and 2`. */
export abstract class NamesInSeries extends LoneLetters {
  /** The name before, as it was written. */
  protected last: readonly Atom[] = [];
  /** What the letters behind it are called by: `TF` of `TFs A and C`. */
  protected head: string | null = null;

  /** The name that begins there. */
  protected abstract named(i: number): [Item, number] | null;

  /** The longest run of words that describe something, no shorter than `least`. */
  protected abstract described(i: number, least: number): [Item, number] | null;

  /** `13 and 14/IV/Sturm`, `I, II and III/StG77`: what stands behind their numbers is said once. */
  protected ofSameName(i: number): [Item, number] | null {
    const sort = numeralOf(this.at(i).said);
    if (sort === null || this.line.named(i) !== null) return null;
    for (let at = i + 1; at <= i + MOST_JOINED && this.atoms[at]; at++) {
      const { said, before, text } = this.at(at);
      if (numeralOf(said) !== sort) {
        if (this.words.phrases.get(text)?.small.includes('and') === true) continue;
        return null;
      }
      const isNext =
        /[,&+]/.test(before) || this.words.phrases.get(this.at(at - 1).text)?.small.includes('and') === true;
      if (!isNext) return null;
      const [last, length] = this.named(at) ?? this.described(at, 1) ?? [];
      if (!last || length === undefined || length < 2) continue;
      const terms = this.renumbered(this.at(i), this.at(at), last);
      return terms.length === 1 ? [this.item(i, 1, { terms, exact: true }), 1] : null;
    }
    return null;
  }

  /** `A and B company of the Queens`: letters of companies before what stands behind the last of them, which is no name alone. */
  protected lettersOfSameName(i: number): [Item, number] | null {
    if (numeralOf(this.at(i).said) !== 'letter' || this.line.named(i) !== null) return null;
    // `TFs A, D and F`: what they are is said before them.
    if (this.head !== null && this.glossary.called([...atomsOf(this.head), this.at(i)]).length > 0) return null;
    const own = this.isSmall(i + 1, 'and') || /^,/.test(this.at(i + 1).before) ? null : this.described(i, 1);
    if (own && own[0].exact !== true && own[0].terms.length === 1 && this.isAfterLetter(i)) return own;
    return own === null ? this.ofSameName(i) : null;
  }

  private isAfterLetter(i: number): boolean {
    const at = this.isSmall(i - 1, 'and') ? i - 2 : i - 1;
    return i > 1 && numeralOf(this.at(at).said) === 'letter';
  }

  /** What is called as the one thing that an item names, but by another number in front. */
  private renumbered(number: Atom, other: Atom, { terms: [term, ...more], loose }: Item): Term[] {
    if (!term || term.sort !== 'unit' || more.length > 0 || loose) return [];
    const names = term.names.map((name) => atomsOf(name)).filter(([first]) => first?.text === other.text);
    const found = names.flatMap(([, ...rest]) => this.glossary.called([number, ...rest]));
    return found.filter((one, n) => one.sort === 'unit' && found.indexOf(one) === n);
  }

  /** `III/JG 27 1 and 2`: the same name with another number at its end. */
  protected likeTheLast(i: number): Term[] {
    const [end, before] = [this.last.at(-1), this.at(i - 1)];
    const isListed = /[,&]/.test(this.at(i).before) || this.words.phrases.get(before.text)?.small.join() === 'and';
    const isNumbered = this.last.length > 2 && isNumber(end?.text) && end?.before === ' ';
    if (!isListed || !isNumbered || !isNumber(this.at(i).text)) return [];
    const found = this.glossary.called([...this.last.slice(0, -1), this.at(i)]);
    return found.length === 1 && found[0]?.own === true ? found : [];
  }

  /** `Landing Craft A 1 and A 2`: the end of a name whose beginning is that of the name before. */
  protected endLikeLast(i: number): [Item, number] | null {
    const isListed = /[,&]/.test(this.at(i).before) || this.isSmall(i - 1, 'and');
    const isEnd = /^\p{Lu}$/u.test(this.at(i).said) && isNumber(this.at(i + 1).text) && this.at(i + 1).before === ' ';
    if (!isListed || !isEnd || this.last.length < 4 || this.line.named(i) !== null) return null;
    const terms = this.glossary.called([...this.last.slice(0, -2), this.at(i), this.at(i + 1)]);
    return terms.length === 1 ? [this.item(i, 2, { terms, exact: true }), 2] : null;
  }
}
