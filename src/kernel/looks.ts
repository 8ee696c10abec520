import type { Ask } from './decide/decision';
import type { Realm, SeatId } from './realm';
import type { OpenDecision, Position } from './record/position';
import type { System } from './system';
import { frozen } from './view/frozen';

/** What seats may see of positions: made once for all who ask, and frozen. */
export class Looks<R extends Realm> {
  /** One mail asks for the view of the same position some twenty times. */
  private readonly views = new WeakMap<object, Map<SeatId, R['view']>>();
  /** Decisions keep what they list of a question by it: all who look at the same position ask the same. */
  private readonly asked = new WeakMap<OpenDecision, Ask<R>>();

  constructor(private readonly system: System<R>) {}

  /** All that `seat` may know. */
  view({ world }: Position, seat: SeatId): R['view'] {
    const made = this.views.get(world as object) ?? new Map<SeatId, R['view']>();
    this.views.set(world as object, made);
    const view = made.get(seat) ?? frozen(this.system.view(world as R['world'], seat, this.system.data));
    made.set(seat, view);
    return view;
  }

  /** What prompting and judging of an open decision may see. */
  ask(position: Position, open: OpenDecision): Ask<R> {
    const { seat, facts } = open;
    const [view, known] = [this.view(position, seat), this.asked.get(open)];
    if (known?.view === view && known.facts === facts) return known;
    const made = { seat, view, facts, data: this.system.data };
    this.asked.set(open, made);
    return made;
  }

  /** The same for one look that nobody else takes: nothing of it is made or frozen before it is read. */
  glance({ world: of }: Position, { seat, facts }: OpenDecision): Ask<R> {
    const { searched, data } = this.system;
    const world = of as R['world'];
    const view = searched?.glance?.(world, seat, data) ?? this.system.view(world, seat, data);
    return { seat, view, facts, data };
  }

  /** Views of a world that changes say nothing any more. */
  forget({ world }: Position): void {
    this.views.delete(world as object);
  }
}
