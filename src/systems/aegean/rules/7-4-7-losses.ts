import { hasSize, type GroundUnit } from './ground-unit';

/** 2.4: three companies count as a battalion. */
const COMPANIES = 3;

/** Who may be lost for a *one*: leaders and watchers do not count. */
export const losable = (force: readonly GroundUnit[]): GroundUnit[] => force.filter(hasSize);

const strength = (units: readonly GroundUnit[]): number =>
  units.reduce((sum, unit) => sum + (unit.disrupted ? unit.strength / 2 : unit.strength), 0);

/** 7.4.7: every way to lose a *one* that differs: each battalion, and every three companies. The cheapest in strength first. */
export function lossChoices(force: readonly GroundUnit[]): GroundUnit[][] {
  const open = losable(force);
  const companies = open.filter(({ size }) => size === 'company');
  const threes =
    companies.length <= COMPANIES ? (companies.length > 0 ? [companies] : []) : subsets(companies, COMPANIES);
  const all = [...open.filter(({ size }) => size === 'battalion').map((one) => [one]), ...threes];
  // Of two that cost as much the one that would fight worse, then the first named, so that the choice is the same each time.
  return all.toSorted((a, b) => strength(a) - strength(b) || morale(a) - morale(b));
}

const morale = (units: readonly GroundUnit[]): number => units.reduce((sum, unit) => sum + unit.morale, 0);

function subsets<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return all.flatMap((one, i) => subsets(all.slice(i + 1), count - 1).map((rest) => [one, ...rest]));
}

/** 7.4.7: the published default: what costs the least strength. */
export const cheapestLoss = (force: readonly GroundUnit[]): string[] =>
  (lossChoices(force)[0] ?? []).map(({ id }) => id);

/**
 * A choice made in advance: the units of its list that are there, in its order, as far as they make a *one*; else the
 * cheapest. `lose: 2 Lw, 3 Lw, II/16` loses both companies and one more, or II/16 where they are gone.
 */
export function lossByList(force: readonly GroundUnit[], list: readonly string[]): string[] {
  const open = losable(force);
  const [first] = list.flatMap((id) => open.filter((unit) => unit.id === id));
  if (!first) return cheapestLoss(force);
  if (first.size === 'battalion') return [first.id];
  const companies = lossChoices(open.filter(({ size }) => size === 'company'));
  const listed = (units: readonly GroundUnit[]): number => units.filter(({ id }) => list.includes(id)).length;
  const best = companies.toSorted((a, b) => listed(b) - listed(a))[0];
  return (best ?? [first]).map(({ id }) => id);
}
