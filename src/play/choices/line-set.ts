import type { Ask } from '../../kernel/decide/decision';
import type { Order, Scope } from '../../kernel/decide/order';
import { canonical } from '../../kernel/record/hash';
import type { Realm } from '../../kernel/realm';
import type { LineFault, LinesSpec, LineVerb, Said } from './line-spec';

/** So many other lines are tried before a refusal names none. */
const MOST_TRIED = 60;

/** A line with whom it names, and, as soon as others are compared with it, what each part of it says. */
interface Compared<O extends Order> {
  one: Said<O>;
  names: readonly string[];
  parts?: readonly (readonly [key: string, said: string])[];
}

/** What a decision of lines knows of single lines: their words, their names, whether and why not. */
export class Lines<R extends Realm, L, O extends Order, F extends object> {
  readonly verbs: readonly LineVerb<R, O>[];
  /** One mail asks for the options of the same question many times. */
  private readonly known = new WeakMap<Ask<R, F>, readonly Said<O>[]>();
  private readonly able = new WeakMap<Ask<R, F>, ReadonlyMap<string, readonly Compared<O>[]>>();
  private readonly found = new WeakMap<Ask<R, F>, Map<string, readonly Compared<O>[]>>();
  /** Each fault of a mail looks for its nearest line among the same options. */
  private readonly listed = new WeakMap<Ask<R, F>, readonly Compared<O>[]>();
  private readonly named = new WeakMap<Said<O>, readonly string[]>();

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
    const known = this.named.get(one);
    if (known) return known;
    const { once } = this.spec;
    const names =
      this.spec.besides?.(one) === true ? [] : typeof once === 'function' ? once(one) : listOf(partOf(one, once));
    this.named.set(one, names);
    return names;
  }

  /** What a name of a line is called. */
  nameOf(id: string, one: Said<O>, scope: Scope<R>): string {
    const { spec } = this;
    const { once } = spec;
    if (spec.nameOf) return spec.nameOf(id, scope);
    if (typeof once === 'function') return id;
    const value = Array.isArray(partOf(one, once)) ? [id] : id;
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
    const taken = new Set(others.flatMap((other) => this.names(other)));
    const isFree = ({ names }: Compared<O>): boolean => names.every((id) => !taken.has(id));
    const stands = (option: Compared<O>): boolean => !this.spec.fault(option.one, q, others);
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
  private ofSame(one: Said<O>, q: Ask<R, F>): readonly Compared<O>[] {
    const mine = this.names(one);
    if (mine.length > 1) return this.all(q).filter(({ names }) => names.some((id) => mine.includes(id)));
    return mine.flatMap((id) => this.optionsOf(id, q));
  }

  private optionsOf(id: string, q: Ask<R, F>): readonly Compared<O>[] {
    const known = this.found.get(q) ?? new Map<string, readonly Compared<O>[]>();
    this.found.set(q, known);
    const made = known.get(id) ?? this.spec.optionsOf?.(id, q)?.map(this.compared) ?? this.here(q).get(id) ?? [];
    known.set(id, made);
    return made;
  }

  private all(q: Ask<R, F>): readonly Compared<O>[] {
    const made = this.listed.get(q) ?? this.options(q).map(this.compared);
    this.listed.set(q, made);
    return made;
  }

  private readonly compared = (one: Said<O>): Compared<O> => ({ one, names: this.names(one) });

  /** Those that name nobody of a line, in the order of their likeness to it. */
  private others(
    one: Said<O> | undefined,
    ofSame: readonly Compared<O>[],
    q: Ask<R, F>,
    isFree: (option: Compared<O>) => boolean,
  ): readonly Compared<O>[] {
    if (ofSame.length >= MOST_TRIED) return [];
    const mine = one === undefined ? [] : this.names(one);
    const left = this.all(q).filter((o) => isFree(o) && !o.names.some((id) => mine.includes(id)));
    return one === undefined ? left : this.alike(one, left);
  }

  /** Options in the order of their likeness to a line. */
  private alike(one: Said<O>, options: readonly Compared<O>[]): readonly Compared<O>[] {
    const wanted = wantedOf(this.compared(one));
    const alike = new Map<number, Compared<O>[]>();
    for (const option of options) {
      const like = likeness(option, wanted);
      const those = alike.get(like);
      if (those) those.push(option);
      else alike.set(like, [option]);
    }
    return [...alike].sort(([a], [b]) => b - a).flatMap(([, those]) => those);
  }

  /** Of a list as many as may be, as the line says it or as one of `alike` does. */
  private ofWhoMay(
    line: Said<O>,
    alike: readonly Said<O>[],
    others: readonly Said<O>[],
    q: Ask<R, F>,
  ): Said<O> | undefined {
    const { once } = this.spec;
    const wanted: unknown = typeof once === 'function' ? null : partOf(line, once);
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

  /** Whether a plan is about somebody who has something to do here; else why not, so that nothing is made of it. */
  concerns(one: Said<O>, q: Ask<R, F>): boolean | string {
    const mine = this.names(one);
    if (mine.length === 0 || mine.some((id) => this.isHere(id, q))) return true;
    return this.spec.fault(one, q, [])?.why ?? true;
  }

  /** Of a list in a plan those who have something to do here; whoever is gone is left out. */
  ofThoseHere(one: Said<O>, q: Ask<R, F>): Said<O> {
    const { once } = this.spec;
    const value: unknown = typeof once === 'function' ? null : partOf(one, once);
    if (typeof once === 'function' || !Array.isArray(value)) return one;
    const left = value.filter((id) => this.isHere(String(id), q));
    return left.length === 0 ? one : { ...one, [once]: left };
  }

  /** The lines in the order in which they are done. */
  inTurn<T extends Said<O>>(all: readonly T[]): T[] {
    if (!this.spec.inTurn) return [...all];
    return this.verbs.flatMap((verb) => all.filter((one) => this.verbOf(one) === verb));
  }

  /** Of lines that were given in advance what may be now, one behind the other; where that is not asked for, all. */
  asFarAsMay(all: readonly Said<O>[], q: Ask<R, F>): readonly Said<O>[] {
    const { asFarAsMay } = this.spec;
    if (!asFarAsMay) return all;
    const asItMay = (one: Said<O>, before: readonly Said<O>[]): Said<O> | null =>
      this.fault(one, before, q) === null ? one : (this.ofWhoMay(one, [one], before, q) ?? null);
    return all.reduce<Said<O>[]>((kept, one) => {
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
  private here(q: Ask<R, F>): ReadonlyMap<string, readonly Compared<O>[]> {
    const known = this.able.get(q);
    if (known) return known;
    const names = new Map<string, Compared<O>[]>();
    for (const one of this.all(q))
      for (const id of one.names) {
        const those = names.get(id);
        if (those) those.push(one);
        else names.set(id, [one]);
      }
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

/** A part of a line; undefined where its verb has none of the name. */
export const partOf = (one: object, part: string): unknown => (one as Record<string, unknown>)[part];

const listOf = (value: unknown): readonly string[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.map(String) : [value].map(String);

/** What lists and further words say: many options share one. */
const written = new WeakMap<object, string>();

/** The same text for parts that say the same. */
function saidBy(value: unknown): string {
  if (typeof value === 'string') return `"${value}`;
  if (typeof value !== 'object' || value === null) return canonical(value ?? null);
  const known = written.get(value) ?? canonical(value);
  written.set(value, known);
  return known;
}

const NOTHING_SAID = saidBy(null);

/** A line that others are compared with. */
interface Wanted {
  names: ReadonlySet<string>;
  parts: ReadonlyMap<string, string>;
}

const wantedOf = <O extends Order>(line: Compared<O>): Wanted => ({
  names: new Set(line.names),
  parts: new Map(partsOf(line)),
});

function partsOf<O extends Order>(line: Compared<O>): NonNullable<Compared<O>['parts']> {
  return (line.parts ??= Object.entries(line.one).map(([key, value]) => [key, saidBy(value)] as const));
}

/** Ten for each name that both have, one for each part that says the same. */
function likeness<O extends Order>(line: Compared<O>, wanted: Wanted): number {
  let like = 0;
  for (const id of line.names) if (wanted.names.has(id)) like += 10;
  for (const [key, said] of partsOf(line)) if (said === (wanted.parts.get(key) ?? NOTHING_SAID)) like++;
  return like;
}
