import { listed } from '../names';
import { deniedBy, exceptedFrom, isOneWord, isSignature, isWhole, kindOf, ofKindAndNamed } from './clause-kind';
import { idleOf, notDone, ofTheOne } from './idle';
import { leftOut } from './left-out';
import { atomsOf, keyOf } from './atoms';
import { together } from './together';
import { only, sure, type Clause } from './clause';
import { formOf } from './forms-with-gaps';
import type { FreeRead, Grammar } from './free-reading';
import type { Term } from './glossary';
import { asWithheld, inOne, isOfSome, noneOf, withoutThose } from './not-done';
import { firstOrder, isCounted, NOBODY, ofTheOnly, ofThoseAsked } from './of-those-asked';
import { carriedNow, ofTwoSorts } from './two-sorts';
import { isDoubt, isTrue, settled, type Doubt, type Settled } from './wordings';

type Asked = Extract<FreeRead, { is: 'asked' }>;

/** What the clauses of one line come to: orders, or why not. */
export class FreeOrders {
  constructor(
    private readonly grammar: Grammar,
    private readonly notes: readonly string[],
  ) {}

  /** Null: they hold nothing that could be an order. */
  read(said: readonly Clause[]): FreeRead | null {
    const clauses = said.map((clause) => asWithheld(clause, this.grammar));
    const found: (string[] | Asked)[] = [];
    const staying = clauses.filter((clause) => kindOf(clause) === 'stay').flatMap(({ units }) => units);
    const stays: string[] = [];
    const nothing: (readonly string[])[] = [];
    let verbs: readonly string[] = [];
    for (const clause of clauses) {
      const kind = idleOf(clause, this.grammar) ?? (isOfSome(clause, this.grammar) ? 'stay' : kindOf(clause));
      const denied = deniedBy(clause, kind);
      if (denied !== null) return { is: 'asked', why: denied, could: [], contrary: true };
      if (kind === 'passed') return null;
      if (kind === 'nothing') nothing.push(notDone(clause, this.grammar));
      else if (kind === 'stay') stays.push(...this.staying(clause));
      else if (kind === 'empty') return this.bare(clauses);
      else {
        verbs = clause.verbs.length > 0 ? clause.verbs : verbs;
        if (clause.units.some(({ said }) => staying.some((s) => s.said === said))) return null;
        // `all from 4312 to 4313, 1/7 stays`
        const except = clause.group === null ? clause.except : [...clause.except, ...staying];
        const others = exceptedFrom(clause);
        const whole = this.order({ ...clause, except, verbs });
        const order = others.length > 0 && !Array.isArray(whole) ? this.order({ ...clause, except: [], verbs }) : whole;
        if (order === null) return null;
        found.push(order);
        stays.push(...(order === whole ? [] : others));
      }
    }
    // `hold all TFs`
    const asked = this.grammar.asked();
    if (found.length === 0 && asked.length > 0 && asked.every((who) => stays.includes(who))) nothing.push([]);
    const notes = [...this.notes];
    if (found.some((one) => !Array.isArray(one))) return together(found);
    const all = found.flatMap((one) => (Array.isArray(one) ? one : []));
    const orders = inOne(all, this.grammar).map((order) => withoutThose(order, stays, this.grammar));
    const idle = stays.filter((who) => !orders.some((order) => order.endsWith(` without ${who}`)));
    if (orders.length > 0) return { is: 'orders', orders, notes, stays: idle, of: nothing };
    if (stays.length > 0 && nothing.length === 0) return { is: 'stay', who: stays, notes };
    if (nothing.length === 0) return null;
    const noted = [...notes, ...stays.map((who) => `${who} stays`)];
    const none = noneOf(nothing, this.grammar);
    if (none !== null) return { is: 'orders', orders: [none], notes: noted, of: nothing };
    return { is: 'nothing', of: nothing, notes: noted };
  }

  /** Who is said to stay, by name or by where he stands. */
  private staying({ units, places }: Clause): string[] {
    const there = places.flatMap(({ terms }) => terms.flatMap(({ text }) => this.grammar.glossary.standingAt(text)));
    return [...units.flatMap(({ terms }) => [...terms]), ...there].map(({ text }) => text);
  }

  /** A verb alone, where the open question has one that needs nothing more: `we turn back`. */
  private bare(clauses: readonly Clause[]): FreeRead | null {
    const [only, ...more] = clauses;
    if (!only || more.length > 0 || only.group === 'rest') return null;
    const verbs = only.verbs.flatMap((meaning) => this.grammar.verbs(meaning));
    const open = verbs.filter((verb) => this.isOpen(verb));
    const found = once(open.flatMap((verb) => this.grammar.reads(verb) ?? []));
    // `press on`, where one alone is asked about: who it is needs no saying.
    const [whole, ...others] = found.length > 0 ? [] : once(open.flatMap((verb) => ofTheOne(verb, this.grammar)));
    if (whole !== undefined && others.length === 0) return { is: 'orders', orders: [whole], notes: [...this.notes] };
    // Where is not said is not taken, where there is one place too: it is named.
    const could = once(open.flatMap((verb) => ofTheOnly(this.grammar, [verb], NOBODY)));
    if (found.length === 0 && could.length > 0) return { is: 'asked', why: 'who or where is not said', could };
    const [order] = found;
    if (order === undefined) return null;
    if (found.length > 1) return { is: 'asked', why: 'this could be several orders', could: found };
    return { is: 'orders', orders: [order], notes: [...this.notes] };
  }

