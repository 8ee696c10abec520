import type { Json } from '../../../kernel/realm';
import { allocation } from '../bot/air';
import type { Situation } from '../bot/situation';
import { type Ask, distance, type HexId, neighbours } from '../mercury';
import { attackOf, keepersOf, type Lay, layOf, oddsWanted } from './quick-lay';
import { quickMoves } from './quick-moves';
import { advancing } from '../bot/combat';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { type Assignment, strongestSix } from '../decisions/ground/defaults/assign';
import { attackFault } from '../rules/ground/07-declaration';
import { oddsColumn } from '../rules/ground/09-odds';
import {
  attackStrength,
  defenceStrength,
  defenceValue,
  type Fault,
  groundIn,
  isArtillery,
  MOST_STACKING,
  stackingPoints,
  standing,
  type Standing,
  stepsLeft,
  unitsIn,
} from '../rules/ground/ground';
import { landingModifiers, reserveHexes } from '../rules/ground/06-2-landing';
import { fireFault, silenceFault } from '../rules/ground/11-fire';
import { MOST_BOMBERS } from '../rules/12-missions';
import type { Mission } from '../rules/11-2-bombardment';
import type { BombardFacts } from '../decisions/bombardment-missions';
import type { Arrival } from '../../../play/words/arrivals';

/** Targets a gun tries before it is silent. */
const TRIES = 6;
/** One air unit of so many stays for the combats (12.6). */
const KEPT = 3;

/** 11.2, 12.5: strong stacks in the open beside one's own units and near the goals; guns on the first that they reach. */
function quickBombardment(q: Ask<BombardFacts>): Mission[] {
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
function quickDrops(q: Ask<{ units: string[] }>): Arrival[] {
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

// oxlint-disable-next-line typescript/no-explicit-any -- kinds differ in their facts
type Answers = Readonly<Record<string, (q: Ask<any>) => unknown>>;

/** All bombard on the first game-turn, as the script has it. */
function allocated(q: Parameters<typeof allocation>[2]): unknown {
  const scenario = layOf(q) && q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  return scenario ? allocation({ scenario } as Situation, q.facts, q) : undefined;
}

/**
 * Another answer than the script's that a player might think of on the hex map: units go where odds are good, by sums over
 * the stacks. Undefined: none.
 */
export function quickThought(kind: string, q: Ask): Json | undefined {
  return q.view.ground ? (ANSWERS[kind]?.(q) as Json | undefined) : undefined;
}

/** 7.1: every hex that can be attacked at good odds, what matters most first; who keeps a goal attacks only in company. */
function quickDeclarations(q: Ask): DeclaredCombat[] {
  const lay = layOf(q);
  if (!lay) return [];
  const keepers = keepersOf(lay);
  const used = new Map<string, true>();
  const worth = (hex: HexId): number => (lay.goals.get(hex) ?? 0) - (lay.foesIn.get(hex)?.defence ?? 0) / 4;
  const targets = [...lay.foesIn].map(([hex, { defence }]) => ({ hex, defence, worth: worth(hex) }));
  return targets
    .sort((a, b) => b.worth - a.worth)
    .flatMap(({ hex, defence }) => {
      const able = beside(lay, hex).filter((s) => !used.has(s.unit.id) && !keepers.has(s.unit.id));
      const attack = able.reduce((n, s) => n + attackOf(s), 0);
      if (able.length === 0 || attack < oddsWanted(lay, hex) * defence) return [];
      for (const s of able) used.set(s.unit.id, true);
      return [{ target: hex, units: able.map((s) => s.unit.id) }];
    });
}

const beside = ({ ground, ownIn }: Lay, target: HexId): Standing[] =>
  neighbours(target).flatMap((hex) =>
    (ownIn.get(hex)?.units ?? []).filter((s) => attackOf(s) > 0 && attackFault(ground, s, target) === null),
  );

interface AssignFacts {
  target: HexId;
  declared: string[];
  assaultOnly: Fault | null;
}

/** 9.0: all by Maneuver where that is allowed, else the strongest by Assault. */
function quickAssignment({ facts, seat, ...q }: Ask<AssignFacts>): Assignment {
  const ground = groundIn(q);
  const units = facts.declared.map((id) => standing(ground, id));
  const attack = units.reduce((n, s) => n + attackStrength(s), 0);
  const foes = unitsIn(ground, facts.target, seat === 'german' ? 'allied' : 'german');
  const defence = foes.reduce((n, s) => n + defenceStrength(s), 0);
  const odds = facts.assaultOnly ? null : oddsColumn(q.data.charts['maneuver-combat'], attack, defence);
  return odds === null
    ? { maneuver: [], assault: strongestSix(units) }
    : { maneuver: [...facts.declared], assault: [] };
}

/** 9.8: as the script does. */
function quickAdvance(q: Ask<{ target: HexId; ways: Record<string, string[][]> }>): Record<string, string[]> {
  const lay = layOf(q);
  if (!lay) return {};
  const { target, ways } = q.facts;
  const able = Object.keys(ways).filter((id) => ways[id]?.some((way) => way.length === 1));
  const sit = { side: q.seat, goals: lay.goals } as Situation;
  const units = able.map((id) => standing(lay.ground, id));
  const going = advancing(sit, target, units);
  return Object.fromEntries(going.map((id) => [id, [target]]));
}

/** 9.42: turns whole units over before one dies, guns and HQs last. */
const quickLoss = (q: Ask<{ eligible: string[] }>): string[] =>
  least(q, 1, (s) => {
    const { front, back } = s.counter;
    const special = s.counter.type === 'hq' || isArtillery(s) ? 6 : 0;
    if (stepsLeft(s) === 2 && back) return front.attack - back.attack + front.defence - back.defence;
    return 6 + special + s.side.attack + s.side.defence - (s.unit.fatigued ? 1 : 0);
  });

/** 9.71: who attacks least is tired first; guns that fire last. */
const quickFatigue = (q: Ask<{ eligible: string[]; least: number }>): string[] =>
  least(q, q.facts.least, (s) => s.side.attack + (isArtillery(s) ? 3 : 0) + stepsLeft(s) / 2);

/** So many of the eligible units, those of the least cost. */
function least(q: Ask<{ eligible: string[] }>, count: number, cost: (s: Standing) => number): string[] {
  const ground = groundIn(q);
  const rated = q.facts.eligible.map((id) => ({ id, cost: cost(standing(ground, id)) }));
  return rated
    .sort((a, b) => a.cost - b.cost)
    .slice(0, count)
    .map(({ id }) => id);
}

const ANSWERS: Answers = {
  'mercury.ground-movement': quickMoves,
  'mercury.declaration': quickDeclarations,
  'mercury.assign-attack': quickAssignment,
  'mercury.advance': quickAdvance,
  'mercury.step-losses': quickLoss,
  'mercury.fatigue': quickFatigue,
  'mercury.bombardment': quickBombardment,
  'mercury.special-bombardment': quickBombardment,
  'mercury.paradrop': quickDrops,
  'mercury.air-allocation': allocated,
};
