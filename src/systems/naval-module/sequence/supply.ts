import { fedFrom, supplyChecked, supplyTraced } from '../facts/turn';
import { define, type Act } from '../naval-module';
import { chooseFeeding, chooseShare, type Supplying } from '../decisions/supply';
import { Board } from '../rules/board';
import { feed, tracing, isSupply, servedBy } from '../rules/g33-sources';
import { EMERGENCY, OUT_OF_SUPPLY } from '../rules/g13-units';

/** G31 to G34: who traces no supply as things stand. */
function trace(c: Act<Supplying>): void {
  const { local } = c;
  const { unfed, short } = feed(new Board(c.world, c.data), local.side);
  Object.assign(local, { unfed, short });
  supplyTraced(c, { side: local.side, unfed });
}

/** G38: a point of an MSU or a dump is used up; nobody but its owner knows. */
export function spend({ world }: Act, id: string): void {
  const unit = world.units[id];
  if (!unit) return;
  unit.supply -= 1;
  if (unit.supply <= 0) Object.assign(unit, { at: 'spent', loaded: 0 });
}

/** G35, G37: food first, then harbours as they are shared out; one success takes every marker off. */
function check(c: Act<Supplying>): void {
  const { world, data, local } = c;
  const board = new Board(world, data);
  const all = tracing(board, local.side);
  const eaten = local.spent.flatMap((id) => {
    const unit = board.unit(id);
    if (!unit || !isSupply(board, unit)) return [];
    const fed = servedBy(board, unit, all).map((one) => one.id);
    spend(c, id);
    fedFrom(c, { side: local.side, unit: id, fed });
    return fed;
  });
  const { fed } = feed(board, local.side, local.first, eaten);
  const changed: Record<'emergency' | 'out' | 'again', string[]> = { emergency: [], out: [], again: [] };
  for (const [id, unit] of Object.entries(world.units)) {
    if (data.ground.get(id)?.side !== local.side || ['to-come', 'lost', 'spent', 'gone'].includes(unit.at)) continue;
    const fails = all.some((one) => one.id === id) && !fed.includes(id);
    if (eaten.includes(id)) unit.fed = world.clock.turn;
    const hunger = fails ? Math.min(OUT_OF_SUPPLY, unit.hunger + 1) : 0;
    if (hunger === unit.hunger) continue;
    unit.hunger = hunger;
    changed[hunger === 0 ? 'again' : hunger === EMERGENCY ? 'emergency' : 'out'].push(id);
  }
  supplyChecked(c, { side: local.side, ...changed });
}

/** The Supply Status Phase of a side. */
export const sideSupply = define<Supplying>('Supply Status', (s) => [
  s.do('G31 traced', trace),
  s.ask('G37 feed', chooseFeeding),
  s.ask('G34 share', chooseShare),
  s.do('G35 status', check),
]);

export const supplyOf = (side: Supplying['side']): Supplying => ({
  side,
  unfed: [],
  short: false,
  spent: [],
  first: [],
});
