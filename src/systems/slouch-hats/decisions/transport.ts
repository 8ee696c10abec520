import type { Rng } from '../../../kernel/decide/rng';
import { chooseLines } from '../../../play/choices/lines';
import { onBoard } from '../orders/conditions';
import { unitName } from '../orders/names';
import { flyVerb, raidVerb, shipVerb } from '../orders/transport';
import { boardSeen, type Board } from '../rules/03-board';
import { activeIn } from '../rules/04-sequence';
import { airTransportLeft } from '../rules/07-1-air-transport';
import { anythingToSail, navalCapacity } from '../rules/07-2-naval-transport';
import { friendlyPorts } from '../rules/07-3-ports';
import { placeOf, type Cargo } from '../rules/07-cargo';
import { placeName } from '../rules/names';
import type { Playing } from '../sequence/playing';
import { beginTransport } from '../sequence/transport-phase';
import type { Ask, Side, SlouchHats } from '../slouch-hats';
import { afterRaid, allCargo, candidates, ifArrived, raiders, underWay } from './cargo-choices';
import {
  beginningOf,
  carryingFault,
  carryings,
  goalOf,
  idsOf,
  printCarrying,
  refusedCarrying,
  type Carrying,
  type TransportOrder,
} from './cargo';

/** 7.1, 7.2, 10.6: what goes by air and sea in a whole phase, in one answer. */
export const transport = chooseLines<SlouchHats, Playing, TransportOrder, object, Carrying>({
  ...{ kind: 'slouch-hats.transport', rule: '7.2', title: 'transport', word: 'transport', seats: ['axis', 'allied'] },
  ...{ asked: 'own', waits: true, order: [shipVerb, flyVerb, raidVerb], meant: carryings, written: printCarrying },
  ...{ once: idsOf, twice: '7.22', nameOf: unitName, passedBy: ['slouch-hats.movement'] },
  followedBy: () => [
    'slouch-hats.movement',
    'slouch-hats.declaration',
    'slouch-hats.exploitation',
    'slouch-hats.event',
  ],
  imagine: underWay,
  conditions: onBoard(),
  whose: ({ world }) => activeIn(world.moment),
  asks: (q) => anything(boardSeen(q), q.seat),
  // Whether it may go is asked when it is to go.
  concerns: () => true,
  question: (q) =>
    `What goes by sea${flies(q) ? ' or by air' : ''}? The Naval Transport marker carries ${navalCapacity(q.view, q.data, q.seat)} units and Supply Points.`,
  nothing: 'nothing goes by sea or air',
  forms: (q) => ['ship unit, number SP to port with aircraft', ...otherWays(q)],
  listing: portLines,
  examples: (q) => [candidates(q).find((one) => !carryingFault(one, [], q))].flatMap((one) => one ?? []),
  options: (q) => candidates(q).filter((one) => !carryingFault(one, [], q)),
  fault: refusedCarrying,
  foresee: (answer, q) => [
    ...ifArrived(answer, q),
    ...answer.flatMap((one) => (one.verb === 'raid' ? [afterRaid(one.raid, q)] : [])),
  ],
  about: ({ verb }) => verb,
  onMap: (one, { view }) => ({ from: beginningOf(one, view), to: goalOf(one) }),
  drawn: randomCargo,
  takeAll: beginTransport,
});

const repl = ({ world }: Board, side: Side): Cargo[] =>
  side === 'axis' ? Object.keys(world.repl).map((id): Cargo => ({ kind: 'repl', id })) : [];

function anything(board: Board, side: Side): boolean {
  const { world, data } = board;
  const all = [...allCargo(board, side), ...repl(board, side)];
  return (
    (navalCapacity(world, data, side) > 0 && anythingToSail(board, side, all)) ||
    (side === 'axis' && airTransportLeft(world, data) > 0) ||
    raiders(board, side).length > 0
  );
}

const flies = (q: Ask): boolean => q.seat === 'axis' && airTransportLeft(q.view, q.data) > 0;

function otherWays(q: Ask): string[] {
  const board = boardSeen(q);
  return [...(flies(q) ? ['fly unit to hex'] : []), ...(raiders(board, q.seat).length > 0 ? ['raid unit: hex'] : [])];
}

/** `the Greece box: Lehr, Large 1 (3 SP)`: what stands in ports. */
function portLines(q: Ask): string[] {
  const board = boardSeen(q);
  const all = allCargo(board, q.seat).filter((cargo) => anythingToSail(board, q.seat, [cargo]));
  return friendlyPorts(board, q.seat).flatMap((port) => {
    const here = all.filter((cargo) => placeOf(q.view, cargo) === port);
    const names = here.map(
      (cargo) => `${unitName(cargo.id, q)}${cargo.kind === 'supply' ? ` (${cargo.points} SP)` : ''}`,
    );
    return names.length === 0 ? [] : [`${placeName(q.data, port)}: ${names.join(', ')}`];
  });
}

/** Some of what may go, one behind the other, now and then with an aircraft. */
function randomCargo(q: Ask, rng: Rng): Carrying[] {
  const chosen: Carrying[] = [];
  const aircraft = [...q.data.counters.air.values()].filter(({ side }) => side === q.seat);
  for (const one of rng.shuffle(candidates(q)).slice(0, 12)) {
    const helped = one.verb === 'ship' && rng.chance(1, 3) ? { ...one, air: [rng.pick(aircraft).id] } : one;
    const sound = [helped, one].find((each) => !carryingFault(each, chosen, q));
    if (sound && rng.chance(2, 3)) chosen.push(sound);
  }
  return chosen;
}
