import { once } from '../../../../kernel/data/once';
import { drifted, landingRolled } from '../../facts/drops';
import {
  type Act,
  distance,
  type HexId,
  type MercuryData,
  neighbour,
  neighbours,
  type Scope,
  type SeaId,
} from '../../mercury';
import type { PointDirection } from '../../../../hex/grid';
import { counted, type Counted, rollOn } from '../../../../kernel/chance/roll';
import type { GroundCounter } from '../../data/ground';
import { freshUnit } from '../../set-up-ground';
import { hasOption } from '../23-4-variants';
import { type PlaceId, putUnit } from './04-boxes';
import { isGun } from './04-movement';
import { inZoneOf } from './05-zones-of-control';
import { markFired, silenceFault } from './11-fire';
import { eliminate, loseStep } from './force';
import {
  type Ground,
  groundIn,
  type GroundState,
  type GroundUnit,
  inPlay,
  occupyHex,
  otherSide,
  standing,
  type Standing,
  unitsIn,
} from './ground';
import type { GroundScenario } from '../../data/ground-scenario';
import { playedOnMap, turnOf } from '../03-turn';

const TERRAINS = ['rough', 'hill', 'city', 'mountain'];

/** Whether a Light AA unit that can fire stands in a hex: fatigued, dispersed and Final Fired ones cannot (13.31b, 13.33, 6.32e). */
function lightAaIn(ground: Ground, hex: HexId): boolean {
  return lightAa(ground.data.ground).some(
    (id) => ground.units[id]?.at === hex && silenceFault(standing(ground, id)) === null,
  );
}

/** The few counters of that type: every hex a drop may choose, and each beside it, is asked for them. */
const lightAa = once((counters: Ground['data']['ground']): readonly string[] =>
  [...counters.values()].flatMap(({ id, type, side }) => (type === 'light-aa' && side === 'allied' ? id : [])),
);

/** Everything that counts when a unit drops on `target` (6.2, 13.31b, 23.45). */
export function landingModifiers(ground: Ground, unit: GroundCounter, target: HexId): Counted[] {
  const terrain = ground.hexes[target]?.terrain ?? '';
  return counting(ground, {
    glider: unit.glider,
    'dawn-haze': hasOption(ground, 'german-4') && ground.data.variants.firstWave.includes(unit.id),
    ...enemiesAt(ground, unit, target),
    'light-aa-in-hex': lightAaIn(ground, target),
    'light-aa-adjacent': !lightAaIn(ground, target) && neighbours(target).some((hex) => lightAaIn(ground, hex)),
    ...Object.fromEntries(TERRAINS.map((id) => [id, terrain === id])),
  });
}

/** The same for a landing from the sea (17.43); in an off-map box no enemy stands, and there is no beach to tell apart (4.57). */
export function beachModifiers(ground: Ground, unit: GroundCounter, target: PlaceId, night: boolean): Counted[] {
  const hex = ground.hexes[target];
  return counting(ground, {
    ...(hex ? enemiesAt(ground, unit, target) : {}),
    'broken-beach': hex?.terrain === 'broken',
    'night-landing': night,
  });
}

const enemiesAt = (ground: Ground, { side }: GroundCounter, target: HexId): Record<string, boolean> => ({
  'enemy-in-hex': unitsIn(ground, target, otherSide(side)).length > 0,
  'enemy-zoc': inZoneOf(ground, target, otherSide(side)),
});

function counting(ground: Ground, applies: Record<string, boolean>): Counted[] {
  const chart = ground.data.charts['paradrop-amphibious-landing'];
  return Object.entries(applies).flatMap(([id, yes]) => (yes ? [counted(chart, id)] : []));
}

/** Where a unit comes down, and what its landing die is modified by. `zone`: the sea zone it comes from. */
export interface Coming {
  target: PlaceId;
  modifiers: readonly Counted[];
  rule: string;
  zone?: SeaId;
}

/** 6.2, 17.43B: one die gives condition and accuracy; the unit stands on its target then. @returns whether it is still there to drift */
export function rollLanding(c: Act, unit: GroundUnit, { target, modifiers, rule, zone }: Coming): boolean {
  const { id } = unit;
  const chart = c.data.charts['paradrop-amphibious-landing'];
  const roll = rollOn(c, chart, `landing/${id}`, 'hex', [...modifiers]);
  const condition = chart.at(roll.total, 'condition');
  const landed: GroundUnit = { ...unit, landed: true, dispersed: condition === 'Dispersed' };
  putUnit(c.data, landed, target);
  groundIn(c).units[id] = landed;
  // In a box nobody drifts (4.57, our reading).
  const hex = landed.box === undefined ? roll.result : 'target';
  const from = zone === undefined ? {} : { zone };
  landingRolled(c, { unit: id, target, ...from, hex, condition, roll }, { rule });
  if (condition === 'LoseStep') loseStep(c, id, rule);
  return inPlay(landed) && hex === 'drift';
}

