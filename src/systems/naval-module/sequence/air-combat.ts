import * as told from '../facts/air';
import { define, type Act } from '../naval-module';
import { aloftFor, choosePairs, type Dogfight } from '../decisions/pairs';
import { columnOf, initiativeModifiers, isFought, pairedBy, type Pairing } from '../rules/g58-air-combat';
import type { AirState } from '../world';
import { groundAa, groundModifiers } from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { enemyOf, type Side } from '../side';
import { throwOn, type Thrown } from './throw';

/** Results of the Air Combat and AA Fire Tables, the lightest first, and what becomes of who is hit (G59, G62). */
const RESULTS = ['-', 'A', 'Dm', 'X'] as const;
const STATES: Readonly<Record<string, Exclude<AirState, 'to-come'>>> = {
  A: 'flown',
  Dm: 'damaged',
  X: 'lost',
};

/** G58: the initiative is thrown for where anybody fights. */
function throwInitiative(c: Act<Dogfight>): void {
  const { at, mission, firing, key } = c.local;
  const all = { axis: [...mission.axis, ...firing.axis], soviet: [...mission.soviet, ...firing.soviet] };
  if (!isFought(firing, all)) return;
  const { result } = initiative(c, { at, firing }, key);
  if (result === 'none') return;
  c.local.winner = result.startsWith('Axis') ? 'axis' : 'soviet';
  c.local.again = result.endsWith('+');
}

/** G58: pairs fire at each other; who is out of his mission by it; what is hit is told and carried out. */
function fight(c: Act<Dogfight>): void {
  const { key, winner, again, pairs: wanted } = c.local;
  const aloft = aloftFor(c.local);
  if (winner === null || !aloft) return;
  const { enemies } = aloft;
  const pairs = pairedBy(c.data, aloft, wanted);
  const hits = new Map<string, string>();
  pairs.forEach((pair, i) => exchangeFire(c, pair, `${key}/${i + 1}`, hits));
  const first = new Map(hits);
  // +: who was not hit fires once more, without an answer: at his target, or at another where that is gone.
  const left = [...enemies.mission, ...enemies.firing].filter((id) => !first.has(id));
  if (again)
    pairs.forEach(({ firer, target }, i) => {
      const at = left.includes(target) ? target : left[0];
      if (!first.has(firer) && at !== undefined)
        exchangeFire(c, { firer, target: at, answers: false }, `${key}/again/${i + 1}`, hits);
    });
  for (const [id, result] of hits) hit(c, id, result);
  c.local.out = [...hits.keys()];
}

/** G58, G59: one air combat. */
export const airCombat = define<Dogfight>('Air Combat', (s) => [
  s.do('G58 initiative', throwInitiative),
  s.ask('G58 pairs', choosePairs),
  s.do('G59 fire', fight),
]);

/** G58: the initiative; fewer firing units alone do not turn a 3 into no combat. */
function initiative(c: Act, { at, firing }: Pick<Dogfight, 'at' | 'firing'>, key: string): Thrown {
  const modifiers = initiativeModifiers(c.data, firing.axis.length, firing.soviet.length);
  const roll = throwOn(c, 'air-initiative', `initiative/${key}`, 'result', modifiers);
  const least = 3;
  const held =
    roll.die >= least && roll.total < least ? { ...roll, total: least, uncut: -1, row: '3..5', result: 'Axis' } : roll;
  told.initiativeThrown(c, { at, roll: held });
  return held;
}

function exchangeFire(c: Act, { firer, target, answers }: Pairing, key: string, hits: Map<string, string>): void {
  for (const [from, to] of [[firer, target], ...(answers ? [[target, firer]] : [])] as [string, string][]) {
    const roll = throwOn(c, 'air-combat', `air/${key}/${from}`, columnOf(c.data, from, to));
    told.airFired(c, { firer: from, target: to, roll });
    const worse = Math.max(rank(roll.result), rank(hits.get(to) ?? '-'));
    if (worse > 0) hits.set(to, RESULTS[worse] ?? '-');
  }
}

const rank = (result: string): number => RESULTS.findIndex((one) => one === result);

/** G62: who is hit is Flown, Damaged or lost, and carries nothing out. */
export function hit(c: Act, id: string, result: string): void {
  const state = STATES[result];
  const side = c.data.air.get(id)?.side;
  if (state === undefined || side === undefined) return;
  c.world.air[id] = state;
  told.planeHit(c, { side, unit: id, state });
}

/** G60, 26.27e: ground units marked AA in the hex and beside it; where there are none the ships of its harbour. */
export function isHitFromBelow(c: Act, side: Side, id: string, { at, key }: { at: string; key: string }): boolean {
  const { world, data } = c;
  const board = new Board(world, data);
  const enemy = enemyOf(side);
  const ground = groundAa(board, enemy, at).length > 0;
  const port = data.waters.portAt(at)?.id;
  const ship = board.ships(enemy).find((one) => one.at === port && one.counter.class !== 'T');
  if (!ground && !ship) return false;
  const roll = throwOn(c, 'aa-fire', `aa/${key}/${id}`, 'unit', ground ? groundModifiers(board, enemy, at) : []);
  told.aaFired(c, { open: true, target: id, by: ground ? '' : (ship?.id ?? ''), roll });
  hit(c, id, roll.result);
  return roll.result !== '-';
}
