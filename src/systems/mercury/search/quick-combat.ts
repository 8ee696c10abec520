import { type Ask, type HexId, neighbours } from '../mercury';
import { advancing } from '../bot/advance';
import type { Situation } from '../bot/situation';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { type Assignment, strongestSix } from '../decisions/ground/defaults/assign';
import { attackFault } from '../rules/ground/07-declaration';
import { oddsColumn } from '../rules/ground/09-odds';
import {
  attackStrength,
  defenceStrength,
  type Fault,
  groundIn,
  isArtillery,
  standing,
  type Standing,
  stepsLeft,
  unitsIn,
} from '../rules/ground/ground';
import { attackOf, keepersOf, type Lay, layOf, oddsWanted } from './quick-lay';

/** 7.1: every hex that can be attacked at good odds, what matters most first; who keeps a goal attacks only in company. */
export function quickDeclarations(q: Ask): DeclaredCombat[] {
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
export function quickAssignment({ facts, seat, ...q }: Ask<AssignFacts>): Assignment {
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
export function quickAdvance(q: Ask<{ target: HexId; ways: Record<string, string[][]> }>): Record<string, string[]> {
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
export const quickLoss = (q: Ask<{ eligible: string[] }>): string[] =>
  least(q, 1, (s) => {
    const { front, back } = s.counter;
    const special = s.counter.type === 'hq' || isArtillery(s) ? 6 : 0;
    if (stepsLeft(s) === 2 && back) return front.attack - back.attack + front.defence - back.defence;
    return 6 + special + s.side.attack + s.side.defence - (s.unit.fatigued ? 1 : 0);
  });

/** 9.71: who attacks least is tired first; guns that fire last. */
export const quickFatigue = (q: Ask<{ eligible: string[]; least: number }>): string[] =>
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
