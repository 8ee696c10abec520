import { onceBy } from '../../../kernel/data/once';
import type { Letter, MercuryData, SeaId, ShipId } from '../mercury';
import type { ShipType } from '../data/ships';
import { turnBegan } from '../facts/game';
import { combatZone } from '../rules/16-components';
import type { MercuryKnown } from './base-world';
import { bodyOf, enteredAs } from './told';
import type { ToldFact } from '../../../kernel/search/known';

/** Something the German was told that says where ships are or are not. */
export type Sighting =
  | { is: 'turn' }
  /** `card`: the ships of a reinforcement that came from off the map (17.13). */
  | { is: 'moved'; tf: Letter; from: SeaId | null; path: SeaId[]; card: ShipId[] }
  | { is: 'formed'; tf: Letter; at: SeaId }
  | { is: 'gone'; tf: Letter; toPort: boolean }
  | { is: 'told'; tf: Letter; count: number; types: Partial<Record<ShipType, number>> | null }
  | { is: 'ship'; tf: Letter; ship: ShipId; sunk: boolean }
  /** Somebody there fired: it is no decoy. */
  | { is: 'fire'; tf: Letter }
  /** A counter was found by ships: some Task Force of the zone has some (18.22). */
  | { is: 'found'; zone: SeaId }
  /** Points that the screen was short of (23.1). */
  | { is: 'short'; by: number };

/** All that the German was told of the fleet, the oldest first. */
export interface Sightings {
  /** The markers of the set-up and where they lay (3.1). */
  starts: Map<Letter, SeaId>;
  list: Sighting[];
}

interface Body {
  tf: Letter;
  ship: ShipId;
  at: SeaId;
  from: SeaId | null;
  path: SeaId[];
  count?: number;
  types?: Partial<Record<ShipType, number>>;
  short: number;
}

/** Read from the record once, however many worlds are drawn from it. */
export const sightings: (known: MercuryKnown, data: MercuryData) => Sightings = onceBy((known) => known, readFrom);

function readFrom(known: MercuryKnown, data: MercuryData): Sightings {
  const entered = enteredAs(known, data);
  const list = known.record.flatMap(
    (fact, i) =>
      foundByShips(fact, known.record[i - 1], data) ?? sightingOf(fact, (tf) => entered.get(tf)?.ships ?? []),
  );
  const starts = new Map<Letter, SeaId>();
  const met = new Map<Letter, true>();
  for (const fact of known.record) {
    const { tf, from, at } = bodyOf<Body>(fact);
    const place = fact.type === 'tf.moved' ? from : at;
    if (typeof tf !== 'string' || met.has(tf)) continue;
    met.set(tf, true);
    if (fact.type !== 'tf.formed' && typeof place === 'string') starts.set(tf, place);
    // What is told of a marker that has not moved yet says where it is later, or in the view.
    if (place === undefined) met.delete(tf);
  }
  for (const { letter, at } of known.view.taskForces) if (at !== null && !met.has(letter)) starts.set(letter, at);
  return { starts, list };
}

/** A counter that no search from the air has just found was found by ships. */
function foundByShips(fact: ToldFact, before: ToldFact | undefined, data: MercuryData): Sighting[] | null {
  const found = fact.type === 'contact.detected' || fact.type === 'contact.decoy';
  if (!found || before?.type === 'search.allied-air-roll') return null;
  const zone = combatZone(data, bodyOf<Body>(fact).at);
  return zone === null ? [] : [{ is: 'found', zone }];
}

function sightingOf(fact: ToldFact, cardOf: (tf: Letter) => ShipId[]): Sighting[] {
  const { tf, ship, at, from, path, count, types, short } = bodyOf<Body>(fact);
  switch (fact.type) {
    case turnBegan.type:
      return [{ is: 'turn' }];
    case 'tf.moved':
      return [{ is: 'moved', tf, from, path, card: from === null ? cardOf(tf) : [] }];
    case 'tf.formed':
      return [{ is: 'formed', tf, at }];
    case 'tf.disbanded':
    case 'tf.in-port':
      return [{ is: 'gone', tf, toPort: fact.type === 'tf.in-port' }];
    case 'tf.detected':
      return count === undefined ? [] : [{ is: 'told', tf, count, types: types ?? null }];
    case 'attack.strike':
    case 'surface.allied-fire':
    case 'surface.german-fire':
    case 'ship.damaged':
    case 'ship.sunk':
      return [{ is: 'ship', tf, ship, sunk: fact.type === 'ship.sunk' }];
    case 'aa.fire':
    case 'ships.bombarded':
      return [{ is: 'fire', tf }];
    case 'screen.short':
      return [{ is: 'short', by: short }];
    default:
      return [];
  }
}
