import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Owner, Side } from '../side';
import type { BaseState, Place } from '../world';
import { ENTRY_EDGES, type BaseKind } from './5-2-bases';
import { isClosed } from './5-7-bombs';
import { damageSteps, deckWorks } from './6-4-3-damage';

/** Bases and ships as the world has them, or as a side sees them. */
export interface Grounds {
  bases: Readonly<Record<string, BaseState>>;
  ships: Readonly<Record<string, { at: Place; side: Owner; hits: number }>>;
}

/** A base that aircraft stand at: an airfield, a port, a Holding Box or a ship (5.2). */
export interface Station {
  id: Place;
  kind: BaseKind;
  owner: Owner | null;
  /** Null: off the map. */
  hex: HexId | null;
  /** The bases that share a limit (5.2.2): both fields of Kos do. */
  group: string;
  /** How many take off in an air phase; null: any number. */
  most: number | null;
  /** 5.4.5, 6.4.3: by hits. */
  closed: boolean;
  hits: number;
}

/** The base of this id; null: it is none, or a ship that is not on the map. */
export function stationOf({ bases, ships }: Grounds, data: AegeanData, at: Place): Station | null {
  if (at === 'german-holding' || at === 'allied-holding') {
    const owner: Side = at === 'german-holding' ? 'german' : 'allied';
    return { id: at, kind: 'box', owner, hex: null, group: at, most: null, closed: false, hits: 0 };
  }
  const base = bases[at];
  if (base) return { ...ofBase(data, at, base.hits), id: at, owner: base.owner, hex: base.hex, hits: base.hits };
  const [ship, counter] = [ships[at], data.ships.get(at)];
  if (!ship || !counter || !data.isles.grid.has(ship.at)) return null;
  const closed = !deckWorks(ship.hits, damageSteps(data.charts['ship-damage'], counter.type));
  return { id: at, kind: 'ship', owner: ship.side, hex: ship.at, group: at, most: null, closed, hits: ship.hits };
}

/** 5.2.2, 5.4.5: limits of a printed airfield, of one that was built (7.6), and of a port. */
function ofBase(data: AegeanData, id: string, hits: number): Pick<Station, 'kind' | 'group' | 'most' | 'closed'> {
  const field = data.isles.airfields.get(id);
  if (field)
    return { kind: 'airfield', group: field.group, most: field.takeOff, closed: isClosed(hits, field.closedAt) };
  const port = data.isles.bases.has(id);
  const row = port ? 'port' : 'built-field';
  const printed = (column: string): number => Number(data.charts['take-off-limits'].named(row, column));
  return {
    ...{ kind: port ? 'port' : 'airfield', group: id, most: printed('takeoff') },
    closed: isClosed(hits, printed('closed-at')),
  };
}

/** 5.3.1: the hexes in which a side's aircraft begin their way from a base: its own, or those of an edge. */
export function startsOf({ isles }: AegeanData, side: Side, { hex }: Station): readonly HexId[] {
  if (hex !== null) return [hex];
  return ENTRY_EDGES[side].flatMap((edge) => isles.map.edges.get(edge) ?? []);
}

/** 8.5.1: `5108` lies in row 51. */
export const rowOf = (hex: HexId): number => Number(hex.slice(0, 2));

/** 8.5.1: with the option P-38s reach this row and those below without extended range. */
export const P38_ROW = 33;
