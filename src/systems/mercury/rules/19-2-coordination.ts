import { attackCoordinated } from '../facts/air';
import { counted, type Counted, rollOn } from '../../../kernel/chance/roll';
import type { Act, AirBox, AirId, Letter, MercuryData, SeaId, ShipId } from '../mercury';
import { taskForce, zoneOf } from './16-components';

export type Level = 'full' | 'partial' | 'poor';

/** One air unit and the ship it shall attack. Under full coordination `targets` may be named in order of preference. */
export interface Strike {
  unit: AirId;
  targets: string[];
}

/** One attack from the air on one Task Force, from coordination to depletion (19.2 to 19.6): local values. */
export interface AirAttack {
  tf: Letter;
  /** Air units allocated, in the order named; `left` have not attacked yet. */
  units: AirId[];
  left: AirId[];
  level?: Level;
  /** Strikes ordered and not yet flown. */
  ordered: Strike[];
  /** The strike being flown. */
  now?: { unit: AirId; ship: ShipId } | null;
  firing?: ShipId[];
  /** Turned away by AA fire, or through. */
  through?: boolean;
  /** Air units that found their target gone: they attack nobody, and nobody fires at them. Absent: none. */
  wasted?: AirId[];
  /** Ships that have fired AA at least once (19.33, 19.61). */
  fired: ShipId[];
  surprise: boolean;
}

/** 19.21: a search unit in the zone helps. */
export function coordinationModifiers(
  data: MercuryData,
  air: readonly { box: AirBox; zone?: SeaId }[],
  zone: SeaId,
): Counted[] {
  const helped = air.some((u) => u.box === 'Naval Search/Coordination' && u.zone === zone);
  return helped ? [counted(data.charts['air-attack-coordination'], 'coordination-unit')] : [];
}

/** 19.21: one roll for each Task Force attacked; a search unit in the zone helps. */
export function coordinate(c: Act<AirAttack>): void {
  const tf = taskForce(c.world, c.local.tf);
  const chart = c.data.charts['air-attack-coordination'];
  const modifiers = coordinationModifiers(c.data, Object.values(c.world.air), zoneOf(c.data, tf.at ?? ''));
  const roll = rollOn(c, chart, `coordination/${tf.letter}`, 'level', modifiers);
  c.local.level = roll.result as Level;
  c.local.surprise = !tf.attacked && roll.result !== 'poor';
  tf.attacked = true;
  attackCoordinated(c, {
    tf: tf.letter,
    at: tf.at ?? '',
    level: roll.result,
    units: c.local.units,
    roll,
  });
}
