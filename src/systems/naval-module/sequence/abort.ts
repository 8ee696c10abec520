import type { Aborting } from '../decisions/press';
import { drivenOff } from '../facts/air';
import { damaged } from '../facts/sea';
import type { Act } from '../naval-module';
import { isOpen } from '../rules/26-2-ports';
import { Board, type Ship } from '../rules/board';
import { damageShip } from './damage';

/** Sunk, or a transport in the Cadre Box (27.32). */
export const isGone = ({ at }: Pick<Ship, 'at'>): boolean => at === 'lost' || at === 'cadre';

/** 27.32b: a ship that rolled an Abort under fire at sea, and is still afloat, may go back to the harbour that it left last, if that is open to it. */
export function abortAtSea(c: Act<Aborting>): void {
  const board = new Board(c.world, c.data);
  const ship = board.ship(c.local.voyage.ship);
  if (!ship || isGone(ship) || c.data.waters.port(ship.at)) return;
  c.local.abort = true;
  const port = c.data.waters.port(ship.left ?? '');
  c.local.home = port && isOpen(board, port, ship.counter.side) ? port.id : null;
}

/** 27.32b: a point more where it is, or back, Sailed but under an Evacuation (28.23d). */
export function settleAbort(c: Act<Aborting>): void {
  const { abort, presses, home = null, voyage } = c.local;
  const state = c.world.ships[voyage.ship];
  if (!abort || !state) return;
  if (presses || home === null) {
    const side = c.data.ships.get(voyage.ship)?.side ?? 'soviet';
    damaged(c, { side, ship: voyage.ship, points: 1, why: 'it stays at sea (27.32)' });
    return damageShip(c, voyage.ship, 1);
  }
  Object.assign(state, { at: home, target: null, ready: c.world.evacuations[home] !== undefined });
  drivenOff(c, { ship: voyage.ship, to: home });
}
