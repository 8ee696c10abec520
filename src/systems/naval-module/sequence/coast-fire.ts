import { eachOnce } from '../../../kernel/data/each-once';
import { define, type Act } from '../naval-module';
import { chooseCoastFire, type CoastFire } from '../decisions/coast-fire';
import { choosePress, type Aborting } from '../decisions/press';
import { coastFired } from '../facts/air';
import { coastModifiers, isShip } from '../rules/27-2-loss';
import { readResult } from '../rules/27-3-damage';
import { columnFor } from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { enemyOf, type Side } from '../side';
import { damageFlotilla, damageShip, abortAtSea, settleAbort } from './damage';
import { throwOn } from './throw';

/** The fire of all batteries that have one target; what an Abort makes its owner choose (27.32b). */
interface Salvo extends Aborting {
  /** Whose the target is. */
  side: Side;
  guns: string[];
}

/** 27.12, 27.31: one roll a target, all its batteries together. Who fires is seen (G92). */
function roll(c: Act<Salvo>): void {
  const { guns, voyage } = c.local;
  const id = voyage.ship;
  const board = new Board(c.world, c.data);
  const ship = board.ship(id) ?? board.unit(id);
  if (!ship) return;
  const points = guns.reduce((sum, gun) => sum + (c.data.ground.get(gun)?.gun?.support ?? 0), 0);
  const column = isShip(ship) ? columnFor(ship) : FLOTILLA;
  const modifiers = coastModifiers(board, ship, points);
  const thrown = throwOn(c, 'shipping-attack', `coast/${c.world.clock.turn}/${id}`, column, modifiers);
  const { abort, damage } = readResult(thrown.result);
  coastFired(c, { guns, ship: id, at: ship.at, damage, roll: thrown });
  if (!isShip(ship)) return damageFlotilla(c, id, damage);
  damageShip(c, id, damage);
  if (abort) abortAtSea(c);
}

const salvo = define<Salvo>('Salvo', (s) => [
  s.do('27.31 roll', roll),
  s.ask('27.32 Abort', choosePress),
  s.do('27.32 settled', settleAbort),
]);

const salvoAt = ({ local: { side, fires, target = '' } }: Act<Firing>): Salvo => ({
  side: enemyOf(side),
  guns: fires.flatMap(({ gun, ship }) => (ship === target ? [gun] : [])),
  ...{ voyage: { ship: target }, abort: false, presses: false },
});

/** The column for flotillas (32.14). */
const FLOTILLA = 'DD/T/Flotilla';

/** Coast Fire with the ship or flotilla that is fired at now. */
interface Firing extends CoastFire {
  target?: string;
}

const targets = ({ local }: Act<Firing>): string[] => eachOnce(local.fires.map(({ ship }) => ship));

/** 10 and 16 of G11: coast artillery against ships. */
export const coastFire = define<Firing>('Coast Fire', (s) => [
  s.ask('27.12 coast fire', chooseCoastFire),
  s.each('27.31 rolls', 'target', targets, [s.call('27.31 salvo', salvo, salvoAt)], (ship) => ship),
]);
