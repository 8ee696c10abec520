import type { Side } from '../../mercury';
import { boxAt, type PlaceId, unitsInBox } from './04-boxes';
import type { Field } from './04-field';
import { withinSectors } from './13-6-militia';
import { attackStrength, defenceStrength, type Fault, type Ground, otherSide, type Standing } from './ground';

/** Units that attack an off-map box together, from a box or the edge of the map (4.55). */
export interface Raid {
  from: PlaceId;
  box: string;
  units: string[];
}

/** One off-map combat. `retreat`: the box the defenders go to, where they have one. */
export interface OffMapCombat extends Raid {
  side: Side;
  result?: string;
  retreat?: string | null;
}

/** Whether a move ends in a box that the enemy holds. */
export function attacksBox({ ground, data, side }: Field, path: readonly PlaceId[]): boolean {
  const box = path.at(-1) ?? '';
  return boxAt(data, box) !== undefined && unitsInBox(ground, box, otherSide(side)).length > 0;
}

/** Adds a unit to the attack that comes from the same place into the same box. */
export function joinRaid(local: { raids?: Raid[] }, unit: string, from: PlaceId, box: string): void {
  const raids = (local.raids ??= []);
  const known = raids.find((raid) => raid.from === from && raid.box === box);
  if (known) known.units.push(unit);
  else raids.push({ from, box, units: [unit] });
}

/** The odds of an attack into a box, fractions dropped to a column of the Off-Map Combat Table; null: too weak (4.55). */
export function offMapOdds(attack: number, defence: number): string | null {
  const odds = defence === 0 ? Infinity : attack / defence;
  if (odds < 0.5) return null;
  return odds < 1 ? '1-2' : `${Math.min(4, Math.floor(odds))}-1`;
}

/** Why a unit may not move into a box that the enemy holds (9.72). Headquarters and guns go along, and add what they have. */
export function raiderFault(s: Standing): Fault | null {
  return s.unit.fatigued ? { rule: '9.72', text: 'is fatigued and attacks nobody' } : null;
}

export const strengths = (attackers: readonly Standing[], defenders: readonly Standing[]): [number, number] => [
  attackers.reduce((n, s) => n + attackStrength(s), 0),
  defenders.reduce((n, s) => n + defenceStrength(s), 0),
];

/** Boxes the defenders may go to: next to theirs, free of enemies, not the one the attack came from (4.55), no third Greek Militia in a sector (13.61). */
export function boxRetreats(ground: Ground, raid: Raid, side: Side): string[] {
  const next = boxAt(ground.data, raid.box)?.adjacent ?? [];
  const force = unitsInBox(ground, raid.box, otherSide(side));
  const holds = (box: string): boolean => {
    const ways = Object.fromEntries(force.map((s) => [s.unit.id, [box]]));
    return Object.values(withinSectors(ground, ways, (to) => to)).every((to) => to.length > 0);
  };
  return next.filter((box) => box !== raid.from && unitsInBox(ground, box, side).length === 0 && holds(box));
}
