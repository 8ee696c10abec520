import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/sea';
import { mineHits } from '../rules/6-3-3-mines';
import { hitShip, loseShip } from './ship-hits';
import { halfKey, throwOn } from './throw';

/** 6.3.3: each Allied ship that enters a mined hex throws; `how`: which entry of the half-impulse it is, where it is not the first. */
export function enterMines(c: Act, hex: HexId, ships: readonly string[], how: string): void {
  const mined = c.world.mines[hex];
  if (!mined) return;
  mined.known = true;
  for (const id of ships) {
    const type = c.data.ships.get(id)?.type ?? 'DD';
    const roll = throwOn(
      c,
      'mines',
      `mine/${halfKey(c)}/${hex}/${id}${how}`,
      ['BB', 'CV', 'CVE'].includes(type) ? 'BB-CV-CVE' : 'other',
    );
    const hits = mineHits(c.data.charts.mines, roll.die, { type });
    told.mineStruck(c, { open: hits !== 0 || c.world.ships[id]?.spotted === true, ship: id, at: hex, roll });
    if (hits === 'sunk') loseShip(c, id, 'mines');
    else if (hits > 0) hitShip(c, id, hits, 'mines');
  }
}
