import type { Result } from '../../../kernel/flow/act';
import type { Act } from '../mercury';
import { groundScenarioOf } from './03-turn';
import { damagedPoints, levelFor, total } from './22-victory';

/** 22.2, 22.3: the points of the schedule and their level. */
export function campaignVictory(c: Act): Result {
  const scenario = groundScenarioOf(c.data, c.world);
  const damaged = Object.values(c.world.ships).filter((s) => s.damaged && s.at !== 'sunk');
  const points = total([
    ...c.world.score,
    ...damagedPoints(
      c.data,
      damaged.map((s) => s.id),
    ),
  ]);
  const level = levelFor(c.data.schedule.levels[`scenario-${scenario.id}`] ?? [], points);
  const winner = level.name.endsWith('German') ? 'german' : 'allied';
  return {
    winner,
    level: level.name,
    rule: '22.3',
    text: `${points} victory points: ${level.name} Victory.`,
    detail: { points },
  };
}
