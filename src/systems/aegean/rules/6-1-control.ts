import type { AegeanData } from '../data/load';
import type { Owner } from '../side';
import type { BaseState, GroundState, OpenWorld } from '../world';
import type { HexId } from '../../../hex/hex';

/** What decides who is alone in a hex: the units that the asker knows of, and the garrisons. */
export type Holders = Pick<OpenWorld, 'islands' | 'garrisons'> & { ground: Readonly<Record<string, GroundState>> };

/** 2.4, 7.7.3: leaders, watchers and Italians that have surrendered hold nothing. */
function holds(data: AegeanData, id: string, unit: GroundState): boolean {
  const { size } = data.ground.get(id) ?? { size: 'leader' };
  return (size === 'battalion' || size === 'company') && !unit.yielded;
}

/** 7.7.2: whose the inherent garrison of a port is; null: there is none. */
export function garrisonOf({ islands, garrisons }: Holders, { isles }: AegeanData, hex: HexId): Owner | null {
  const island = isles.islandOf(hex);
  if (island === null || !garrisons.includes(hex)) return null;
  const state = islands[island];
  if (state === 'with-german') return 'german';
  return state === 'with-allied' ? 'allied' : 'italian';
}

/** 6.1.2: the side whose ground units are alone in a hex; null: nobody's, or those of several. */
export function aloneIn(of: Holders, data: AegeanData, hex: HexId): Owner | null {
  const here = Object.entries(of.ground).filter(([id, unit]) => unit.at === hex && holds(data, id, unit));
  const garrison = garrisonOf(of, data, hex);
  const sides = [...here.map(([, { side }]) => side), ...(garrison === null ? [] : [garrison])];
  const [first] = sides;
  return first !== undefined && sides.every((side) => side === first) ? first : null;
}

/** 6.1.2: bases whose hex another side now has alone, with that side. They stay with it until a third is alone there. */
export function basesTaken(
  of: Holders & Pick<OpenWorld, 'bases'>,
  data: AegeanData,
): { id: string; base: BaseState; owner: Owner }[] {
  return Object.entries(of.bases).flatMap(([id, base]) => {
    const owner = aloneIn(of, data, base.hex);
    return owner === null || owner === base.owner ? [] : [{ id, base, owner }];
  });
}