  private isOpen(verb: string): boolean {
    return this.grammar.open.includes(verb);
  }

  /** The orders of one clause, or what has to be asked. */
  private order(clause: Clause): string[] | Asked | null {
    if (!isWhole(clause) && !this.answers(clause)) return null;
    // Who is named twice may be meant otherwise.
    if (clause.units.some(({ said }, i) => clause.units.findIndex((u) => u.said === said) < i)) return null;
    const both = ofKindAndNamed(clause);
    if (both !== null) return { is: 'asked', why: `${both}; write whom you mean`, could: [], contrary: true };
    const one = settled(clause, this.grammar.glossary);
    if (isDoubt(one)) return this.which(clause, one);
    // `25/7A t2 1723`: places that nothing joins are no way.
    if (one.places.length > 1 && clause.places.some((p) => p.beside)) return null;
    const alone = isWhole(clause) ? [] : this.withOneVerb(one);
    const said = isWhole(clause)
      ? this.wordings(clause, one)
      : alone.length > 0
        ? alone
        : ofTheOnly(this.grammar, this.grammar.open, one);
    const grouped = clause.group === 'all' ? ofThoseAsked(this.grammar, clause, one, said) : said;
    const all = grouped.length > 0 ? grouped : this.allAndThose(clause, one);
    const { count } = clause;
    if (count !== undefined && !isCounted(this.grammar, one, all, count))
      return {
        is: 'asked',
        why: `there are not ${COUNT_WORDS[count] ?? count} that this could be`,
        could: [],
        told: true,
      };
    if (all.length === 0 && !isWhole(clause)) return null;
    if (all.length > 1) return { is: 'asked', why: 'this could be several orders', could: all };
    const [found = null] = all;
    // A convoy begins where it is said to begin, wherever its ships are.
    const saysFrom = one.from !== null && [' from ', `: ${one.from.text} - `].some((way) => found?.includes(way));
    if (!saysFrom && !isTrue(one))
      return { is: 'asked', why: `it does not stand at ${one.from?.text ?? ''}`, could: [] };
    const isCount = one.units.length > 0 && one.units.every(({ text, own }) => own !== true && /^\d+ /.test(text));
    // `2 SP to Haifa`: how things go that are only counted has to be said.
    if (found !== null && isCount && clause.verbs.length === 0 && !this.isOnlyOne(one, found))
      return { is: 'asked', why: 'what they do is not said', could: [found] };
    if (found !== null) return [found];
    return this.ofEach(clause, one) ?? formOf(this.grammar, clause, one);
  }

