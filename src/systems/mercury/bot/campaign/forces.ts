import type { Ask, SeaId, ShipView, TaskForceView } from '../../mercury';
import { ALEXANDRIA, ratingsOf } from '../../rules/16-components';
import { cheapestPath, movable } from '../../rules/17-movement';
import { stepsAboard } from '../../rules/17-3-aboard';

/** The ships of a Task Force, as far as the seat sees them. */
export const shipsIn = (tf: TaskForceView): ShipView[] => tf.ships ?? [];
/** Bombardment points together. */
export const gunsOf = (ships: readonly ShipView[]): number => ships.reduce((n, s) => n + s.bombardment, 0);

/** Whether a ship is to go home: hurt, or without anything to fire at aircraft (19.6). */
export const isWorn = ({ damaged, ammo }: ShipView): boolean => damaged || ammo === 'out';

/** `DD`, as on the counter; empty for who is none. */
export const typeOf = (id: string, { data }: Pick<Ask, 'data'>): string => data.ships.get(id)?.type ?? '';

/** Too dear for a screen, and too slow for anything else. */
export const isHeavy = (id: string, q: Pick<Ask, 'data'>): boolean => ['BB', 'CV'].includes(typeOf(id, q));

/** Points that the loss of a ship would be for the German (22.2). */
export function stakeOf({ id }: Pick<ShipView, 'id'>, { data }: Pick<Ask, 'data'>): number {
  const ship = data.ships.get(id);
  return (data.schedule.points[`${ship?.type.toLowerCase()}-sunk`] ?? 0) * (ship?.pair ? 2 : 1);
}

/** Steps that ships still take aboard. */
export const roomIn = (ships: readonly ShipView[], q: Ask): number =>
  ships.reduce((n, ship) => n + Math.max(0, liftOf(ship, q) - stepsAboard(q.data, ship.cargo ?? EMPTY)), 0);
const EMPTY = { units: [], rsc: 0 };

/** The transport number of the side that is up (17.31). */
export const liftOf = (ship: ShipView, { data }: Pick<Ask, 'data'>): number => ratingsOf(data, ship).transport;

/** Whether anybody, or an RSC, is aboard. */
export const isLaden = (tf: TaskForceView): boolean =>
  shipsIn(tf).some(({ cargo }) => cargo !== undefined && cargo.units.length + cargo.rsc > 0);

/** Movement points between two places by sea. */
export const seaMiles = (from: SeaId, to: SeaId, { data }: Pick<Ask, 'data'>): number =>
  from === to ? 0 : (cheapestPath(data, from, to)?.length ?? Infinity);

/** Ships in the Ready to Sail box that are fit to sail. */
export function readyShips(q: Ask): ShipView[] {
  const box = q.data.refit.boxes.at(-1)?.id ?? '';
  return (q.view.alexandria?.[box] ?? []).filter((ship) => !ship.damaged);
}

/** Task Forces with ships that are on the map or come in this game-turn (17.13). */
export const sailable = (q: Ask): TaskForceView[] => movable(q).filter((tf) => shipsIn(tf).length > 0);

export { ALEXANDRIA };
