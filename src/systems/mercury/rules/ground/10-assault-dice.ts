import type { HexId, Side } from '../../mercury';
import type { Chart } from '../../../../kernel/chance/chart';
import { counted, type Counted } from '../../../../kernel/chance/roll';
import { acrossRiver, allMountain, crosses, fatigueShare, sharedModifiers, uphill } from './09-odds';
import { type Ground, otherSide, type Standing } from './ground';
import type { Forces } from './combat';

/** What the dice of an Assault Combat hang on beside the forces. */
export interface AssaultCase {
  target: HexId;
  attacker: Side;
  /** The engineer that leads and uses its effects (13.22). */
  engineer: Standing | undefined;
  night: boolean;
  uncoordinated: boolean;
  /** The round of a Special Assault (6.41b). */
  special?: 1 | 2;
}

/** The modifiers of both sides' dice. */
export type AssaultDice = Record<'attacker' | 'defender', Counted[]>;

/** The column of a strength; anything above zero rolls on the first at least. */
export const assaultColumn = (chart: Chart, strength: number): string =>
  chart.columns[Math.max(0, chart.columnFor(strength))] ?? '1';

/** 10.24, 10.25: engineers that lead with their effects, and Allied units that assault at night, let both sides fire at once in the first round. */
export const firesAtOnce = ({
  attacker,
  engineer,
  night,
}: Pick<AssaultCase, 'attacker' | 'engineer' | 'night'>): boolean =>
  engineer !== undefined || (attacker === 'allied' && night);

/** The dice modifiers of an Assault Combat (6.41b, 8.23b, 9.74b, 10.25, 10.26, 13.1, 13.22, 13.71, 15.3). */
export function assaultDice(ground: Ground, forces: Forces, combat: AssaultCase): AssaultDice {
  const chart = ground.data.charts['assault-combat'];
  const { target, attacker, engineer, night, uncoordinated, special } = combat;
  const { attackers, defenders } = forces;
  const only = (ids: Record<string, boolean>): Counted[] =>
    Object.keys(ids).flatMap((id) => (ids[id] ? [counted(chart, id)] : []));
  const bridged = engineer !== undefined && crosses(ground, engineer, target);
  const tired = fatigueShare(defenders);
  return {
    attacker: [
      ...sharedModifiers(ground, chart, forces, target, engineer, true),
      ...only({
        'improved-position': ground.improved[target] === otherSide(attacker),
        uphill: uphill(ground, attackers, target),
        'mountain-attack': allMountain(ground, attackers),
        'allied-night': attacker === 'allied' && night,
        'uncoordinated-attacker': uncoordinated,
      }),
    ],
    defender: only({
      'river-defence': acrossRiver(ground, attackers, target) && !bridged,
      'some-fatigued': tired === 'some',
      'half-fatigued': tired === 'half',
      'mountain-defence': allMountain(ground, defenders),
      'uncoordinated-defender': uncoordinated,
      [`special-assault-round-${special ?? 1}`]: special !== undefined,
    }),
  };
}
