import { define, type Act } from '../naval-module';
import { chooseMotorized, chooseMoves, type Marching } from '../decisions/move';
import { marched } from '../facts/ground';
import { Board } from '../rules/board';
import { groundFor } from '../rules/g16-zoc';
import { allowanceOf, needsActivation } from '../rules/g18-allowance';
import { landWays } from '../rules/g19-movement';
import { activate } from '../rules/g27-activation';
import { enemyOf, SIDES } from '../side';
import { pace, takeWay } from './overrun';
import { telling } from './seen';
import { clearExcess } from './stacking';
import { boatsMoved, boatsRolled } from '../facts/sea';
import { flotillaRoll, flotillaWays, shelters } from '../rules/g78-flotillas';
import { readResult } from '../rules/27-3-damage';
import type { MovementPhase } from '../rules/28-1-cargo';
import { damageFlotilla } from './damage';
import { throwOn } from './throw';

/** G78, 32.11: a flotilla moves over water, and rolls once for all the hexes of the phase. It takes no hex by moving. */
function sailFlotilla(c: Act, id: string, to: string, phase: MovementPhase): void {
  const { world, data } = c;
  const board = new Board(world, data);
  const [unit, state] = [board.unit(id), world.units[id]];
  if (!unit || !state) return;
  const way = flotillaWays(board, unit, allowanceOf(board, unit, phase), groundFor(board, unit.counter.side)).get(to);
  if (!way) return;
  const from = state.at;
  Object.assign(state, { at: to, moved: true, marched: world.clock.turn });
  boatsMoved(c, { side: unit.counter.side, unit: id, from, to });
  const found = flotillaRoll(board, unit, way.path);
  if (!found) return;
  const key = `loss/${world.clock.turn}/${phase === 'motorized' ? 'mot' : 'mov'}/${id}`;
  const roll = throwOn(c, 'naval-movement-loss', key, found.column, found.modifiers);
  const { damage } = readResult(roll.result);
  boatsRolled(c, { side: unit.counter.side, unit: id, damage, roll });
  damageFlotilla(c, id, damage);
}

/** 27.43, 32.13: all Damage of flotillas is repaired. */
export function mendFlotillas({ world, data }: Act): void {
  for (const [id, unit] of Object.entries(world.units)) if (data.ground.get(id)?.type === 'flotilla') unit.damage = 0;
}

/** G78: Storm drives flotillas to the nearest friendly harbour in reach; who is seen there is told to whom it is (G90). */
export function shelterFlotillas(c: Act): void {
  if (c.world.weather.storm) telling(c, SIDES, () => shelterAll(c));
}

function shelterAll(c: Act): void {
  const { world, data } = c;
  for (const side of SIDES)
    for (const { id } of new Board(world, data).units(side).filter(({ counter }) => counter.type === 'flotilla')) {
      const board = new Board(world, data);
      const [unit, state] = [board.unit(id), world.units[id]];
      const to = unit && shelters(board, unit, groundFor(board, side))[0];
      if (!state || to === undefined) continue;
      boatsMoved(c, { side, unit: id, from: state.at, to });
      state.at = to;
    }
}

/** G18 to G23: units march one after another, by the way that their side sees; what they did not see of the enemy stops them. */
function march(c: Act<Marching>): void {
  telling(c, [enemyOf(c.local.side)], () => {
    for (const { units, to } of c.local.moves) for (const id of units) walk(c, id, to);
  });
}

function walk(c: Act<Marching>, id: string, to: string): void {
  const { world, data, local } = c;
  const seen = new Board(c.view(local.side), data);
  const [unit, state] = [seen.unit(id), world.units[id]];
  if (!unit || !state) return;
  if (unit.counter.type === 'flotilla') return sailFlotilla(c, id, to, local.phase);
  const way = landWays(seen, unit, allowanceOf(seen, unit, local.phase), groundFor(seen, local.side)).get(to);
  if (!way) return;
  const start = state.at;
  const path = pace(c, local.side, id, way.path);
  Object.assign(state, { moved: true, marched: world.clock.turn });
  if (needsActivation(unit, local.phase)) activate(state, start);
  marched(c, { side: local.side, unit: id, from: start, path, stopped: path.length < way.path.length });
  takeWay(c, local.side, id, path);
}

/** 7, 11, 13, 17 of G11. */
export const groundMovement = define<Marching>('Ground Movement', (s) => [
  s.do('a new phase', ({ world }) => {
    for (const unit of Object.values(world.units)) unit.moved = false;
  }),
  s.ask('G18 motorized', chooseMotorized),
  s.ask('G18 move', chooseMoves),
  s.do('G18 march', march),
  // 28.23e: at an evacuated harbour the phase ends when the ships have sailed.
  s.do('G15 stacking', (c) => SIDES.forEach((side) => clearExcess(c, side, side === c.local.side))),
]);
