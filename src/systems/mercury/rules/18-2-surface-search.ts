import { surfaceSearched } from '../facts/task-forces';
import { counted, rollOn, withheldRoll } from '../../../kernel/chance/roll';
import type { Act } from '../mercury';
import { isNight } from './03-turn';
import { detectContact } from './18-1-detection';
import { fightingIn, germanCounter, germansIn, isDecoy } from './16-components';

/** 18.2: one attempt against each undetected German unit in a zone that holds a Task Force with ships. */
export function surfaceSearch(c: Act, when: 'first' | 'second'): void {
  for (const zone of c.data.zones.keys()) {
    const forces = fightingIn(c.world, c.data, zone).filter((tf) => !isDecoy(c.world, tf.letter)).length;
    if (forces === 0) continue;
    const convoys = germansIn(c.world, c.data, zone).filter(
      (g) => germanCounter(c.data, g.unit).kind === 'convoy',
    ).length;
    const contacts = germansIn(c.world, c.data, zone).length;
    for (const unit of germansIn(c.world, c.data, zone)) {
      if (!unit.detected) searchFor(c, unit.contact, zone, { forces, convoys, contacts }, when);
    }
  }
}

/** Task Forces with ships (a decoy neither searches nor helps) and convoys in the zone (18.22). */
interface Present {
  forces: number;
  convoys: number;
  /** Counters in the zone, which both see. */
  contacts: number;
}

function searchFor(c: Act, contact: number, zone: string, present: Present, when: string): void {
  const chart = c.data.charts['surface-search'];
  const open = present.forces > 1 ? [counted(chart, 'more-task-forces', undefined, 1 - present.forces)] : [];
  const hidden = present.convoys > 1 ? [counted(chart, 'more-convoys', undefined, 1 - present.convoys)] : [];
  const roll = rollOn(c, chart, `surface-search/${when}/${contact}`, 'unit', [...open, ...hidden]);
  // How many of the contacts are convoys is the German's secret: where there are several contacts the Allied player is
  // told die and result, never that modifier nor whether there was one.
  const told = present.contacts > 1 ? withheldRoll(roll, open) : roll;
  surfaceSearched(c, { contact, zone, roll: told });
  if (roll.result === 'detected') detectContact(c, contact, '18.22', isNight(c));
}
