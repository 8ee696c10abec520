import { airSearched, alliedSearch, alliedSearched, surfaceSearched } from '../facts/task-forces';
import { counted, type Counted, rollOn, withheldRoll } from '../../../kernel/chance/roll';
import type { Act, AirId, GermanUnit, Letter, MercuryData, SeaId, Told, World } from '../mercury';
import { detect, detectContact } from './18-1-detection';
import { fightingIn, germanCounter, germansIn, germansOnMap, isDecoy, onMap, zoneOf } from './16-components';
import { isNight } from './03-turn';
import { plainRoll } from './02-5-die';

/** One zone the German searches, with the air unit sent there: to search an extra zone, or for the modifier (18.31). */
export interface Search {
  zone: SeaId;
  unit: AirId | null;
  extra: boolean;
}

/** Task Forces that a search of `zone` can find: at sea there, and in its minor ports and anchorages. */
export function findable(c: Pick<Act, 'world' | 'data'>, zone: SeaId): Letter[] {
  return onMap(c.world)
    .filter((tf) => tf.at !== null && zoneOf(c.data, tf.at) === zone)
    .map((tf) => tf.letter);
}

/** 18.32: for an air unit that helps, and the S number of the zone. */
export function searchModifiers(data: MercuryData, search: Search): Counted[] {
  const zone = data.zones.get(search.zone);
  const chart = data.charts['german-air-search'];
  return [
    ...(search.unit !== null && !search.extra ? [counted(chart, 'search-unit')] : []),
    ...(zone && zone.search !== 0 ? [counted(chart, 'zone', `S number of ${zone.name}`, zone.search)] : []),
  ];
}

/**
 * 18.32, 18.33: rolls for one zone. What is found is detected at once, but for a result of "one", where the letters
 * among which the German may choose are returned.
 */
export function airSearch(c: Act, search: Search): Letter[] {
  const chart = c.data.charts['german-air-search'];
  const roll = rollOn(c, chart, `air-search/${search.zone}`, 'zone', searchModifiers(c.data, search));
  const { unit, extra } = search;
  const letters = findable(c, search.zone);
  airSearched(c, {
    zone: search.zone,
    unit,
    extra,
    empty: letters.length === 0,
    roll,
  });
  if (roll.result === '-') return [];
  if (roll.result === 'one') return letters.filter((letter) => !c.world.taskForces[letter]?.detected);
  const told: Record<string, Told> = { types: 'types', counts: 'count', all: 'exists' };
  for (const letter of letters) detect(c, letter, told[roll.result] ?? 'exists', '18.33');
  return [];
}

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
