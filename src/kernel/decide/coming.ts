import type { Engine } from '../engine';
import type { Realm } from '../realm';
import type { Position } from '../record/position';
import { passedOver } from './automatic';
import type { AnyKind, Never } from './decision';
import type { Scope } from './order';
import { changeStanding, inAdvance, inForce, type InAdvance, type ScopeOf, type StandingChange } from './standing';

/** What the running turn may still ask of a seat, as it may know. */
export class Coming<R extends Realm> {
  /** Null: any kind may come; undefined while nobody has asked. */
  private known: readonly string[] | null | undefined;

  constructor(
    private readonly engine: Engine<R>,
    private readonly position: Position,
    private readonly scope: Scope<R>,
  ) {}

  private get kinds(): readonly string[] | null {
    if (this.known === undefined) this.known = this.engine.toCome(this.position, this.scope.seat);
    return this.known;
  }

  /** Why a kind is not asked any more in the running turn; null: it may come, or waits for its answer. */
  gone(kind: AnyKind<R>): Never | null {
    const waits = this.position.open.some((o) => o.seat === this.scope.seat && o.kind === kind.kind);
    if (waits) return null;
    const told = (text: string): Never => ({ rule: kind.rule, text: `${kind.title} ${text}` });
    const { kinds } = this;
    if (kinds !== null && !kinds.includes(kind.kind)) return told('is over for this turn');
    return (kind.thisTurn?.(this.scope) ?? true) ? null : told('is not asked in this turn');
  }

  /** Kinds that `change` passes in silence: plans for later ones let them answer themselves. `answered`: the kind its mail answers. */
  passedBy(change: StandingChange, answered: AnyKind<R> | null): AnyKind<R>[] {
    const { engine, position } = this;
    const { seat } = this.scope;
    const now = engine.scopes(position, seat);
    const before = inAdvance(position.standing, seat);
    const after = changeStanding(before, change, now);
    return engine
      .kindsFor(position.scenario, seat)
      .filter((kind) => kind !== answered && passedOver(kind, after, now) && !passedOver(kind, before, now))
      .filter((kind) => !hasPlan(after, kind, now) && this.gone(kind) === null);
  }
}

const hasPlan = <R extends Realm>(advance: InAdvance, { kind }: AnyKind<R>, now: ScopeOf): boolean =>
  advance.orders.some((o) => o.kind === kind && o.off === undefined && inForce(o, now));
