import * as told from '../facts/air';
import { damaged } from '../facts/sea';
import type { Act } from '../naval-module';
import { isSunkBy, readResult } from '../rules/27-3-damage';
import { isOpen } from '../rules/26-2-ports';
import { attackModifiers, columnFor, type Aim, type Cover } from '../rules/31-2-shipping';
import { groundAa, groundModifiers, shipModifiers } from '../rules/g60-aa';
import { Board, type Ship } from '../rules/board';
import { hit } from './air-combat';
import { damageShip } from './damage';
import { throwOn } from './throw';

/** 31.25, 31.26: AA fire at each unit that is aimed at a ship, then a roll each. */
export function attackShips(c: Act, aimed: readonly Aim[], covers: readonly Cover[], key: string): void {
  const left = aimed.filter(({ unit, ship }) => !isShotDown(c, unit, ship, { covers, key }));
  for (const { unit, ship } of left) attack(c, unit, ship, key);
}

interface Raided {
  covers: readonly Cover[];
  key: string;
}

/** 31.25: the ship itself fires, for a transport in harbour one that is no target; ground guns add to it in harbour, or fire alone. */
function isShotDown(c: Act, unit: string, id: string, { covers, key }: Raided): boolean {
  const { world, data } = c;
  const board = new Board(world, data);
  const [ship, plane] = [board.ship(id), data.air.get(unit)];
  if (!ship || !plane) return false;
  const port = data.waters.port(ship.at);
  const shore = port ? data.waters.ashore(port) : null;
  const cover = covers.find((one) => one.ship === id)?.by ?? '';
  const firer = ship.counter.class === 'T' ? board.ship(cover) : ship;
  if (!firer && (shore === null || groundAa(board, 'soviet', shore).length === 0)) return false;
  const modifiers = [
    ...(shore === null ? [] : groundModifiers(board, 'soviet', shore)),
    ...(firer ? shipModifiers(board, firer, plane, port === undefined) : []),
  ];
  const roll = throwOn(c, 'aa-fire', `aa/${key}/${unit}`, 'unit', modifiers);
  const open = port !== undefined || data.waters.map.grid.has(ship.at);
  told.aaFired(c, { open, target: unit, by: firer?.id ?? '', roll });
  hit(c, unit, roll.result);
  return roll.result !== '-';
}

/** 31.26: Damage at once; an Abort does something at sea alone. */
function attack(c: Act, unit: string, id: string, key: string): void {
  const board = new Board(c.world, c.data);
  const [ship, plane] = [board.ship(id), c.data.air.get(unit)];
  if (!ship || !plane || ship.at === 'lost' || ship.at === 'cadre') return;
  const roll = throwOn(
    c,
    'shipping-attack',
    `ship/${key}/${unit}`,
    columnFor(ship),
    attackModifiers(board, plane, ship),
  );
  const { abort, damage } = readResult(roll.result);
  const inPort = c.data.waters.port(ship.at) !== undefined;
  const open = inPort || damage > 0 || c.data.waters.map.grid.has(ship.at);
  told.shipAttacked(c, { open, unit, ship: id, class: ship.counter.class, at: ship.at, damage, roll });
  damageShip(c, id, damage);
  if (abort && !inPort) driveOff(c, id);
}

/** 27.32b: in silence a ship with cargo that stays afloat by it takes a point more, others go back to the harbour they left last, if it is still theirs. */
export function driveOff(c: Act, id: string): void {
  const { world, data } = c;
  const board = new Board(world, data);
  const [ship, state] = [board.ship(id), world.ships[id]];
  if (!ship || !state || ship.at === 'lost' || ship.at === 'cadre') return;
  const back = homeOf(board, ship);
  const stays = board.aboard(id).length > 0 && !isSunkBy(ship.counter, ship.damage + 1);
  if (back === null || stays) {
    damaged(c, { side: ship.counter.side, ship: id, points: 1, why: 'it stays at sea (27.32)' });
    return damageShip(c, id, 1);
  }
  Object.assign(state, { at: back, ready: world.evacuations[back] !== undefined });
  told.drivenOff(c, { ship: id, to: back });
}

const homeOf = (board: Board, { left, counter }: Ship): string | null => {
  const port = board.data.waters.port(left ?? '');
  return port && isOpen(board, port, counter.side) ? port.id : null;
};
