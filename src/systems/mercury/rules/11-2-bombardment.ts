import { bombardmentMade, noTarget } from '../facts/bombardment';
import { type Act, adjacent, distance, type HexId, type Letter, type Side } from '../mercury';
import { counted, type Counted, type Roll } from '../../../kernel/chance/roll';
import { fireRoll, firingOf, firingStrength, reachFault, resultNumber } from './ground/11-fire';
import { defenceValue, type Ground, groundIn, marks, otherSide, standing, unitsIn } from './ground/ground';

/** One bombardment: guns, aircraft or ships, never together (11.21), and the hexes they may go for, the first first. */
export interface Mission {
  by: 'guns' | 'air' | 'ships';
  units: string[];
  targets: HexId[];
  /** The Task Force of ships (19.82a). */
  tf?: Letter;
}

/** A bombardment as it is carried out; `target` null: nobody is left to be bombarded. */
export interface OneBombardment {
  side: Side;
  mission: Mission;
  target: HexId | null;
  /** Hexes that other guns, or ships of another Task Force, bombard in this phase (12.53, 19.82a). */
  taken: HexId[];
  steps: number;
  fatigue: boolean;
}

/** A mission over the hex it bombards. */
export interface Spotted {
  side: Side;
  mission: Mission;
  target: HexId;
}

/** The game-turn from which targets must be spotted (11.22). */
const SPOTTING_FROM = 2;
const FAR = 2;

/** Hexes with units of the enemy of `side`. */
export function enemyHexes(ground: Ground, side: Side): HexId[] {
  const enemy = otherSide(side);
  const hexes = Object.values(ground.units).flatMap((u) =>
    u.at !== null && ground.data.ground.get(u.id)?.side === enemy ? [u.at] : [],
  );
  return [...marks(hexes).keys()].sort();
}

/** Enemy hexes that all the guns of a mission reach and no other guns bombard (12.53). */
export function otherTargets(c: Pick<Act<OneBombardment>, 'world' | 'data' | 'local'>): HexId[] {
  const { side, mission, taken } = c.local;
  const ground = groundIn(c);
  if (mission.by !== 'guns') return [];
  const guns = mission.units.map((id) => standing(ground, id));
  return enemyHexes(ground, side).filter(
    (hex) => !taken.includes(hex) && guns.every((s) => reachFault(ground, s, hex, 'bombardment') === null),
  );
}

/** The first of the ordered targets that still holds an enemy and is nobody else's. */
export function firstTarget(c: Act<OneBombardment>): void {
  const { side, mission, taken } = c.local;
  const there = enemyHexes(groundIn(c), side);
  c.local.target = mission.targets.find((hex) => there.includes(hex) && !taken.includes(hex)) ?? null;
}

/** 11.22, 12.54: nobody is next to a target two or more hexes off; aircraft and ships always fire from afar. */
export function unspotted(ground: Ground, side: Side, mission: Mission, target: HexId): boolean {
  const far =
    mission.by !== 'guns' ||
    mission.units.some((id) => distance(standing(ground, id).unit.at ?? target, target) >= FAR);
  return (
    far &&
    !Object.values(ground.units).some((u) => isBeside(u.at, target) && ground.data.ground.get(u.id)?.side === side)
  );
}

const isBeside = (at: HexId | null, target: HexId): boolean => at !== null && adjacent(at, target);

/** 11.23, 11.24, 12.54: rolls one bombardment; steps and fatigue are noted, the owner chooses the units. */
export function bombard(c: Act<OneBombardment>): void {
  const { side, mission, target } = c.local;
  if (target === null) return nobodyThere(c);
  const ground = groundIn(c);
  const firing = firingOf(c, side, mission.units);
  const spotted = spotting(ground, c.world.turn, { side, mission, target });
  const roll = fireRoll(c, firing, `bombard/${target}/${mission.by}`, spotted);
  if (!roll) return;
  const effect = bombardmentEffect(c, target, roll);
  const strength = firingStrength(c, firing);
  bombardmentMade(
    c,
    {
      side,
      target,
      units: [...mission.units],
      strength,
      ...effect,
      roll,
    },
    { rule: mission.by === 'air' ? '12.54' : '11.23' },
  );
}

/** What a roll does to the target: steps and fatigue are noted (11.23, 11.24). */
export function bombardmentEffect(c: Act<OneBombardment>, target: HexId, roll: Roll) {
  const tdv = Math.max(1, defenceValue(groundIn(c), target));
  c.local.steps = Math.floor(resultNumber(roll.result) / tdv);
  c.local.fatigue = roll.result.endsWith('F');
  const { steps, fatigue } = c.local;
  return { tdv, steps, fatigue };
}

function nobodyThere(c: Act<OneBombardment>): void {
  const { units, targets } = c.local.mission;
  noTarget(c, { units: [...units], target: targets[0] ?? '' });
}

/** 11.22, 12.54: +1 from game-turn 2 on where nobody spots. */
export function spotting(ground: Ground, turn: number, firing: Spotted): Counted[] {
  const { side, mission, target } = firing;
  if (turn < SPOTTING_FROM || !unspotted(ground, side, mission, target)) return [];
  return [counted(ground.data.charts['bombardment-support'], 'no-spotter')];
}

/** The units of the bombarded side in the target. */
export function bombarded(c: Act<OneBombardment>): { side: Side; force: string[] } {
  const { side, target } = c.local;
  const enemy = otherSide(side);
  const force = unitsIn(groundIn(c), target ?? '', enemy).map((s) => s.unit.id);
  return { side: enemy, force };
}
