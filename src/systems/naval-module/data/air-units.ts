import { z } from 'zod';
import type { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import { SIDES, type Side } from '../side';

/** What the letters of the counters mean (G57). */
export const AIR_KINDS = { F: 'fighter', FB: 'fighter-bomber', B: 'bomber' } as const;

/** An air unit as printed (31.1, G57). */
export interface AirCounter extends Named {
  side: Side;
  nation: 'german' | 'romanian' | 'soviet';
  aircraft: string;
  /** F fighter, FB fighter-bomber, B bomber: a bomber is always a mission unit. */
  kind: keyof typeof AIR_KINDS;
  rating: number;
  cas: number;
  interdiction: number;
  /** Of the fleet: it may oppose the Naval Movement Interdiction Mission (31.13). */
  naval: boolean;
  /** Trained against ships (G64). */
  antiShip: boolean;
}

const text = z.string();
const whole = z.number().int().min(0);
const schema = z.looseObject({
  order: z.tuple([z.literal('air'), z.literal('cas'), z.literal('interdiction')]),
  types: z.record(text, z.looseObject({ type: z.enum(['F', 'FB', 'B']), v: z.tuple([whole, whole, whole]) })),
  units: z.array(
    z.strictObject({
      ...{ id: text, side: z.enum(SIDES), nation: z.enum(['german', 'romanian', 'soviet']), type: text, group: text },
      ...{ n: z.boolean().default(false), naval: z.boolean().default(false) },
    }),
  ),
});

/** Reads units/air.yaml. Two units of a group are told apart by a number. @throws DataFault for a type that is not listed */
export function readAirUnits(file: YamlFile): AirCounter[] {
  const { types, units } = file.read(schema);
  return units.map(({ id, side, nation, type, group, n, naval }, i): AirCounter => {
    const printed = Object.hasOwn(types, type) ? types[type] : undefined;
    if (!printed) throw file.fault(['units', i, 'type'], `${id}: there is no type "${type}"`);
    const [rating, cas, interdiction] = printed.v;
    const same = units.filter((one) => one.group === group);
    const no = same.length > 1 ? ` ${same.findIndex((one) => one.id === id) + 1}` : '';
    // Nobody writes out whose regiment it is: no two of them have one number.
    const short = group.replace(/ of the fleet$/, '');
    const called = short === group ? [group] : [group, short];
    const names = called.flatMap((name) => [`${type} ${name}${no}`, `${name}${no}`]);
    return {
      id,
      names,
      side,
      nation,
      aircraft: type,
      kind: printed.type,
      rating,
      cas,
      interdiction,
      naval,
      antiShip: n,
    };
  });
}
