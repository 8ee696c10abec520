import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { isCombatUnit } from '../rules/g13-units';
import { levelOf, levelsOf, totalOf, winnerOf } from '../rules/g94-points';
import { FORTRESS, PLACES } from '../rules/special';
import { scenarioCalled } from '../set-up';
import { score } from './damage';

/** G94: damage at the end beyond that at the start; then the total, without its fraction, and its level. */
export function decide(c: Act): void {
  const { world, data } = c;
  const scenario = scenarioCalled(data, world.scenario);
  const began = new Map(
    [...scenario.ships, ...scenario.arrivals.flatMap(({ ships }) => ships)].map(({ id, damage }) => [id, damage]),
  );
  for (const [id, { at, damage }] of Object.entries(world.ships)) {
    const more = damage - (began.get(id) ?? 0);
    if (data.ships.get(id)?.side === 'soviet' && more > 0 && at !== 'lost') score(c, 'damage', id, more);
  }
  for (const [item, hex] of Object.entries(PLACES)) if (world.sovietHexes.includes(hex)) score(c, item, '', 1);
  const total = totalOf(world.scored);
  const level = levelOf(levelsOf(scenario, world), total);
  const winner = winnerOf(level);
  const sums = world.scored.reduce<Record<string, number>>(
    (all, { item, vp }) => ({ ...all, [item]: (all[item] ?? 0) + vp }),
    {},
  );
  c.end({ winner, level, rule: 'G94', text: `${level}: ${total} Soviet Victory Points.`, detail: { total, ...sums } });
}

/** Scenario 3, 10: the game ends at once. */
export function endAtOnce(c: Act): void {
  if (hasFallen(c)) decide(c);
}

/** Scenario 3, 10: no Soviet combat unit but coast artillery is left in the fortress. */
export function hasFallen({ world, data }: Act): boolean {
  if (world.scenario !== 'sevastopol') return false;
  const left = new Board(world, data).units('soviet');
  return !left.some(
    ({ at, counter }) => FORTRESS.includes(at) && isCombatUnit(counter) && counter.type !== 'coast-artillery',
  );
}
