import type { Fault, Place } from '../slouch-hats';
import { inEnemyZone, type Field, type Mover, type Walker } from './08-field';

/** 9.62: the types that may infiltrate by themselves. */
function isEligible({ unit, nationality }: Walker): boolean {
  if (!unit) return false;
  const { type, mountain } = unit.counter;
  if (type === 'armor') return nationality !== 'vichy';
  if (type === 'armored-car' || type === 'reconnaissance' || type === 'commando') return true;
  if (nationality === 'australian') return type !== 'artillery';
  return nationality === 'indian' && mountain;
}

/** 9.61, 9.62: who may infiltrate, and from where; an MSU in the company of one that may. */
export function infiltrationFault({ field, walkers, start }: Mover): Fault | null {
  const led = walkers.some(isEligible);
  const strange = walkers.find((walker) => !isEligible(walker) && !(walker.kind === 'msu' && led));
  if (strange) return { rule: '9.62', why: `${strange.name} is of no kind that infiltrates` };
  return inEnemyZone(field, start)
    ? null
    : { rule: '9.61', why: `${start} is in no enemy zone of control; infiltration begins in one` };
}

/** 9.61: into the next hex, with no combat unit in it and in an enemy zone. */
export function infiltrationStepFault(field: Field, to: Place): Fault | null {
  const { board } = field;
  if (board.occupier(to) !== null) return { rule: '9.61', why: `${to} is occupied` };
  return inEnemyZone(field, to)
    ? null
    : { rule: '9.61', why: `${to} is in no enemy zone of control; an ordinary move goes there` };
}

/** What ends it (9.61). */
export const INFILTRATED: Fault = { rule: '9.61', why: 'infiltration must stop in the first hex' };
