import type { HexId } from '../../../hex/hex';
import type { Side } from '../side';

/** 7.7.1, 7.7.7: the column of the check: until the Allies control Kos or Leros, Italians elsewhere yield to them on a 6 only. */
export function surrenderColumn(
  comer: Side,
  island: string,
  alliedControl: (island: string) => boolean,
): 'german' | 'allied' | 'allied-early' {
  if (comer === 'german') return 'german';
  const early = island !== 'kos' && island !== 'leros' && !alliedControl('kos') && !alliedControl('leros');
  return early ? 'allied-early' : 'allied';
}

/** The id of the garrison of a port among the units of a combat. */
export const garrisonId = (hex: HexId): string => `garrison-${hex}`;

/** The port of such an id; null: it is a counter's. */
export const garrisonHex = (id: string): HexId | null => /^garrison-(\d{4})$/.exec(id)?.[1] ?? null;
