import { retreated } from '../../facts/ground';
import { type Act, adjacent, type HexId, neighbours, type Side } from '../../mercury';
import { friendlyIn, inZoneOf } from './05-zones-of-control';
import { alive } from './force';
import {
  defenceValue,
  type Fault,
  type Ground,
  groundIn,
  mayCross,
  MOST_STACKING,
  occupyHex,
  otherSide,
  stackingPoints,
  standing,
  type Standing,
  unitsIn,
} from './ground';

/** A force that has to retreat, stack by stack. `stood`: hexes whose stack did not go. */
export interface Retreat {
  side: Side;
  force: string[];
  hexes: 1 | 2;
  /** Defending, the no-retreat option is open (9.65). */
  defending: boolean;
  stack?: HexId;
  stood: HexId[];
  /** Units that have retreated: those among the stack they came to stay when it goes. */
  gone?: string[];
}

/** The ways a unit may retreat exactly `hexes` hexes (9.6 to 9.64), as paths of hexes entered. */
export function retreatPaths(ground: Ground, s: Standing, hexes: number): HexId[][] {
  const start = s.unit.at;
  if (start === null) return [];
  let paths: HexId[][] = [[]];
  for (let i = 0; i < hexes; i++) {
    paths = paths.flatMap((path) =>
      neighbours(path.at(-1) ?? start)
        .map((to) => [...path, to])
        .filter((longer) => stepFault(ground, s, longer) === null),
    );
  }
  return paths.filter((path) => endFault(ground, s, path) === null);
}

/** Why a unit may not retreat by `path` when `hexes` are due, with the rule (9.61 to 9.63); null: it may. */
export function retreatFault(ground: Ground, s: Standing, path: readonly HexId[], hexes: number): Fault | null {
  if (path.length !== hexes)
    return { rule: '9.62', text: `retreats ${hexes} hex${hexes === 1 ? '' : 'es'}, not ${path.length}` };
  for (let i = 1; i <= path.length; i++) {
    const fault = stepFault(ground, s, path.slice(0, i));
    if (fault) return fault;
  }
  return endFault(ground, s, path);
}

/**
 * The last step of a path. 9.61, 9.63: no enemy unit, no prohibited terrain, no enemy zone of control but where a friend
 * stands that is not still to be attacked.
 */
function stepFault(ground: Ground, s: Standing, path: readonly HexId[]): Fault | null {
  const from = path.at(-2) ?? s.unit.at ?? '';
  const to = path.at(-1) ?? '';
  const { side } = s.counter;
  if (!adjacent(from, to)) return { rule: '9.62', text: `cannot retreat to ${to}: it is not beside ${from}` };
  if (!mayCross(ground, s, from, to))
    return { rule: '9.61', text: `cannot retreat from ${from} into ${to}: the ground bars it` };
  if (unitsIn(ground, to, otherSide(side)).length > 0)
    return { rule: '9.61', text: `cannot retreat into ${to}: enemies are there` };
  if (!inZoneOf(ground, to, otherSide(side))) return null;
  const zone = `cannot retreat into ${to}: it is in an enemy zone of control`;
  if (!friendlyIn(ground, to, side)) return { rule: '9.63', text: `${zone}, without a friend` };
  return ground.combats.includes(to) ? { rule: '9.63', text: `${zone}, and still to be attacked` } : null;
}

/** A retreat of two hexes ends two hexes away, and every retreat where there is room (9.62, 13.61). */
function endFault(ground: Ground, s: Standing, path: readonly HexId[]): Fault | null {
  const end = path.at(-1) ?? '';
  const start = s.unit.at ?? '';
  if (path.length > 1 && (end === start || adjacent(start, end)))
    return { rule: '9.62', text: `does not retreat two hexes: ${end} is beside ${start}` };
  const points = stackingPoints(unitsIn(ground, end, s.counter.side)) + s.counter.sp;
  return points > MOST_STACKING ? { rule: '9.62', text: `finds no room in ${end}` } : null;
}

/** What the stack must or may do: the no-retreat option by Terrain Defence Value (9.65). */
export function mayStand(ground: Ground, retreat: Retreat, hex: HexId): boolean {
  return retreat.defending && defenceValue(ground, hex) >= 2;
}

/** Units of the force in the stack at hand that have not retreated. */
export function stackUnits(c: Act<Retreat>): string[] {
  const { force, stack, gone = [] } = c.local;
  return alive(c, force)
    .filter((s) => s.unit.at === stack && !gone.includes(s.unit.id))
    .map((s) => s.unit.id);
}

/** Moves a retreating unit, under the paragraph that makes it go. */
export function retreatUnit(c: Act, id: string, path: HexId[], rule = '9.62'): void {
  const ground = groundIn(c);
  const s = standing(ground, id);
  const from = s.unit.at;
  s.unit.at = path.at(-1) ?? from;
  if (s.unit.at !== null) occupyHex(ground, s.unit.at, s.counter.side);
  retreated(c, { unit: id, from: from ?? '', path }, { rule });
}
