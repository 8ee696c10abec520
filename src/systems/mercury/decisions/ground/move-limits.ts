import { illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { Ask } from '../../mercury';
import { printName } from '../../orders/lists';
import { printPlace } from '../../orders/ground/path';
import { unitsInBox } from '../../rules/ground/04-boxes';
import type { Field } from '../../rules/ground/04-field';
import { attacksBox, joinRaid, offMapOdds, raiderFault, strengths } from '../../rules/ground/04-raids';
import type { Raid } from '../../rules/ground/04-raids';
import { mayLeaveSuda, pathLeavesSuda } from '../../rules/ground/04-suda';
import { MOST_MILITIA, militiaBySector } from '../../rules/ground/13-6-militia';
import { otherSide, standing } from '../../rules/ground/ground';
import type { GroundMove } from './moves';

type Names = Pick<Ask, 'data'>;
const nameOf = (unit: string, { data }: Names): string => printName(unit, [...data.ground.values()]);
const lineOf = ({ line }: GroundMove): { line?: number } => (line === undefined ? {} : { line });

/** What the moves of a phase may not come to together (4.55, 4.64, 13.61). */
export function limitFaults(field: Field, moves: readonly GroundMove[], q: Names): Objection[] {
  return [...sudaFaults(field, moves, q), ...militiaFaults(field, moves, q), ...raidFaults(field, moves, q)];
}

/** 4.64: one unit a game-turn leaves the Suda Command Area. */
function sudaFaults(field: Field, moves: readonly GroundMove[], q: Names): Objection[] {
  const leaving = moves.filter((m) => pathLeavesSuda(field.ground, standing(field.ground, field.data, m.unit), m.path));
  return leaving
    .slice(mayLeaveSuda(field.ground, field.turn))
    .map((m) => illegal('4.64', `${nameOf(m.unit, q)} is one too many to leave the Suda Command Area`, lineOf(m)));
}

/** 13.61: two Greek Militia in a sector at most, when all have moved. */
function militiaFaults(field: Field, moves: readonly GroundMove[], q: Names): Objection[] {
  const ends = new Map(moves.map((m) => [m.unit, m.path.at(-1) ?? '']));
  return [...militiaBySector(field.ground, field.data, ends)].flatMap(([sector, units]) => {
    const last = moves.findLast((m) => units.includes(m.unit));
    if (units.length <= MOST_MILITIA || !last) return [];
    const text = `${nameOf(last.unit, q)} would be the third Greek Militia in the sector ${sector}`;
    return [illegal('13.61', text, lineOf(last))];
  });
}

/** 4.55, 7.14: who attacks a box can attack, and all together are half as strong as the defence. */
function raidFaults(field: Field, moves: readonly GroundMove[], q: Names): Objection[] {
  const { ground, data, side } = field;
  const local: { raids?: Raid[] } = {};
  const faults: Objection[] = [];
  for (const move of moves.filter((m) => attacksBox(field, m.path))) {
    const s = standing(ground, data, move.unit);
    const fault = raiderFault(s);
    if (fault) faults.push(illegal(fault.rule, `${nameOf(move.unit, q)} ${fault.text}`, lineOf(move)));
    joinRaid(local, move.unit, move.path.at(-2) ?? s.unit.box ?? s.unit.at ?? '', move.path.at(-1) ?? '');
  }
  for (const { units, box } of local.raids ?? []) {
    const attackers = units.map((id) => standing(ground, data, id));
    const [attack, defence] = strengths(attackers, unitsInBox(ground, data, box, otherSide(side)));
    if (offMapOdds(attack, defence) !== null) continue;
    const last = moves.find((m) => m.unit === units.at(-1));
    const text = `${attack} against ${defence} in ${printPlace(box, q.data)} is less than 1 to 2`;
    faults.push(illegal('4.55', text, last ? lineOf(last) : {}));
  }
  return faults;
}
