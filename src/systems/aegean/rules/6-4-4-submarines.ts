import type { Chart } from '../../../kernel/chance/chart';
import type { Fault } from '../../../kernel/decide/fault';
import type { ShipType } from '../data/ships';

export type Acquisition = 'acquired' | 'missed' | 'sunk';

/** 6.4.4: a submarine's throw at its first or second target. */
export function acquisition(chart: Chart, die: number, attempt: 'first' | 'second'): Acquisition {
  const cell = chart.at(die, attempt);
  return cell === 'yes' ? 'acquired' : cell === 'sunk' ? 'sunk' : 'missed';
}

/** 6.4.4: the column of a target (chart `submarine-attack`). */
export const torpedoColumn = (type: ShipType): string =>
  type === 'BB' ? 'BB' : type === 'CL' || type === 'DD' ? 'CL-DD' : 'other';

/** 6.4.4: why these are no targets, named in their order; null: they are. Two different ships of the hex, the second if the first is missed. */
export function targetsFault(targets: readonly string[], there: readonly string[]): Fault | null {
  const bad = (why: string) => ({ rule: '6.4.4', why });
  if (targets.length === 0) return bad('a submarine that attacks names a target');
  if (targets.length > 2) return bad('two targets are the most');
  if (targets[0] === targets[1]) return bad('the second target is another than the first');
  return targets.every((id) => there.includes(id)) ? null : bad('only a spotted enemy ship of its hex is a target');
}
