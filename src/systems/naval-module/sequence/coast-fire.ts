import { eachOnce } from '../../../kernel/data/each-once';
import { define, type Act } from '../naval-module';
import { chooseCoastFire, type CoastFire } from '../decisions/coast-fire';
import { coastFired } from '../facts/air';
import { coastModifiers, isShip } from '../rules/27-1-coast-fire';
import { readResult } from '../rules/27-3-damage';
import { columnFor } from '../rules/31-2-shipping';
import { Board } from '../rules/board';
import { damageFlotilla } from './boats-damage';
import { damageShip } from './damage';
import { driveOff } from './ship-attack';
import { throwOn } from './throw';

/** 27.12, 27.31: one roll a target, all its batteries together. Who fires is seen (G92). */
function fire(c: Act<CoastFire>): void {
  for (const id of eachOnce(c.local.fires.map(({ ship }) => ship))) {
    const board = new Board(c.world, c.data);
    const ship = board.ship(id) ?? board.unit(id);
    if (!ship) continue;
    const guns = c.local.fires.flatMap(({ gun, ship: at }) => (at === id ? [gun] : []));
    const points = guns.reduce((sum, gun) => sum + (c.data.ground.get(gun)?.gun?.support ?? 0), 0);
    const roll = throwOn(
      c,
      'shipping-attack',
      `coast/${c.world.clock.turn}/${id}`,
      isShip(ship) ? columnFor(ship) : FLOTILLA,
      coastModifiers(board, ship, points),
    );
    const { abort, damage } = readResult(roll.result);
    const inPort = c.data.waters.port(ship.at) !== undefined;
    coastFired(c, { guns, ship: id, at: ship.at, damage, roll });
    if (!isShip(ship)) damageFlotilla(c, id, damage);
    else {
      damageShip(c, id, damage);
      if (abort && !inPort) driveOff(c, id);
    }
  }
}

/** The column for flotillas (32.14). */
const FLOTILLA = 'DD/T/Flotilla';

/** 10 and 16 of G11: coast artillery against ships. */
export const coastFire = define<CoastFire>('Coast Fire', (s) => [
  s.ask('27.12 coast fire', chooseCoastFire),
  s.do('27.31 rolls', fire),
]);
