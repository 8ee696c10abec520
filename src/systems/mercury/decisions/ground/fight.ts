import type { HexId } from '../../mercury';
import type { Ground } from '../../rules/ground/ground';

/** The fight a force is in: the hex that is fought for, and whether the force attacks it. */
export interface Fight {
  at: HexId;
  attacking: boolean;
}

/** Where a force fights: the hex it declared combat against (7.11), or the one it stands in. */
export function fightOf({ units, declared }: Pick<Ground, 'units' | 'declared'>, force: readonly string[]): Fight {
  const target = force.flatMap((id) => declared[id] ?? [])[0];
  const own = force.flatMap((id) => units[id]?.at ?? [])[0];
  return { at: target ?? own ?? '', attacking: target !== undefined };
}
