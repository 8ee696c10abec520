import { plainRoll } from '../../../kernel/chance/roll';
import { recovered } from '../facts/ground';
import { define, type Act } from '../naval-module';
import { SIDES } from '../side';
import type { Thrown } from './throw';
import { isCombatUnit } from '../rules/g13-types';
import { Board } from '../rules/board';
import { CITY } from '../rules/special';
import { score } from './score';

/** G94: in each Interphase the scenario may count who holds the harbour of Odessa. */
function hold(c: Act): void {
  const { world, data } = c;
  const board = new Board(world, data);
  if (world.scenario === 'sevastopol') return siege(c, board);
  const port = data.waters.port('odessa');
  if (!port?.hex) return;
  const here = board
    .unitsAt('soviet', port.hex)
    .filter(({ counter }) => isCombatUnit(counter) && counter.type !== 'coast-artillery');
  if (board.holder(port.hex) === 'soviet' && here.length > 0) score(c, `hold-${world.clock.turn}`, '', 1);
}

/** G94, scenario 3: the city scores while it is Soviet, then the cape. */
function siege(c: Act, board: Board): void {
  if (board.holder(CITY) === 'soviet') return score(c, 'city', '', 1);
  const holds = CAPE.some((hex) => board.unitsAt('soviet', hex).some(({ counter }) => isCombatUnit(counter)));
  if (holds) score(c, 'cape', '', 1);
}
const CAPE = ['1426', '1427', '1528'];

/** G29: a Non-Op HQ on land is Operational again on its recovery value or less. */
function recover(c: Act): void {
  const board = new Board(c.world, c.data);
  const { map } = c.data.waters;
  for (const side of SIDES)
    for (const { id, at, nonOp, counter } of board.units(side)) {
      if (!nonOp || !counter.hq || !(map.sides.has(at) || map.boxes.has(at))) continue;
      const { recovery } = counter.hq;
      const roll = plainRoll(c, `hq/${c.world.clock.turn}/${id}`, 10, (die) => (die <= recovery ? 'Operational' : '-'));
      const operational = roll.result !== '-';
      Object.assign(c.world.units[id] ?? {}, { nonOp: !operational });
      recovered(c, { side, unit: id, operational, roll: roll as Thrown });
    }
}

/** G87: markers of finished Evacuations, interdiction and Activated markers come off. */
function clear({ world }: Act): void {
  world.interdiction = { box: 0, zones: {} };
  world.flownOver = [];
  world.held = [];
  world.evacuations = Object.fromEntries(Object.entries(world.evacuations).filter(([, { complete }]) => !complete));
  for (const ship of Object.values(world.ships)) ship.supported = false;
  for (const unit of Object.values(world.units)) {
    unit.activated = false;
    delete unit.activatedAt;
    unit.assault = 0;
    if (unit.stays <= world.clock.turn) unit.stays = 0;
  }
}

/** G11, 20. */
export const interphase = define('Interphase', (s) => [
  s.do('G29 HQs', recover),
  s.do('G94 held', hold),
  s.do('G87 markers', clear),
]);
