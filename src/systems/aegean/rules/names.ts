import type { Named } from '../../../kernel/decide/names';
import type { AegeanData } from '../data/load';
import type { Box, Place } from '../world';
import { garrisonHex } from './7-7-italians';

const BOX_NAMES: Readonly<Record<Box, string>> = {
  ...{ 'allied-holding': 'the Allied Holding Box', 'german-holding': 'the German Holding Box' },
  ...{ 'luftwaffe-elsewhere': 'Luftwaffe Elsewhere', lost: 'eliminated', gone: 'out of the game' },
  ...{ 'allied-not-arrived': 'Allied units not yet arrived', 'german-not-arrived': 'German units not yet arrived' },
};

/** The printed counter of an id, of whatever kind; undefined: none has it. */
export const counterOf = ({ ground, ships, air }: AegeanData, id: string): Named | undefined =>
  ground.get(id) ?? ships.get(id) ?? air.get(id);

/** The printed name of a counter; of a garrison that of its port, as it has none (7.7.2). */
export function nameOf(data: AegeanData, id: string): string {
  const port = garrisonHex(id);
  if (port !== null) return `the garrison of ${data.isles.portAt(port)?.name ?? port}`;
  return counterOf(data, id)?.names[0] ?? id;
}

/** A place as mails write it: `2524 Leros (Portolago)`, `airfield Maritsa`, a ship by its name. */
export function placeName(data: AegeanData, at: Place): string {
  const { isles } = data;
  if (isles.grid.has(at)) return isles.nameOf(at);
  const base = isles.bases.get(at);
  if (base) return `${base.kind} ${base.name}`;
  if (at.startsWith('field-')) return `airfield ${at.slice('field-'.length)}`;
  return BOX_NAMES[at as Box] ?? nameOf(data, at);
}

/** Everything that orders may name. */
export const everyName = ({ ground, ships, air }: AegeanData): Named[] => [
  ...ground.values(),
  ...ships.values(),
  ...air.values(),
];
