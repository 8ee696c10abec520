import { supplyRemoved, unitsRetreated } from '../facts/combat';
import { replRemoved } from '../facts/moves';
import { Board } from '../rules/03-board';
import { roleOf } from '../rules/10-combat';
import { noWayOut, retreat, routedMsus } from '../rules/12-3-flight';
import { defaultParts, partOf, wayOf, type Part } from '../rules/12-3-parts';
import { defaultRetreat, retreatsOf, routIn, type Rout } from '../rules/12-3-retreats';
import { enemyOf, type Act } from '../slouch-hats';
import { aloft, combatIn, tellLost, type Fighting } from './fighting';
import { overrun } from './move-stack';
import { freeGroups } from './phase';
import { lyingIn } from '../rules/03-1-control';

/** Units go as their owner said, part after part; the others of the hex as by default. Writes the world. */
export function fleeInParts(c: Act<Fighting>, parts: readonly Part[]): void {
  const { rout } = c.local;
  if (!rout) return;
  for (const part of parts) flee(c, part);
  const led = parts.flatMap(({ units, msus }) => [...units, ...msus]);
  const left = (ids: readonly string[]): string[] => ids.filter((id) => !led.includes(id));
  const units = left(rout.units);
  const msus = [...left(rout.msus), ...(rout.may.some((id) => led.includes(id)) ? behind(c, { ...rout, units }) : [])];
  c.local.rout = { ...rout, units, msus, may: [] };
  fleeByDefault(c);
}

/** 12.34: MSUs that stand alone once guns that need not go have gone too. */
function behind(c: Act<Fighting>, { side, from, units }: Pick<Rout, 'side' | 'from' | 'units'>): string[] {
  const { result } = c.local;
  const combat = combatIn(c);
  if (!result) return [];
  return routedMsus(new Board(c.world, c.data), combat, result, roleOf(combat, side), from, units);
}

/** 12.3: who must still retreat does as the published default says; who cannot is eliminated. */
export function fleeByDefault(c: Act<Fighting>): void {
  const { rout } = c.local;
  if (rout && rout.units.length + rout.msus.length > 0)
    for (const part of defaultParts(new Board(c.world, c.data), routOf(c))) flee(c, part);
  delete c.local.rout;
}

function routOf(c: Act<Fighting>): Rout {
  if (!c.local.rout) throw new Error('nobody retreats');
  return routIn(c.world, c.data, combatIn(c).hex, c.local.rout);
}

function flee(c: Act<Fighting>, part: Part): void {
  const [board, rout] = [new Board(c.world, c.data), partOf(routOf(c), part)];
  // Another part may have filled the hex since it was judged.
  const way = wayOf(board, rout, part) ?? defaultRetreat(board, rout, retreatsOf(board, rout));
  if (way) return goes(c, rout, part.taker, way);
  if (rout.msus.length > 0) supplyRemoved(c, { units: [...rout.msus], hex: rout.from });
  tellLost(c, noWayOut(c.world, rout), rout.hex);
}

function goes(c: Act<Fighting>, rout: Rout, taker: string | null, way: NonNullable<ReturnType<typeof wayOf>>): void {
  const fled = retreat(new Board(c.world, c.data), c.world, rout, way, way.step ? taker : null);
  tellLost(c, fled.lost, rout.hex);
  if (fled.moved.length > 0) unitsRetreated(c, { units: fled.moved, from: rout.from, path: [...way.path] });
  if (fled.destroyed.length > 0) supplyRemoved(c, { units: fled.destroyed, hex: rout.from });
  for (const hex of fled.moved.some((id) => c.world.units[id]) ? fled.entered : []) seize(c, rout, hex);
  freeGroups(c, fled.moved, fled.entered);
  if (c.local.pending.includes(way.end)) c.local.guests.push(...fled.moved.filter((id) => c.world.units[id]));
}

/** 12.34, 13.14: REPL and air units that a retreat or an advance comes upon; who flies in the combat is not on the airfield (13.13). */
export function seize(c: Act<Fighting>, { side }: Pick<Rout, 'side'>, hex: string): void {
  const { air, repl } = lyingIn(c, enemyOf(side), hex);
  const flying = c.local.combat ? aloft(c.local.combat) : [];
  for (const id of air) if (!flying.includes(id)) overrun(c, id, hex);
  for (const id of repl) c.world.repl[id] = 'available';
  if (repl.length > 0) replRemoved(c, { units: repl, hex });
}
