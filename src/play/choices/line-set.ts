import type { Ask } from '../../kernel/decide/decision';
import type { Order, Scope } from '../../kernel/decide/order';
import { canonical } from '../../kernel/record/hash';
import type { JsonObject, Realm } from '../../kernel/realm';
import type { LineFault, LinesSpec, LineVerb, Said } from './line-spec';

/** So many other lines are tried before a refusal names none. */
const MOST_TRIED = 60;

/** What a decision of lines knows of single lines: their words, their names, whether and why not. */
export class Lines<R extends Realm, L, O extends Order, F extends object> {
  readonly verbs: readonly LineVerb<R, O>[];
  /** One mail asks for the options of the same question many times. */
  private readonly known = new WeakMap<Ask<R, F>, readonly Said<O>[]>();
  private readonly able = new WeakMap<Ask<R, F>, ReadonlyMap<string, true>>();

  constructor(private readonly spec: LinesSpec<R, L, O, F>) {
    const { order } = spec;
    this.verbs = Array.isArray(order) ? (order as LineVerb<R, O>[]) : [order as LineVerb<R, O>];
  }

  options(q: Ask<R, F>): readonly Said<O>[] {
    const made = this.known.get(q) ?? this.spec.options(q);
    this.known.set(q, made);
    return made;
  }

  /** What an order says, as it stands in an answer. */
  said(order: O): Said<O> {
    const left = this.verbs.length > 1 ? ['line', 'when'] : ['line', 'when', 'verb'];
    return Object.fromEntries(Object.entries(order).filter(([key]) => !left.includes(key))) as unknown as Said<O>;
  }

  write(one: Said<O>, scope: Scope<R>): string {
    const verb = this.verbOf(one);
    return verb.print({ verb: verb.verb, ...one } as unknown as never, scope);
  }

  /** A line with what is worth knowing of it. */
  told(one: Said<O>, q: Ask<R, F>): string {
    const about = this.spec.about?.(one, q);
    return about === undefined ? this.write(one, q) : `${this.write(one, q)} (${about})`;
  }

  /** The names of a line that may stand in one line only. */
  names(one: Said<O>): readonly string[] {
    const { once } = this.spec;
    if (typeof once === 'function') return once(one);
    const value: unknown = one[once];
    return value === undefined || value === null ? [] : [value].flat().map(String);
  }

  /** What a name of a line is called. */
  nameOf(id: string, one: Said<O>, scope: Scope<R>): string {
    const { spec } = this;
    const { once } = spec;
    if (spec.nameOf) return spec.nameOf(id, scope);
    if (typeof once === 'function') return id;
    const value = Array.isArray(one[once]) ? [id] : id;
    return this.verbOf(one).says?.(once, { ...one, [once]: value }, scope) ?? id;
  }

  /** Why a line may not stand behind those before it. */
  fault(one: Said<O>, before: readonly Said<O>[], q: Ask<R, F>): LineFault<O> | null {
    const mine = this.names(one);
    const twice = mine.find((id) => before.some((other) => this.names(other).includes(id)));
    if (twice === undefined) return this.spec.fault(one, q, before);
    return { rule: this.spec.twice ?? this.spec.rule, why: `${this.nameOf(twice, one, q)} is named twice` };
  }

  /** A line that may stand beside the others instead of this one: of the same unit, and else like it, as far as there is one. */
  nearest(one: Said<O> | undefined, others: readonly Said<O>[], q: Ask<R, F>): Said<O> | undefined {
    const taken = others.flatMap((other) => this.names(other));
    const free = this.options(q).filter((option) => this.names(option).every((id) => !taken.includes(id)));
    const ranked = free
      .map((option) => ({ option, like: one === undefined ? 0 : this.likeness(option, one) }))
      .sort((a, b) => b.like - a.like);
    const found = ranked.slice(0, MOST_TRIED).find(({ option }) => !this.spec.fault(option, q, others))?.option;
    return one === undefined ? found : (this.ofWhoMay(one, [one, ...(found ? [found] : [])], others, q) ?? found);
  }

  /** Of a list as many as may be, as the line says it or as one of `alike` does. */
  private ofWhoMay(
    line: Said<O>,
    alike: readonly Said<O>[],
    others: readonly Said<O>[],
    q: Ask<R, F>,
  ): Said<O> | undefined {
    const { once } = this.spec;
    const wanted: unknown = typeof once === 'function' ? null : line[once];
    if (typeof once === 'function' || !Array.isArray(wanted)) return undefined;
    for (const base of alike) {
      const some = (ids: readonly unknown[]): Said<O> => ({ ...base, [once]: ids });
      const kept = wanted.reduce<unknown[]>(
        (so, id) => (so.includes(id) || this.fault(some([...so, id]), others, q) ? so : [...so, id]),
        [],
      );
      if (kept.length > 0) return some(kept);
    }
    return undefined;
  }

  private likeness(a: Said<O>, b: Said<O>): number {
    const mine = this.names(b);
    const named = this.names(a).filter((id) => mine.includes(id)).length;
    const other = b as unknown as JsonObject;
    const same = Object.entries(a as unknown as JsonObject).filter(
      ([key, value]) => canonical(value ?? null) === canonical(other[key] ?? null),
    );
    return named * 10 + same.length;
  }

  /** Whether a plan is about somebody who has something to do here; else why not, so that nothing is made of it. */
  concerns(one: Said<O>, q: Ask<R, F>): boolean | string {
    const here = this.here(q);
    const mine = this.names(one);
    if (mine.length === 0 || mine.some((id) => here.has(id))) return true;
    return this.spec.fault(one, q, [])?.why ?? true;
  }

  /** Of a list in a plan those who have something to do here; whoever is gone is left out. */
  ofThoseHere(one: Said<O>, q: Ask<R, F>): Said<O> {
    const { once } = this.spec;
    const value: unknown = typeof once === 'function' ? null : one[once];
    if (typeof once === 'function' || !Array.isArray(value)) return one;
    const here = this.here(q);
    const left = value.filter((id) => here.has(String(id)));
    return left.length === 0 ? one : { ...one, [once]: left };
  }

  mayPass(q: Ask<R, F>): boolean {
    return !this.spec.together?.([], q);
  }

  /** Who has something to do here. */
  private here(q: Ask<R, F>): ReadonlyMap<string, true> {
    const names =
      this.able.get(q) ?? new Map(this.options(q).flatMap((one) => this.names(one).map((id) => [id, true])));
    this.able.set(q, names);
    return names;
  }

  private verbOf(one: Said<O>): LineVerb<R, O> {
    const { verb } = one as { verb?: string };
    const found = this.verbs.find((v) => v.verb === verb) ?? this.verbs[0];
    if (!found) throw new Error(`${this.spec.kind} has no verb`);
    return found;
  }
}
