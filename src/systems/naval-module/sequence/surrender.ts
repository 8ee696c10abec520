import { countedIf } from '../../../kernel/chance/roll';
import { surrendered } from '../facts/ground';
import { define, type Act } from '../naval-module';
import { Board, type Unit } from '../rules/board';
import { isCombatUnit } from '../rules/g13-types';
import { worksOf } from '../rules/g45-odds';
import { isInCommand } from '../rules/g27-activation';
import { isConnected } from '../rules/g33-sources';
import { isOut } from '../rules/g35-status';
import { eliminate, loseStep } from './score';
import { throwOn } from './throw';

const BUILT: readonly string[] = ['city', 'major-city'];
const SELF: readonly string[] = ['flotilla', 'msu', 'dump', 'base'];

/** G83, 30.13d: who is next to Axis units, hungry, and cut off from every harbour and source; not in the turn of its landing. */
function isPressed(board: Board, unit: Unit): boolean {
  const { waters } = board.data;
  const { at, hunger = 0, fed = 0, assault = 0, counter } = unit;
  const { turn } = board.position.clock;
  if (!waters.map.sides.has(at) || SELF.includes(counter.type) || assault === turn) return false;
  if (hunger === 0 && fed !== turn) return false;
  const near = waters.map.grid.neighbours(at);
  const enemies = board.units('axis').some((one) => isCombatUnit(one.counter) && near.includes(one.at));
  return enemies && !isConnected(board, 'soviet', at);
}

/** 19 of G11, G83, G84: who was fed by an MSU rolls all the same if it bears a marker. */
function surrender(c: Act): void {
  const { world, data } = c;
  const before = new Board(world, data, true);
  const pressed = before.units('soviet').filter((unit) => isPressed(before, unit));
  const chart = data.charts.surrender;
  for (const unit of pressed) {
    const board = new Board(world, data);
    const { id, at, counter } = unit;
    const hqs = board.units('soviet').filter((one) => one.counter.type === 'hq' && !one.nonOp);
    const fleet = counter.type === 'naval-infantry' || counter.type === 'coast-artillery';
    const roll = throwOn(c, 'surrender', `surrender/${world.clock.turn}/${id}`, 'unit', [
      ...countedIf(isOut(unit), chart, 'oos'),
      ...countedIf(
        hqs.some((hq) => isInCommand(board, hq, unit)),
        chart,
        'hq',
      ),
      ...countedIf(BUILT.includes(data.waters.map.places.get(at)?.rank ?? ''), chart, 'city'),
      ...countedIf(worksOf(board, 'soviet', at) > 0, chart, 'fort'),
      ...countedIf(fleet, chart, 'naval'),
    ]);
    surrendered(c, { unit: id, at, result: roll.result as '-', roll });
    if (roll.result === 'surrender') eliminate(c, id);
    else if (roll.result === 'step') loseStep(c, id);
  }
}

/** 19 of G11. */
export const sovietSurrender = define('Surrender', (s) => [s.do('G83 surrender', surrender)]);
