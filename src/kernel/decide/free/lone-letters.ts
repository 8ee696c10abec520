import { atomsOf, type Atom } from './atoms';
import type { Term } from './glossary';
import type { Small } from './languages/language';
import { SeenWords } from './seen-words';

/** Letters that stand alone in a line and may be what something is called by: `C to Scarpanto`. */
export abstract class LoneLetters extends SeenWords {
  /** `C to Scarpanto`: a capital before "to" may be of the one thing that is called by it: it is asked about. */
  protected loneLetter(i: number): Term[] {
    const atom = this.at(i);
    const isPart = /[-/]$/.test(atom.before) || /^[-/]/.test(this.at(i + 1).before);
    if (!/^\p{Lu}$/u.test(atom.said) || isPart || this.line.named(i) !== null) return [];
    const isBefore = (at: number, small: Small): boolean => this.isSmall(at, small);
    const isListed =
      this.isOneOfSeveral(i) ||
      isBefore(i + 1, 'and') ||
      (i > 0 && isBefore(i - 1, 'and')) ||
      /^,/.test(this.at(i + 1).before);
    if (!isBefore(i + 1, 'to') && !(isListed && (i > 0 || this.isBesideLetter(i)))) return [];
    return this.byLetter(atom);
  }

  protected isSmall(at: number, small: Small): boolean {
    return this.words.phrases.get(this.at(at).text)?.small.includes(small) === true;
  }

  /** `H against contact 1 and J against contact 7` */
  protected isOneOfSeveral(i: number): boolean {
    return this.isSmall(i + 1, 'at') && this.isBesideLetter(i);
  }

  /** The one thing that is called by a letter. */
  private byLetter(letter: Atom): Term[] {
    if (!/^\p{Lu}$/u.test(letter.said)) return [];
    const named = this.glossary.heads().flatMap((head) => this.glossary.called([...atomsOf(head), letter]));
    return named.every(({ text }) => text === named[0]?.text) ? named.slice(0, 1) : [];
  }

  /** Whether a word joins a letter to another by which something is called. */
  private isBesideLetter(i: number): boolean {
    const isAnd = (at: number): boolean => this.words.phrases.get(this.at(at).text)?.small.join() === 'and';
    const next = isAnd(i + 1) ? i + 2 : i + 1;
    const before = isAnd(i - 1) ? i - 2 : i - 1;
    const isNext = (isAnd(i + 1) || /^,/.test(this.at(next).before)) && this.byLetter(this.at(next)).length > 0;
    const isAfter = (isAnd(i - 1) || /^,/.test(this.at(i).before)) && this.byLetter(this.at(before)).length > 0;
    return isNext || isAfter || (this.isLeading(i) && this.atoms.some((_, at) => at !== i && this.isLeading(at)));
  }

  /** `H against contact 1`: what is called by a letter, and where it goes or strikes. */
  private isLeading(i: number): boolean {
    const small = this.words.phrases.get(this.at(i + 1).text)?.small ?? [];
    const leads = small.includes('to') || small.includes('at');
    return leads && this.at(i).before !== '/' && this.byLetter(this.at(i)).length > 0;
  }
}
