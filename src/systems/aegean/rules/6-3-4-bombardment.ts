import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import type { HexId } from '../../../hex/hex';
import { Field } from './7-field';
import { nameOf, placeName } from './names';

/** 6.3.4, 5.4.5: the hex in which a base or ground units are shelled. */
export const shelledHex = ({ view, data }: Pick<Scope, 'view' | 'data'>, target: string): HexId | null =>
  data.isles.grid.has(target) ? target : (view.bases[target]?.hex ?? null);

/** 6.3.4: why a ship that ends in a hex cannot shell a target; null: it can. */
export function bombardFault(q: Scope, ship: string, hex: HexId, target: string): Fault | null {
  const { view, data, seat } = q;
  const type = data.ships.get(ship)?.type;
  if (!type || !data.shipKinds[type].bombard)
    return bad('6.3.4', `${nameOf(data, ship)} is no battleship, cruiser or destroyer`);
  if (shelledHex(q, target) !== hex)
    return bad('6.3.4', `${nameOf(data, ship)} does not end in the hex of ${placeName(data, target)}`);
  if (data.isles.grid.has(target))
    return new Field(view, data).hasEnemy(seat, hex)
      ? null
      : bad('6.3.4', `no enemy troops stand in ${placeName(data, hex)}`);
  const owner = view.bases[target]?.owner;
  return owner && owner !== seat && owner !== 'italian'
    ? null
    : bad('6.3.4', `${placeName(data, target)} is no port or airfield of the enemy`);
}

/** What ships may shell in a hex: the enemy's bases in it, and his troops. */
export function shellTargets(q: Scope, ship: string, hex: HexId): string[] {
  const bases = Object.keys(q.view.bases).filter((id) => q.view.bases[id]?.hex === hex);
  return [...bases, hex].filter((target) => bombardFault(q, ship, hex, target) === null);
}
