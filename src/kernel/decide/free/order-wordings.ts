import type { Clause } from './clause';
import { isOneWord, isSignature } from './clause-kind';
import type { FreeRead, Grammar } from './free-reading';
import { leftOut } from './left-out';
import { firstOrder } from './of-those-asked';
import { carriedNow, ofTwoSorts } from './two-sorts';
import type { Settled } from './wordings';

export type Asked = Extract<FreeRead, { is: 'asked' }>;

/** How orders word what a clause says of who and where that is settled. */
export class OrderWordings {
  constructor(protected readonly grammar: Grammar) {}

  protected isOpen(verb: string): boolean {
    return this.grammar.open.includes(verb);
  }

  /** The same order of each of several units; where its verb may be several, all of these are asked about: `A and B fall back to X`. */
  protected ofEach(clause: Clause, one: Settled): string[] | Asked | null {
    // `the coast guns shoot at K. Krym`: each of the own at him who is not.
    const own = one.units.filter((u) => u.own === true);
    const others = own.length > 0 ? one.units.filter((u) => u.own !== true) : [];
    const who = others.length > 0 ? own : one.units;
    const all = who.length > 1 ? who.map((u) => this.wordings(clause, { ...one, units: [u, ...others] })) : [];
    // Of a group those who can.
    const able = clause.group === 'all' ? all.filter(([text]) => text !== undefined && this.grammar.legal(text)) : [];
    const each = able.length > 0 ? able : all;
    const [first = []] = each;
    const isSame = ([text = '']: readonly string[]): boolean => text.split(' ')[0] === first[0]?.split(' ')[0];
    if (first.length === 0 || !each.every((some) => some.length === first.length && isSame(some))) return null;
    if (first.length === 1) return each.flat();
    const could = first.map((_, i) => each.flatMap((all) => all[i] ?? []).join('; '));
    return { is: 'asked', why: 'this could be several orders', could };
  }

  /** Who or where alone is what the open question asks, where it has one verb: `TF A`. What may be somebody's name is not. */
  protected answers({ verbs, units, places, group }: Clause): boolean {
    const isGroup = group !== null && places.length > 0;
    const isOne =
      this.grammar.open.length === 1 || isGroup || (units.length === 0 && places.some((p) => p.by === 'to'));
    if (verbs.length > 0 || !isOne) return false;
    const isName = places.length === 0 ? isSignature : isOneWord;
    const names = [...units, ...places].map(({ said }) => said);
    // `to Jezzine` is no signature.
    const isGoal = places.some(({ by }) => by === 'to');
    return isGroup || isGoal || (names.length > 0 && !names.every(isName));
  }

  /** What the open question asks, where it has one verb, or several that come to the same: `everybody against E3011`. */
  protected withOneVerb(one: Settled): string[] {
    const { grammar } = this;
    if (grammar.open.length === 1) return this.first(grammar.open, one);
    const each = grammar.open.flatMap((verb) => this.first([verb], one)).filter((text) => grammar.legal(text));
    const meant = each.map((text) => grammar.spelled(text).join('\n'));
    return meant.every((same) => same === meant[0]) ? each.slice(0, 1) : [];
  }

  protected wording(clause: Clause, one: Settled): string | null {
    const [only, ...others] = this.wordings(clause, one);
    return only !== undefined && others.length === 0 ? only : null;
  }

