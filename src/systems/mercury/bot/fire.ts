import { type Ask, distance, type HexId } from '../mercury';
import { type BombardFacts, readyGuns, targetsOf } from '../decisions/bombardment-missions';
import { forcesOffShore, shoreTargetsOf } from '../decisions/naval-bombardment';
import { type Mission, unspotted } from '../rules/11-2-bombardment';
import { bombardStrength, isArtillery, stepsOf } from '../rules/ground/ground';
import { attacksFrom } from './attacks';
import { inEffort } from './campaign/effort';
import { cellsOf } from './odds';
import { cover, nearest, type Situation } from './situation';
import { hampersLanding } from './goals';
import { unitsOf } from './combat';

const MOST_BOMBERS = 3;
/** Guns that are spent on one target; the others are for the next. */
const GUNS = 3;
/** Steps a bombardment must promise. */
const LEAST = 0.25;
/** The same of ships that are seen by it until the night (19.83). */
const SEEN = 1;
/** Share of the aircraft kept for the combats that are planned (12.6), or for what comes after the drop (12.55). */
const KEPT = 3;

/** What hits count for more where the airfield is fought for, and as long as none is German (22.1). */
const FOR_THE_EFFORT = 1.4;
const FOR_THE_FIRST = 2.5;
/** What it is worth besides to silence a gun that reaches the strip: seven steps land in the place of three (6.55). */
const LANDING = 1.5;

/** 11.2, 12.5: on what is about to be attacked, on what stands near the goals, on guns and HQs; where the most is hit. */
export function bombardments(sit: Situation, facts: BombardFacts, q: Ask<BombardFacts>): Mission[] {
  const attacked = plannedTargets(sit);
  const missions: Mission[] = [];
  const done: HexId[] = [];
  const kept = facts.guns
    ? Math.min(attacked.length, Math.floor(facts.air.length / KEPT))
    : Math.floor(facts.air.length / 2);
  const air = byStrength(facts.air, (id) => airStrength(q, id));
  let flying = air.slice(0, air.length - kept);
  while (flying.length > 0) {
    const units = flying.slice(0, MOST_BOMBERS);
    const target = bestTarget(sit, [...sit.foesIn.keys()], done, (hex) => hits(sit, 'air', units, hex, attacked));
    if (target === null) break;
    missions.push({ by: 'air', units, targets: [target] });
    done.push(target);
    flying = flying.slice(MOST_BOMBERS);
  }
  return [...missions, ...gunMissions(sit, q, attacked), ...shipMissions(sit, q, attacked)];
}

function gunMissions(sit: Situation, q: Ask<BombardFacts>, attacked: readonly HexId[]): Mission[] {
  const missions: Mission[] = [];
  const reach = new Map(readyGuns(q).map((gun) => [gun, targetsOf(gun, q)]));
  const done: HexId[] = [];
  for (;;) {
    const able = (hex: HexId): string[] =>
      byStrength(
        [...reach].filter(([, hexes]) => hexes.includes(hex)).map(([gun]) => gun),
        (id) => bombardStrength(unitsOf(sit, [id])[0] as never),
      ).slice(0, GUNS);
    const target = bestTarget(sit, [...sit.foesIn.keys()], done, (hex) => hits(sit, 'guns', able(hex), hex, attacked));
    if (target === null) return missions;
    const units = able(target);
    missions.push({ by: 'guns', units, targets: [target] });
    done.push(target);
    for (const gun of units) reach.delete(gun);
  }
}

/** 19.8: each Task Force, all its ships together, on the hex that is worth most to it; by day it shows where it is, and asks more. */
function shipMissions(sit: Situation, q: Ask<BombardFacts>, attacked: readonly HexId[]): Mission[] {
  const night = q.data.turns.find((t) => t.no === q.view.turn)?.night ?? false;
  const missions: Mission[] = [];
  const done: HexId[] = [];
  for (const force of forcesOffShore(q)) {
    const units = force.ships.map(({ id }) => id);
    const worth = (hex: HexId): number => hits(sit, 'ships', units, hex, attacked);
    const target = bestTarget(sit, shoreTargetsOf(force, q), done, worth);
    if (target === null || (!night && worth(target) < SEEN)) continue;
    missions.push({ by: 'ships', units, targets: [target], tf: force.tf });
    done.push(target);
  }
  return missions;
}

