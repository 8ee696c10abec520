import type { AegeanData } from '../data/load';
import { nameOf } from './names';

/** `I/StG 3 1, 2, 4; II/StG 3 1`: like counters are told by their numbers. */
export function inRows(data: AegeanData, ids: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const name = nameOf(data, id);
    const group = data.air.get(id)?.group ?? id;
    const number = group === id ? '' : id.slice(group.length + 1);
    const head = number === '' ? name : name.slice(0, -number.length).trim();
    groups.set(head, [...(groups.get(head) ?? []), ...(number === '' ? [] : [number])]);
  }
  return [...groups].map(([head, numbers]) => (numbers.length > 0 ? `${head} ${numbers.join(', ')}` : head)).join('; ');
}

/** `Ju 87`: what flies, without what the kind of the counter says already. */
export const aircraftOf = (data: AegeanData, id: string): string =>
  (data.air.get(id)?.aircraft ?? '').replace(/ recon$/, '');
