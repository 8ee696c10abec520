import { define } from '../naval-module';
import type { Act } from '../naval-module';
import { levelOf, totalOf } from '../rules/g94-points';
import { scenarioCalled } from '../set-up';
import { gameTurn } from './game-turn';
import { score } from './score';

/** G94: damage at the end beyond that at the start; then the total, without its fraction, and its level. */
function decide(c: Act): void {
  const { world, data } = c;
  const scenario = scenarioCalled(data, world.scenario);
  const began = new Map(
    [...scenario.ships, ...scenario.arrivals.flatMap(({ ships }) => ships)].map(({ id, damage }) => [id, damage]),
  );
  for (const [id, { at, damage }] of Object.entries(world.ships)) {
    const more = damage - (began.get(id) ?? 0);
    if (data.ships.get(id)?.side === 'soviet' && more > 0 && at !== 'lost') score(c, 'damage', id, more);
  }
  const total = totalOf(world.scored);
  const level = levelOf(scenario.levels, total);
  const winner = level.startsWith('Soviet') ? 'soviet' : level.startsWith('Axis') ? 'axis' : null;
  const sums = world.scored.reduce<Record<string, number>>(
    (all, { item, vp }) => ({ ...all, [item]: (all[item] ?? 0) + vp }),
    {},
  );
  c.end({ winner, level, rule: 'G94', text: `${level}: ${total} Soviet Victory Points.`, detail: { total, ...sums } });
}

const isNotOver = ({ world, data }: Act): boolean => world.clock.turn < scenarioCalled(data, world.scenario).turns.last;

/** A game, whichever scenario it is. */
export const game = define('Scenario', (s) => [
  s.while('turns', isNotOver, [s.call('Game-turn', gameTurn)]),
  s.do('G94 who wins', decide),
]);
