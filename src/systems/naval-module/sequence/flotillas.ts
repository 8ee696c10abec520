import { boatsMoved, boatsRolled } from '../facts/flotillas';
import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { groundFor } from '../rules/g16-zoc';
import { flotillaRoll, flotillaWays, shelters } from '../rules/g78-flotillas';
import { readResult } from '../rules/27-3-damage';
import { allowanceOf } from '../rules/g18-allowance';
import type { MovementPhase } from '../rules/28-1-cargo';
import { SIDES } from '../side';
import { damageFlotilla } from './boats-damage';
import { telling } from './seen';
import { throwOn } from './throw';

/** G78, 32.11: a flotilla moves over water, and rolls once for all the hexes of the phase. It takes no hex by moving. */
export function sailFlotilla(c: Act, id: string, to: string, phase: MovementPhase): void {
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
  if (c.world.weather.storm) telling(c, () => shelterAll(c));
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
