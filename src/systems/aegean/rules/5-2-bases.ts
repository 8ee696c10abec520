import type { Fault } from '../../../kernel/decide/fault';
import type { AirCounter } from '../data/air-units';
import type { Side } from '../side';

/** 5.2.1: groups of the German that may stand on airfields: Ju 87 and Me 109; the Allies say it by type. */
const GERMAN_ON_FIELDS = ['Ju 87', 'Me 109'];
const ALLIED_ON_FIELDS = ['F', 'FB', 'TB', 'TR'];

export type BaseKind = 'airfield' | 'port' | 'box' | 'ship';

type Stationed = Pick<AirCounter, 'side' | 'aircraft' | 'type' | 'based'>;

/** 5.2.1: why a unit cannot be stationed at a base of this kind; null: it can. A ship's own aircraft stay on her (6.7). */
export function stationFault(unit: Stationed, kind: BaseKind): Fault | null {
  const bad = (why: string) => ({ rule: '5.2.1', why });
  if (unit.based === 'ship') return kind === 'ship' ? null : bad('it belongs to its ship');
  if (kind === 'ship') return bad('only her own aircraft stand on a ship');
  if (kind === 'box') return null;
  if (kind === 'port') return unit.aircraft === 'Ar 196' ? null : bad('only Ar 196s stand in ports');
  const onField =
    unit.side === 'german' ? GERMAN_ON_FIELDS.includes(unit.aircraft) : ALLIED_ON_FIELDS.includes(unit.type);
  return onField && unit.based === 'map' ? null : bad(`a ${unit.aircraft} stays in the Holding Box`);
}

/** A base in an air phase: those that have taken off from its group, and how many may (5.2.2); null: any number. */
export interface TakeOff {
  gone: number;
  most: number | null;
  /** 5.4.5. */
  closed: boolean;
}

/** 5.2.2, 5.4.5: why no more units can take off; null: one can. */
export function takeOffFault({ gone, most, closed }: TakeOff): Fault | null {
  if (closed) return { rule: '5.4.5', why: 'the base is closed by hits' };
  if (most === null || gone < most) return null;
  return {
    rule: '5.2.2',
    why: `${most} ${most === 1 ? 'unit takes' : 'units take'} off there in an air phase, no more`,
  };
}

/** 5.3.1: the edges over which a side's aircraft come from its Holding Box, by their names on the map. */
export const ENTRY_EDGES: Readonly<Record<Side, readonly string[]>> = { german: ['west', 'north'], allied: ['south'] };

/**
 * 5.3.3, 5.3.4, 8.5.1: whether a unit that flies from the Holding Box to a hex of this row must declare extended range: an
 * Allied F or FB. P-38s do not to hexes of their row and below, with the option.
 */
export function needsExtendedRange(
  unit: Pick<AirCounter, 'side' | 'type' | 'aircraft'>,
  from: BaseKind,
  row: number,
  p38Row: number | null,
): boolean {
  if (unit.side === 'german' || from !== 'box' || !['F', 'FB'].includes(unit.type)) return false;
  return !(unit.aircraft === 'P-38' && p38Row !== null && row >= p38Row);
}
