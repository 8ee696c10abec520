import { type HexId, hexside } from '../../mercury';
import { boxAt, type PlaceId } from './04-boxes';
import { enemyDistance, type Field, interdiction } from './04-field';
import type { Fault, Standing } from './ground';

/** What Strategic Movement adds to the allowance (4.41). */
export const STRATEGIC_POINTS = 2;
const NEAR = 3;
/** Units that march: mountain troops go on foot too. */
const ON_FOOT = ['foot', 'mountain'];

/** Why a unit may not begin Strategic Movement where it stands (4.18, 4.41, 4.43); null: it may. */
export function strategicFault(field: Field, s: Standing, start: PlaceId): Fault | null {
  if (!ON_FOOT.includes(s.counter.moveType)) return { rule: '4.41', text: 'only units on foot move strategically' };
  if (s.unit.landed) return { rule: '4.18', text: 'a unit that landed this turn moves one hex only' };
  if (boxAt(field.data, start)) return { rule: '4.41', text: 'is off the map, where no road of it goes' };
  if (enemyDistance(field, start) < NEAR)
    return { rule: '4.41', text: `${start} is less than ${NEAR} hexes from an enemy unit` };
  return sectorFault(field, start);
}

/** Why Strategic Movement may not go from one hex to the next or off the map (4.41 to 4.43); null: it may. */
export function marchFault(field: Field, from: HexId, to: PlaceId): Fault | null {
  const box = boxAt(field.data, to);
  if (box)
    return { rule: '4.41', text: `Strategic Movement keeps to the roads of the map and does not go to ${box.name}` };
  if (!field.roads.has(hexside(from, to)))
    return { rule: '4.41', text: `no road goes from ${from} to ${to}; Strategic Movement keeps to roads` };
  if (enemyDistance(field, to) <= NEAR)
    return { rule: '4.42', text: `${to} is within ${NEAR} hexes of an enemy unit; Strategic Movement keeps away` };
  return sectorFault(field, to);
}

/** 4.43, 12.42d: none for Allied units under Interdiction. */
function sectorFault(field: Field, hex: HexId): Fault | null {
  if (interdiction(field, hex) === 0) return null;
  return { rule: '4.43', text: `${hex} lies in a sector under Interdiction` };
}
