import { criticalRolled, struck } from '../facts/air';
import { counted, rollOn } from '../../../kernel/chance/roll';
import { plainRoll } from './02-5-die';
import type { Chart } from '../../../kernel/chance/chart';
import type { Act, Letter, World } from '../mercury';
import { airCounter, putAir } from './12-airpower';
import { ratingsOf, shipOf, shipsOf } from './16-components';
import type { AirAttack } from './19-2-coordination';
import { damageShip, effectOn } from './19-5-damage';

/** A critical hit on this or less (19.43). */
const CRITICAL = 2;

/** Column shifts for the size of the Task Force; ships Out of Ammo do not count (19.42, 19.64). */
export function sizeShift(world: World, letter: Letter): { shift: -1 | 0 | 1; ships: number } {
  const ships = shipsOf(world, letter).filter((s) => s.ammo !== 'out').length;
  return { shift: ships >= 5 ? -1 : ships <= 2 ? 1 : 0, ships };
}

/** The column for a strength after shifts; `Shift Only` is reached by a shift to the left alone. */
export function attackColumn(chart: Chart, strength: number, shift: number): string {
  const column = chart.columnFor(strength) + shift;
  return chart.columns[Math.max(0, Math.min(chart.columns.length - 1, column))] ?? '1';
}

/** 19.41 to 19.45: the airstrike of one unit on one ship. The unit has flown. */
export function airStrike(c: Act<AirAttack>): void {
  const { tf, now, level } = c.local;
  if (!now) return;
  const ship = shipOf(c.world, now.ship);
  const chart = c.data.charts['naval-attack'];
  const { shift, ships } = sizeShift(c.world, tf);
  const strength = airCounter(c.data, now.unit).naval;
  const modifiers = level === 'poor' ? [counted(chart, 'poor-coordination')] : [];
  const roll = rollOn(c, chart, `attack/${tf}/${now.unit}`, attackColumn(chart, strength, shift), modifiers);
  const defence = ratingsOf(c.data, ship).defence;
  const effect = effectOn(roll.result, defence);
  // The German rolls and knows the column; of how many ships it comes, and which of them count, he is not told (18.33, 19.64).
  const told = { tf, unit: now.unit, ship: ship.id, strength, shift, defence, effect, roll };
  const body = { ...told, ships };
  struck(c, body);
  putAir(c.world, now.unit, 'Flown');
  damageShip(c, ship.id, effect, '19.42');
  if (roll.result.endsWith('*') && ship.at !== 'sunk') criticalHit(c, now.unit, ship.id);
}

/** 19.43: a second roll; on 1 or 2 one damage more. */
function criticalHit(c: Act<AirAttack>, unit: string, ship: string): void {
  const roll = plainRoll(c, `critical/${c.local.tf}/${unit}`, (die) => (die <= CRITICAL ? 'hit' : '-'));
  criticalRolled(c, { tf: c.local.tf, unit, ship, roll });
  if (roll.result === 'hit') damageShip(c, ship, 'damaged', '19.43');
}
