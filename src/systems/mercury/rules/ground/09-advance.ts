import { adjacent, type HexId, hexside, neighbours } from '../../mercury';
import { advanceBarred } from './04-suda';
import { type Fault, type Ground, mayEnter, otherSide, type Standing, terrainFault, unitsIn } from './ground';

/** An advance after combat into `target`, and perhaps one hex further (9.83, 9.84). */
export interface AdvanceInto {
  target: HexId;
  hexes: number;
  turn: number;
}

/** The paths of hexes a victorious attacker may advance by (9.83, 9.84). */
export function advanceWays(ground: Ground, s: Standing, into: AdvanceInto): HexId[][] {
  const further = neighbours(into.target).filter((hex) => hex !== s.unit.at);
  const paths = [[into.target], ...further.map((hex) => [into.target, hex])];
  return paths.filter((path) => advanceFault(ground, s, path, into) === null);
}

/** Why it may not advance by `path`, with the rule (4.15, 4.16, 4.64, 9.83, 9.84, 13.61); null: it may. */
export function advanceFault(
  ground: Ground,
  s: Standing,
  path: readonly HexId[],
  { target, hexes, turn }: AdvanceInto,
): Fault | null {
  if (path[0] !== target) return { rule: '9.84', text: `advances into ${target} first` };
  if (path.length > hexes)
    return hexes === 1
      ? { rule: '9.83', text: `goes no further than ${target}: the defender retreated one hex` }
      : { rule: '9.84', text: 'advances two hexes at most' };
  let from = s.unit.at ?? target;
  for (const to of path) {
    if (!adjacent(from, to)) return { rule: '9.84', text: `cannot advance to ${to}: it is not beside ${from}` };
    if (unitsIn(ground, to, otherSide(s.counter.side)).length > 0)
      return { rule: '4.16', text: `cannot advance to ${to}: enemies are there` };
    if (!mayEnter(ground, s, from, to)) return barred(ground, s, from, to);
    if (advanceBarred(ground, turn, s, from, to)) return { rule: '4.64', text: 'may not leave the Suda Command Area' };
    from = to;
  }
  return null;
}

/** Allowance, terrain or hexside that keeps a unit out (4.15, 4.21, 4.23). */
function barred(ground: Ground, s: Standing, from: HexId, to: HexId): Fault {
  if (s.side.move === 0) return { rule: '4.15', text: 'cannot be moved at all' };
  const terrain = { from: ground.hexes[from]?.terrain, to: ground.hexes[to]?.terrain };
  const fault = terrainFault(ground.data, s, terrain, ground.roads.has(hexside(from, to)));
  return fault ?? { rule: '4.21', text: `cannot advance from ${from} to ${to}` };
}
