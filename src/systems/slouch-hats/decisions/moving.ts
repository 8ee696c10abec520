import { fits } from '../rules/03-board';
import { goingOf, type Field, type Going } from '../rules/08-field';
import { reachOf } from '../rules/08-moves';
import { isFault, type Ask } from '../slouch-hats';
import { after, standing, type StackMove, type Under } from './moves';

/** Moves that are found one behind the other. */
export class Moving {
  readonly moves: StackMove[] = [];

  constructor(
    private readonly q: Pick<Ask, 'seat' | 'data'>,
    public under: Under,
  ) {}

  /** The field as it is behind them. */
  get field(): Field {
    return this.under.field;
  }

  /** Makes a move, if it may stand behind them and finds room where it ends (3.32); whether it does. */
  makes(move: StackMove): boolean {
    const next = after(this.under, move, this.q);
    if (isFault(next) || !fits(next.field.board, move.path.at(-1) ?? '')) return false;
    this.moves.push(move);
    this.under = next;
    return true;
  }
}

/** Places where something of the side stands that may move. */
export function starts(field: Field): string[] {
  const { world, units } = field.board;
  const all = [...[...units.values()].map(({ at }) => at), ...Object.values(world.supply).map(({ at }) => at)];
  return all.filter((at, i) => all.indexOf(at) === i && standing(field, at).length > 0).sort();
}

/** Every way that leads a unit somewhere. */
export function waysOf(field: Field, id: string, mode: Going['mode'] = 'move'): string[][] {
  const reach = reachOf(field, goingOf([id], { mode }));
  return isFault(reach) ? [] : [...reach.values()].map(({ path }) => [...path]);
}
