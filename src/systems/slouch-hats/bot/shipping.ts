import type { HexId } from '../../../hex/hex';
import { carryingFault, type Carrying } from '../decisions/cargo';
import { boardSeen, type Board } from '../rules/03-board';
import { supplyUnits } from '../rules/06-1-supply-points';
import { airTransportLeft } from '../rules/07-1-air-transport';
import { navalCapacity } from '../rules/07-2-naval-transport';
import { friendlyPorts, portLeft } from '../rules/07-3-ports';
import { sizeOf, type Cargo } from '../rules/07-cargo';
import { friendlyAirfields, missionFault } from '../rules/13-1-air-units';
import { enemyOf, type Ask } from '../slouch-hats';
import { attackOf, Outlook } from './outlook';

/** From where each side brings its reinforcements. */
const BASE = { axis: 'greece', allied: 'middle-east' } as const;
/** An enemy so near to a port or airfield makes it no goal. */
const NEAR = 2;

/** What the bot ships and flies: units before Supply Points before replacements, to the port nearest to the fighting. */
export function botTransport(q: Ask): Carrying[] {
  const board = boardSeen(q);
  const flown = q.seat === 'axis' ? flights(board, q) : [];
  return shipped(board, q, flown);
}

/** What lies in the box, the most wanted first; who can come by land by Axis Event E does not sail. */
function waiting(board: Board, { view, data, seat }: Ask): Cargo[] {
  const base = BASE[seat];
  const byLand = seat === 'axis' && view.events.lasting.some(({ kind }) => kind === 'land-connection');
  const units = [...board.units.values()].filter(({ at, counter }) => at === base && counter.side === seat && !byLand);
  const supply = supplyUnits(view, data, seat).filter(
    ({ at, counter }) => at === base && (seat === 'axis' || counter.type === 'dump'),
  );
  const lost = Object.entries(view.units).some(
    ([id, { at }]) => at === 'cadre' && data.counters.units.get(id)?.side === seat,
  );
  const repl = lost && seat === 'axis' ? Object.keys(view.repl).filter((id) => view.repl[id] === base) : [];
  return [
    ...units.toSorted((a, b) => attackOf(b) - attackOf(a)).map(({ id }): Cargo => ({ kind: 'unit', id })),
    ...supply.map(({ id, points }): Cargo => ({ kind: 'supply', id, points })),
    ...repl.map((id): Cargo => ({ kind: 'repl', id })),
  ];
}

/** Friendly ports on the map that can take something, the nearest to the enemy first that is not under his hands. */
function goals(board: Board, { view, data, seat }: Ask): HexId[] {
  const { grid } = board.ground.map;
  const enemies = board.stacksOf(enemyOf(seat)).map(([hex]) => hex);
  const far = (port: HexId): number => Math.min(99, ...enemies.map((hex) => grid.distance(port, hex)));
  return friendlyPorts(board, seat)
    .filter((port) => grid.has(port) && portLeft(view, data, port) > 0 && far(port) >= NEAR)
    .toSorted((a, b) => far(a) - far(b));
}

function shipped(board: Board, q: Ask, flown: readonly Carrying[]): Carrying[] {
  const { view, data, seat } = q;
  const ports = goals(board, q);
  const chosen: Carrying[] = [...flown];
  let left = navalCapacity(view, data, seat) - view.transportUsed.naval;
  for (const cargo of waiting(board, q)) {
    const part = cargo.kind === 'supply' ? { ...cargo, points: Math.min(cargo.points, left) } : cargo;
    if (left <= 0) break;
    const sailing = ports
      .map((to): Carrying => ({
        verb: 'ship',
        sailing: { from: BASE[seat], to, cargo: [part] },
        air: helpersTo(board, q, to, chosen),
      }))
      .find((one) => carryingFault(one, chosen, q) === null);
    if (!sailing) continue;
    chosen.push(sailing);
    left -= sizeOf(part);
  }
  return chosen;
}

/** Bombers help on the way of the Axis, the German one from its box; to one goal all the same, to others none. */
function helpersTo(board: Board, { data, seat, view }: Ask, to: HexId, before: readonly Carrying[]): string[] {
  if (seat === 'allied') return [];
  const same = before.find((one) => one.verb === 'ship' && one.sailing.to === to);
  if (same?.verb === 'ship') return same.air;
  const used = before.flatMap((one) => (one.verb === 'ship' ? one.air : []));
  const bombers = [...data.counters.air.values()].filter(
    ({ side, kind, id }) => side === 'axis' && kind === 'bomber' && !used.includes(id) && view.air[id]?.active,
  );
  const able = bombers.filter(({ id }) => missionFault(board, id, to) === null);
  return able.slice(0, data.limits['air-units-per-transport']).map(({ id }) => id);
}

/** What the Air Transport marker takes: who can come no other way, else a unit, else replacements or Supply Points. */
function flights(board: Board, q: Ask): Carrying[] {
  const left = airTransportLeft(q.view, q.data);
  const fields = friendlyAirfields(board, 'axis').toSorted(
    (a, b) => Outlook.of(board, 'axis').threat(b) - Outlook.of(board, 'axis').threat(a),
  );
  const chosen: Carrying[] = [];
  for (const cargo of left > 0
    ? waiting(board, q)
        .reverse()
        .toSorted((a, b) => rank(a) - rank(b))
    : []) {
    const part = cargo.kind === 'supply' ? { ...cargo, points: Math.min(left, cargo.points) } : cargo;
    const flight = fields
      .map((to): Carrying => ({ verb: 'fly', flight: { cargo: part, to } }))
      .find((one) => carryingFault(one, chosen, q) === null);
    if (flight) return [flight];
  }
  return chosen;
}

const rank = ({ kind }: Cargo): number => ['unit', 'repl', 'supply'].indexOf(kind);
