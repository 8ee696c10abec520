import { listed } from '../names';
import { deniedBy, exceptedFrom, isWhole, kindOf, ofKindAndNamed } from './clause-kind';
import { idleOf, notDone, ofTheOne } from './idle';
import { atomsOf, keyOf } from './atoms';
import { together } from './together';
import { only, sure, type Clause } from './clause';
import { formOf } from './forms-with-gaps';
import type { FreeRead, Grammar } from './free-reading';
import type { Term } from './glossary';
import { asWithheld, inOne, isNoneOfTheOne, isOfSome, noneOf, standingOf, withoutThose } from './not-done';
import { isCounted, missingOf, NOBODY, ofTheOnly, ofThoseAsked } from './of-those-asked';
import { once, OrderWordings, type Asked } from './order-wordings';
import { isDoubt, isTrue, settled, type Doubt, type Settled } from './wordings';

/** What the clauses of one line come to: orders, or why not. */
export class FreeOrders extends OrderWordings {
  constructor(
    grammar: Grammar,
    private readonly notes: readonly string[],
  ) {
    super(grammar);
  }

  /** Null: they hold nothing that could be an order. */
  read(said: readonly Clause[]): FreeRead | null {
    const clauses = said.map((clause) => asWithheld(clause, this.grammar));
    const found: (string[] | Asked)[] = [];
    const staying = clauses.filter((clause) => kindOf(clause) === 'stay').flatMap(({ units }) => units);
    const stays: string[] = [];
    const nothing: (readonly string[])[] = [];
    let verbs: readonly string[] = [];
    for (const clause of clauses) {
      const kind = this.kind(clause);
      const denied = deniedBy(clause, kind);
      if (denied !== null) return { is: 'asked', why: denied, could: [], contrary: true };
      if (kind === 'passed') return null;
      const stand = kind === 'nothing' ? standingOf(clause, this.grammar) : null;
      if (stand !== null) found.push([stand]);
      else if (kind === 'nothing') nothing.push(notDone(clause, this.grammar));
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

  /** What a clause is here. */
  private kind(clause: Clause): ReturnType<typeof kindOf> {
    const idle = idleOf(clause, this.grammar);
    if (idle !== null) return idle;
    if (isOfSome(clause, this.grammar)) return 'stay';
    return isNoneOfTheOne(clause, this.grammar) ? 'nothing' : kindOf(clause);
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
    const all = this.wordingsOfAll(clause, one);
    const miscounted = this.miscounted(clause, one, all);
    if (miscounted !== null) return miscounted;
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
    return found === null ? (this.ofEach(clause, one) ?? formOf(this.grammar, clause, one)) : [found];
  }

  /** The wordings of a clause, those of a group among them. */
  private wordingsOfAll(clause: Clause, one: Settled): string[] {
    const alone = isWhole(clause) ? [] : this.withOneVerb(one);
    const said = isWhole(clause)
      ? this.wordings(clause, one)
      : alone.length > 0
        ? alone
        : ofTheOnly(this.grammar, this.grammar.open, one);
    // `1722 with everyone but Collet`
    const isLeft = said.length === 0 && one.without.length > 0 && clause.behind === true;
    const left = isLeft ? this.excepting(clause, one) : said;
    const grouped = clause.group === 'all' ? ofThoseAsked(this.grammar, clause, one, left) : left;
    return grouped.length > 0 ? grouped : this.allAndThose(clause, one);
  }

  /** `both Stukas`, where there are three; `the tanks to 4413`, of which some may not go there: who does not fit is not left out. */
  private miscounted(clause: Clause, one: Settled, all: readonly string[]): Asked | null {
    const { count } = clause;
    if (count !== undefined && !isCounted(this.grammar, one, all, count)) {
      const why = `there are not ${COUNT_WORDS[count] ?? count} that this could be`;
      return { is: 'asked', why, could: [], told: true };
    }
    const [found, ...others] = all;
    if (clause.group !== 'all' || found === undefined || others.length > 0) return null;
    const missing = missingOf(this.grammar, one, found);
    if (missing.length === 0) return null;
    return { is: 'asked', why: `${listed(missing, 'and')} may not be ordered so`, could: [found], contrary: true };
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
    const asked = isNamed ? this.onlyAsked(clause, said, lines) : null;
    if (asked !== null) return [asked];
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

  /** `B company leads`, where two may lead and one of them is a B company: who is not asked about is not meant. */
  private onlyAsked(clause: Clause, said: string, lines: readonly string[]): string | null {
    const asked = this.grammar.asked();
    const terms = clause.units.find((one) => one.said === said)?.terms ?? [];
    const [who, ...more] = terms.filter(({ text, own }) => own === true && asked.includes(text));
    if (asked.length > FEW || who === undefined || more.length > 0 || clause.group !== null) return null;
    const [order, ...others] = lines.filter((line) => this.grammar.legal(line));
    return order !== undefined && others.length === 0 && order.includes(who.text) ? order : null;
  }
}

/** Of so many that are asked about everybody has read who they are. */
const FEW = 6;

/** Whether all that a word may be is called so, and not only described so. */
function isCalled({ units, places }: Clause, said: string): boolean {
  const [key, named] = [keyOf(atomsOf(said)), [...units, ...places].find((one) => one.said === said)];
  return named?.terms.every(({ names }) => names.some((name) => keyOf(atomsOf(name)) === key)) === true;
}

const COUNT_WORDS = ['', 'one', 'two', 'three', 'four', 'five'];
