import { define } from '../aegean';
import type { Act } from '../aegean';
import type { OfSide } from './half';

/** 4.A4: both players put fighters on CAP. */
export const turnCap = define('CAP', (s) => [s.do('4.A4 CAP', () => undefined)]);

/** 5.4.9: after a half-impulse the markers of the other player turn to their second side, or their units go home, flown. */
export function ageCap(c: Act<OfSide>): void {
  const { world, data, local } = c;
  for (const [id, unit] of Object.entries(world.air)) {
    if (unit.cap === null || data.air.get(id)?.side === local.side) continue;
    if (unit.cap.marker === 1) unit.cap.marker = 2;
    else Object.assign(unit, { at: unit.cap.home, ready: false, cap: null });
  }
}
