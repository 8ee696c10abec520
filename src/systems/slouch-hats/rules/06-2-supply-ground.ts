import { once } from '../../../kernel/data/once';
import type { HexId } from '../../../hex/hex';
import type { Ground } from '../data/ground';
import { SIDES, type Side } from '../slouch-hats';

/** The printed map as supply sees it: hexes by number, so that searches over all of it stay quick. Made once a map. */
export class SupplyGround {
  readonly hexes: readonly HexId[];
  /** Hexes from which a Supply Line may step into a hex (6.22b). */
  readonly into: readonly (readonly number[])[];
  /** Hexes joined to a hex by main or minor road (6.23). */
  readonly roads: readonly (readonly number[])[];
  private readonly numbers: ReadonlyMap<HexId, number>;
  private readonly closed: Readonly<Record<Side, Uint8Array>>;

  constructor(ground: Ground) {
    this.hexes = [...ground.map.terrain.keys()];
    this.numbers = new Map(this.hexes.map((hex, i) => [hex, i]));
    const around = this.hexes.map((hex) => ground.map.grid.neighbours(hex));
    const those = (hex: HexId, i: number, may: (next: HexId) => boolean): number[] =>
      (around[i] ?? []).filter((next) => may(next)).map((next) => this.numberOf(next));
    this.into = this.hexes.map((hex, i) => those(hex, i, (from) => mayStep(ground, from, hex)));
    this.roads = this.hexes.map((hex, i) => those(hex, i, (next) => isSupplyRoad(ground, hex, next)));
    this.closed = { axis: this.closedTo(ground, SIDES[0]), allied: this.closedTo(ground, SIDES[1]) };
  }

  /** -1 for what is no hex of the map. */
  numberOf(hex: string): number {
    return this.numbers.get(hex) ?? -1;
  }

  idOf(number: number): HexId {
    return this.hexes[number] ?? '';
  }

  /** 1 for hexes that nothing of a side may be led through: Turkey but where it is open to the Axis. */
  barred(side: Side): Uint8Array {
    return this.closed[side];
  }

  private closedTo(ground: Ground, side: Side): Uint8Array {
    return Uint8Array.from(this.hexes, (hex) => {
      const area = ground.map.areas.get(ground.areaOf(hex) ?? '');
      const open = area?.closed !== true || (side === 'axis' && area.openToAxis.includes(hex));
      return open ? 0 : 1;
    });
  }
}

/** 6.22b: into mountain, and into what nobody walks through, only along a road or trail; never across prohibited hexsides. */
function mayStep(ground: Ground, from: HexId, to: HexId): boolean {
  const barred = ground.effects(from, to).some(({ costs }) => Object.values(costs).every((cost) => cost === 'never'));
  if (barred) return false;
  const kind = ground.kindOf(to);
  const free = kind !== 'mountain' && typeof ground.terrain.hexes.get(kind)?.costs?.foot === 'number';
  return free || ground.road(from, to) !== null;
}

function isSupplyRoad(ground: Ground, a: HexId, b: HexId): boolean {
  const road = ground.road(a, b);
  return road !== null && road !== 'trail';
}

/** The one of a map, made when first asked for. */
export const supplyGround = once((ground: Ground) => new SupplyGround(ground));
