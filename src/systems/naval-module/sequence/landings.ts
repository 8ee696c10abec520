import type { Act } from '../naval-module';
import type { Fighting } from '../decisions/attack';
import { Board } from '../rules/board';
import { isCombatUnit } from '../rules/g13-units';
import { isSpecial } from '../rules/30-1-assault';
import { goAshore } from './combat-results';

/** 30.3, G79: after the assaults an MSU or an HQ lands where a friendly combat or supply unit stands, and serves at once. */
export function specialLandings(c: Act<Fighting>): void {
  const { world, data, local } = c;
  for (const [id, { at, target }] of Object.entries(world.ships)) {
    // Who turned back does not land, whatever it was placed for.
    if (target === null || data.waters.map.kind.get(at) !== 'sea' || data.ships.get(id)?.side !== local.side) continue;
    const board = new Board(world, data);
    const here = board.unitsAt(local.side, target);
    const open = here.some(({ counter }) => isCombatUnit(counter) || counter.type === 'msu' || counter.type === 'dump');
    const landing = board.aboard(id).filter(isSpecial);
    if (open && landing.length > 0) goAshore(c, local.side, target, landing);
  }
}