  /** The order that it is; where its verb may be several, each that can be given in the open question, else each that can be later. */
  protected wordings(clause: Clause, one: Settled): string[] {
    const { grammar } = this;
    if (clause.verbs.length === 0) return this.withoutVerb(clause, one);
    const each = clause.verbs.map((meaning) => grammar.verbs(meaning));
    const now = each.flatMap((verbs) =>
      this.first(
        verbs.filter((v) => this.isOpen(v)),
        one,
      ),
    );
    if (now.length > 0) return once(now);
    // Who goes somewhere does what the open question asks, if that is to go somewhere.
    const goes = this.goingNow(clause, one);
    if (goes.length > 0) return goes;
    // What is left when all are meant.
    const rest = one.group === 'all' ? this.first(grammar.open, { ...one, group: 'rest' }) : [];
    if (rest.length > 0 && each.flat().some((v) => rest[0]?.startsWith(v))) return rest;
    const found = once(each.flatMap((verbs) => this.first(verbs, one)));
    if (found.length > 0) return this.orNow(clause, one, found);
    // `583 moves to 1515`, where aircraft are transferred
    const isGoing = clause.verbs.includes('move') || clause.verbs.includes('fly');
    const isMove = isGoing && clause.units.length > 0 && clause.places.some((p) => p.by === 'to');
    const moves = isMove ? this.first(grammar.open, one, true) : [];
    if (moves.length > 0) return moves;
    if (one.without.length > 0) return this.excepting(clause, one);
    const two = ofTwoSorts(grammar, each.flat(), one);
    return two.length > 0 ? two : carriedNow(grammar, clause.verbs, one);
  }

  /** Who goes, or moves where that is not asked but another way to go may be ordered: `6 Cav moves to 1823` in an Exploitation phase. */
  protected goingNow({ verbs, units }: Clause, one: Settled): string[] {
    if (verbs.includes('go')) return this.openly(one, one.places.length > 0);
    if (!verbs.includes('move') || units.length === 0 || one.places.length === 0) return [];
    return this.openly(one, true).filter((text) => this.grammar.legal(text));
  }

  /** Orders of later questions; beside them what may be ordered now by who goes to the same place: `fall back to 4216` is asked about. */
  protected orNow(clause: Clause, one: Settled, later: string[]): string[] {
    const goes = clause.units.length > 0 && clause.places.some((p) => p.by === 'to');
    const now = goes ? this.openly(one, true).filter((text) => this.grammar.legal(text)) : [];
    return once([...now, ...later]);
  }

  /** `attack 1722 with all except TJFF`: all that it means now, each by name but those. */
  protected excepting(clause: Clause, one: Settled): string[] {
    if (one.group !== 'all') return [];
    return this.wordings(clause, { ...one, without: [] }).flatMap((all) => {
      const [whole, ...more] = this.grammar.spelled(all);
      if (whole === undefined || more.length > 0) return [];
      const left = one.without.reduce<string | null>((text, { text: name }) => text && leftOut(text, name), whole);
      return (left === null ? null : this.grammar.reads(left)) ?? [];
    });
  }

  /** `21/7A to 1524` is what the open question asks, or goes there, whatever else is asked. */
  protected withoutVerb({ places }: Clause, one: Settled): string[] {
    const { grammar } = this;
    const goes = places.some((p) => p.by === 'to' || p.linked);
    const now = goes ? this.openly(one, true) : [];
    if (now.length > 0) return now;
    // Each of them does what is asked, in an order of his own.
    if (goes && one.units.length > 1 && one.units.every((u) => this.openly({ ...one, units: [u] }, true).length > 0))
      return [];
    // `Gp-E to Sevastopol with 265 Art`
    const carried = goes ? ofTwoSorts(grammar, grammar.open, one) : [];
    if (carried.length > 0) return carried;
    // A name and a number alone are no order of a later question: they may as well be a signature.
    return goes ? this.first([...grammar.verbs('move'), ...grammar.main], one, true) : this.first(grammar.open, one);
  }

  /** What the open question asks of who goes somewhere: to go there, or what may be ordered as it stands. */
  protected openly(one: Settled, going: boolean): string[] {
    const { open } = this.grammar;
    const found = going ? this.first(open, one, true) : [];
    return found.length > 0 ? found : this.first(open, one).filter((text) => this.grammar.legal(text));
  }

  protected first(verbs: readonly string[], one: Settled, going = false): string[] {
    return firstOrder(this.grammar, verbs, one, going);
  }
}

export const once = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);
