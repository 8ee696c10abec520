import { type Ask, distance, type HexId, neighbours } from '../mercury';
import { landingModifiers } from '../rules/ground/06-2-landing';
import { reserveHexes } from '../rules/ground/06-1-placement';
import { fireFault, silenceFault } from '../rules/ground/11-fire';
import { MOST_BOMBERS } from '../rules/12-5-bombers';
import type { Mission } from '../rules/11-2-bombardment';
import type { BombardFacts } from '../decisions/bombardment-missions';
import type { Arrival } from '../../../play/words/arrivals';
import { defenceValue, MOST_STACKING, stackingPoints } from '../rules/ground/ground';
import { type Lay, layOf } from './quick-lay';

/** Targets a gun tries before it is silent. */
const TRIES = 6;
/** One air unit of so many stays for the combats (12.6). */
const KEPT = 3;

/** 11.2, 12.5: strong stacks in the open beside one's own units and near the goals; guns on the first that they reach. */
export function quickBombardment(q: Ask<BombardFacts>): Mission[] {
  const lay = layOf(q);
  if (!lay) return [];
  const targets = [...lay.foesIn.keys()].map((hex) => ({ hex, worth: worthOf(lay, hex) }));
  const best = targets.sort((a, b) => b.worth - a.worth).map(({ hex }) => hex);
  return [...byAir(q, best), ...byGuns(lay, q, best)];
}

function worthOf(lay: Lay, hex: HexId): number {
  const around = neighbours(hex);
  const beside = around.some((h) => lay.ownIn.has(h)) ? 6 : 0;
  const prize = Math.max(lay.goals.get(hex) ?? 0, ...around.map((h) => (lay.goals.get(h) ?? 0) / 2));
  return (beside + prize + (lay.foesIn.get(hex)?.units.length ?? 0) * 2) / Math.max(1, defenceValue(lay.ground, hex));
}

function byAir({ facts }: Ask<BombardFacts>, targets: readonly HexId[]): Mission[] {
  const flying = facts.air.slice(facts.guns ? Math.floor(facts.air.length / KEPT) : 0);
  const groups = Array.from({ length: Math.ceil(flying.length / MOST_BOMBERS) }, (_, i) =>
    flying.slice(i * MOST_BOMBERS, (i + 1) * MOST_BOMBERS),
  );
  return targets.slice(0, groups.length).map((hex, i) => ({ by: 'air', units: groups[i] ?? [], targets: [hex] }));
}

function byGuns({ ground, own }: Lay, { facts }: Ask<BombardFacts>, targets: readonly HexId[]): Mission[] {
  if (!facts.guns) return [];
  const missions = new Map<HexId, Mission>();
  for (const s of own) {
    const { at } = s.unit;
    if (at === null || silenceFault(s) !== null) continue;
    const near = targets.filter((hex) => distance(at, hex) <= s.counter.range).slice(0, TRIES);
    const target = near.find((hex) => fireFault(ground, s, hex, 'bombardment') === null);
    if (target === undefined) continue;
    const mission = missions.get(target) ?? { by: 'guns', units: [], targets: [target] };
    mission.units.push(s.unit.id);
    missions.set(target, mission);
  }
  return [...missions.values()];
}

/** Hexes that are looked at closely for a drop. */
const CLOSELY = 24;
/** A point on the landing die, in hexes of a walk. */
const PIP = 2.5;

/** 6.12b: near the strip or what is still to be won, where the landing roll is good. */
export function quickDrops(q: Ask<{ units: string[] }>): Arrival[] {
  const lay = layOf(q);
  if (!lay) return [];
  const { ground, foesIn, ownIn, goals, strips } = lay;
  const open = strips.some((hex) => !ownIn.has(hex)) ? strips : [...goals.keys()].filter((hex) => !ownIn.has(hex));
  const away = (hex: HexId): number => Math.min(99, ...open.map((goal) => distance(hex, goal)));
  const hexes = reserveHexes(ground).filter((hex) => !foesIn.has(hex));
  const nearest = rated(hexes, away).slice(0, CLOSELY);
  const room = new Map(nearest.map((hex) => [hex, MOST_STACKING - stackingPoints(ownIn.get(hex)?.units ?? [])]));
  const counters = q.facts.units.flatMap((id) => q.data.ground.get(id) ?? []);
  const [first] = counters;
  if (!first) return [];
  const landing = (hex: HexId): number => PIP * landingModifiers(ground, first, hex).reduce((n, m) => n + m.by, 0);
  const best = rated(nearest, (hex) => landing(hex) + away(hex));
  return counters.flatMap(({ id, sp }) => {
    const at = best.find((hex) => (room.get(hex) ?? 0) >= sp);
    if (at === undefined) return [];
    room.set(at, (room.get(at) ?? 0) - sp);
    return [{ unit: id, at }];
  });
}

function rated(hexes: readonly HexId[], cost: (hex: HexId) => number): HexId[] {
  const costs = hexes.map((hex) => ({ hex, cost: cost(hex) }));
  return costs.sort((a, b) => a.cost - b.cost).map(({ hex }) => hex);
}
