import { type Act, type AirId, distance, type HexId, type Side } from '../../mercury';
import {
  bombardStrength,
  type Fault,
  type FireMission,
  type Ground,
  type Grounded,
  groundIn,
  isArtillery,
  standing,
  type Standing,
  unitsIn,
} from './ground';
import { fired } from '../../facts/bombardment';
import { counted, type Counted, type Roll, rollOn } from '../../../../kernel/chance/roll';
import { airCounter } from '../12-airpower';
import { lowestLevel } from '../15-1-supply';

const OFF_THE_MAP: Fault = { rule: '11.0', text: 'is not on the map' };

/** Artillery of a side that may fire at `target`, or for its defence (11.11 to 11.16). */
export function ableToFire(
  ground: Ground,
  side: Side,
  target: HexId,
  busy: readonly string[],
  mission: FireMission,
): Standing[] {
  return Object.keys(ground.units)
    .filter((id) => ground.data.ground.get(id)?.side === side)
    .map((id) => standing(ground, id))
    .filter((s) => attackingFault(ground, s, busy) === null)
    .filter((s) => fireFault(ground, s, target, mission) === null);
}

/** 13.42: a mortar that attacks in this phase, in whatever combat, fires for none: `busy` in this one, else by its declaration. */
export function attackingFault(ground: Ground, { unit, counter }: Standing, busy: readonly string[]): Fault | null {
  const target = ground.declared[unit.id];
  if (counter.type !== 'mortar' || (target === undefined && !busy.includes(unit.id))) return null;
  return { rule: '13.42', text: target === undefined ? 'attacks itself' : `attacks ${target} itself` };
}

/** Why a unit may not fire at `target`, or for its defence (11.0 to 11.16); null: it may. */
export function fireFault(ground: Ground, s: Standing, target: HexId, mission: FireMission): Fault | null {
  if (s.unit.fire === 'first' && s.unit.firedFor === mission) return { rule: '11.11', text: ONCE[mission] };
  return silenceFault(s) ?? reachFault(ground, s, target, mission);
}

/** Each mission once a game-turn (11.11). */
const ONCE: Record<FireMission, string> = {
  bombardment: 'has bombarded in this game-turn',
  support: 'has supported an attack in this game-turn',
  defence: 'has supported a defence in this game-turn',
  'defensive bombardment': 'has fired on an assault in this game-turn',
};

/** The same for guns that fire already, whatever their marker says. */
export function reachFault(ground: Ground, s: Standing, target: HexId, mission: FireMission): Fault | null {
  if (s.unit.at === null) return OFF_THE_MAP;
  const defending = mission === 'defence' || mission === 'defensive bombardment';
  const far = distance(s.unit.at, target);
  if (far > s.counter.range)
    return { rule: '11.13', text: `is ${far} hexes from ${target}; its range is ${s.counter.range}` };
  if (!guarded(ground, s, far, defending))
    return { rule: '11.0', text: `fires at a hex next to it only beside a friend that is no artillery` };
  return mission === 'bombardment' ? null : ownHexFault(ground, s, target);
}

/** Why a unit fires nowhere now (11.11, 11.12, 6.32e, 13.33, 13.43); null: it could. */
export function silenceFault(s: Standing): Fault | null {
  if (s.unit.at === null) return OFF_THE_MAP;
  if (!isArtillery(s) || bombardStrength(s) <= 0) return { rule: '11.0', text: 'is no artillery' };
  if (s.unit.fatigued) return { rule: '11.12', text: 'is fatigued' };
  if (s.unit.dispersed) return { rule: '6.32e', text: 'is dispersed' };
  if (s.unit.fire === 'final') return { rule: '11.11', text: 'has a Final Fire marker' };
  return null;
}

/**
 * Guns fire into an adjacent enemy hex, or for their own hex, only beside a friendly unit that is no artillery (11.0, 11.16).
 * For a neighbour's defence they need none.
 */
function guarded(ground: Ground, s: Standing, far: number, defending: boolean): boolean {
  if (s.unit.at === null || far > (defending ? 0 : 1)) return true;
  return unitsIn(ground, s.unit.at, s.counter.side).some((other) => !isArtillery(other));
}

/**
 * A gun whose own hex is to be attacked, or was attacked in this game-turn, fires for its own hex only (11.16). Of
 * Bombardment (11.2) the paragraph says nothing.
 */
function ownHexFault(ground: Ground, s: Standing, target: HexId): Fault | null {
  const { at, attacked } = s.unit;
  const declared = Object.values(ground.declared).some((hex) => hex === at);
  if (at === target || !(declared || attacked)) return null;
  const when = declared ? 'is attacked itself' : 'was attacked itself in this game-turn';
  return { rule: '11.16', text: `${when} and fires for its own hex only` };
}

/** 11.16: the guns in a hex that is attacked remember it to the end of the game-turn, whoever is left of the attackers. */
export function markAttacked(ground: Ground, target: HexId, defender: Side): void {
  for (const s of unitsIn(ground, target, defender)) if (isArtillery(s)) s.unit.attacked = true;
}

/** First Fire, then Final Fire (11.11). Without a mission the unit has moved or dropped. */
export function markFired(s: Standing, mission?: FireMission): void {
  if (mission) s.unit.firedFor = mission;
  s.unit.fire = s.unit.fire === 'none' ? 'first' : 'final';
}

/** The number of a Bombardment/Support result; `F` and `-` left off (9.31F). */
export function resultNumber(result: string): number {
  return Number(/^\d+/.exec(result)?.[0] ?? 0);
}

/** What fires together: guns, aircraft, or in combat support both (12.63). */
interface Firing {
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
interface FireTask {
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
