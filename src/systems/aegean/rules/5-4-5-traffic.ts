import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import type { HexId } from '../../../hex/hex';
import { portTraffic } from './6-3-transport';
import { placeName } from './names';

/** 5.4.5: ships that use a port: those that leave it and those that end there. */
export interface Passing {
  from: HexId | null;
  to: HexId | null;
  ships: number;
}

/** 5.4.5: the own port in a hex, and how many naval units it lets in or out in a game-turn by its hits. */
function portOf({ view, data, seat }: Scope, hex: HexId | null): { id: string; most: number } | null {
  const port = hex === null ? null : data.isles.portAt(hex);
  const base = port ? view.bases[port.id] : undefined;
  if (!port || base?.owner !== seat) return null;
  const printed = (column: string): number => Number(data.charts['take-off-limits'].named('port', column));
  return { id: port.id, most: portTraffic(base.hits, printed('slowed-at'), printed('closed-at')) };
}

/** 5.4.5, 6.3.2: whether an own port in a hex lets a ship in and out again in one game-turn. */
export const letsInAndOut = (q: Scope, hex: HexId): boolean => portOf(q, hex)?.most === Infinity;

/** 5.4.5: the own ports that ships pass, each as often as it lets a unit in or out. */
export const portsPassed = (q: Scope, { from, to, ships }: Passing): string[] =>
  [from, to].flatMap((hex) => {
    const port = portOf(q, hex);
    return port ? Array.from({ length: ships }, () => port.id) : [];
  });

/** 5.4.5: why ships cannot pass a port that is slowed by hits, beside those that have or are ordered to; null: they can. */
export function trafficFault(q: Scope, passing: Passing, before: readonly Passing[]): Fault | null {
  const ordered = before.flatMap((one) => portsPassed(q, one));
  for (const hex of [passing.from, passing.to]) {
    const port = portOf(q, hex);
    if (!port || hex === null) continue;
    const used = (q.view.traffic[port.id] ?? 0) + ordered.filter((id) => id === port.id).length;
    if (used + passing.ships > port.most)
      return {
        rule: '5.4.5',
        why: `by its hits ${placeName(q.data, hex)} lets ${port.most === 0 ? 'nobody' : 'one naval unit'} in or out in a game-turn`,
      };
  }
  return null;
}
