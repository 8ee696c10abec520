import { chooseAims, chooseCover, type Aiming } from '../decisions/aim';
import { dogfightOf, type Dogfight } from '../decisions/pairs';
import { define, type Act } from '../naval-module';
import * as told from '../facts/air';
import { BOX, type Mission } from '../rules/g57-missions';
import {
  aimsOf,
  shipsAt,
  groundAa,
  groundModifiers,
  attackModifiers,
  columnFor,
  shipModifiers,
  type Aim,
  type Cover,
} from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { airCombat, hit, isHitFromBelow } from './air-combat';
import { comesThrough } from './seen';
import { throwOn } from './throw';
import { choosePress, type Aborting } from '../decisions/press';
import { readResult } from '../rules/27-3-damage';
import { abortAtSea, settleAbort, damageShip } from './damage';
import { chooseInterdiction, type Missions } from '../decisions/interdict';
import { chooseRaids, chooseRaidsAtSea } from '../decisions/raid';
import { chooseInterception, chooseOpposition } from '../decisions/oppose';

/** An attack at a ship by one air unit (31.26); what an Abort makes its owner choose (27.32b). */
interface Attacking extends Aborting {
  unit: string;
  /** What names the mission in the keys of dice. */
  key: string;
  /** The place that is raided. */
  at: string;
}

/** 31.25: AA fire at each unit that is aimed at a ship; those that come to attack, a roll each. */
const attacksLeft = (c: Act, aimed: readonly Aim[], covers: readonly Cover[], key: string): Aim[] =>
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
const shipAttack = define<Attacking>('Ship Attack', (s) => [
  s.do('31.26 attack', attack),
  s.ask('27.32 Abort', choosePress),
  s.do('27.32 settled', settleAbort),
]);

/** One mission: interdiction or a raid (G57). */
interface Flying extends Aiming {
  raid: boolean;
  /** The unit that attacks now, and its ship. */
  strike?: Aim;
}

/** What names the mission in the keys of dice: turn, what it is, place. */
const keyOf = ({ world, local }: Act<Flying>): string =>
  `${world.clock.turn}/${local.raid ? `raid-${world.clock.segment}` : 'interdict'}/${local.mission.at}`;

/** G57: all who fly are Flown afterwards, whatever comes. */
function placed(c: Act<Flying>): void {
  const { mission, raid } = c.local;
  const { at, units, escorts, opposed } = mission;
  for (const id of [...units, ...escorts, ...opposed]) c.world.air[id] = 'flown';
  told.missionFlown(c, { at, raid, units, escorts, opposed });
  c.local.through = [...units];
}

const dogfight = (c: Act<Flying>): Dogfight => {
  const { at, units, escorts, opposed } = c.local.mission;
  const mission = { axis: [...units], soviet: [] };
  return dogfightOf({ at, key: keyOf(c), mission, firing: { axis: [...escorts], soviet: [...opposed] } });
};

/** G65, 26.27e: AA fire at interdiction over a hex: ground units, and where there are none the ships of the harbour. */
function aaFire(c: Act<Flying>): void {
  const { at } = c.local.mission;
  if (c.local.raid || at === BOX) return;
  c.local.through = c.local.through.filter((id) => !isHitFromBelow(c, 'axis', id, { at, key: keyOf(c) }));
}

/** 31.13, G65: the ratings of who came through are the Level, two at most. */
function effect(c: Act<Flying>): void {
  const { world, data, local } = c;
  const { at } = local.mission;
  if (local.raid) return;
  if (local.through.length > 0) comesThrough(c, at);
  const sum = local.through.reduce((all, id) => all + (data.air.get(id)?.interdiction ?? 0), 0);
  const level = Math.min(MOST_LEVEL, sum);
  if (at === BOX) world.interdiction.box = level;
  else if (level > 0) world.interdiction.zones[at] = level;
  told.interdicted(c, at === BOX ? { at, level } : { at, level, ports: portsIn(new Board(world, data), at) });
}

/** 26.27a: the Soviet harbours in the Zone of Interdiction on a hex. */
const portsIn = (board: Board, at: string): string[] =>
  board.ports().flatMap(({ id, hex }) => {
    const isHit = hex !== null && board.holder(hex) === 'soviet' && board.data.waters.map.grid.distance(at, hex) <= 1;
    return isHit ? [id] : [];
  });
const MOST_LEVEL = 2;

/** 31.24: each unit that came through has a ship, as it was said or as the raid was ordered. */
function aimAll({ world, data, local }: Act<Flying>): void {
  const { at, prefers } = local.mission;
  local.aimed = aimsOf(shipsAt(new Board(world, data), at), local.through, prefers, local.aimed ?? []);
}

/** 31.25: those that AA fire has left. */
const attacks = (c: Act<Flying>): Aim[] =>
  c.local.raid ? attacksLeft(c, c.local.aimed ?? [], c.local.covers ?? [], keyOf(c)) : [];

const attackBy = (c: Act<Flying>): Attacking => {
  const { unit, ship } = c.local.strike ?? { unit: '', ship: '' };
  return { unit, key: keyOf(c), at: c.local.mission.at, voyage: { ship }, abort: false, presses: false };
};

/** G57 to G62. */
const airMission = define<Flying>('Air Mission', (s) => [
  s.do('G57 placed', placed),
  s.call('G58 air combat', airCombat, dogfight, ({ local }, { out }) => {
    local.through = local.through.filter((id) => !out.includes(id));
  }),
  s.when('31.24 a raid', ({ local }) => local.raid && local.through.length > 0, [
    s.do('G91 what is seen', (c) => comesThrough(c, c.local.mission.at)),
    s.ask('31.24 aim', chooseAims),
    s.do('31.24 aimed', aimAll),
    s.ask('31.25 cover', chooseCover),
  ]),
  s.do('G60 AA fire', aaFire),
  s.do('31.13 effect', effect),
  s.each('31.26 attacks', 'strike', attacks, [s.call('31.26 roll', shipAttack, attackBy)], ({ unit }) => unit),
]);

const flown =
  (raid: boolean) =>
  ({ local }: Act<Missions>): Flying => ({ mission: local.mission as Mission, raid, through: [] });
const all = ({ local }: Act<Missions>): Mission[] => local.missions;
const says = ({ at }: Mission): string => at;

/** 4 of G11: the Axis interdicts, the Soviet opposes. */
export const airInterdiction = define<Missions>('Air Interdiction', (s) => [
  s.ask('31.11 interdict', chooseInterdiction),
  s.ask('31.13 oppose', chooseOpposition),
  s.each('31.1 missions', 'mission', all, [s.call('31.1 mission', airMission, flown(false))], says),
]);

/** 10 of G11: raids on ships anywhere. */
export const shippingAttacks = define<Missions>('Shipping Attacks', (s) => [
  s.ask('31.22 raid', chooseRaids),
  s.ask('31.23 intercept', chooseInterception),
  s.each('31.2 raids', 'mission', all, [s.call('31.2 raid', airMission, flown(true))], says),
]);

/** 15 of G11: raids on ships at sea. */
export const attacksAtSea = define<Missions>('Shipping Attacks at Sea', (s) => [
  s.ask('31.22 raid', chooseRaidsAtSea),
  s.ask('31.23 intercept', chooseInterception),
  s.each('31.2 raids', 'mission', all, [s.call('31.2 raid', airMission, flown(true))], says),
]);
