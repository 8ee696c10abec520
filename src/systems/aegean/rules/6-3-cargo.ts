import type { Fault } from '../../../kernel/decide/fault';
import type { Scope } from '../aegean';
import { bad } from './bad';
import type { HexId } from '../../../hex/hex';
import { MOST_SUBMERGED } from './6-2-movement';
import { letsInAndOut } from './5-4-5-traffic';
import { mayCall } from './6-3-2-calls';
import { laysMines, mineFault } from './6-3-3-mines';
import { enemiesIn } from './6-3-orders';
import { assaultFault, cargoFault } from './6-3-transport';
import { Fleet } from './6-fleet';
import { fieldOf } from './7-field-seen';
import { AMONG_ENEMIES } from './7-3-movement';
import { nameOf, placeName } from './names';

/** Units aboard a ship, by their ids. */
export const aboard = ({ ground }: Scope['view'], ship: string): string[] =>
  Object.keys(ground)
    .filter((id) => ground[id]?.at === ship)
    .toSorted();

/** The friendly port in a hex that is not closed (6.1.1, 5.4.5); null: none is. */
export function ownPort({ view, data, seat }: Scope, hex: HexId): string | null {
  const port = data.isles.portAt(hex);
  const base = port && view.bases[port.id];
  return port && base?.owner === seat && base.hits < CLOSED_AT ? port.id : null;
}
const CLOSED_AT = 3;

/** 6.3.1: why these units cannot go aboard a ship, beside those that do so already; null: they can. `way`: where it sails before (6.3.2). */
export function loadFault(
  q: Scope,
  units: readonly string[],
  ship: string,
  others: readonly string[],
  way: readonly HexId[] = [],
): Fault | null {
  const { view, data, seat } = q;
  const [state, counter] = [view.ships[ship], data.ships.get(ship)];
  if (!state || !counter || state.side !== seat) return bad('6.3.1', `${nameOf(data, ship)} is no ship of yours`);
  const place = state.at;
  const callsAt = (at: string): boolean => way.includes(at) && mayCall(data, ship) && letsInAndOut(q, at);
  const inPort = data.isles.grid.has(place) ? ownPort(q, place) !== null : place.endsWith('-holding');
  if (!inPort && !units.every((id) => callsAt(view.ground[id]?.at ?? '')))
    return bad('6.3.1', `${nameOf(data, ship)} is in no port of yours and not in the Holding Box`);
  for (const id of units) {
    const unit = view.ground[id];
    if (!unit || unit.side !== seat) return bad('6.3.1', `${nameOf(data, id)} is no unit of yours`);
    if (view.dropping.includes(id))
      return bad('5.4.4', `${nameOf(data, id)} is in the air and drops in this ground phase`);
    if (view.airlifted.includes(id))
      return bad(
        '6.3.1',
        `${nameOf(data, id)} was airlifted in this impulse, and goes aboard in the next at the earliest`,
      );
    if (unit.at !== place && !callsAt(unit.at))
      return bad('6.3.1', `${nameOf(data, id)} is not where ${nameOf(data, ship)} is`);
    const { rhodesOnly = false, static: fixed = false, size } = data.ground.get(id) ?? {};
    if (unit.yielded || fixed || size === 'watch') return bad('7.3', `${nameOf(data, id)} does not move`);
    if (rhodesOnly) return bad('8.1.3', `${nameOf(data, id)} never leaves Rhodes`);
    if (fieldOf(q).hasEnemy(seat, unit.at)) return bad('7.4.1', `${nameOf(data, id)} ${AMONG_ENEMIES}`);
  }
  const cargo = [...aboard(view, ship), ...others, ...units].flatMap((id) => data.ground.get(id) ?? []);
  const full = cargoFault(counter, cargo, data.bulk);
  return full && bad(full.rule, `${nameOf(data, ship)}: ${full.why}`);
}

/** Whether a landing in a hex is by assault; where it cannot be, why (6.3.1, 6.3.2, 8.1.3, 8.4.5). */
export function landingAt(q: Scope, ship: string, hex: HexId): { assault: boolean } | Fault {
  const { view, data, seat } = q;
  if (ownPort(q, hex) !== null) return { assault: false };
  const kind = data.shipKinds[data.ships.get(ship)?.type ?? 'T'];
  const island = data.isles.islandOf(hex);
  if (island === null) return bad('6.3.1', `${placeName(data, hex)} is no coast of an island`);
  const rhodes = island === 'rhodes';
  const state = view.islands[island];
  // 7.7.4: against Italians who resist an assault goes on; who stands beside them is not seen from the sea (3.2).
  const fault = assaultFault(kind, seat, { rhodes, italians: state === 'held' || state === 'with-german' });
  // 7.7.3, 7.7.4: in a port of Italians who surrender they land as in a friendly one, else they stay aboard.
  const port = data.isles.portAt(hex);
  if (fault && state === 'held' && port && view.bases[port.id]?.owner === 'italian') return { assault: false };
  if (fault) return fault;
  if (rhodes && seat === 'allied' && (view.accolade.state !== 'on' || !data.isles.map.beaches.has(hex)))
    return bad('8.4.5', 'the Allies land on Rhodes only in Operation Accolade, on its beaches');
  return { assault: true };
}

/** 6.3.3: why a ship that ends in a hex cannot lay mines there; null: it can. */
export function layFault(q: Scope, ship: string, hex: HexId, most: number): Fault | null {
  const { view, data, seat } = q;
  const counter = data.ships.get(ship);
  const may =
    view.ships[ship]?.side === seat && seat === 'german' && !!counter && laysMines(data.shipKinds[counter.type]);
  const port = data.isles.portAt(hex);
  const owner = port ? view.bases[port.id]?.owner : 'german';
  const fault = mineFault(may, {
    ...{ laid: view.mines.length, most, mined: view.mines.includes(hex), enemyShips: enemiesIn(q, hex) },
    ...{ enemyPort: owner !== 'german', hasLaid: view.ships[ship]?.laid === view.clock.turn },
  });
  return fault && bad(fault.rule, `${nameOf(data, ship)}: ${fault.why}`);
}

/** 6.2.2: why a boat cannot be submerged in this impulse; null: it can. */
export function diveFault({ view, data, seat }: Scope, id: string): Fault | null {
  const ship = new Fleet(view, data).get(id);
  const name = nameOf(data, id);
  if (ship?.side !== seat || ship.type !== 'SS') return bad('6.2.2', `${name} is no submarine of yours`);
  if (ship.at === null) return bad('6.2.2', `${name} is not on the map`);
  return (view.ships[id]?.submerged ?? 0) >= MOST_SUBMERGED
    ? bad('6.2.2', `${name} has been submerged for ${MOST_SUBMERGED} impulses`)
    : null;
}
