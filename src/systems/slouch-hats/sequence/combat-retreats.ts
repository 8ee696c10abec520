import { Board } from '../rules/03-board';
import { canTrace } from '../rules/06-4-sources';
import { sideOf } from '../rules/10-combat';
import type { Combat, Role } from '../rules/10-combat';
import { noWayOut, retreat, routedBy, routedMsus } from '../rules/12-3-flight';
import { defaultRetreat, retreatsOf } from '../rules/12-3-retreats';
import type { Retreat } from '../rules/12-3-retreats';
import type { Rout } from '../rules/12-3-ways';
import { enemyOf } from '../side';
import { announce } from '../slouch-hats';
import type { Act } from '../slouch-hats';
import { aloft } from './fighting';
import type { Fighting } from './fighting';
import { tellLost } from './combat-losses';
import { overrun } from './move-stack';

/** 12.3: attackers, then defenders retreat: those of a hex together where that costs nothing, else one by one. */
export function flee(c: Act<Fighting>): void {
  for (const role of ['attacker', 'defender'] as const) routAll(c, role);
}

function routAll(c: Act<Fighting>, role: Role): void {
  const { combat, result } = c.local;
  if (!combat || !result) return;
  const board = new Board(c.world, c.data);
  const routed = routedBy(board, combat, result, role);
  // 11.17: guns beside the Defender Hex stay unless their infantry leaves them alone to an enemy.
  const leaving = routed.must.map(({ id }) => id);
  const msusOnly = role === 'defender' && board.at(combat.hex).length === 0 ? [combat.hex] : [];
  const froms = [...routed.must.map(({ at }) => at), ...msusOnly];
  for (const from of froms.filter((at, i, all) => all.indexOf(at) === i && !board.ground.isSea(at))) {
    const units = routed.must.filter(({ at }) => at === from).map(({ id }) => id);
    const msus = routedMsus(board, combat, result, role, from, leaving);
    if (units.length + msus.length > 0) stackFlees(c, combat, routFrom(c, combat, role, from, units, msus));
  }
}

function routFrom(
  c: Act<Fighting>,
  combat: Combat,
  role: Role,
  from: string,
  units: readonly string[],
  msus: readonly string[],
): Rout {
  const side = sideOf(combat, role);
  const known = new Map<string, boolean>();
  const inSupply: Rout['inSupply'] = (going, at) => {
    const ids = going.map(({ id }) => id);
    const has = known.get(at) ?? canTrace(new Board(c.world, c.data).moved(ids, at), side, at);
    known.set(at, has);
    return has;
  };
  return { hex: combat.hex, from, side, units, msus, inSupply };
}

function stackFlees(c: Act<Fighting>, combat: Combat, rout: Rout): void {
  const board = new Board(c.world, c.data);
  const together = defaultRetreat(board, rout, retreatsOf(board, rout));
  const alone = rout.units.length > 1 && (!together || together.step || together.tooMany);
  if (!alone) return oneFlees(c, combat, rout, together);
  for (const [i, unit] of rout.units.entries()) {
    const part = { ...rout, units: [unit], msus: i === 0 ? rout.msus : [] };
    const now = new Board(c.world, c.data);
    const way = defaultRetreat(now, part, retreatsOf(now, part));
    if (way || part.msus.length === 0) oneFlees(c, combat, part, way);
    else {
      oneFlees(c, combat, { ...part, msus: [] }, null);
      const msus = { ...part, units: [] };
      const left = new Board(c.world, c.data);
      oneFlees(c, combat, msus, defaultRetreat(left, msus, retreatsOf(left, msus)));
    }
  }
}

function oneFlees(c: Act<Fighting>, combat: Combat, rout: Rout, way: Retreat | null): void {
  if (!way) {
    if (rout.msus.length > 0) announce(c, 'supply.removed', '12.34', { units: [...rout.msus], hex: rout.from });
    return tellLost(c, noWayOut(c.world, rout), combat.hex);
  }
  const fled = retreat(new Board(c.world, c.data), c.world, rout, way);
  tellLost(c, fled.lost, combat.hex);
  if (fled.moved.length > 0)
    announce(c, 'units.retreated', '12.3', { units: fled.moved, from: rout.from, path: [...way.path] });
  if (fled.destroyed.length > 0) announce(c, 'supply.removed', '12.34', { units: fled.destroyed, hex: rout.from });
  for (const hex of fled.moved.some((id) => c.world.units[id]) ? fled.entered : []) seize(c, rout, hex);
  if (c.local.pending.includes(way.end)) c.local.guests.push(...fled.moved.filter((id) => c.world.units[id]));
}

/** 12.34, 13.14: REPL and air units that a retreat or an advance comes upon; who flies in the combat is not on the airfield (13.13). */
export function seize(c: Act<Fighting>, { side }: Pick<Rout, 'side'>, hex: string): void {
  const enemy = enemyOf(side);
  const flying = c.local.combat ? aloft(c.local.combat) : [];
  for (const [id, { at }] of Object.entries(c.world.air))
    if (at === hex && c.data.counters.air.get(id)?.side === enemy && !flying.includes(id)) overrun(c, id, hex);
  const repl = enemy === 'axis' ? Object.keys(c.world.repl).filter((id) => c.world.repl[id] === hex) : [];
  for (const id of repl) c.world.repl[id] = 'available';
  if (repl.length > 0) announce(c, 'repl.removed', '12.34', { units: repl, hex });
}