const byStrength = (ids: readonly string[], strength: (id: string) => number): string[] =>
  [...ids].sort((a, b) => strength(b) - strength(a));
const airStrength = (q: Ask<unknown>, id: string): number => q.data.air.get(id)?.bombardment ?? 0;

/** The hex that promises most, if it promises enough. */
function bestTarget(
  sit: Situation,
  hexes: readonly HexId[],
  done: readonly HexId[],
  worth: (hex: HexId) => number,
): HexId | null {
  let most = LEAST;
  let best: HexId | null = null;
  for (const hex of hexes.filter((h) => !done.includes(h))) {
    const value = worth(hex);
    if (value > most) [most, best] = [value, hex];
  }
  return best;
}

/** Hexes that are to be attacked from where the units stand. */
function plannedTargets(sit: Situation): HexId[] {
  return attacksFrom(sit).map((p) => p.target);
}

/** Mean steps lost by a bombardment, weighed by what they are worth there. */
function hits(
  sit: Situation,
  by: Mission['by'],
  units: readonly string[],
  hex: HexId,
  attacked: readonly HexId[],
): number {
  const { q, ground, side } = sit;
  const chart = q.data.charts['bombardment-support'];
  const strength = strengthOf(sit, by, units);
  if (strength <= 0) return 0;
  const stuka = by === 'air' && units.some((id) => q.data.air.get(id)?.type === 'Ju-87');
  const mission: Mission = { by, units: [...units], targets: [hex] };
  const blind = q.view.turn > 1 && unspotted(ground, side, mission, hex);
  const modifier = (stuka ? -1 : 0) + (blind ? 1 : 0) + (by === 'ships' ? NAVAL : 0);
  const column = chart.columns[chart.columnFor(strength)] ?? '1';
  const stack = sit.foesIn.get(hex) ?? [];
  const tdv = Math.max(1, cover(sit, hex));
  const cells = cellsOf(chart, column, modifier);
  const steps = cells.reduce(
    (n, cell) =>
      n + Math.min(stepsOf(stack), Math.floor(Number.parseInt(cell, 10) / tdv) || 0) + (cell.endsWith('F') ? 0.3 : 0),
    0,
  );
  return (steps / cells.length) * weight(sit, hex, attacked);
}

/** 19.82b */
const NAVAL = 2;

function strengthOf(sit: Situation, by: Mission['by'], units: readonly string[]): number {
  if (by === 'air') return units.reduce((n, id) => n + airStrength(sit.q, id), 0);
  if (by === 'guns') return unitsOf(sit, units).reduce((n, s) => n + bombardStrength(s), 0);
  const ships = sit.q.view.taskForces.flatMap((tf) => tf.ships ?? []);
  return ships.reduce((n, ship) => n + (units.includes(ship.id) ? ship.bombardment : 0), 0);
}

const forTheEffort = ({ strips, ownIn }: Situation): number =>
  strips.some((hex) => ownIn.has(hex)) ? FOR_THE_EFFORT : FOR_THE_FIRST;

function weight(sit: Situation, hex: HexId, attacked: readonly HexId[]): number {
  const { side } = sit;
  const stack = sit.foesIn.get(hex) ?? [];
  const far = nearest(hex, sit.goals.keys());
  const beside = sit.own.some((s) => s.unit.at !== null && distance(s.unit.at, hex) === 1);
  const special = stack.some((s) => s.counter.type === 'hq' || isArtillery(s)) ? 0.3 : 0;
  const effort = side === 'german' && inEffort(sit.effort, hex) ? forTheEffort(sit) : 1;
  const hampers = side === 'german' && stack.some((s) => hampersLanding(sit, s, hex)) ? LANDING : 0;
  return (
    effort *
      (attacked.includes(hex) ? 1.6 : beside ? 1.2 : 1) *
      (far === 0 ? 1.8 : far <= 2 ? 1.3 : 1 - Math.min(0.4, far * 0.04)) +
    special +
    hampers
  );
}
