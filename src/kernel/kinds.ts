import type { AnyKind } from './decide/decision';
import { playedKinds } from './flow/played';
import type { Realm, SeatId } from './realm';
import type { System } from './system';

/** The decision kinds of a system, by their names and by who may be asked them. */
export class Kinds<R extends Realm> {
  readonly byName: ReadonlyMap<string, AnyKind<R>>;
  private readonly played = new Map<string, readonly AnyKind<R>[]>();
  private readonly askable = new Map<string, readonly AnyKind<R>[]>();

  /** @throws Error when two share a name */
  constructor(private readonly system: System<R>) {
    this.byName = namedOnce(system.decisions, (d) => d.kind, 'decision kind');
  }

  /** The decision kind called `name`. @throws Error for one that there is not */
  called(name: string): AnyKind<R> {
    const kind = this.byName.get(name);
    if (!kind) throw new Error(`no decision kind is called "${name}"`);
    return kind;
  }

  /** Those that a scenario may ask of `seat`, in the order of the system. */
  for(scenario: string, seat: SeatId): readonly AnyKind<R>[] {
    const known = this.askable.get(`${scenario} ${seat}`);
    if (known) return known;
    const played = this.played.get(scenario) ?? playedKinds(this.system, scenario);
    this.played.set(scenario, played);
    const kinds = played.filter((d) => d.seats.includes(seat));
    this.askable.set(`${scenario} ${seat}`, kinds);
    return kinds;
  }
}

/** Things by their names. @throws Error when two share one */
export function namedOnce<T>(things: readonly T[], name: (thing: T) => string, what: string): ReadonlyMap<string, T> {
  const map = new Map<string, T>();
  for (const thing of things) {
    if (map.has(name(thing))) throw new Error(`two ${what}s are called "${name(thing)}"`);
    map.set(name(thing), thing);
  }
  return map;
}
