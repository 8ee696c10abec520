import * as told from '../facts/air';
import { choosePress, type Aborting } from '../decisions/press';
import { define, type Act } from '../naval-module';
import { readResult } from '../rules/27-3-damage';
import {
  attackModifiers,
  columnFor,
  groundAa,
  groundModifiers,
  shipModifiers,
  type Aim,
  type Cover,
} from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { abortAtSea, settleAbort } from './abort';
import { hit } from './air-combat';
import { damageShip } from './damage';
import { throwOn } from './throw';

/** An attack at a ship by one air unit (31.26); what an Abort makes its owner choose (27.32b). */
export interface Attacking extends Aborting {
  unit: string;
  /** What names the mission in the keys of dice. */
  key: string;
  /** The place that is raided. */
  at: string;
}

/** 31.25: AA fire at each unit that is aimed at a ship; those that come to attack, a roll each. */
export const attacksLeft = (c: Act, aimed: readonly Aim[], covers: readonly Cover[], key: string): Aim[] =>
  aimed.filter(({ unit, ship }) => !isShotDown(c, unit, ship, { covers, key }));

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
function attack(c: Act<Attacking>): void {
  const { unit, key, at, voyage } = c.local;
  const board = new Board(c.world, c.data);
  const [ship, plane] = [board.ship(voyage.ship), c.data.air.get(unit)];
  // 31.24: a ship that went down or was driven off by another unit is not there, and no other is attacked in its place.
  if (!ship || !plane || ship.at !== at) return;
  const modifiers = attackModifiers(board, plane, ship);
  const roll = throwOn(c, 'shipping-attack', `ship/${key}/${unit}`, columnFor(ship), modifiers);
  const { abort, damage } = readResult(roll.result);
  const inPort = c.data.waters.port(ship.at) !== undefined;
  const open = inPort || damage > 0 || c.data.waters.map.grid.has(ship.at);
  told.shipAttacked(c, { open, unit, ship: ship.id, class: ship.counter.class, at: ship.at, damage, roll });
  damageShip(c, ship.id, damage);
  if (abort) abortAtSea(c);
}

/** 31.26: one attack. */
export const shipAttack = define<Attacking>('Ship Attack', (s) => [
  s.do('31.26 attack', attack),
  s.ask('27.32 Abort', choosePress),
  s.do('27.32 settled', settleAbort),
]);
