import type { HexId } from '../../../hex/hex';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { MOST_STACKING, otherSide } from '../rules/ground/ground';
import { pointsByHex } from '../rules/ground/04-stacking';
import type { Standing } from '../rules/ground/ground';
import { attackOn, planAttacks } from './attacks';
import { refuge } from './aftermath';
import { worthDeclaring } from './odds';
import { cover, defenceOf, menace } from './situation';
import type { Situation } from './situation';
import { unitsOf } from './units';

/** 7.1: the attacks the tables promise something of, the best first. */
export function declarations(sit: Situation): DeclaredCombat[] {
  const candidates = sit.own.map((s) => ({ s, ends: s.unit.at === null ? [] : [s.unit.at] }));
  const points = new Map(pointsByHex(sit.ground, sit.q.data, sit.side, new Map()));
  return planAttacks(sit, candidates, points).map(({ target, from }) => ({ target, units: [...from.keys()] }));
}

/** What is taken for the efficiency of the enemy's HQ. */
const HIS_HQ = 6;
/** An attack that promises the enemy this much is not waited for; for a goal it is. */
const TOO_MUCH = 1.4;
const FOR_A_GOAL = 0.4;

/** What the enemy may expect of his attack on one of our hexes, with `more` in its defence. */
function menaceOfAttack(sit: Situation, hex: HexId, more: readonly Standing[]): number {
  const attackers = sit.foes.filter((s) => sit.ground.declared[s.unit.id] === hex);
  const defenders = [...(sit.ownIn.get(hex) ?? []), ...more];
  const attack = { ...attackOn(sit, hex, attackers, defenders), side: otherSide(sit.side), prize: 0 };
  return worthDeclaring(attack, sit.ground, sit.q.data, HIS_HQ);
}

/** 7.3: away from an attack that promises much, unless the hex is worth it. */
export function refusal(
  sit: Situation,
  facts: { hex: HexId; ways: Record<string, HexId[]>; room: Record<HexId, number> },
): Record<string, HexId> | null {
  const worth = sit.goals.get(facts.hex) ?? 0;
  if (menaceOfAttack(sit, facts.hex, []) < TOO_MUCH + worth * FOR_A_GOAL) return null;
  const room = { ...facts.room };
  const going: Record<string, HexId> = {};
  for (const s of unitsOf(sit, Object.keys(facts.ways))) {
    const able = (facts.ways[s.unit.id] ?? []).filter((hex) => (room[hex] ?? 0) >= s.counter.sp);
    const to = able.sort((a, b) => refuge(sit, b) - refuge(sit, a))[0];
    if (to === undefined) return null;
    going[s.unit.id] = to;
    room[to] = (room[to] ?? MOST_STACKING) - s.counter.sp;
  }
  return going;
}

/** 7.32: into ground that is worth it and can be held. */
export function following(sit: Situation, facts: { hex: HexId; eligible: string[]; room: number }): string[] {
  const { declared } = sit.ground;
  const attackers = facts.eligible.filter((id) => declared[id] === facts.hex);
  const units = unitsOf(sit, attackers).filter((s) => s.counter.type !== 'hq');
  let room = facts.room;
  const going = units
    .sort((a, b) => b.side.defence - a.side.defence)
    .filter((s) => (s.counter.sp <= room ? ((room -= s.counter.sp), true) : false));
  const holds = defenceOf(going) * cover(sit, facts.hex) >= menace(sit.foes, facts.hex, 2) * 0.5;
  return holds || sit.goals.has(facts.hex) ? going.map((s) => s.unit.id) : [];
}

/** What a helper must take off the enemy's hopes. */
const HELP = 0.2;

/** 7.4: the neighbour whose help takes most off the attack, if it leaves no goal bare. */
export function reaction(sit: Situation, facts: { hex: HexId; eligible: string[] }): string | null {
  const before = menaceOfAttack(sit, facts.hex, []);
  const helps = unitsOf(sit, facts.eligible)
    .filter((s) => !sit.goals.has(s.unit.at ?? '') || (sit.ownIn.get(s.unit.at ?? '') ?? []).length > 1)
    .map((s) => ({ s, gain: (before - menaceOfAttack(sit, facts.hex, [s])) * (s.side.efficiency / 10) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = helps;
  return best && best.gain > HELP ? best.s.unit.id : null;
}
