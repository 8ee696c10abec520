import { neighbour, neighbours } from '../../grid';
import type { HexId } from '../../../../hex/hex';
import type { PointDirection } from '../../../../hex/grid';
import { counted, rollJson, rollOn } from '../../../../kernel/chance/roll';
import type { Counted } from '../../../../kernel/chance/roll';
import type { GroundCounter } from '../../data/ground';
import type { Act } from '../../mercury';
import { announce } from '../../mercury';
import { freshUnit } from '../../set-up-ground';
import { isGun } from './04-movement';
import { inZoneOf } from './05-zones-of-control';
import { markFired, silenceFault } from './11-fire';
import { eliminate, loseStep } from './force';
import { groundIn, occupyHex, otherSide, standing, unitsIn } from './ground';
import type { Ground } from './ground';

const TERRAINS = ['rough', 'hill', 'city', 'mountain'];

/** Whether a Light AA unit that can fire stands in a hex: fatigued, dispersed and Final Fired ones cannot (13.31b, 13.33, 6.32e). */
function lightAaIn(ground: Ground, hex: HexId): boolean {
  return unitsIn(ground, hex, 'allied').some((s) => s.counter.type === 'light-aa' && silenceFault(s) === null);
}

/** Everything that counts when a unit drops on `target` (6.2, 13.31b). */
export function landingModifiers(ground: Ground, unit: GroundCounter, target: HexId): Counted[] {
  const chart = ground.data.charts['paradrop-amphibious-landing'];
  const terrain = ground.hexes[target]?.terrain ?? '';
  const applies: Record<string, boolean> = {
    glider: unit.glider,
    'enemy-in-hex': unitsIn(ground, target, 'allied').length > 0,
    'enemy-zoc': inZoneOf(ground, target, 'allied'),
    'light-aa-in-hex': lightAaIn(ground, target),
    'light-aa-adjacent': !lightAaIn(ground, target) && neighbours(target).some((hex) => lightAaIn(ground, hex)),
    ...Object.fromEntries(TERRAINS.map((id) => [id, terrain === id])),
  };
  return Object.entries(applies).flatMap(([id, yes]) => (yes ? [counted(chart, id)] : []));
}

/** 6.2: one die gives condition and accuracy; who misses his hex rolls again and drifts. */
export function dropUnit(c: Act, id: string, target: HexId): void {
  const ground = groundIn(c);
  const { counter } = standing({ ...ground, units: { [id]: freshUnit(id, target) } }, id);
  const chart = c.data.charts['paradrop-amphibious-landing'];
  const roll = rollOn(c, chart, `landing/${id}`, 'hex', landingModifiers(ground, counter, target));
  const condition = chart.at(roll.total, 'condition');
  ground.units[id] = { ...freshUnit(id, target), landed: true, dispersed: condition === 'Dispersed' };
  announce(c, 'ground.landing', '6.2', { unit: id, target, hex: roll.result, condition, roll: rollJson(roll) });
  if (condition === 'LoseStep') loseStep(c, id, '6.2');
  if (ground.units[id]?.at !== null && roll.result === 'drift') drift(c, id, target);
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
  announce(c, 'ground.drifted', '6.2', {
    unit: id,
    from: target,
    to: dry ? to : null,
    hexes: far,
    roll: rollJson(roll),
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
