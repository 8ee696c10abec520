import type { HexId } from '../mercury';
import type { Order } from '../../../kernel/decide/order';
import type { DeclaredCombat } from '../decisions/ground/declared-combats';
import { advancing } from './advance';
import type { Ahead } from './ahead';
import { fought } from './combat';
import type { Situation } from './situation';
import { unitsOf } from './units';

/** 9.31A, 9.81: how each combat is fought, by the result of its coordination, and who advances. */
export const withDeclaration = (sit: Situation, combats: readonly DeclaredCombat[]): Ahead[] =>
  combats.flatMap((combat) => [...fighting(sit, combat), ...advances(sit, combat)]);

function fighting(sit: Situation, { target, units }: DeclaredCombat): Ahead[] {
  return (['coordinated', 'uncoordinated'] as const).flatMap((coordination) => {
    const { maneuver, assault } = fought(sit, { target, coordination, declared: [...units], assaultOnly: null });
    return [
      ...(maneuver.length > 0 ? [inCase(coordination, target, { verb: 'maneuver', units: maneuver })] : []),
      ...(assault.length > 0 ? [inCase(coordination, target, { verb: 'assault', units: assault })] : []),
    ];
  });
}

function inCase(coordination: string, target: HexId, order: Order & { units: string[] }): Ahead {
  const when = [at(target), { word: coordination, value: null }];
  return { kind: 'mercury.assign-attack', order: { ...order, when } as Order };
}

function advances(sit: Situation, { target, units }: DeclaredCombat): Ahead[] {
  const going = advancing(sit, target, unitsOf(sit, units));
  const order = going.length > 0 ? { verb: 'advance', units: going } : { verb: 'pass' };
  return [{ kind: 'mercury.advance', order: { ...order, when: [at(target)] } as Order }];
}

const at = (hex: HexId) => ({ word: 'at', value: hex });
