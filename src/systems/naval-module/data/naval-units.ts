import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import type { Side } from '../side';

/** 25.11. */
export const CLASSES = ['BB', 'CL', 'DL', 'DD', 'T'] as const;
export type ShipClass = (typeof CLASSES)[number];

/** A naval unit as printed (25.12). */
export interface ShipCounter extends Named {
  side: Side;
  class: ShipClass;
  /** A light transport (LT): it may use anchorages and the Sea of Azov (G9). */
  light: boolean;
  range: number;
  support: number;
  protection: number;
  /** Stacking points that it carries. */
  transport: number;
  nmp: number;
  recovery: number;
  nation: string;
}

/** A flotilla or a Naval Base unit: a ground unit in all that is not said otherwise (25.25, 32.1, 32.2). */
export interface SeaGroundCounter extends Named {
  side: Side;
  type: 'flotilla' | 'base';
  values: readonly [attack: number, defence: number, move: number];
  nation: string;
}

const text = z.string();
const whole = z.number().int().min(0);
const ORDER = ['range', 'support', 'protection', 'transport', 'nmp', 'recovery'] as const;
const schema = z.looseObject({
  order: z.tuple(ORDER.map((name) => z.literal(name)) as never),
  units: z.array(
    z.looseObject({
      // Whole names of ships whose counters have them shortened.
      ...{ also: z.array(text).default([]) },
      ...{ id: text, name: text, class: z.enum(CLASSES), light: z.boolean().default(false), nation: text.optional() },
      v: z.tuple([whole, whole, whole.min(1), whole, whole.min(1), whole.min(1)]),
    }),
  ),
  flotillas: z.array(
    z.looseObject({ id: text, name: text, v: z.tuple([whole, whole, whole]), nation: text.optional() }),
  ),
  bases: z.array(z.looseObject({ id: text, name: text })).default([]),
});

/** Reads units/naval-*.yaml. @throws DataFault for a counter that contradicts itself */
export function readNavalUnits(file: YamlFile, side: Side): { ships: ShipCounter[]; others: SeaGroundCounter[] } {
  const { units, flotillas, bases } = file.read(schema);
  const home = side === 'soviet' ? 'soviet' : 'german';
  const ships = units.map(({ id, name, also, class: type, light, nation = home, v }, i): ShipCounter => {
    const [range, support, protection, transport, nmp, recovery] = v;
    if (light && type !== 'T') throw file.fault(['units', i, 'id'], `${id}: only transports are light (G9)`);
    if ((range === 0) !== (support === 0))
      throw file.fault(['units', i, 'v'], `${id}: guns have a range, and nothing else has`);
    const values = { range, support, protection, transport, nmp, recovery };
    return { id, names: [name, ...also], side, class: type, light, nation, ...values };
  });
  const others = [
    ...flotillas.map(({ id, name, v, nation = home }) => ({
      id,
      names: [name],
      side,
      type: 'flotilla' as const,
      values: v,
      nation,
    })),
    ...bases.map(({ id, name }) => ({
      id,
      names: [name],
      side,
      type: 'base' as const,
      values: [0, 0, 0] as const,
      nation: home,
    })),
  ];
  return { ships, others };
}
