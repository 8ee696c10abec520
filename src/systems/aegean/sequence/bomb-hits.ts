import type { Act } from '../aegean';
import { baseHit, caught, disruptedByBombs } from '../facts/bombs';
import { disruptedByLot } from '../rules/7-1-disruption';
import { stationOf } from '../rules/5-2-stations';
import { Wing } from '../rules/5-wing';
import { enemyOf, type Side } from '../side';
import { fieldOf } from './ground';
import { loseAir } from './losses';
import { halfKey, throwOn } from './throw';

/** Who drops bombs or fires shells on a hex (5.4.5, 6.3.4), and which of his attacks it is. */
export interface Striking {
  side: Side;
  no: number | string;
}
const keyOf = (c: Act<Striking>): string => `${halfKey(c)}/${c.local.no}`;

/** 5.4.5: a base takes hits, and each air unit on it throws once. */
export function hitBase(c: Act<Striking>, id: string, hits: number): void {
  const { world, data } = c;
  const base = world.bases[id];
  if (!base) return;
  base.hits += hits;
  const closed = stationOf(world, data, id)?.closed === true;
  baseHit(c, { base: id, hits, left: base.hits, closed });
  for (const unit of new Wing(world, data).at(id)) {
    const roll = throwOn(c, 'base-hit', `caught/${keyOf(c)}/${unit}`, 'unit');
    caught(c, { side: data.air.get(unit)?.side, unit, base: id, roll });
    if (roll.result === 'lost') loseAir(c, unit, 'caught at its base');
    else if (roll.result === 'flown') Object.assign(world.air[unit] ?? {}, { ready: false });
  }
}

/** 7.1.1, 5.4.5: each hit disrupts one of the enemy's units in a hex, by lot; 7.6: an airfield that is being built suffers too. */
export function hitTroops(c: Act<Striking>, hex: string, hits: number): void {
  const { world } = c;
  const side = enemyOf(c.local.side);
  const lot = (nth: number, sides: number): number => c.die(`lot/${keyOf(c)}/${nth}`, sides);
  const units = disruptedByLot(fieldOf(c).of(side, hex), hits, lot).map(({ id }) => id);
  for (const id of units) Object.assign(world.ground[id] ?? {}, { disrupted: true });
  if (units.length > 0) disruptedByBombs(c, { side, hex, units });
  const works = world.works[hex];
  if (works) works.hits += hits;
}
