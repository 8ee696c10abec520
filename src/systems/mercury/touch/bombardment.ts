import { commonPlaces, type Touch } from '../../../kernel/decide/touch';
import { type BombardFacts, printMission, reachOf, readyGuns } from '../decisions/bombardment-missions';
import { forcesOffShore, readyShips } from '../decisions/naval-bombardment';
import type { Mercury } from '../mercury';
import { nameOf } from '../orders/ground/names';
import { airName, shipName } from '../orders/names';
import { MOST_BOMBERS } from '../rules/12-missions';

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
