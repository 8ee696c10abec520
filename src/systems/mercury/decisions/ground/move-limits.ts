import type { Ask } from '../../mercury';
import { type PlaceId, unitsInBox } from '../../rules/ground/04-boxes';
import type { Field } from '../../rules/ground/04-field';
import { attacksBox, joinRaid, offMapOdds, type Raid, raiderFault, strengths } from '../../rules/ground/04-raids';
import { mayLeaveSuda, pathLeavesSuda } from '../../rules/ground/04-suda';
import { militiaBySector, MOST_MILITIA } from '../../rules/ground/13-6-militia';
import { type Fault, otherSide, standing } from '../../rules/ground/ground';
import type { GroundMove } from './moves';
import { nameOf, placeName } from '../../orders/ground/names';

type Names = Pick<Ask, 'data'>;

/** A move that is one too many, or too weak, beside the others. */
export interface LimitFault extends Fault {
  move: GroundMove;
}

/** Where each unit stands when all have moved; those whose goal cannot be reached stay. */
export const endsOf = (moves: readonly GroundMove[]): Map<string, PlaceId> =>
  new Map(moves.flatMap(({ unit, path }) => (path.length === 0 ? [] : [[unit, path.at(-1) ?? '']])));

/** What the moves of a phase may not come to together (4.55, 4.64, 13.61). */
export function limitFaults(field: Field, moves: readonly GroundMove[], q: Names): LimitFault[] {
  return [...sudaFaults(field, moves, q), ...militiaFaults(field, moves, q), ...raidFaults(field, moves, q)];
}

/** 4.64: one unit a game-turn leaves the Suda Command Area. */
function sudaFaults(field: Field, moves: readonly GroundMove[], q: Names): LimitFault[] {
  if (field.ground.suda === undefined) return [];
  const bound = moves.filter(({ unit }) => field.data.ground.get(unit)?.sudaCommand);
  const leaving = bound.filter((m) => pathLeavesSuda(field.ground, standing(field.ground, m.unit), m.path));
  return leaving.slice(mayLeaveSuda(field.ground, field.turn)).map((move) => ({
    rule: '4.64',
    text: `${nameOf(move.unit, q)} is one too many to leave the Suda Command Area`,
    move,
  }));
}

/** 13.61: two Greek Militia in a sector at most, when all have moved. */
function militiaFaults(field: Field, moves: readonly GroundMove[], q: Names): LimitFault[] {
  if (moves.every(({ unit }) => field.data.ground.get(unit)?.type !== 'militia')) return [];
  const ends = endsOf(moves);
  const now = militiaBySector(field.ground);
  return [...militiaBySector(field.ground, ends)].flatMap(([sector, units]) => {
    const comers = moves.filter((m) => units.includes(m.unit) && !now.get(sector)?.includes(m.unit));
    const room = Math.max(0, MOST_MILITIA - (units.length - comers.length));
    return comers.slice(room).map((move) => {
      const text = `${nameOf(move.unit, q)} would be the third Greek Militia in the sector ${sector}`;
      return { rule: '13.61', text, move };
    });
  });
}

/** 4.55, 9.72: who moves into a box that the enemy holds can attack, and all together are half as strong as the defence. */
function raidFaults(field: Field, moves: readonly GroundMove[], q: Names): LimitFault[] {
  const { ground, side } = field;
  const local: { raids?: Raid[] } = {};
  const faults: LimitFault[] = [];
  for (const move of moves.filter((m) => attacksBox(field, m.path))) {
    const s = standing(ground, move.unit);
    const fault = raiderFault(s);
    if (fault) faults.push({ rule: fault.rule, text: `${nameOf(move.unit, q)} ${fault.text}`, move });
    joinRaid(local, move.unit, move.path.at(-2) ?? s.unit.box ?? s.unit.at ?? '', move.path.at(-1) ?? '');
  }
  for (const { units, box } of local.raids ?? []) {
    const attackers = units.map((id) => standing(ground, id));
    const [attack, defence] = strengths(attackers, unitsInBox(ground, box, otherSide(side)));
    if (offMapOdds(attack, defence) !== null) continue;
    const move = moves.find((m) => m.unit === units.at(-1));
    const text = `${attack} against ${defence} in ${placeName(box, q)} is less than 1 to 2`;
    if (move) faults.push({ rule: '4.55', text, move });
  }
  return faults;
}

/** What the active player orders when his units have moved (3.2 IV.C, IV.D); the same mail may hold it. */
export const AFTER_MOVING = ['mercury.bombardment', 'mercury.declaration'];
