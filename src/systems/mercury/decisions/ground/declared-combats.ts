import type { Ask, HexId } from '../../mercury';
import { illegal, type Objection } from '../../../../kernel/decide/decision';
import type { DeclareOrder } from '../../orders/ground/declare';
import { attackable, attackFault } from '../../rules/ground/07-declaration';
import { oddsHead } from '../../rules/ground/09-odds';
import {
  absentFault,
  defenceValue,
  type Fault,
  groundIn,
  marks,
  otherSide,
  standing,
  type Standing,
  unitsIn,
} from '../../rules/ground/ground';
import { foreseenManeuver } from './foreseen-combat';
import { lineOf } from '../../../../play/choices/sound-entry';
import { named, nameOf } from '../../orders/ground/names';

/** One declared combat: a hex and the units that will attack it. */
export interface DeclaredCombat {
  target: HexId;
  units: string[];
  line?: number;
}

/** The hexes the player may attack, with the units that can, those of the best odds first. */
export function choices(q: Ask): { target: HexId; able: Standing[]; odds: string | null }[] {
  const ground = groundIn(q);
  const chart = q.data.charts['maneuver-combat'];
  const found = [...attackable(ground, q.seat)].map(([target, able]) => {
    const defenders = unitsIn(ground, target, otherSide(q.seat));
    return { target, able, odds: oddsHead(chart, { attackers: able, defenders }) };
  });
  const rank = (odds: string | null): number => (odds === null ? -1 : chart.columns.indexOf(odds));
  return found.sort((a, b) => rank(b.odds) - rank(a.odds));
}

/** Odds that nobody attacks at without need; the samples of a mail are better, or none. */
const WEAK = '1-1';

/** The attack of the best odds, and with who is left over another one; in order words. Empty: all are at worse than 1-1. */
export function sensibleAttacks(q: Ask): string[] {
  const { columns } = q.data.charts['maneuver-combat'];
  const good = choices(q).filter(({ odds }) => odds !== null && columns.indexOf(odds) >= columns.indexOf(WEAK));
  const [best] = good;
  if (!best) return [];
  const sent = best.able.map((s) => s.unit.id);
  const other = good.find(({ able }) => able.every((s) => !sent.includes(s.unit.id)));
  return [printCombat({ target: best.target, units: sent }, q), ...(other ? [`declare ${other.target}: all`] : [])];
}

/** The orders as combats, one for each hex: stacks and `all` become the units that can and have no order of their own. */
export function combatsOf(
  orders: readonly DeclareOrder[],
  q: Ask,
): { answer: DeclaredCombat[] } | { objections: Objection[] } {
  const able = attackable(groundIn(q), q.seat);
  const named = marks(
    orders.flatMap((o) => (o.who === 'all' ? [] : o.who.flatMap((w) => ('unit' in w ? [w.unit] : [])))),
  );
  const stacks = marks(
    orders.flatMap((o) => (o.who === 'all' ? [] : o.who.flatMap((w) => ('stack' in w ? [w.stack] : [])))),
  );
  const objections: Objection[] = [];
  const answer: DeclaredCombat[] = [];
  // Of two lines with "all" the first takes its units, and the second who is left.
  const sent = marks([]);
  for (const order of orders) {
    const taken = order.who === 'all' ? sent : marks([]);
    const free = (able.get(order.target) ?? []).filter((s) => !named.has(s.unit.id) && !taken.has(s.unit.id));
    const units = whoOf(order, free, (hex) => stacks.has(hex));
    const line = lineOf(order);
    if (units.length === 0) {
      const near = nearestAttack(order.target, q);
      objections.push(illegal('7.11', `nobody is left who could attack ${order.target}`, { ...line, ...near }));
    }
    for (const id of units) sent.set(id, true);
    const same = answer.find((combat) => combat.target === order.target);
    if (same) same.units.push(...units);
    else answer.push({ target: order.target, units, ...line });
  }
  return objections.length > 0 ? { objections } : { answer };
}

function whoOf({ who }: DeclareOrder, free: readonly Standing[], ordered: (stack: HexId) => boolean): string[] {
  const ids = (units: readonly Standing[]): string[] => units.map((s) => s.unit.id);
  if (who === 'all') return ids(free.filter((s) => s.unit.at !== null && !ordered(s.unit.at)));
  return who.flatMap((one) => ('unit' in one ? [one.unit] : ids(free.filter((s) => s.unit.at === one.stack))));
}

/** All that is wrong with the combats of a phase (7.11 to 7.14). */
export function combatFaults(combats: readonly DeclaredCombat[], q: Ask): Objection[] {
  const seen = marks([]);
  return combats.flatMap((combat) => {
    const line = lineOf(combat);
    const empty = emptyFault(combat.target, q);
    if (empty) return [illegal('7.11', empty, { ...line, ...nearestAttack(combat.target, q) })];
    const able = combat.units.filter((id) => !seen.has(id) && unitFault(id, combat.target, q) === null);
    const kept =
      able.length > 0 ? { nearest: printCombat({ ...combat, units: able }, q) } : nearestAttack(combat.target, q);
    return combat.units.flatMap((id) => {
      const fault = seen.has(id) ? ONE_HEX : unitFault(id, combat.target, q);
      seen.set(id, true);
      return fault ? [illegal(fault.rule, `${nameOf(id, q)} ${fault.text}`, { ...line, ...kept })] : [];
    });
  });
}

/** Why a hex cannot be attacked at all (7.11); null: an enemy unit is in it. */
export function emptyFault(target: HexId, q: Ask): string | null {
  const enemies = unitsIn(groundIn(q), target, otherSide(q.seat));
  return enemies.length === 0 ? `no enemy unit is in ${target}` : null;
}

const ONE_HEX: Fault = { rule: '7.11', text: 'attacks one hex only' };

function unitFault(id: string, target: HexId, q: Ask): Fault | null {
  const ground = groundIn(q);
  const absent = absentFault(ground, id, '7.11');
  if (absent) return absent;
  const s = standing(ground, id);
  if (s.counter.side !== q.seat) return { rule: '7.11', text: 'is not yours' };
  return attackFault(ground, s, target);
}

/** An attack on the hex by all who can, else the one of the best odds. */
function nearestAttack(target: HexId, q: Ask): { nearest?: string } {
  const all = choices(q);
  const best = all.find((one) => one.target === target) ?? all[0];
  return best ? { nearest: printCombat({ target: best.target, units: best.able.map((s) => s.unit.id) }, q) } : {};
}

export const printCombat = ({ target, units }: DeclaredCombat, q: Ask): string =>
  `declare ${target}: ${named(units, q)}`;

/** `W4314: 12 to 6, odds 2-1, ..., Terrain Defence Value 3`: what a coordinated attack comes to before support and dice. */
export function foreseenCombat({ target, units }: DeclaredCombat, q: Ask): string {
  const value = defenceValue(groundIn(q), target);
  return `${target}: ${foreseenManeuver(target, units, 'coordinated', q)}; Terrain Defence Value ${value}`;
}
