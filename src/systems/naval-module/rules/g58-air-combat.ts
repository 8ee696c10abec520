import { counted, type Counted } from '../../../kernel/chance/roll';
import type { AirCounter } from '../data/units';
import type { NavalData } from '../data/load';
import type { Side } from '../side';
import { bestFirst } from './g57-missions';

/** Who fires at whom, and whether he who is fired at fires back (G58). */
export interface Pairing {
  firer: string;
  target: string;
  answers: boolean;
}

/** G58: air combat begins where one side has firing units and the other anybody. */
export const isFought = (
  firing: Readonly<Record<Side, readonly string[]>>,
  all: Readonly<Record<Side, readonly string[]>>,
): boolean => (firing.axis.length > 0 && all.soviet.length > 0) || (firing.soviet.length > 0 && all.axis.length > 0);

/** G58: more firing units than the other side turn the initiative. */
export function initiativeModifiers(data: NavalData, axis: number, soviet: number): Counted[] {
  if (axis === soviet) return [];
  const chart = data.charts['air-initiative'];
  return [
    counted(
      chart,
      'more-fighters',
      `${soviet > axis ? 'the Soviet' : 'the Axis'} has more firing units`,
      soviet > axis ? 1 : -1,
    ),
  ];
}

/** Who flies against whom, as the winner of the initiative orders it. */
export interface Pair {
  unit: string;
  target: string;
}
/** What the winner of the initiative pairs: his firing units, and the enemy's of both kinds. */
export interface Aloft {
  firing: readonly string[];
  enemies: { firing: readonly string[]; mission: readonly string[] };
}

/** G58: why a pair may not stand behind others; null: it may. First one flies against each enemy firing unit, then the rest against any. */
export function pairFault({ firing, enemies }: Aloft, { target }: Pair, before: readonly Pair[]): string | null {
  const isFirst = (at: string, i: number): boolean =>
    enemies.firing.includes(at) && before.slice(0, i).every((one) => one.target !== at);
  const targets = [...before.map((one) => one.target), target];
  const over = targets.filter((at, i) => !(i < before.length ? isFirst(at, i) : isFirst(at, before.length))).length;
  return over <= Math.max(0, firing.length - enemies.firing.length)
    ? null
    : 'first one firing unit flies against each enemy firing unit, then the rest against any';
}

/** G58: the winner's pairs as he ordered them; the rest as in silence. */
export function pairedBy(data: NavalData, { firing, enemies }: Aloft, wanted: readonly Pair[]): Pairing[] {
  const met = wanted.map(({ target }) => target);
  const free = firing.filter((id) => !wanted.some(({ unit }) => unit === id));
  const left = { firing: enemies.firing.filter((id) => !met.includes(id)), mission: enemies.mission };
  const rest = left.firing.length + left.mission.length > 0 ? left : enemies;
  const usual = pairings(data, free, rest).map(({ firer, target }) => ({ unit: firer, target }));
  const all = bestFirst(firing.flatMap((id) => data.air.get(id) ?? [])).flatMap(
    ({ id }) => [...wanted, ...usual].find(({ unit }) => unit === id) ?? [],
  );
  return all.map(({ unit, target }, i) => ({
    firer: unit,
    target,
    answers: enemies.firing.includes(target) && all.slice(0, i).every((one) => one.target !== target),
  }));
}

/** G58: the winner's firing units against the enemy's, one each, the best against the best; who is left over against anybody, mission units first of the highest rating. */
export function pairings(data: NavalData, firing: Aloft['firing'], enemies: Aloft['enemies']): Pairing[] {
  const counters = (ids: readonly string[]): AirCounter[] => bestFirst(ids.flatMap((id) => data.air.get(id) ?? []));
  const [own, theirs, bombers] = [counters(firing), counters(enemies.firing), counters(enemies.mission)];
  const rest = bombers.length > 0 ? bombers : theirs;
  return own.flatMap((one, i): Pairing[] => {
    const met = theirs[i];
    if (met) return [{ firer: one.id, target: met.id, answers: true }];
    const other = rest[(i - theirs.length) % Math.max(1, rest.length)];
    return other ? [{ firer: one.id, target: other.id, answers: false }] : [];
  });
}

/** G59: the column of the Air Combat Table: the firer's rating less the target's, held between -3 and +3. */
export function columnOf(data: NavalData, firer: string, target: string): string {
  const rating = (id: string): number => data.air.get(id)?.rating ?? 0;
  const difference = Math.max(-3, Math.min(3, rating(firer) - rating(target)));
  return difference > 0 ? `+${difference}` : String(difference);
}
