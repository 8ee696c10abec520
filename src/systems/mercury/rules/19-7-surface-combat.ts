import { alliedFired, criticalRolled, germanFired, turnedBack } from '../facts/air';
import { convoyStepLost } from '../facts/cargo';
import { contactEliminated, contactMoved } from '../facts/task-forces';
import { rollOn } from '../../../kernel/chance/roll';
import { plainRoll } from './02-5-die';
import type { Act, GermanUnit, Letter, MercuryData, SeaId, Ship, ShipId, World } from '../mercury';
import { isNight } from './03-turn';
import {
  combatZone,
  contactOf,
  germanCounter,
  ratingsOf,
  shipCounter,
  shipOf,
  shipsOf,
  taskForce,
} from './16-components';
import { detect, seen } from './18-search';
import { attackColumn } from './19-4-air-attack';
import { damageShip, effectOn } from './19-5-damage';
import { score } from './22-victory';

/** A German unit attacked by one Task Force; one or two ships may be withheld (19.74a). */
export interface Engagement {
  contact: number;
  tf: Letter;
  withheld: ShipId[];
}

/** One round of one surface combat: local values (19.74). */
export interface Round extends Engagement {
  round: 1 | 2;
  /** 19.77, 6 to 8: only the destroyers fire and the German does not. */
  chase: boolean;
  /** The ship the German fires at. */
  target?: ShipId | null;
  /** Step losses of a convoy the German, and the Allied player, have to choose (19.74f). */
  germanLosses: number;
  alliedLosses: number;
  chosen: { german: string[]; allied: string[] };
}

/** The zone in which a German unit can be engaged; null in ports and minor ports (19.72). */
export function zoneOfContact(data: MercuryData, unit: GermanUnit): SeaId | null {
  return unit.at === null ? null : combatZone(data, unit.at);
}

/**
 * The ships of an engagement that fire, and may be fired at: all but those withheld (19.74a). In a chase every destroyer
 * that remains in the Task Force, withheld before or not (19.77).
 */
export function engaged(world: World, data: MercuryData, e: Engagement, chase = false): Ship[] {
  const fights = (s: Ship): boolean => (chase ? shipCounter(data, s.id).type === 'DD' : !e.withheld.includes(s.id));
  return shipsOf(world, e.tf).filter(fights);
}

/** Surface bombardment: destroyers three times, damaged ones twice, cruisers twice (19.73). */
export function surfaceStrength(
  data: MercuryData,
  ship: Pick<Ship, 'id' | 'damaged'>,
): { strength: number; times: number } {
  const { type } = shipCounter(data, ship.id);
  const times = type === 'DD' ? (ship.damaged ? 2 : 3) : type === 'CL' || type === 'CL-A' ? 2 : 1;
  return { strength: ratingsOf(data, ship).bombardment * times, times };
}

/** 18.51: a Task Force that engages is detected; at night until the combats are over. */
export function revealAttackers(c: Act, engagements: readonly Engagement[]): void {
  for (const e of engagements) {
    if (!taskForce(c.world, e.tf).detected) detect(c, e.tf, 'exists', '18.51', isNight(c));
  }
}

/** 19.74c to f: all fire at the same time; damage is applied when all have rolled. */
export function exchangeFire(c: Act<Round>): void {
  const { contact, target } = c.local;
  const unit = contactOf(c.world, contact);
  const counter = germanCounter(c.data, unit.unit);
  const firing = engaged(c.world, c.data, c.local, c.local.chase);
  seen(c.world, c.local.tf, firing);
  const results = firing.map((ship) => alliedShot(c, ship));
  if (!c.local.chase && target) germanShot(c, counter.bombardment, shipOf(c.world, target));
  if (counter.kind === 'flotilla') return hitFlotilla(c, unit, results);
  const hits = results.map((r) => Number(/^\d+/.exec(r)?.[0] ?? 0)).filter((n) => n > 0);
  // A convoy that has put all ashore has nothing left to lose but itself (17.35d).
  if (stepsAboard(unit) === 0) return hits.length > 0 ? eliminate(c, unit, lostItem(unit), '19.74f') : undefined;
  c.local.germanLosses = hits.length;
  c.local.alliedLosses = hits.filter((n) => n >= 2).length;
}

function alliedShot(c: Act<Round>, ship: Ship): string {
  const chart = c.data.charts['naval-attack'];
  const { strength, times } = surfaceStrength(c.data, ship);
  if (strength === 0) return '-';
  const { contact, round, tf } = c.local;
  const roll = rollOn(c, chart, `surface/${contact}/${round}/${ship.id}`, attackColumn(chart, strength, 0), []);
  alliedFired(c, { contact, tf, ship: ship.id, strength, times, roll });
  return roll.result;
}

