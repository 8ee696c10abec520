import { commonPlaces } from '../../../kernel/decide/touch';
import type { Touch } from '../../../kernel/decide/touch';
import { printMission, readyGuns, targetsOf } from '../decisions/bombardment-missions';
import type { BombardFacts } from '../decisions/bombardment-missions';
import type { Mercury } from '../mercury';
import { nameOf } from '../orders/ground/names';
import { airName } from '../orders/names';
import { enemyHexes } from '../rules/11-2-bombardment';
import { MOST_BOMBERS } from '../rules/12-5-bombers';
import { groundIn } from '../rules/ground/ground';

/** 11.2, 12.5: pick guns, or up to three aircraft, then the hex they bombard. */
export const touchBombardment: Touch<Mercury, BombardFacts> = {
  things: (q) => [
    ...(q.facts.guns ? readyGuns(q) : []).map((id) => ({
      ...{ id, name: nameOf(id, q) },
      at: q.view.ground?.units[id]?.at ?? null,
    })),
    ...q.facts.air.map((id) => ({ id, name: airName(id, q), at: null })),
  ],
  offers(q, picked) {
    const flying = picked.filter((id) => q.facts.air.includes(id));
    if (picked.length === 0 || (flying.length > 0 && flying.length < picked.length)) return [];
    if (flying.length > MOST_BOMBERS) return [];
    const by = flying.length > 0 ? ('air' as const) : ('guns' as const);
    const open = by === 'air' ? [enemyHexes(groundIn(q), q.facts.side)] : picked.map((id) => targetsOf(id, q));
    return commonPlaces(open).map((at) => ({
      ...{ at, says: 'bombard' },
      lines: [printMission({ by, units: [...picked], targets: [at] }, q)],
    }));
  },
};
