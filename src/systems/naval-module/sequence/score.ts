import { scored } from '../facts/turn';
import type { Act } from '../naval-module';
import { isCombatUnit } from '../rules/g13-types';
import { scenarioCalled } from '../set-up';

/** G94: an item of the scenario's list scores so many times; `more` besides, such as the protection of a ship. Items that it has not bring nothing. */
export function score(c: Act, item: string, of: string, times: number, more = 0): void {
  const each = scenarioCalled(c.data, c.world.scenario).points[item];
  if (each === undefined) return;
  const vp = each * times + more;
  if (vp === 0) return;
  c.world.scored.push({ item, of, vp });
  scored(c, { item, of, vp });
}

/** A ground unit is eliminated; for a Soviet combat unit that is no coast artillery its stacking points score (G94). */
export function eliminate(c: Act, id: string): void {
  const [unit, counter] = [c.world.units[id], c.data.ground.get(id)];
  if (!unit || !counter) return;
  Object.assign(unit, { at: 'lost', loaded: 0, evacuated: false });
  if (counter.side === 'soviet' && isCombatUnit(counter) && counter.type !== 'coast-artillery')
    score(c, 'lost', id, counter.points);
}
