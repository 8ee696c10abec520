import { z } from 'zod';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { Named } from '../../../kernel/decide/names';
import type { HexId } from '../../../hex/hex';
import { cellsOf } from '../../../kernel/data/cells';
import type { SourceFile } from '../../../kernel/chance/chart';
import type { HexSheet, SheetId } from './hex-map';

const [TEXT, NUMBER] = [z.string(), z.number()];
const unit = z.object({ id: TEXT, type: TEXT, bombardment: NUMBER, naval: NUMBER, group: TEXT.optional() });
const schema = z.object({
  units: z.array(unit),
  optional: z.object({ units: z.array(unit) }),
  breakdown: z.object({
    at_most: NUMBER,
    whole: z.object({ type: TEXT, bombardment: NUMBER, naval: NUMBER }),
    parts: z.array(unit),
  }),
});

/** A German air unit as printed (12.11); a half is a Ju-87 breakdown unit (12.13). */
export type AirCounter = Named & Omit<z.infer<typeof unit>, 'group'> & { half: boolean };

/** Reads units/air.yaml. Each unit answers to its Gruppe and to its number within the type. @throws DataFault */
export function readAir(file: YamlFile) {
  const raw = file.read(schema);
  const numbers = new Map<string, number>();
  const air = [...raw.units, ...raw.optional.units].map(({ group: of = '', ...u }) => {
    const number = (numbers.get(u.type) ?? 0) + 1;
    numbers.set(u.type, number);
    const group = of
      .replace(/ \(.*\)$/, '')
      .replace(/^one Gruppe of /, '')
      .replace(/(\w) (\d)/, '$1$2');
    const names = [`${u.type} ${group}`, `${u.type} ${number}`, group];
    return { ...u, names, half: false };
  });
  const halves = raw.breakdown.parts.map(({ group: _, ...u }, i) => {
    const names = [`${u.type} half ${i + 1}`, `half ${i + 1}`];
    return { ...u, names, half: true };
  });
  const { at_most, whole } = raw.breakdown;
  /** `breakdown`: how Ju-87s break down (12.13): at most so many wholes, each of this kind. */
  return { air: [...air, ...halves], breakdown: { atMost: at_most, type: whole.type, naval: whole.naval } };
}

/** How an airfield may be landed on: undisturbed, within range of Allied guns, in an Allied zone of control (6.54 to 6.56). */
export const AIRFIELD_STATES = ['free', 'under-artillery', 'in-enemy-zoc'] as const;
export type AirfieldState = (typeof AIRFIELD_STATES)[number];

/** An airfield and the steps it takes each turn (6.52). */
export interface Airfield extends Named {
  hexes: readonly HexId[];
  capacity: Readonly<Record<AirfieldState, number>>;
}

/** Reads the capacities of charts/airlanding.yaml for the airfields of the map. @throws DataFault */
export function readAirfields(source: SourceFile, sheets: Readonly<Record<SheetId, HexSheet>>): Airfield[] {
  const file = new YamlFile(source);
  const [heads = [], ...rows] = cellsOf(file.read(z.object({ capacities: z.string() })).capacities);
  const places = Object.values(sheets).flatMap((sheet) => sheet.places.filter((p) => p.kind === 'airfield'));
  return places.map(({ id, name, hexes, capacity }) => {
    const fault = (what: string): Error => file.fault(['capacities'], `${name}: ${what}`);
    const row = rows.find(([first]) => `${first} airfield` === name);
    if (!row) throw fault('has no row');
    const steps = AIRFIELD_STATES.map((state) => [state, Number(row[heads.indexOf(state)])] as const);
    const odd = steps.find(([, n]) => !Number.isInteger(n));
    if (odd) throw fault(`no number of steps for "${odd[0]}"`);
    const byState = Object.fromEntries(steps) as Record<AirfieldState, number>;
    if (byState.free !== capacity) throw fault(`takes ${capacity} steps by the map, ${byState.free} here`);
    return { id, names: [name], hexes, capacity: byState };
  });
}
