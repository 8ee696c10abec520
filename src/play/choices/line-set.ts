import type { Ask } from '../../kernel/decide/decision';
import type { Order, Scope } from '../../kernel/decide/order';
import type { Realm } from '../../kernel/realm';
import { likeness, wantedOf, type Compared } from './likeness';
import { lineOf } from './sound-entry';
import type { Entry, LineFault, LinesSpec, LineVerb } from './line-spec';

/** So many other lines are tried before a refusal names none. */
const MOST_TRIED = 60;

/** What a decision of lines knows of single lines: their words, their names, whether and why not. */
export class Lines<R extends Realm, L, O extends Order, F extends object, E extends object> {
  readonly verbs: readonly LineVerb<R, O>[];
  /** One mail asks for the options of the same question many times. */
  private readonly known = new WeakMap<Ask<R, F>, readonly E[]>();
  private readonly able = new WeakMap<Ask<R, F>, ReadonlyMap<string, readonly Compared<E>[]>>();
  private readonly found = new WeakMap<Ask<R, F>, Map<string, readonly Compared<E>[]>>();
  /** Each fault of a mail looks for its nearest line among the same options. */
  private readonly listed = new WeakMap<Ask<R, F>, readonly Compared<E>[]>();
  private readonly named = new WeakMap<E, readonly string[]>();

  constructor(private readonly spec: LinesSpec<R, L, O, F, E>) {
    const { order } = spec;
    this.verbs = Array.isArray(order) ? (order as LineVerb<R, O>[]) : [order as LineVerb<R, O>];
  }

  /** The verbs that one of these seats has. */
  verbsOf(seats: readonly R['seat'][]): readonly LineVerb<R, O>[] {
    return this.verbs.filter((verb) => verb.seats?.some((seat) => seats.includes(seat)) ?? true);
  }

  options(q: Ask<R, F>): readonly E[] {
    const made = this.known.get(q) ?? this.spec.options(q);
    this.known.set(q, made);
    return made;
  }

  /** What orders come to; of a list in a plan those are left that have something to do here. */
  meant(orders: readonly O[], q: Ask<R, F>): Entry<E>[] {
    const one = (order: O): E => (order.line === undefined ? this.ofThoseHere(this.said(order), q) : this.said(order));
    return this.spec.meant?.(orders, q) ?? orders.map((order) => ({ ...one(order), ...lineOf(order) }));
  }

  /** What an order says, as it stands in an answer. */
  said(order: O): E {
    const left = this.verbs.length > 1 ? ['line', 'when'] : ['line', 'when', 'verb'];
    return Object.fromEntries(Object.entries(order).filter(([key]) => !left.includes(key))) as unknown as E;
  }

  write(one: E, scope: Scope<R>): string {
    const verb = this.verbOf(one);
    return this.spec.written?.(one, scope) ?? verb.print({ verb: verb.verb, ...one } as unknown as never, scope);
  }

  /** A line with what is worth knowing of it. */
  told(one: E, q: Ask<R, F>): string {
    const about = this.spec.about?.(one, q);
    return about === undefined ? this.write(one, q) : `${this.write(one, q)} (${about})`;
  }

  /** The names of a line that may stand in one line only. */
  names(one: E): readonly string[] {
    const known = this.named.get(one);
    if (known) return known;
    const { once } = this.spec;
    const names =
      this.spec.besides?.(one) === true ? [] : typeof once === 'function' ? once(one) : listOf(partOf(one, once));
    this.named.set(one, names);
    return names;
  }

  /** What a name of a line is called. */
  nameOf(id: string, one: E, scope: Scope<R>): string {
    const { spec } = this;
    const { once } = spec;
    if (spec.nameOf) return spec.nameOf(id, scope);
    if (typeof once === 'function') return id;
    const value = Array.isArray(partOf(one, once)) ? [id] : id;
    return this.verbOf(one).says?.(once, { ...one, [once]: value }, scope) ?? id;
  }

  /** Why a line may not stand behind those before it. */
  fault(one: E, before: readonly E[], q: Ask<R, F>): LineFault<E> | null {
    const mine = this.names(one);
    const twice = mine.find((id) => before.some((other) => this.names(other).includes(id)));
    if (twice === undefined) return this.spec.fault(one, q, before);
    return { rule: this.spec.twice ?? this.spec.rule, why: `${this.nameOf(twice, one, q)} is named twice` };
  }

  /** A line that may stand beside the others instead of this one: of the same unit, and else like it, as far as there is one. */
  nearest(one: E | undefined, others: readonly E[], q: Ask<R, F>): E | undefined {
    const taken = new Set(others.flatMap((other) => this.names(other)));
    const isFree = ({ names }: Compared<E>): boolean => names.every((id) => !taken.has(id));
    const stands = (option: Compared<E>): boolean => !this.spec.fault(option.one, q, others);
    const ofSame = one === undefined ? [] : this.alike(one, this.ofSame(one, q).filter(isFree)).slice(0, MOST_TRIED);
    const option =
      ofSame.find(stands) ??
      this.others(one, ofSame, q, isFree)
        .slice(0, MOST_TRIED - ofSame.length)
        .find(stands);
    const found = option?.one;
    return one === undefined ? found : (this.ofWhoMay(one, [one, ...(found ? [found] : [])], others, q) ?? found);
  }

  /** Options that name whom a line names; most faults find their nearest line among these, and compare no other. */
  private ofSame(one: E, q: Ask<R, F>): readonly Compared<E>[] {
    const mine = this.names(one);
    if (mine.length > 1) return this.all(q).filter(({ names }) => names.some((id) => mine.includes(id)));
    return mine.flatMap((id) => this.optionsOf(id, q));
  }

