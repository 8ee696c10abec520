import { fired } from '../../facts/bombardment';
import type { Act, AirId, HexId, Side } from '../../mercury';
import { counted, type Counted, type Roll, rollOn } from '../../../../kernel/chance/roll';
import { airCounter } from '../12-airpower';
import { lowestLevel } from '../15-1-supply';
import { markFired, resultNumber } from './11-fire';
import { bombardStrength, type FireMission, type Grounded, groundIn, standing } from './ground';

/** What fires together: guns, aircraft, or in combat support both (12.63). */
export interface Firing {
  side: Side;
  guns: readonly string[];
  air: readonly AirId[];
}

/** Ids of a list of guns and aircraft, told apart. */
export function firingOf(c: Pick<Act, 'data'>, side: Side, ids: readonly string[]): Firing {
  const flies = (id: string): boolean => c.data.air.has(id);
  return { side, guns: ids.filter((id) => !flies(id)), air: ids.filter(flies) };
}

/** A world, or what a seat sees of one, with the charts. */
type OnMap = Pick<Act, 'data'> & { world: Grounded };

/** Total bombardment strength (11.14, 12.54). */
export function firingStrength(c: OnMap, { guns, air }: Firing): number {
  const ground = groundIn(c);
  const ofGuns = guns.reduce((n, id) => n + bombardStrength(standing(ground, id)), 0);
  return air.reduce((n, id) => n + airCounter(c.data, id).bombardment, ofGuns);
}

/** One roll on the Bombardment/Support Table (11.23, 11.45, 12.54); null when nothing is left to fire. */
export function fireRoll(c: Act, firing: Firing, key: string, more: readonly Counted[] = []): Roll | null {
  const strength = firingStrength(c, firing);
  if (strength <= 0) return null;
  const chart = c.data.charts['bombardment-support'];
  return rollOn(c, chart, key, fireColumn(c.data, strength), [...more, ...fireModifiers(c, firing)]);
}

/** The column of the Bombardment/Support Table for a strength above 0. */
export function fireColumn({ charts }: Act['data'], strength: number): string {
  const chart = charts['bombardment-support'];
  return chart.columns[chart.columnFor(strength)] ?? '1';
}

/** What modifies the die by those that fire (12.54, 15.3). */
export function fireModifiers(c: OnMap, { guns, air }: Firing): Counted[] {
  const chart = c.data.charts['bombardment-support'];
  const ground = groundIn(c);
  const firing = guns.map((id) => standing(ground, id));
  const supply = lowestLevel(ground, firing);
  const stuka = air.some((id) => airCounter(c.data, id).type === 'Ju-87');
  return [
    ...(stuka ? [counted(chart, 'ju-87')] : []),
    // Aircraft alone do not depend on the supply of a sector (15.33).
    ...(supply === 'Adequate' ? [] : [counted(chart, supply === 'Low' ? 'low' : 'short')]),
  ];
}

/** Marks guns that fire (11.11). */
export function markGuns(c: Act, guns: readonly string[], mission: FireMission): void {
  const ground = groundIn(c);
  for (const id of guns) markFired(standing(ground, id), mission);
}

/** What combat fire is for: `tdv` divides its number, in Defensive Bombardment alone (11.31). */
export interface FireTask {
  key: string;
  target: HexId;
  mission: FireMission;
  tdv?: 1 | 2;
}

/**
 * Fire for a Maneuver Combat or against an assault: marked, rolled and told (11.3, 11.4). What it comes to: the die modifier
 * of the support, the steps of the bombardment; 0 when nobody fires.
 */
export function combatFire(c: Act, firing: Firing, { key, target, mission, tdv = 1 }: FireTask): number {
  const strength = firingStrength(c, firing);
  markGuns(c, firing.guns, mission);
  const roll = fireRoll(c, firing, key);
  if (!roll) return 0;
  const { side, guns, air } = firing;
  const effect = Math.floor(resultNumber(roll.result) / tdv);
  fired(
    c,
    {
      side,
      guns: [...guns],
      air: [...air],
      target,
      mission,
      strength,
      tdv,
      effect,
      roll,
    },
    { rule: mission === 'defensive bombardment' ? '11.31' : '11.45' },
  );
  return effect;
}
