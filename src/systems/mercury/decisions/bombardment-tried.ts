import type { Counted } from '../../../kernel/chance/roll';
import { tellModifiers } from '../../../kernel/chance/tell-roll';
import type { Ask, Mercury } from '../mercury';
import { type Mission, spotting } from '../rules/11-2-bombardment';
import { meetsAaFire, overHexModifiers } from '../rules/12-9-ground-aa-fire';
import { navalModifiers } from '../rules/19-8-naval-bombardment';
import { fireColumn, fireModifiers, firingOf, firingStrength } from '../rules/ground/11-fire';
import { defenceValue, groundIn } from '../rules/ground/ground';
import { commonPlaces, type Touch } from '../../../kernel/decide/touch';
import { type BombardFacts, printMission, reachOf, readyGuns } from './bombardment-missions';
import { forcesOffShore, readyShips } from './naval-bombardment';
import { nameOf } from '../orders/ground/names';
import { airName, shipName } from '../orders/names';
import { MOST_BOMBERS } from '../rules/12-missions';

/**
 * A bombardment before its dice: strength, column, modifiers, the value of the ground, and the AA fire at aircraft, which may
 * leave less of them (11.23, 12.54, 12.91).
 */
export function foreseenBombardment(mission: Mission, q: Ask): string {
  const [target = ''] = mission.targets;
  const ground = groundIn(q);
  const at = { world: q.view, data: q.data };
  const value = defenceValue(ground, target);
  const firing = firingOf(at, q.seat, mission.by === 'ships' ? [] : mission.units);
  const over = { side: firing.side, mission, target };
  const afloat = mission.by === 'ships';
  const strength = afloat ? strengthOfShips(mission, q) : firingStrength(at, firing);
  const modifiers = afloat
    ? navalModifiers(ground, q.view.turn, over)
    : [...spotting(ground, q.view.turn, over), ...fireModifiers(at, firing)];
  return [
    `${target} ${BY[mission.by]}: strength ${strength}`,
    `column ${fireColumn(q.data, strength)}`,
    `die ${dieText(modifiers)}; Terrain Defence Value ${value}`,
  ]
    .join(', ')
    .concat(mission.by === 'air' ? `; ${aaFire(target, q)}` : '');
}

const BY: Record<Mission['by'], string> = { air: 'from the air', guns: 'by guns', ships: 'from the sea' };

function strengthOfShips({ units }: Mission, q: Ask): number {
  const ships = q.view.taskForces.flatMap((tf) => tf.ships ?? []).filter(({ id }) => units.includes(id));
  return ships.reduce((n, ship) => n + ship.bombardment, 0);
}

const dieText = (modifiers: readonly Counted[]): string =>
  modifiers.length === 0 ? 'as rolled' : tellModifiers(modifiers);

function aaFire(target: string, q: Ask): string {
  const ground = groundIn(q);
  if (!meetsAaFire(ground, target)) return 'no AA fire';
  return `AA fire at each, die ${dieText(overHexModifiers(ground, target))}`;
}

/** 11.2, 12.5, 19.8: pick guns, ships of one Task Force, or up to three aircraft, then the hex they bombard. */
export const touchBombardment: Touch<Mercury, BombardFacts> = {
  things: (q) => [
    ...(q.facts.guns ? readyGuns(q) : []).map((id) => ({
      ...{ id, name: nameOf(id, q) },
      at: q.view.ground?.units[id]?.at ?? null,
    })),
    ...readyShips(q).map((id) => ({ id, name: shipName(id, q), at: null })),
    ...q.facts.air.map((id) => ({ id, name: airName(id, q), at: null })),
  ],
  offers(q, picked) {
    const flying = picked.filter((id) => q.facts.air.includes(id));
    if (picked.length === 0 || (flying.length > 0 && flying.length < picked.length)) return [];
    if (flying.length > MOST_BOMBERS) return [];
    const afloat = picked.filter((id) => q.data.ships.has(id));
    if (afloat.length > 0 && afloat.length < picked.length) return [];
    const force = forcesOffShore(q).find(({ ships }) => ships.some(({ id }) => id === afloat[0]));
    if (afloat.some((id) => !force?.ships.some((ship) => ship.id === id))) return [];
    const by = flying.length > 0 ? ('air' as const) : afloat.length > 0 ? ('ships' as const) : ('guns' as const);
    const tf = force ? { tf: force.tf } : {};
    const open = picked.map((id) => reachOf(by, id, q));
    return commonPlaces(open).map((at) => ({
      ...{ at, says: 'bombard' },
      lines: [printMission({ by, units: [...picked], targets: [at], ...tf }, q)],
    }));
  },
};
