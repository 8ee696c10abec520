import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import type { Ask } from '../aegean';
import type { March, Move } from '../decisions/ground-moves';
import { walkFault } from '../rules/7-3-movement';
import { walkerOf } from '../rules/7-3-goals';
import { Field } from '../rules/7-field';

type Line = Said<Move | March>;

/** What a hex is thought to be held with where nobody sees into it. */
const UNKNOWN = 11;
/** So many times the defence, as it is thought to be, is attacked. */
const ENOUGH = 1.5;

/** 7.3: units attack together where they are strong enough; garrisons of own bases stay, others march to the nearest enemies. */
export function groundOrders(q: Ask): Line[] {
  const { view, data, seat } = q;
  const field = new Field(view, data);
  const hasEnemy = (hex: HexId): boolean => field.hasEnemy(seat, hex);
  const free = Object.keys(view.ground).filter((id) => {
    const walker = walkerOf(q, id);
    return walker !== null && !walker.static && !walker.disrupted && !walker.assaulted && !hasEnemy(walker.at);
  });
  const sent: string[] = [];
  const lines: Line[] = [];
  const strength = (id: string): number => field.get(id)?.strength ?? 0;
  for (const island of data.isles.islands.values()) {
    for (const goal of island.hexes.filter(hasEnemy)) {
      const able = free.filter((id) => {
        const walker = walkerOf(q, id);
        return !sent.includes(id) && walker !== null && walkFault(data.isles, walker, goal, hasEnemy) === null;
      });
      const known = field.at(goal).filter(({ side }) => side !== seat);
      const doubled = data.isles.isRough(goal) || data.isles.hasPort(goal) ? 2 : 1;
      const against =
        Math.max(
          UNKNOWN,
          known.reduce((sum, unit) => sum + unit.strength, 0),
        ) * doubled;
      const own = [...able, ...field.of(seat, goal).map(({ id }) => id)].reduce((sum, id) => sum + strength(id), 0);
      if (able.length === 0 || own < against * ENOUGH) continue;
      sent.push(...able);
      lines.push({ verb: 'move', units: able, to: goal });
    }
    const goal = island.hexes.find((hex) => hasEnemy(hex) && data.isles.hasPort(hex)) ?? island.hexes.find(hasEnemy);
    if (goal === undefined) continue;
    for (const near of data.isles
      .around(goal)
      .filter((hex) => !hasEnemy(hex))
      .slice(0, 1)) {
      const others = free.filter((id) => {
        const at = view.ground[id]?.at ?? '';
        // One unit stays in each own base (7.7.2 does so for Italians).
        const isGarrison = Object.values(view.bases).some(({ hex, owner }) => hex === at && owner === seat);
        return data.isles.islandOf(at) === island.id && !sent.includes(id) && !isGarrison && at !== near;
      });
      if (others.length > 0) lines.push({ verb: 'march', units: others, to: near });
    }
  }
  return [...lines, ...onceAshore(q)];
}

/** Troops that the other phases put ashore march on from there: to the nearest port that another holds. */
function onceAshore(q: Ask): Line[] {
  const { view, data, seat } = q;
  const ports = Object.values(view.bases).flatMap(({ hex, owner }) =>
    hex !== null && owner !== seat && data.isles.hasPort(hex) ? [hex] : [],
  );
  const { grid } = data.isles;
  return Object.entries(view.ground).flatMap(([id, { side, at }]): Line[] => {
    const from = view.ships[at]?.at ?? '';
    if (side !== seat || !grid.has(from) || data.ground.get(id)?.static !== false) return [];
    const to = ports.toSorted((a, b) => grid.distance(from, a) - grid.distance(from, b))[0];
    return to === undefined || view.orders.goals[id] === to ? [] : [{ verb: 'march', units: [id], to }];
  });
}
