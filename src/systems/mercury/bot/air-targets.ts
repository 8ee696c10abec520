import type { AirId, Ask } from '../mercury';
import type { Strike } from '../rules/19-2-coordination';
import type { Target } from '../rules/targets';

/** So many go for one ship before the next is named: whose target is sunk flies home (19.21). */
const EACH = 4;
/** What an attacker wishes for that may choose when its turn comes. */
const WISHES = ['damaged', 'type:BB', 'type:CL', 'any'];

/** 19.21: under full coordination each attacker takes what is worth most when its turn comes; under partial they are spread. */
export function airStrikes(q: Ask<{ level: 'full' | 'partial'; units: AirId[]; ships: Target[] }>): Strike[] {
  const { level, units, ships } = q.facts;
  if (level === 'full') return units.map((unit) => ({ unit, targets: [...WISHES] }));
  const worth = ({ id, damaged }: Target): number =>
    (damaged ? 3 : 0) + (q.data.schedule.points[`${q.data.ships.get(id)?.type.toLowerCase()}-sunk`] ?? 0);
  const best = [...ships].sort((a, b) => worth(b) - worth(a));
  const at = (n: number): Target | undefined => best[Math.floor(n / EACH) % Math.max(1, best.length)];
  return units.map((unit, n) => ({ unit, targets: [at(n)?.id ?? 'any'] }));
}
