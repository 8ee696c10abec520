import { isDeepStrictEqual } from 'node:util';
import type { Ask } from '../kernel/decide/decision';
import type { Json, Realm } from '../kernel/realm';
import type { Here } from '../kernel/system';

type Standing = Readonly<Record<string, { at: string }>>;
/** Who stands in a view, by kinds of counters; and those among them that others may carry: where they stand is then their carrier. */
type StoodIn<R extends Realm> = (view: R['view']) => { all: readonly Standing[]; carried: Standing };

/** Whether something as JSON speaks of one of these. */
export const namesOneOf = (json: string, ids: readonly string[]): boolean => ids.some((id) => json.includes(`"${id}"`));

/** Counters that stand in one world where others stand in the other, by whose place they have there. */
function changed(here: readonly Standing[], there: readonly Standing[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [kind, one] of here.entries()) {
    const other = there[kind] ?? {};
    const apart = Object.keys(one).filter((id) => !isDeepStrictEqual(one[id], other[id]));
    for (const id of apart) {
      const same = apart.find((b) => ![...found.values()].includes(b) && isDeepStrictEqual(one[id], other[b]));
      if (same !== undefined) found.set(id, same);
    }
  }
  return found;
}

/**
 * For twins in which hidden counters have changed places: the same orders, given to who stands there in the twin, as nobody sees
 * by which counter a place is left or reached. Null: he may not do it, or they are for somebody aboard a ship that lies elsewhere.
 */
export function asWhoStandsThere<R extends Realm>(
  answer: Json,
  twin: Ask<R>,
  { ask, isLegal }: Here<R>,
  stoodIn: StoodIn<R>,
): Json | null {
  const [here, there] = [stoodIn(ask.view), stoodIn(twin.view)];
  const other = changed(here.all, there.all);
  const elsewhere = Object.keys(there.carried).filter(
    (id) => other.has(there.carried[id]?.at ?? '') && isDeepStrictEqual(there.carried[id], here.carried[id]),
  );
  const text = JSON.stringify(answer);
  if (namesOneOf(text, elsewhere)) return null;
  const renamed = text.replace(/"([^"]+)"/g, (whole, id: string) => {
    const to = other.get(id);
    return to === undefined ? whole : `"${to}"`;
  });
  const same = JSON.parse(renamed) as Json;
  return isLegal(same) ? same : null;
}
