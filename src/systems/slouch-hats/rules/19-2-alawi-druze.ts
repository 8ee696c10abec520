import type { OpenWorld, Place, SlouchHatsData } from '../slouch-hats';
import type { CombatCounter } from '../data/counters';
import type { Board, Unit } from './03-board';
import { eachOnce } from '../../../kernel/data/each-once';

/** 19.21: of the Alawi or the Druze group, on either side. */
export const isTribal = ({ area }: Pick<CombatCounter, 'area'>): boolean => area !== null;

/**
 * 19.22, 19.23: the area that a unit may not leave; null: it may go everywhere. Released or not, an Axis Alawi or Druze unit
 * stays in its area until an event makes it Active; those that have changed sides are free.
 */
export function confinedTo(world: OpenWorld, data: SlouchHatsData, id: string): string | null {
  const counter = data.counters.units.get(id);
  return counter?.side !== 'axis' || world.activeEverywhere.includes(id) ? null : counter.area;
}

/**
 * 19.22: garrisons of the groups whose area an Allied combat unit stands in; those of the group itself that have changed sides
 * have not entered it.
 */
export function groupReleases(board: Board): string[] {
  return eachOnce(board.stacksOf('allied').flatMap(([hex, units]) => enteredReleases(board, units, [hex])));
}

/** 19.22: garrisons of the groups whose areas these units enter or pass through, be it for one hex of their way. */
export function enteredReleases(board: Board, units: readonly Unit[], hexes: readonly Place[]): string[] {
  const strangers = units.filter(({ counter }) => counter.side === 'allied');
  const entered = (area: string): boolean =>
    strangers.some(({ counter }) => counter.area !== area) && hexes.some((hex) => board.ground.areaOf(hex) === area);
  return [...board.units.values()]
    .filter(({ garrison, counter }) => garrison && counter.area !== null && entered(counter.area))
    .map(({ id }) => id);
}
