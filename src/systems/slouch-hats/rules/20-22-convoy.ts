import type { HexId } from '../../../hex/hex';
import type { SlouchHatsData } from '../data/load';
import type { World } from '../world';
import { applySupply } from './06-1-supply-points';
import { receive } from './06-15-creating';
import { arrives, receiveRepl } from './20-2-effect';
import { isFault } from './fault';

/** The convoy of 20.22 N in the Greece box, ready to sail: its units, REPL units, supply counters; Supply Points without a counter are lost (6.14). */
export interface LoadedConvoy {
  to: HexId;
  units: string[];
  repl: string[];
  supply: { id: string; points: number }[];
  lost: number;
}

/**
 * 20.22 N: as an Axis Transport phase begins, what the convoy carries comes into play in the port of origin, over and above
 * the turn's; it sails in this phase. Writes the world; null: there is no convoy.
 */
export function loadConvoy(world: World, data: SlouchHatsData): LoadedConvoy | null {
  const { convoy } = world.events;
  if (!convoy) return null;
  const place = data.boxes.greece.id;
  const received = receive(world, data, { side: 'axis', place, points: convoy.points });
  if (isFault(received)) throw new Error(received.why);
  applySupply(world, received);
  for (const unit of convoy.units) arrives(world, unit, place);
  const repl = convoy.repl.flatMap(({ nationality, points }) => receiveRepl(world, data, nationality, points, place));
  world.events.convoy = null;
  return {
    ...{
      to: convoy.to,
      units: convoy.units,
      repl: repl.flatMap(({ kind, id }) => (kind === 'repl' && id ? [id] : [])),
    },
    supply: received.changes.map(({ counter, state }) => ({ id: counter, points: state.points })),
    lost: received.lost,
  };
}
