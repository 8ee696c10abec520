import { z } from 'zod';
import type { HexId } from '../../../hex/hex';
import { cellsOf } from '../../../kernel/data/cells';
import { YamlFile } from '../../../kernel/data/yaml-file';
import type { SourceFile } from '../../../kernel/chance/chart';
import type { Named } from '../../../kernel/decide/names';
import type { HexSheet, SheetId } from './hex-map';

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
