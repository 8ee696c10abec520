import { dropWaits } from '../facts/drops';
import { type Act, define, type HexId } from '../mercury';
import { chooseDrops, type Paradrop } from '../decisions/ground/paradrop';
import { waveTargets } from '../decisions/ground/wave-targets';
import { orderSpecialAssaults } from '../decisions/ground/special-order';
import { groundScenarioOf } from '../rules/03-turn';
import { dropsDue } from '../rules/ground/06-1-placement';
import { dropUnit, markDroppedGuns } from '../rules/ground/06-2-landing';
import { hexesToAssault } from '../rules/ground/06-4-among-enemies';
import { specialAssault } from '../rules/ground/06-4-special-assault';
import { groundIn } from '../rules/ground/ground';
import { phaseEnd } from '../rules/ground/phase-end';
import { specialBombardment } from './bombardment-phase';

/** 3.2 IV.A: placement, drift, landing condition, Special Airborne Assault Combat (6.1 to 6.4). */
export const paradropPhase = define<Paradrop>('A Paradrop Phase', (s) => [
  s.do('1 target hexes of the card', place),
  s.ask('1 target hexes by option', waveTargets),
  s.ask('1 target hexes of the Reserve Wave', chooseDrops),
  s.do('1 units that wait', tellWaiting),
  s.call('2 Special Air Bombardment', specialBombardment, (c) => ({
    ...{ side: 'german' as const, drops: Object.values(c.local.drops ?? {}) },
  })),
  s.each('3 landing and drift', 'unit', (c) => Object.keys(c.local.drops ?? {}), [
    s.do('land', (c) => dropUnit(c, c.local.unit ?? '', targetOf(c))),
  ]),
  s.do('4 fire markers', (c) => markDroppedGuns(c, Object.keys(c.local.drops ?? {}))),
  s.ask('5 which Special Assault comes first', orderSpecialAssaults),
  s.each('5 Special Airborne Assault', 'hex', inTheirOrder, [
    s.call('combat', specialAssault, (c) => ({ target: c.local.hex ?? '', force: droppedIn(c, c.local.hex ?? '') })),
  ]),
  s.call('end of the phase', phaseEnd),
]);

/** 6.11, 6.12a: who drops now, and the hexes the card gives. */
function place(c: Act<Paradrop>): void {
  const { local } = c;
  if (local.targets === undefined && local.free === undefined)
    Object.assign(local, dropsDue(c.data, groundScenarioOf(c.data, c.world), c.world.turn, groundIn(c)));
  const targets = Object.entries(local.targets ?? {});
  local.drops = Object.fromEntries(targets.flatMap(([hex, units]) => units.map((unit) => [unit, hex])));
}

/** 6.12b: without an HQ on the map the Reserve Wave has no target hex. */
function tellWaiting(c: Act<Paradrop>): void {
  const units = (c.local.free ?? []).filter((id) => c.local.drops?.[id] === undefined);
  if (units.length > 0) dropWaits(c, { units });
}

const targetOf = (c: Act<Paradrop>): HexId => c.local.drops?.[c.local.unit ?? ''] ?? '';

/** Units that dropped this turn and are in a hex now. */
function droppedIn(c: Act<Paradrop>, hex: HexId): string[] {
  const { units } = groundIn(c);
  return Object.keys(c.local.drops ?? {}).filter((id) => units[id]?.at === hex);
}

/** 6.41: hexes that hold both, as the German wants them. */
function inTheirOrder(c: Act<Paradrop>): HexId[] {
  return c.local.assaults ?? hexesToAssault(c, Object.keys(c.local.drops ?? {}));
}