function germanShot(c: Act<Round>, strength: number, ship: Ship): void {
  const chart = c.data.charts['naval-attack'];
  const { contact, round, tf } = c.local;
  const roll = rollOn(c, chart, `surface/${contact}/${round}/german`, attackColumn(chart, strength, 0), []);
  const defence = ratingsOf(c.data, ship).defence;
  const effect = effectOn(roll.result, defence);
  germanFired(c, {
    contact,
    tf,
    ship: ship.id,
    strength,
    defence,
    effect,
    roll,
  });
  damageShip(c, ship.id, effect, '19.74e');
  if (!roll.result.endsWith('*') || ship.at === 'sunk') return;
  const critical = plainRoll(c, `surface/${contact}/${round}/german/critical`, (die) => (die <= 2 ? 'hit' : '-'));
  criticalRolled(c, { tf, unit: null, ship: ship.id, roll: critical });
  if (critical.result === 'hit') damageShip(c, ship.id, 'damaged', '19.43');
}

/** 16.13, 19.51, 19.74e: flotillas have no damaged side; damaged is sunk. A critical hit may do it too (19.43). */
function hitFlotilla(c: Act<Round>, unit: GermanUnit, results: readonly string[]): void {
  const defence = germanCounter(c.data, unit.unit).defence ?? 1;
  const hit = results.some((r) => effectOn(r, defence) !== 'none');
  const second = results.filter((r) => r.endsWith('*')).length;
  const critical = !hit && second > 0 && rollCriticals(c, second);
  if (hit || critical) eliminate(c, unit, `${unit.unit}-sunk`, '16.13');
}

function rollCriticals(c: Act<Round>, times: number): boolean {
  const { contact, round } = c.local;
  let any = false;
  for (let i = 1; i <= times; i++) {
    const roll = plainRoll(c, `surface/${contact}/${round}/critical/${i}`, (die) => (die <= 2 ? 'hit' : '-'));
    any ||= roll.result === 'hit';
    criticalRolled(c, { tf: c.local.tf, unit: null, contact, roll });
  }
  return any;
}

/** Steps a convoy still carries. */
export function stepsAboard(unit: GermanUnit): number {
  return unit.cargo.reduce((n, item) => n + item.steps, 0);
}

/** Takes one step from a convoy: from the item named, or from the last that is left (19.74f). */
export function loseCargoStep(c: Act, unit: GermanUnit, wanted: string, rule: string): void {
  const item = unit.cargo.find((i) => i.id === wanted && i.steps > 0) ?? unit.cargo.findLast((i) => i.steps > 0);
  if (!item) return;
  item.steps -= 1;
  const rsc = germanCounter(c.data, unit.unit).cargo.find((x) => x.id === item.id)?.rsc ?? false;
  if (!rsc) score(c, 'german-step', germanCounter(c.data, unit.unit).name);
  convoyStepLost(c, { contact: unit.contact, item: item.id, left: item.steps }, { rule });
  if (stepsAboard(unit) === 0) eliminate(c, unit, lostItem(unit), rule);
}

function lostItem(unit: GermanUnit): string {
  if (unit.unit.startsWith('light-convoy')) return 'light-convoy-lost';
  return `${unit.unit}-lost`;
}

/** A German unit leaves play for good. */
export function eliminate(c: Act, unit: GermanUnit, item: string, rule: string): void {
  if (!c.world.germans.includes(unit)) return;
  c.world.germans = c.world.germans.filter((g) => g !== unit);
  score(c, item, germanCounter(c.data, unit.unit).name);
  contactEliminated(c, { contact: unit.contact, unit: unit.unit, at: unit.at }, { rule });
}

/** 19.77: a unit that scatters is gone with all it carries; every step aboard counts as lost. */
export function scatter(c: Act, unit: GermanUnit): void {
  const counter = germanCounter(c.data, unit.unit);
  const steps = unit.cargo
    .filter((i) => !counter.cargo.find((x) => x.id === i.id)?.rsc)
    .reduce((n, i) => n + i.steps, 0);
  if (steps > 0) score(c, 'german-step', counter.name, steps);
  eliminate(c, unit, counter.kind === 'flotilla' ? `${unit.unit}-sunk` : lostItem(unit), '19.77');
}

/** 19.77: zones next to `from` that lie farther from Crete; none: the unit stays. */
export function farther(data: MercuryData, from: SeaId): SeaId[] {
  const zone = data.zones.get(from);
  if (!zone) return [];
  return zone.adjacent.filter((id) => (data.zones.get(id)?.ring ?? 0) > zone.ring);
}

/** 19.77: the roll of a unit that turns back. */
export function turnBackRoll(c: Act, contact: number): string {
  const chart = c.data.charts['turn-back'];
  const roll = plainRoll(c, `turn-back/${contact}`, (die) => chart.at(die, 'unit'));
  const told = { ...roll, chart: chart.id, column: 'unit', row: chart.row(roll.die).label };
  turnedBack(c, { contact, roll: told });
  return roll.result;
}

/** Moves a unit that turned back; where nothing is farther from Crete it stays (19.77, our reading). */
export function fallBack(c: Act, unit: GermanUnit, to: SeaId | null): void {
  const from = unit.at;
  if (to === null) return;
  unit.at = to;
  contactMoved(c, { contact: unit.contact, from: from ?? '', path: [to] }, { rule: '19.77' });
}
