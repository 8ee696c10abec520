import { standing, type Under } from '../decisions/moves';
import type { Unit } from '../rules/03-board';
import { eachOnce } from '../../../kernel/data/each-once';
import { grouped } from '../../../kernel/data/grouped';

/** Units of a place that go together. */
export interface Group {
  at: string;
  units: Unit[];
}

/** Stacking points of a group: of two there is room in most hexes that are no fortress. */
const TOGETHER = 4;

/** Own units that may still move, parted by pace and by what `key` says, in parties that find room. */
export function groupsOf(under: Under, key: (unit: Unit) => string): Group[] {
  const { board, side } = under.field;
  const places = [...board.units.values()].flatMap(({ at, counter }) => (counter.side === side ? at : []));
  return eachOnce(places).flatMap((at) => {
    const units = standing(under.field, at).flatMap((id) => board.units.get(id) ?? []);
    const pace = (unit: Unit): string => `${unit.counter.motorized}/${unit.counter.front.move}/${key(unit)}`;
    const paces = grouped(units.map((unit) => [pace(unit), unit] as const));
    return [...paces.values()].flatMap(parties).map((part) => ({ at, units: part }));
  });
}

function parties(units: readonly Unit[]): Unit[][] {
  const found: Unit[][] = [];
  let points = 0;
  for (const unit of units) {
    points += unit.counter.stack;
    const last = found.at(-1);
    if (last && points <= TOGETHER) last.push(unit);
    else {
      found.push([unit]);
      points = unit.counter.stack;
    }
  }
  return found;
}
