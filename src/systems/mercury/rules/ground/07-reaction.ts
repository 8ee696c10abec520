import { reacted } from '../../facts/ground';
import { type Act, adjacent, type HexId, neighbours, type Side } from '../../mercury';
import { counted } from '../../../../kernel/chance/roll';
import { countSuda, leavesSuda, sudaFault } from './04-suda';
import { chartedCheck } from './07-efficiency';
import { roomIn, surprised } from './07-refusal';
import { sectorFault, sectorOf } from './13-6-militia';
import { type Fault, type Ground, groundIn, mayEnter, occupyHex, standing, type Standing, unitsIn } from './ground';

/** Printed movement allowance that reaction takes (7.41); Interdiction does not count here (12.42a). */
const REACTS = 5;

/** Units that may try to react into an attacked hex (7.41, 7.42). `barred`: units that refused combat or have tried already. */
export function reactors(
  ground: Ground,
  side: Side,
  { barred, ...where }: Reaction & { barred: readonly string[] },
): Standing[] {
  return neighbours(where.hex)
    .flatMap((from) => unitsIn(ground, from, side))
    .filter((s) => !barred.includes(s.unit.id) && reactionFault(ground, s, where) === null);
}

/** A reaction into an attacked hex. `coming`: units that try to react already, each with its hex. */
interface Reaction {
  hex: HexId;
  turn: number;
  coming?: readonly (readonly [HexId, string])[];
}

/** Greek Militia that tries already to react into the sector of a hex from another (13.61). */
function comingTo(ground: Ground, hex: HexId, coming: NonNullable<Reaction['coming']>): number {
  const sector = sectorOf(ground, hex);
  return coming.filter(([to, id]) => {
    const { unit, counter } = standing(ground, id);
    if (counter.type !== 'militia' || sectorOf(ground, to) !== sector) return false;
    return unit.at !== null && sectorOf(ground, unit.at) !== sector;
  }).length;
}

/** Why a unit may not react into an attacked hex, with the rule (4.64, 7.41, 7.42, 13.61); null: it may, if it has not tried or refused. */
export function reactionFault(ground: Ground, s: Standing, { hex, turn, coming = [] }: Reaction): Fault | null {
  const { at, fatigued, dispersed } = s.unit;
  if (at === null || !adjacent(at, hex)) return { rule: '7.41', text: `is not beside ${hex}` };
  if (s.side.move < REACTS)
    return { rule: '7.41', text: `has a movement allowance of ${s.side.move}; reaction takes ${REACTS}` };
  if (Object.values(ground.declared).includes(at)) return { rule: '7.42b', text: 'is attacked itself' };
  if (fatigued || dispersed) return { rule: '7.42d', text: fatigued ? 'is fatigued' : 'is dispersed' };
  if (!mayEnter(ground, s, at, hex)) return { rule: '7.42e', text: `cannot enter ${hex} from ${at}` };
  const room = roomIn(ground, hex, s.counter.side);
  if (s.counter.sp > room) return { rule: '7.42a', text: `finds no room in ${hex}` };
  return sudaFault(ground, turn, s, at, hex) ?? sectorFault(ground, s, hex, comingTo(ground, hex, coming));
}

/** The ground for those who are named next: a unit that tries to react out of the Suda Command Area may have left it (4.64). */
export function withAttempts(ground: Ground, attempts: Readonly<Record<HexId, string>>): Ground {
  if (!ground.suda) return ground;
  const leaving = Object.entries(attempts).filter(([hex, id]) => {
    const s = standing(ground, id);
    return s.unit.at !== null && leavesSuda(ground, s, s.unit.at, hex);
  });
  return { ...ground, suda: { ...ground.suda, left: ground.suda.left + leaving.length } };
}

/** 7.41, 7.43: the unit checks its efficiency, and goes into the attacked hex if it passes. */
export function react(c: Act, id: string, hex: HexId): void {
  const ground = groundIn(c);
  const s = standing(ground, id);
  const chart = c.data.charts['combat-refusal-reaction'];
  const slow = surprised(ground, s.counter.side, c.world.turn, ground.hexes[hex]?.sector ?? '');
  const modifiers = slow ? [counted(chart, c.world.turn === 1 ? 'surprise-west' : 'surprise-east')] : [];
  const check = { what: 'reaction', hex, key: `reaction/${hex}`, rule: '7.41', modifiers } as const;
  if (!chartedCheck(c, id, check)) return;
  const from = s.unit.at;
  countSuda(c, s, [hex]);
  occupyHex(ground, hex, s.counter.side);
  s.unit.at = hex;
  reacted(c, { unit: id, from: from ?? '', to: hex });
}
