import { define, type Act } from '../naval-module';
import { chooseMotorized, chooseMoves, type Marching } from '../decisions/move';
import { marched } from '../facts/ground';
import { Board } from '../rules/board';
import { groundFor } from '../rules/g16-zoc';
import { allowanceOf, needsActivation } from '../rules/g18-allowance';
import { landWays } from '../rules/g19-movement';
import { activate } from '../rules/g27-activation';
import { sailFlotilla } from './flotillas';
import { SIDES } from '../side';
import { pace, takeWay } from './paces';
import { telling } from './seen';
import { clearExcess } from './stacking';

/** G18 to G23: units march one after another, by the way that their side sees; what they did not see of the enemy stops them. */
function march(c: Act<Marching>): void {
  telling(c, () => {
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