/** 6.2: one die gives condition and accuracy; who misses his hex rolls again and drifts. */
export function dropUnit(c: Act, id: string, target: HexId): void {
  const ground = groundIn(c);
  const { counter } = standing({ ...ground, units: { [id]: freshUnit(id, target) } }, id);
  const modifiers = landingModifiers(ground, counter, target);
  if (rollLanding(c, freshUnit(id, target), { target, modifiers, rule: '6.2' })) drift(c, id, target);
  takePosition(c, id);
}

/** 9.23: where no enemy stands, who comes down takes an Improved Position away; elsewhere the assault decides (6.41). */
export function takePosition(c: Act, id: string): void {
  const ground = groundIn(c);
  const { unit, counter } = standing(ground, id);
  if (unit.at === null || unitsIn(ground, unit.at, otherSide(counter.side)).length > 0) return;
  occupyHex(ground, unit.at, counter.side);
}

/** 6.2: as far and in the direction the diagram says; into water or off the sheet the unit is lost. */
function drift(c: Act, id: string, target: HexId): void {
  const { hexes, units } = groundIn(c);
  const unit = units[id];
  if (!unit) return;
  const chart = c.data.charts['drift-paradrop'];
  const roll = rollOn(c, chart, `drift/${id}`, 'direction', []);
  const far = Number(chart.at(roll.total, 'hexes'));
  const to = neighbour(target, roll.result as PointDirection, far);
  const dry = to !== null && hexes[to] !== undefined;
  drifted(c, {
    unit: id,
    from: target,
    to: dry ? to : null,
    hexes: far,
    roll,
  });
  if (!dry) return eliminate(c, id, '6.2');
  unit.at = to;
  const s = standing(groundIn(c), id);
  if (isGun(s) && unitsIn(groundIn(c), to, 'allied').length > 0) eliminate(c, id, '6.41d');
}

/** 11.11, 13.41: a drop counts as movement, so that guns get a fire marker; mortars do not. */
export function markDroppedGuns(c: Act, ids: readonly string[]): void {
  const ground = groundIn(c);
  for (const s of ids.map((id) => standing(ground, id))) if (s.unit.at !== null && isGun(s)) markFired(s);
}

/** Units that drop now: on the target hexes of their card (6.12a), or where the German likes (6.12b). */
export interface DropsDue {
  targets: Record<HexId, string[]>;
  free: string[];
}

/** Hexes from a German HQ within which the Reserve Wave may drop (6.12b). */
const NEAR_HQ = 6;

/**
 * What drops in a game-turn (6.11). Units of the Reserve Wave that found no HQ to drop near wait for the next daylight
 * turn with one.
 */
export function dropsDue(
  data: MercuryData,
  scenario: GroundScenario,
  turn: number,
  { units }: Pick<GroundState, 'units'>,
): DropsDue {
  if (turnOf(data, turn).night) return { targets: {}, free: [] };
  const now = scenario.drops.filter((d) => d.turn === turn);
  const sofar = scenario.drops.filter((d) => d.turn <= turn).flatMap((d) => d.free);
  const targets = now.flatMap((d) => Object.entries(d.targets));
  return {
    targets: Object.fromEntries(targets.map(([hex, ids]) => [hex, [...ids]])),
    free: sofar.filter((id) => !units[id]),
  };
}

/** What is still to drop in the game-turn that a seat sees; null without a map, and on boards of cases. */
export function dropsToCome(scope: Pick<Scope, 'view' | 'data'>): DropsDue | null {
  const scenario = playedOnMap(scope);
  const { ground, turn } = scope.view;
  if (!scenario || !ground) return null;
  const { targets, free } = dropsDue(scope.data, scenario, turn, ground);
  const left = Object.entries(targets).map(([hex, ids]) => [hex, ids.filter((id) => !ground.units[id])] as const);
  return { targets: Object.fromEntries(left.filter(([, ids]) => ids.length > 0)), free };
}

/** The German HQs on the map: where they are, the Reserve Wave may drop (6.12b). */
export function germanHqs(ground: Ground): Standing[] {
  return Object.keys(ground.units)
    .map((id) => standing(ground, id))
    .filter((s) => s.counter.side === 'german' && s.counter.type === 'hq' && s.unit.at !== null);
}

/** All hexes with land that the Reserve Wave may drop on (4.58, 6.12b). */
export function reserveHexes(ground: Ground): HexId[] {
  const hqs = germanHqs(ground).flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  return Object.keys(ground.hexes).filter((hex) => hqs.some((at) => distance(at, hex) <= NEAR_HQ));
}
