import { alliedSearch, alliedSearched } from '../facts/task-forces';
import { plainRoll } from './02-5-die';
import type { Act, GermanUnit, SeaId, World } from '../mercury';
import { detectContact } from './18-1-detection';
import { germansOnMap, zoneOf } from './16-components';

/** German units that a search from the air can find, those in Athens left out: the port is off the map (16.16). */
export function undetected(world: World): (GermanUnit & { at: SeaId })[] {
  return germansOnMap(world).filter((g) => !g.detected);
}

/** 18.41: one zone a game-turn, a roll for each undetected German unit there, at sea or in a landing place of the zone. */
export function alliedAirSearch(c: Act, zone: SeaId): void {
  const chart = c.data.charts['allied-air-search'];
  alliedSearch(c, { zone });
  for (const unit of undetected(c.world).filter((g) => zoneOf(c.data, g.at) === zone)) {
    const roll = plainRoll(c, `allied-air-search/${unit.contact}`, (die) => chart.at(die, 'unit'));
    const told = { ...roll, chart: chart.id, column: 'unit', row: chart.row(roll.die).label };
    alliedSearched(c, { contact: unit.contact, zone, roll: told });
    if (roll.result === 'detected') detectContact(c, unit.contact, '18.41', false);
  }
}
