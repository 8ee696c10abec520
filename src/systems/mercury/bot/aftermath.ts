import { distance } from '../../../hex/hex';
import type { HexId } from '../../../hex/hex';
import { waysForMost } from '../decisions/ground/room-for-all';
import { isArtillery, stepsOf } from '../rules/ground/ground';
import type { Standing } from '../rules/ground/ground';
import { besetBy } from './places';
import { cover, defenceOf, menace, touches } from './situation';
import type { Situation } from './situation';
import { unitsOf } from './units';

/** A hex of this worth is paid for with a step (9.65). */
const WORTH_A_STEP = 8;

/** What a hex that is still to be attacked is worth less to retreat to (9.63). */
const STILL_ATTACKED = 4;

/** 9.6, 9.65: behind walls the stack stands, for an airfield or objective it pays; else each unit goes where it is safest. */
export function retreatOf(
  sit: Situation,
  facts: {
    stack: HexId;
    ways: Record<string, string[][]>;
    mayStand: boolean;
    room: Record<string, number>;
  },
): Record<string, string[]> | null {
  const stack = sit.ownIn.get(facts.stack) ?? [];
  const worth = sit.goals.get(facts.stack) ?? 0;
  const walls = cover(sit, facts.stack) >= 3;
  if (facts.mayStand && (walls || (worth >= WORTH_A_STEP && stepsOf(stack) > 1))) return null;
  const safety = (end: HexId): number => refuge(sit, end) - (sit.ground.combats.includes(end) ? STILL_ATTACKED : 0);
  const safest = (a: string[], b: string[]): number => safety(b.at(-1) ?? '') - safety(a.at(-1) ?? '');
  const leaving = unitsOf(sit, Object.keys(facts.ways)).map((s) => {
    const ways = [...(facts.ways[s.unit.id] ?? [])].sort(safest);
    return { id: s.unit.id, points: s.counter.sp, ways };
  });
  const going = waysForMost(
    leaving.filter(({ ways }) => ways.length > 0),
    facts.room,
  );
  return Object.keys(going).length === 0 ? null : going;
}

/** How safe and useful a hex is to fall back to. */
export function refuge(sit: Situation, hex: HexId): number {
  const friends = defenceOf(sit.ownIn.get(hex) ?? []);
  return cover(sit, hex) + Math.min(friends, 6) * 0.3 - besetBy(sit, hex) * 0.3 + nearGoal(sit, hex);
}

const nearGoal = ({ goals }: Situation, hex: HexId): number =>
  Math.max(0, ...[...goals].map(([goal, worth]) => worth * 0.1 * 0.8 ** distance(goal, hex)));

/** 9.8: into what was won if it is worth holding and can be held; goals in the own hand are not left. */
export function advanceOf(
  sit: Situation,
  facts: { target: HexId; ways: Record<string, string[][]>; room: Record<string, number> },
): Record<string, string[]> {
  const going: Record<string, string[]> = {};
  const able = unitsOf(sit, Object.keys(facts.ways)).filter((s) => mayLeave(sit, s));
  const wanted = gainOf(sit, facts.target) > 0;
  let room = facts.room[facts.target] ?? 0;
  const strength = defenceOf(able) * cover(sit, facts.target);
  const held = strength >= menace(sit.foes, facts.target, 2) * 0.6 || sit.goals.has(facts.target);
  if (!wanted || !held) return {};
  for (const s of able.sort((a, b) => b.side.defence - a.side.defence)) {
    const way = facts.ways[s.unit.id]?.find((w) => w.length === 1);
    if (!way || s.counter.sp > room) continue;
    going[s.unit.id] = way;
    room -= s.counter.sp;
  }
  return going;
}

/** Fighting units that do not hold a goal by themselves. */
function mayLeave(sit: Situation, s: Standing): boolean {
  if (isArtillery(s) || s.counter.type === 'hq') return false;
  const here = s.unit.at ?? '';
  const others = (sit.ownIn.get(here) ?? []).length > 1;
  return !sit.goals.has(here) || others;
}

/** Goals, ground beside them and ground that brings nearer to them are worth an advance. */
function gainOf(sit: Situation, hex: HexId): number {
  const worth = sit.goals.get(hex) ?? 0;
  if (worth > 0) return worth;
  if (sit.side === 'allied') return touches(sit.foesIn, hex) ? 0 : 0.5;
  return nearGoal(sit, hex) > 0.2 ? 1 : 0.3;
}
