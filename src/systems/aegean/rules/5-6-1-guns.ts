import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Side } from '../side';
import type { OpenWorld, World } from '../world';
import { groundAa } from './5-6-aa';
import { aaLeft, damageSteps } from './6-4-3-damage';
import { Fleet, type Seas } from './6-fleet';

/** The world, or what one side sees of it. */
type Guns = Seas & Pick<OpenWorld, 'bases'> & { ground: Readonly<World['ground']> };

/** 5.6.1, 5.6.2: the AA strength of a side in a hex: AA units, spotted ships, and airfields and ports by themselves. */
export function aaStrength(world: Guns, data: AegeanData, side: Side, hex: HexId): number {
  const units = Object.entries(world.ground).flatMap(([id, unit]) => {
    const counter = data.ground.get(id);
    return unit.at === hex && unit.side === side && counter?.aa
      ? [{ strength: counter.strength, disrupted: unit.disrupted }]
      : [];
  });
  const ships = new Fleet(world, data).in(side, hex).filter(({ spotted, submerged }) => spotted && !submerged);
  const afloat = ships.map((ship) => aaLeft(ship, damageSteps(data.charts['ship-damage'], ship.type)));
  const bases = Object.entries(world.bases).flatMap(([id, base]) =>
    base.hex === hex && base.owner === side ? [baseAa(data, id)] : [],
  );
  return groundAa(units) + [...afloat, ...bases].reduce((sum, one) => sum + one, 0);
}

/** 5.6.1: what the map prints; of an airfield that was built what the chart says. */
const baseAa = ({ isles, charts }: AegeanData, id: string): number =>
  isles.bases.get(id)?.aa ?? Number(charts['take-off-limits'].named('built-field', 'aa'));
