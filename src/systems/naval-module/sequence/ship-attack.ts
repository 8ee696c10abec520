import { eachOnce } from '../../../kernel/data/each-once';
import * as told from '../facts/air';
import { damaged } from '../facts/sea';
import type { Act } from '../naval-module';
import { readResult } from '../rules/27-3-damage';
import { isOpen } from '../rules/26-2-ports';
import { attackModifiers, columnFor, type Aim, type Cover } from '../rules/31-2-shipping';
import { groundAa, groundModifiers, shipModifiers } from '../rules/g60-aa';
import { Board } from '../rules/board';
import { hit } from './air-combat';
import { damageShip } from './damage';
import { throwOn } from './throw';

/** 31.25, 31.26: AA fire at each unit that is aimed at a ship, then a roll each. The ships that may turn back by an Abort. */
export function attackShips(c: Act, aimed: readonly Aim[], covers: readonly Cover[], key: string): string[] {
  const left = aimed.filter(({ unit, ship }) => !isShotDown(c, unit, ship, { covers, key }));
  const aborted = left.flatMap(({ unit, ship }) => (isDrivenOff(c, unit, ship, key) ? [ship] : []));
  return eachOnce(aborted).filter((id) => mayGoBack(c, id));
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

/** 31.26: Damage at once; whether the ship rolled an Abort, which does something at sea alone. */
function isDrivenOff(c: Act, unit: string, id: string, key: string): boolean {
  const board = new Board(c.world, c.data);
  const [ship, plane] = [board.ship(id), c.data.air.get(unit)];
  if (!ship || !plane || ship.at === 'lost' || ship.at === 'cadre') return false;
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
  return abort && !inPort;
}

/**
 * 27.32b, c: a ship at sea that rolled an Abort under fire may go back to the harbour that it left last, if that is still its own; else
 * it takes a point at once. Whether it may.
 */
export function mayGoBack(c: Act, id: string): boolean {
  const ship = new Board(c.world, c.data).ship(id);
  if (!ship || ship.at === 'lost' || ship.at === 'cadre') return false;
  if (backFor(c, id) !== null) return true;
  damaged(c, { side: ship.counter.side, ship: id, points: 1, why: 'it stays at sea (27.32)' });
  damageShip(c, id, 1);
  return false;
}

/** The harbour that a ship left last; null: none that is open to it. */
export function backFor({ world, data }: Act, id: string): string | null {
  const board = new Board(world, data);
  const ship = board.ship(id);
  const port = data.waters.port(ship?.left ?? '');
  return ship && port && isOpen(board, port, ship.counter.side) ? port.id : null;
}
