import { plainRoll, rollJson } from '../../../kernel/chance/roll';
import type { Act } from '../mercury';
import type { SeaId } from '../world';
import { detectContact } from './18-1-detection';
import { germansIn } from './16-components';

/** 18.41: one zone a game-turn, a roll for each undetected German unit at sea there. */
export function alliedAirSearch(c: Act, zone: SeaId): void {
  const chart = c.data.charts['allied-air-search'];
  c.record({ type: 'search.allied-air', rule: '18.41', audience: 'all', body: { zone } });
  for (const unit of germansIn(c.world, c.data, zone).filter((g) => !g.detected)) {
    const roll = plainRoll(c, `allied-air-search/${unit.contact}`, (die) => chart.at(die, 'unit'));
    const told = { ...roll, chart: chart.id, column: 'unit', row: chart.row(roll.die).label };
    c.record({
      type: 'search.allied-air-roll',
      rule: '18.41',
      audience: 'all',
      body: { contact: unit.contact, zone, roll: rollJson(told) },
    });
    if (roll.result === 'detected') detectContact(c, unit.contact, '18.41', false);
  }
}
