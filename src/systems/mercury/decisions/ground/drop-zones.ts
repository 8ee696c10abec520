import { distance, neighbour } from '../../grid';
import type { HexId } from '../../../../hex/hex';
import type { PointDirection } from '../../../../hex/grid';
import { doubtful, illegal } from '../../../../kernel/decide/decision';
import type { Objection } from '../../../../kernel/decide/decision';
import type { Scope } from '../../mercury';
import { dropVerb } from '../../orders/ground/arrive';
import type { Arrival } from '../../../../play/words/arrivals';
import { germanHqs, reserveHexes } from '../../rules/ground/06-1-placement';
import { landingModifiers } from '../../rules/ground/06-2-landing';
import { groundOf, marks, MOST_STACKING, stackingPoints, unitsIn } from '../../rules/ground/ground';
import { lineOf } from '../sound-entry';
import { nameOf } from '../../orders/ground/names';

/** All that is wrong with the target hexes of `units`, each of which has to have one (6.11, 6.12b, 6.12d, 4.32). */
export function dropFaults(arrivals: readonly Arrival[], units: readonly string[], scope: Scope): Objection[] {
  const open = reserveHexes(groundOf(scope.view, scope.data), scope.data);
  const seen = marks([]);
  const faults = arrivals.flatMap((arrival) => {
    const fault = dropFault(arrival, units, open, seen.has(arrival.unit), scope);
    seen.set(arrival.unit, true);
    return fault ? [fault] : [];
  });
  const missing = units.filter((id) => !seen.has(id));
  const late = missing.map((id) =>
    illegal('6.11', `${nameOf(id, scope)} drops this turn; its target hex is missing`, {
      ...withNearest(id, safestHexes(scope, [id]), arrivals, scope),
    }),
  );
  return faults.length > 0 ? [...faults, ...late] : [...late, ...crowded(arrivals, scope)];
}

function dropFault(
  { unit, at, line }: Arrival,
  units: readonly string[],
  open: readonly HexId[],
  again: boolean,
  scope: Scope,
): Objection | null {
  const where = lineOf({ line });
  if (!units.includes(unit)) return illegal('6.11', `${nameOf(unit, scope)} does not drop now`, where);
  if (again) return illegal('6.11', `${nameOf(unit, scope)} drops once only`, where);
  if (open.includes(at)) return null;
  const better = withNearest(unit, byDistance(open, at), [], scope);
  return illegal('6.12b', `${at} is not within six hexes of a German HQ`, { ...where, ...better });
}

const byDistance = (hexes: readonly HexId[], at: HexId): HexId[] =>
  [...hexes].sort((a, b) => distance(a, at) - distance(b, at));

/** The order for the first of `hexes` where the unit finds room beside those of `arrivals` (6.12d). */
function withNearest(
  unit: string,
  hexes: readonly HexId[],
  arrivals: readonly Arrival[],
  scope: Scope,
): { nearest?: string } {
  const sp = scope.data.ground.get(unit)?.sp ?? 0;
  const at = hexes.find((hex) => pointsOn(scope, hex, arrivals, true) + sp <= MOST_STACKING);
  return at === undefined ? {} : { nearest: dropVerb.print({ verb: 'drop', units: [unit], at }, scope) };
}

/** Stacking points dropped on a hex, with or without those that stand there. */
export function pointsOn(scope: Scope, hex: HexId, arrivals: readonly Arrival[], standing: boolean): number {
  const dropped = arrivals.filter((a) => a.at === hex);
  const there = standing ? unitsIn(groundOf(scope.view, scope.data), scope.data, hex, 'german') : [];
  return dropped.reduce((n, a) => n + (scope.data.ground.get(a.unit)?.sp ?? 0), stackingPoints(there));
}

/** 6.12d forbids more than six on a target hex; with those that stand there, more is only dangerous (4.32). */
function crowded(arrivals: readonly Arrival[], scope: Scope): Objection[] {
  const open = reserveHexes(groundOf(scope.view, scope.data), scope.data);
  const hexes = arrivals.map((a) => a.at).filter((hex, i, all) => all.indexOf(hex) === i);
  return hexes.flatMap((hex) => {
    const { unit = '', line } = arrivals.findLast((a) => a.at === hex) ?? {};
    const where = lineOf({ line });
    const dropped = pointsOn(scope, hex, arrivals, false);
    if (dropped > MOST_STACKING) {
      const better = withNearest(unit, byDistance(open, hex), arrivals, scope);
      const text = `${dropped} stacking points drop on ${hex}; ${MOST_STACKING} may`;
      return [illegal('6.12d', text, { ...where, ...better })];
    }
    const all = pointsOn(scope, hex, arrivals, true);
    if (all <= MOST_STACKING) return [];
    return [doubtful('4.32', `${hex} would hold ${all} stacking points if nobody drifts; the excess is lost`, where)];
  });
}

/** A point of the landing die is worth more than a die in ten that drifts into the sea. */
const MODIFIER = 10;
const WET = 3;
const FROM_HQ = 0.1;

/** The target hexes for some of `units`, best first: low modifiers, no sea to drift into, near an HQ. */
export function safestHexes(scope: Scope, units: readonly string[]): HexId[] {
  const ground = groundOf(scope.view, scope.data);
  const counter = scope.data.ground.get(units[0] ?? '');
  if (!counter) return [];
  const hqs = germanHqs(ground, scope.data).flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  const cost = (hex: HexId): number =>
    MODIFIER * landingModifiers(ground, scope.data, counter, hex).reduce((n, m) => n + m.by, 0) +
    WET * driftEnds(scope, hex).filter((end) => end === null || ground.hexes[end] === undefined).length +
    FROM_HQ * Math.min(...hqs.map((at) => distance(at, hex)));
  const rated = reserveHexes(ground, scope.data).map((hex) => ({ hex, cost: cost(hex) }));
  return rated.sort((a, b) => a.cost - b.cost).map((r) => r.hex);
}

/** Where the ten dice of the drift diagram lead. */
function driftEnds({ data }: Scope, hex: HexId): (HexId | null)[] {
  const chart = data.charts['drift-paradrop'];
  return chart.rows.map(({ cells: [direction = '', hexes = ''] }) =>
    neighbour(hex, direction as PointDirection, Number(hexes)),
  );
}
