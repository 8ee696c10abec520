import { absence } from './names';
import { SIXTHS } from '../data/terrain';
import { exploitationFault, exploitationPoints } from './08-4-exploitation';
import { isBox, lacksSupply, walkerOf, type Field, type Going, type Mover, type Walker } from './08-field';
import { marchFault, marchPoints } from './09-2-strategic-movement';
import { railFault } from './09-4-railroad';
import { ridingFault, truckFault, truckPoints } from './09-5-motor-pool';
import { infiltrationFault } from './09-6-infiltration';
import { seaFault } from './10-6-raid';
import type { Fault } from '../slouch-hats';

/** The stack as it may go, or why it may not at all (8.12 to 8.14, 5.62, 6.13d and what its way of going asks). */
export function moverOf(field: Field, going: Going): Mover | Fault {
  if ((going.mode === 'exploit') !== (field.fought !== null))
    return going.mode === 'exploit' ? NO_EXPLOITATION : NO_MOVEMENT;
  const walkers: Walker[] = [];
  for (const id of going.units) {
    const walker = walkerOf(field, id, going.riding.includes(id));
    const fault = walker ? ownFault(field, going, walker) : { rule: '8.0', why: absence(field.board, id) };
    if (fault) return fault;
    if (walker) walkers.push(walker);
  }
  const [first] = walkers;
  if (!first) return { rule: '8.11', why: 'nobody is named to move' };
  const apart = walkers.find(({ at }) => at !== first.at);
  if (apart) return { rule: '8.12', why: `${apart.name} is at ${apart.at}, ${first.name} at ${first.at}: no stack` };
  const points = Math.min(...walkers.map((walker) => allowance(field, going, walker)));
  const mover = { ...going, field, walkers, start: first.at, points };
  return stackFault(mover) ?? mover;
}

/** What keeps one unit from going, however the others go. */
function ownFault(field: Field, going: Going, walker: Walker): Fault | null {
  const { id, name, unit, kind, rides } = walker;
  const { mode } = going;
  const { world, data, ground } = field.board;
  if (walker.side !== field.side) return { rule: '8.0', why: `${name} is not yours` };
  if (!ground.map.grid.has(walker.at) && !(walker.at in data.boxes))
    return { rule: '8.0', why: absence(field.board, id) };
  if (field.moved.includes(id)) return { rule: '8.13', why: `${name} has moved in this phase` };
  if (world.supply[id]?.moved)
    return { rule: '6.15f', why: `${name}, or what it was made of, has moved in this Segment` };
  if (world.units[id]?.garrison) return { rule: '5.62', why: `${name} is a garrison that is not released` };
  if (rides) return ridingFault(field, going, walker);
  if (mode === 'rail') return null;
  if (kind === 'dump')
    return { rule: '6.13d', why: `${name} is a dump, which goes only by trucks, railroad, sea or air` };
  if (walker.move === 0) return { rule: '8.14', why: `${name} has no movement allowance` };
  if (mode === 'march') return marchFault(field, walker);
  if (mode === 'exploit') return exploitationFault(field, walker);
  return unit || mode === 'move' || kind === 'msu' ? null : { rule: '9.62', why: `${name} cannot infiltrate` };
}

/** What keeps the stack as such from going so. */
function stackFault(mover: Mover): Fault | null {
  const { field, mode, riding, units, walkers } = mover;
  const strange = riding.find((id) => !units.includes(id));
  if (strange !== undefined) return { rule: '8.12', why: `${strange} is to ride, but is not in the stack` };
  const other = seaFault(mover) ?? truckFault(field, walkers);
  if (other) return other;
  if (mode === 'rail') return railFault(mover);
  return mode === 'infiltrate' ? infiltrationFault(mover) : null;
}

const NO_EXPLOITATION: Fault = { rule: '8.41', why: 'units exploit in the Exploitation Movement phase only' };
const NO_MOVEMENT: Fault = { rule: '8.41', why: 'in the Exploitation Movement phase units only exploit' };

/** Points in sixths that one unit has for going so (3.55, 6.53, 8.41, 9.21, 9.57). */
export function allowance(field: Field, { mode }: Going, walker: Walker): number {
  const full = walker.rides ? truckPoints(field) : walker.move * SIXTHS;
  if (mode === 'exploit') return exploitationPoints(field, walker);
  if (mode === 'march') return marchPoints(full);
  return needsSupply(field, walker) && lacksSupply(walker) ? full / 2 : full;
}

/** 6.52, 9.55: only motorized combat units need Movement Supply to move as their counters say, and none that starts in a box. */
const needsSupply = (field: Field, walker: Walker): boolean =>
  walker.unit !== null && walker.motorized && !walker.rides && !isBox(field.board.data, walker.at);
