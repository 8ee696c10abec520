import type { HexId } from '../../../hex/hex';
import type { AegeanData } from '../data/load';
import type { Owner, Side } from '../side';
import type { Presence } from '../view/view';
import type { GroundState, World } from '../world';
import { garrisonOf } from './6-1-control';
import { isContact } from './7-4-9-alone';
import { garrisonId } from './7-7-italians';
import { areEnemies, hasSize, type GroundUnit } from './ground-unit';

/** A world, or what one side sees of it: units that it can name, and hexes in which it knows of others. */
export interface GroundPosition {
  ground: Readonly<Record<string, GroundState>>;
  garrisons: World['garrisons'];
  islands: World['islands'];
  presence?: Readonly<Record<HexId, Presence>>;
}

/** The ground units of a position where they stand on the map. */
export class Field {
  readonly units: readonly GroundUnit[];
  private readonly byHex = new Map<HexId, GroundUnit[]>();

  constructor(
    private readonly position: GroundPosition,
    readonly data: AegeanData,
  ) {
    const { ground, garrisons } = position;
    const counters = Object.entries(ground).flatMap(([id, state]) =>
      data.isles.isLand(state.at) ? [unitOf(data, id, state)] : [],
    );
    this.units = [...counters, ...garrisons.map((hex) => this.garrison(hex))];
    for (const unit of this.units) this.byHex.set(unit.at, [...this.at(unit.at), unit]);
  }

  at(hex: HexId): readonly GroundUnit[] {
    return this.byHex.get(hex) ?? [];
  }

  get(id: string): GroundUnit | null {
    return this.units.find((unit) => unit.id === id) ?? null;
  }

  /** Those of `ids` that stand in a hex now. */
  among(hex: HexId, ids: readonly string[]): GroundUnit[] {
    return this.at(hex).filter(({ id }) => ids.includes(id));
  }

  of(side: Owner, hex: HexId): GroundUnit[] {
    return this.at(hex).filter((unit) => unit.side === side);
  }

  /** 7.3, 7.4.1: whether units with a size that are not the side's stand there, named or known of. */
  hasEnemy(side: Side, hex: HexId): boolean {
    const named = this.at(hex).some((unit) => hasSize(unit) && areEnemies(unit, { side }));
    return (
      named || (this.position.presence?.[hex]?.ground ?? []).some((owner) => areEnemies({ side: owner }, { side }))
    );
  }

  /** 7.4.7: whether anybody stands there who is not the side's: it is neither empty nor friendly. */
  isStrange(side: Side, hex: HexId): boolean {
    const named = this.at(hex).some((unit) => unit.side !== side);
    return named || (this.position.presence?.[hex]?.ground ?? []).some((owner) => owner !== side);
  }

  /** 7.4.1: hexes in which both sides stand, in order of their numbers. */
  contacts(): HexId[] {
    return [...this.byHex.keys()].filter((hex) => isContact(this.at(hex))).toSorted();
  }

  /** 7.7.2. */
  private garrison(hex: HexId): GroundUnit {
    const { strength, morale } = this.data.garrison;
    const side = garrisonOf(this.position, this.data, hex) ?? 'italian';
    return {
      ...{ id: garrisonId(hex), side, at: hex, size: 'company', strength, morale, garrison: true },
      ...{ artillery: false, disrupted: false, yielded: false, static: true },
    };
  }
}

/** A counter with how it stands. */
function unitOf(data: AegeanData, id: string, { at, side, disrupted, yielded }: GroundState): GroundUnit {
  const counter = data.ground.get(id);
  if (!counter) throw new Error(`no ground counter is called "${id}"`);
  const { size, strength, morale, artillery } = counter;
  return {
    id,
    side,
    at,
    size,
    strength,
    morale,
    artillery,
    disrupted,
    yielded,
    static: counter.static,
    garrison: false,
  };
}
