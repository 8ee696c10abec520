import type { FreeRead } from './free-reading';

type Asked = Extract<FreeRead, { is: 'asked' }>;

/** A line of several orders is asked about as a whole: what is offered for one of them stands beside the others. */
export function together(found: readonly (string[] | Asked)[]): Asked {
  const asked = found.flatMap((one) => (Array.isArray(one) ? [] : [one]));
  const [first] = asked;
  const why = first?.why ?? '';
  if (found.length === 1 && first) return first;
  if (asked.length > 1) return { is: 'asked', why, could: [] };
  const could = (first?.could ?? []).map((line) =>
    found.flatMap((one) => (Array.isArray(one) ? one : [line])).join('; '),
  );
  return { is: 'asked', why, could };
}
