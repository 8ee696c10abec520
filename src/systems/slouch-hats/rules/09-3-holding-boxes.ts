import type { HexId } from '../../../hex/hex';
import type { BoxId } from '../data/boxes';
import { SIXTHS } from '../data/terrain';
import { enemyOf, type Fault, type Place } from '../slouch-hats';
import { isBox, type Field, type Mover } from './08-field';
import { entersByAir, landConnection } from './20-2-lasting';

/** 9.33a: a point for entering a box; leaving it costs nothing (9.33b). Sixths. */
export const BOX_POINTS = 1 * SIXTHS;

/** What ends a move into a box. */
export const IN_BOX: Fault = { rule: '9.33a', why: 'who has entered a holding box stays in it for the Segment' };

/** Where a stack may come onto the map from the box it is in: by rail, on a march by road, else anywhere (9.33b, 9.34). */
export function exitsOf({ field, mode, units }: Mover, box: BoxId): readonly HexId[] {
  const { ground, rail, road } = field.board.data.boxes[box].entries;
  if (box !== 'greece') return mode === 'rail' ? [] : mode === 'march' ? road : ground;
  const { world, data } = field.board;
  const open = landConnection(world);
  const late = world.moment.segment === FIRST_AXIS && units.some((id) => world.arrived.includes(id));
  const ways = mode === 'rail' ? rail : late ? [] : road;
  return units.some((id) => entersByAir(data, id)) ? [] : ways.filter((hex) => open.includes(hex));
}

/** 9.34: who has come to Greece this turn is at the road entry in the Segment after this one only. */
const FIRST_AXIS = 'B';

/** Boxes that can be entered from a hex (9.33a). */
export function boxesAt(field: Field, hex: HexId): BoxId[] {
  const { boxes } = field.board.data;
  return Object.values(boxes)
    .filter(({ side, entries }) => side === field.side && entries.ground.includes(hex))
    .map(({ id }) => id);
}

/** 9.33b, 9.34: what is against coming onto the map in a hex. */
export function exitFault(mover: Mover, box: BoxId, to: Place): Fault | null {
  const { field, walkers } = mover;
  const { board, side } = field;
  const { name } = board.data.boxes[box];
  if (isBox(board.data, to)) return { rule: '9.33a', why: `no way leads from ${name} into another holding box` };
  const byAir = walkers.find(({ id }) => box === 'greece' && entersByAir(board.data, id));
  if (byAir) return { rule: '20.22G', why: `${byAir.name} comes to the map by air transport only` };
  if (!exitsOf(mover, box).includes(to)) {
    const rule = box === 'greece' ? '9.34' : mover.mode === 'march' ? '9.21' : '9.33b';
    return { rule, why: `from ${name} no such way leads to ${to}` };
  }
  return board.occupier(to) === enemyOf(side) ? { rule: '9.33b', why: `the enemy stands in ${to}` } : null;
}

/** 9.31, 9.33a, 9.34: what is against entering a box from a hex. */
export function entryFault({ field, mode, start }: Mover, from: HexId, box: BoxId): Fault | null {
  const { board, side } = field;
  const { name, side: owner, entries } = board.data.boxes[box];
  const fault = (rule: string, why: string): Fault => ({ rule, why });
  if (owner !== side) return fault('9.31', `${name} is a box of the enemy`);
  if (entries.ground.length === 0) return fault('9.34', `no way leads from the map to ${name} by land`);
  if (mode !== 'move' && mode !== 'march') return fault('9.33a', `${name} is entered by an ordinary move or a march`);
  if (isBox(board.data, start)) return fault('9.33a', 'a unit enters or leaves a box once a phase');
  if (!entries.ground.includes(from)) return fault('9.33a', `${from} is no Entry hex of ${name}`);
  if (mode === 'march' && !entries.road.includes(from)) return fault('9.21', `no road leads from ${from} to ${name}`);
  return null;
}