  private optionsOf(id: string, q: Ask<R, F>): readonly Compared<E>[] {
    const known = this.found.get(q) ?? new Map<string, readonly Compared<E>[]>();
    this.found.set(q, known);
    const made = known.get(id) ?? this.spec.optionsOf?.(id, q)?.map(this.compared) ?? this.here(q).get(id) ?? [];
    known.set(id, made);
    return made;
  }

  private all(q: Ask<R, F>): readonly Compared<E>[] {
    const made = this.listed.get(q) ?? this.options(q).map(this.compared);
    this.listed.set(q, made);
    return made;
  }

  private readonly compared = (one: E): Compared<E> => ({ one, names: this.names(one) });

  /** Those that name nobody of a line, in the order of their likeness to it. */
  private others(
    one: E | undefined,
    ofSame: readonly Compared<E>[],
    q: Ask<R, F>,
    isFree: (option: Compared<E>) => boolean,
  ): readonly Compared<E>[] {
    if (ofSame.length >= MOST_TRIED) return [];
    const mine = one === undefined ? [] : this.names(one);
    const left = this.all(q).filter((o) => isFree(o) && !o.names.some((id) => mine.includes(id)));
    return one === undefined ? left : this.alike(one, left);
  }

  /** Options in the order of their likeness to a line. */
  private alike(one: E, options: readonly Compared<E>[]): readonly Compared<E>[] {
    const wanted = wantedOf(this.compared(one));
    const alike = new Map<number, Compared<E>[]>();
    for (const option of options) {
      const like = likeness(option, wanted);
      const those = alike.get(like);
      if (those) those.push(option);
      else alike.set(like, [option]);
    }
    return [...alike].sort(([a], [b]) => b - a).flatMap(([, those]) => those);
  }

  /** Of a list as many as may be, as the line says it or as one of `alike` does. */
  private ofWhoMay(line: E, alike: readonly E[], others: readonly E[], q: Ask<R, F>): E | undefined {
    const { once } = this.spec;
    const wanted: unknown = typeof once === 'function' ? null : partOf(line, once);
    if (typeof once === 'function' || !Array.isArray(wanted)) return undefined;
    for (const base of alike) {
      const some = (ids: readonly unknown[]): E => ({ ...base, [once]: ids });
      const kept = wanted.reduce<unknown[]>(
        (so, id) => (so.includes(id) || this.fault(some([...so, id]), others, q) ? so : [...so, id]),
        [],
      );
      if (kept.length > 0) return some(kept);
    }
    return undefined;
  }

  /** Whether a plan is about somebody who has something to do here; else why not, so that nothing is made of it. */
  concerns(one: E, q: Ask<R, F>): boolean | string {
    const mine = this.names(one);
    if (mine.length === 0 || mine.some((id) => this.isHere(id, q))) return true;
    return this.spec.fault(one, q, [])?.why ?? true;
  }

  /** Of a list in a plan those who have something to do here; whoever is gone is left out. */
  ofThoseHere(one: E, q: Ask<R, F>): E {
    const { once } = this.spec;
    const value: unknown = typeof once === 'function' ? null : partOf(one, once);
    if (typeof once === 'function' || !Array.isArray(value)) return one;
    const left = value.filter((id) => this.isHere(String(id), q));
    return left.length === 0 ? one : { ...one, [once]: left };
  }

  /** The lines in the order in which they are done. */
  inTurn<T extends E>(all: readonly T[]): T[] {
    if (!this.spec.inTurn) return [...all];
    return this.verbs.flatMap((verb) => all.filter((one) => this.verbOf(one) === verb));
  }

  /** Of lines that were given in advance what may be now, one behind the other; where that is not asked for, all. */
  asFarAsMay(all: readonly E[], q: Ask<R, F>): readonly E[] {
    const { asFarAsMay } = this.spec;
    if (!asFarAsMay) return all;
    const asItMay = (one: E, before: readonly E[]): E | null =>
      this.fault(one, before, q) === null ? one : (this.ofWhoMay(one, [one], before, q) ?? null);
    return all.reduce<E[]>((kept, one) => {
      const may = asFarAsMay === true ? asItMay(one, kept) : asFarAsMay(one, q, kept);
      return may === null ? kept : [...kept, may];
    }, []);
  }

  /** Whether somebody has something to do here. */
  private isHere(id: string, q: Ask<R, F>): boolean {
    return this.optionsOf(id, q).length > 0;
  }

  mayPass(q: Ask<R, F>): boolean {
    return !this.spec.together?.([], q);
  }

  /** Who has something to do here, with the options that name him. */
  private here(q: Ask<R, F>): ReadonlyMap<string, readonly Compared<E>[]> {
    const known = this.able.get(q);
    if (known) return known;
    const names = new Map<string, Compared<E>[]>();
    for (const one of this.all(q))
      for (const id of one.names) {
        const those = names.get(id);
        if (those) those.push(one);
        else names.set(id, [one]);
      }
    this.able.set(q, names);
    return names;
  }

  private verbOf(one: E): LineVerb<R, O> {
    const { verb } = one as { verb?: string };
    const found = this.verbs.find((v) => v.verb === verb) ?? this.verbs[0];
    if (!found) throw new Error(`${this.spec.kind} has no verb`);
    return found;
  }
}

/** A part of a line; undefined where its verb has none of the name. */
export const partOf = (one: object, part: string): unknown => (one as Record<string, unknown>)[part];

const listOf = (value: unknown): readonly string[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.map(String) : [value].map(String);
