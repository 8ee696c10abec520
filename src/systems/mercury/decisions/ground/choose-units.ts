import { chooseUnits as choose, type UnitChoice, type UnitsSpec } from '../../../../play/choices/units';
import type { Mercury } from '../../mercury';
import { atHex, ifTerrain, withUnit } from '../../orders/ground/conditions';
import { units, unitsAndAircraft } from '../../orders/ground/names';

export type { UnitChoice } from '../../../../play/choices/units';

interface Spec<L, F extends UnitChoice> extends Omit<UnitsSpec<Mercury, L, F>, 'seats' | 'units'> {
  /** Without it, both. */
  seats?: UnitsSpec<Mercury, L, F>['seats'];
  /** Aircraft may be named as well. */
  aircraft?: true;
}

/** A decision that names ground units: a lead, losses, fatigue, guns that fire. `conditions`: beside the hex, its terrain and a unit. */
export const chooseUnits = <L, F extends UnitChoice = UnitChoice>({ aircraft, ...spec }: Spec<L, F>) =>
  choose<Mercury, L, F>({
    seats: ['german', 'allied'],
    ...spec,
    where: (unit, { view }) => view.ground?.units[unit]?.at ?? null,
    units: aircraft ? unitsAndAircraft : units,
    conditions: [
      atHex<F>((q) => q.facts.at ?? ''),
      withUnit<F>((q) => q.facts.eligible),
      ifTerrain<F>((q) => q.facts.at ?? ''),
      ...(spec.conditions ?? []),
    ],
  });
