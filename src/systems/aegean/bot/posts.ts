import type { HexId } from '../../../hex/hex';
import type { Ask } from '../aegean';
import { Field } from '../rules/7-field';

/** 6.1.2: one unit with a size stays in each hex with a base of its side: the weakest that is there. */
export function garrisonsOf({ view, data, seat }: Ask): string[] {
  const hexes = Object.values(view.bases).flatMap(({ hex, owner }) => (owner === seat && hex !== null ? [hex] : []));
  return hexes
    .filter((hex, i) => hexes.indexOf(hex) === i)
    .flatMap((hex) => {
      const there = Object.entries(view.ground)
        .filter(([, { at, side, yielded }]) => at === hex && side === seat && !yielded)
        .map(([id]) => id)
        .filter((id) => ['battalion', 'company'].includes(data.ground.get(id)?.size ?? ''));
      const strength = (id: string): number => data.ground.get(id)?.strength ?? 0;
      return there.toSorted((a, b) => strength(a) - strength(b) || (a < b ? -1 : 1)).slice(0, 1);
    });
}

/** Hexes with a port or an airfield that is another's, in which no enemy is known to stand. */
export function openBases({ view, data, seat }: Ask, hexes: readonly HexId[]): HexId[] {
  const field = new Field(view, data);
  const all = Object.values(view.bases).flatMap(({ hex, owner }) =>
    hex !== null && owner !== seat && hexes.includes(hex) && !field.hasEnemy(seat, hex) ? [hex] : [],
  );
  return all.filter((hex, i) => all.indexOf(hex) === i);
}