  /** The same order of each of several units; where its verb may be several, all of these are asked about: `A and B fall back to X`. */
  private ofEach(clause: Clause, one: Settled): string[] | Asked | null {
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

  /** `2 SP to Iraq`, where what is asked can be nothing else of them. */
  private isOnlyOne(one: Settled, order: string): boolean {
    const now = this.grammar.open.flatMap((verb) => this.first([verb], one));
    return now.length === 1 && now[0] === order;
  }

  /** `all against 1722 with 208`: who is named beside all is none of them. */
  private allAndThose(clause: Clause, one: Settled): string[] {
    if (clause.group !== 'all' || one.units.length === 0 || clause.units.some(({ terms }) => terms.length > 1))
      return [];
    // `the stack at 1723 attacks 1722 with 80 squadron`
    const alone = settled({ ...clause, units: [] }, this.grammar.glossary);
    const stack = isDoubt(alone) || alone.stack === null ? null : alone;
    const text = stack?.stack ? `stack ${stack.stack.text}` : 'all';
    const { places, called } = stack ?? one;
    const units: Term[] = [{ text, names: [], sort: 'unit' }, ...one.units];
    const all = this.wordings(clause, { ...one, units, places, called });
    return all.filter((text) => this.grammar.legal(text));
  }

  /** Who or where alone is what the open question asks, where it has one verb: `TF A`. What may be somebody's name is not. */
  private answers({ verbs, units, places, group }: Clause): boolean {
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
  private withOneVerb(one: Settled): string[] {
    const { grammar } = this;
    if (grammar.open.length === 1) return this.first(grammar.open, one);
    const each = grammar.open.flatMap((verb) => this.first([verb], one)).filter((text) => grammar.legal(text));
    const meant = each.map((text) => grammar.spelled(text).join('\n'));
    return meant.every((same) => same === meant[0]) ? each.slice(0, 1) : [];
  }

  private wording(clause: Clause, one: Settled): string | null {
    const [only, ...others] = this.wordings(clause, one);
    return only !== undefined && others.length === 0 ? only : null;
  }

  /** The order that it is; where its verb may be several, each that can be given in the open question, else each that can be later. */
  private wordings(clause: Clause, one: Settled): string[] {
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
  private goingNow({ verbs, units }: Clause, one: Settled): string[] {
    if (verbs.includes('go')) return this.openly(one, one.places.length > 0);
    if (!verbs.includes('move') || units.length === 0 || one.places.length === 0) return [];
    return this.openly(one, true).filter((text) => this.grammar.legal(text));
  }

  /** Orders of later questions; beside them what may be ordered now by who goes to the same place: `fall back to 4216` is asked about. */
  private orNow(clause: Clause, one: Settled, later: string[]): string[] {
    const goes = clause.units.length > 0 && clause.places.some((p) => p.by === 'to');
    const now = goes ? this.openly(one, true).filter((text) => this.grammar.legal(text)) : [];
    return once([...now, ...later]);
  }

  /** `attack 1722 with all except TJFF`: all that it means now, each by name but those. */
  private excepting(clause: Clause, one: Settled): string[] {
    if (one.group !== 'all') return [];
    return this.wordings(clause, { ...one, without: [] }).flatMap((all) => {
      const [whole, ...more] = this.grammar.spelled(all);
      if (whole === undefined || more.length > 0) return [];
      const left = one.without.reduce<string | null>((text, { text: name }) => text && leftOut(text, name), whole);
      return (left === null ? null : this.grammar.reads(left)) ?? [];
    });
  }

  /** `21/7A to 1524` is what the open question asks, or goes there, whatever else is asked. */
  private withoutVerb({ places }: Clause, one: Settled): string[] {
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
  private openly(one: Settled, going: boolean): string[] {
    const { open } = this.grammar;
    const found = going ? this.first(open, one, true) : [];
    return found.length > 0 ? found : this.first(open, one).filter((text) => this.grammar.legal(text));
  }

  private first(verbs: readonly string[], one: Settled, going = false): string[] {
    return firstOrder(this.grammar, verbs, one, going);
  }

  /** `KG 6 search 1630`: the order for all that are called so, where it may be given; null: they are not, or it may not. */
  private allOf(clause: Clause, said: string): string | null {
    const named = clause.units.find((one) => one.said === said);
    if (!named || named.bare || named.loose || named.terms.length < 2) return null;
    const one = settled({ ...sure(clause), group: 'all' }, this.grammar.glossary);
    const all = isDoubt(one) ? null : this.wording(clause, one);
    return all !== null && this.grammar.legal(all) ? all : null;
  }

  /** Several things that were meant equally: each as a whole line. */
  private which(clause: Clause, { said, could }: Doubt): string[] | Asked {
    const wordings = could.flatMap((text) => {
      const one = settled(only(sure(clause), said, text), this.grammar.glossary);
      const line = isDoubt(one) ? null : this.wording(clause, one);
      const each = isDoubt(one) || line !== null ? null : this.ofEach(clause, one);
      return Array.isArray(each) ? [each.join('; ')] : line === null ? [] : [line];
    });
    const all = this.allOf(clause, said);
    const lines = once(all === null ? wordings : [all, ...wordings]);
    const isNamed = !clause.units.some((n) => n.bare || n.loose);
    // A hex and the port in it may come to the same order: there is nothing to choose between then.
    if (isNamed && all === null && lines.length === 1 && wordings.length === could.length) return lines;
    // `move Art`, of which one alone may go there: who is only described so is not guessed.
    const legal =
      isNamed && (/\d/.test(said) || isCalled(clause, said)) ? lines.filter((line) => this.grammar.legal(line)) : [];
    if (legal.length === 1 && all === null) return legal;
    // `land 251 at 4817`: the one that it may be, in the form that lacks something else.
    const [text, ...others] = lines.length > 0 ? [] : could;
    const one = text === undefined ? null : settled(only(sure(clause), said, text), this.grammar.glossary);
    const form = one === null || others.length > 0 || isDoubt(one) ? null : formOf(this.grammar, clause, one);
    if (form !== null && form.could.length > 0) return form;
    return { is: 'asked', why: `"${said}" could be ${listed(could.slice(0, 4))}`, could: lines.slice(0, 4) };
  }
}

/** Whether all that a word may be is called so, and not only described so. */
function isCalled({ units, places }: Clause, said: string): boolean {
  const [key, named] = [keyOf(atomsOf(said)), [...units, ...places].find((one) => one.said === said)];
  return named?.terms.every(({ names }) => names.some((name) => keyOf(atomsOf(name)) === key)) === true;
}

const COUNT_WORDS = ['', 'one', 'two', 'three', 'four', 'five'];

const once = (words: readonly string[]): string[] => words.filter((word, i) => words.indexOf(word) === i);
