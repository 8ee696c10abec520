import { rollOn, type Roll } from '../../../kernel/chance/roll';
import type { Place, SlouchHatsData, World } from '../slouch-hats';
import type { Convoy } from '../events-state';
import { Board } from './03-board';
import { receiveRepl } from './05-3-reinforcements';
import { landUnit, transportModifiers, type Landing, type SailingHelp } from './07-2-naval-transport';
import { portFault, portLeft, usePort } from './07-3-ports';
import type { Stores } from './07-cargo';
import type { Die } from './die';

/** One thing that sails with the convoy; what it does when it comes to a place. */
interface Aboard {
  key: string;
  what: 'unit' | 'supply' | 'repl';
  id: string;
}

/** The outcome for one thing aboard. `roll`: null if it found no room in the port and was not rolled for. */
export interface ConvoyLanding {
  key: string;
  what: Aboard['what'];
  roll: Roll | null;
  outcome: Landing['outcome'];
}

/** Where the Axis player's ships come from: what does not land is there (7.24, 20.22 N). */
const ORIGIN = 'greece';

function aboard({ units, points, repl }: Convoy): Aboard[] {
  const numbered = (count: number, what: 'supply' | 'repl', id: string, short: string): Aboard[] =>
    Array.from({ length: count }, (_, i) => ({ key: `convoy/${short}/${i + 1}`, what, id }));
  return [
    ...units.map((id): Aboard => ({ key: id, what: 'unit', id })),
    ...numbered(points, 'supply', '', 'sp'),
    ...repl.flatMap(({ nationality, points: n }) => numbered(n, 'repl', nationality, 'repl')),
  ];
}

/**
 * 20.22 N: the convoy sails, outside the marker's capacity, inside that of its port (7.32): a roll for each unit, Supply Point
 * and Replacements Point. What is delayed, or finds no room or no friendly port, is in Greece. Writes the world.
 */
export function sailConvoy(
  world: World,
  data: SlouchHatsData,
  { convoy, help }: { convoy: Convoy; help: SailingHelp },
  { die, stores }: { die: Die; stores: Stores },
): ConvoyLanding[] {
  const all = aboard(convoy);
  const closed = portFault(new Board(world, data), convoy.to, 'axis') !== null;
  const room = closed ? 0 : Math.max(0, Math.min(all.length, portLeft(world, data, convoy.to)));
  usePort(world, data, convoy.to, room);
  const modifiers = transportModifiers(data, 'axis', help, convoy.by);
  const chart = data.charts['naval-transport'];
  const landings = all.map(({ key, what, id }, i): ConvoyLanding => {
    const roll = i < room ? rollOn({ die }, chart, `transport/${key}`, 'axis', modifiers) : null;
    return { key, what, roll, outcome: land(world, data, { what, id, to: convoy.to }, roll?.result ?? 'D') };
  });
  layOut(landings, convoy.to, stores);
  return landings;
}

function land(
  world: World,
  data: SlouchHatsData,
  { what, id, to }: { what: Aboard['what']; id: string; to: Place },
  result: string,
): Landing['outcome'] {
  const delayed = result === 'D' || (result === 'SD' && what !== 'supply');
  if (what === 'unit') {
    Object.assign(world.units[id] ?? {}, { at: ORIGIN });
    world.arrived.push(id);
    return landUnit(world, data, { id, to }, result);
  }
  const lost = result !== 'A' && !delayed;
  if (what === 'repl' && !lost) receiveRepl(world, data, { nationality: id, points: 1, at: delayed ? ORIGIN : to });
  return delayed ? 'delayed' : lost ? 'lost' : 'arrives';
}

/** Supply Points become counters together, at the port and in Greece (6.14). */
function layOut(landings: readonly ConvoyLanding[], to: Place, stores: Stores): void {
  const points = (outcome: Landing['outcome']): number =>
    landings.filter((l) => l.what === 'supply' && l.outcome === outcome).length;
  if (points('arrives') > 0) stores.put('axis', to, points('arrives'));
  if (points('delayed') > 0) stores.put('axis', ORIGIN, points('delayed'));
}
