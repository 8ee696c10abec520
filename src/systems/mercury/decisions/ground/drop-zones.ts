import { distance, type HexId, type Mercury, neighbour, type Scope } from '../../mercury';
import type { PointDirection } from '../../../../hex/grid';
import { doubtful, illegal, type Objection, withNearest } from '../../../../kernel/decide/decision';
import type { GroundCounter } from '../../data/ground';
import { dropVerb } from '../../orders/ground/arrive';
import type { Arrival } from '../../../../play/words/arrivals';
import { germanHqs, landingModifiers, reserveHexes } from '../../rules/ground/06-2-landing';
import { groundIn, MOST_STACKING, pointsOf, stackingPoints, unitsIn } from '../../rules/ground/ground';
import { lineOf } from '../../../../play/choices/sound-entry';
import { onceAView } from '../../../../play/words/once-a-view';
import { nameOf } from '../../orders/ground/names';

/** 6.11: each of `units` has to have a target hex. */
export function missing(arrivals: readonly Arrival[], units: readonly string[], scope: Scope): Objection[] {
  const left = units.filter((id) => !arrivals.some(({ unit }) => unit === id));
  return left.map((id) => {
    const text = `${nameOf(id, scope)} drops this turn; its target hex is missing`;
    return withNearest(illegal('6.11', text), () => nearestDrop(id, safestHexes(scope, [id]), arrivals, scope));
  });
}

/** The hexes that may be dropped on (6.12b), as a seat sees them. */
export const openHexes = onceAView<Mercury, readonly HexId[]>((scope) => reserveHexes(groundIn(scope)));

/** The same, the nearest to one first. */
export const byDistance = (at: HexId, scope: Scope): HexId[] =>
  openHexes(scope).toSorted((a, b) => distance(a, at) - distance(b, at));

/** The order for the first of `hexes` where the unit finds room beside those of `arrivals` (6.12d). */
export function nearestDrop(
  unit: string,
  hexes: readonly HexId[],
  arrivals: readonly Arrival[],
  scope: Scope,
): string | undefined {
  const sp = pointsOf(unit, scope);
  const at = hexes.find((hex) => pointsOn(scope, hex, arrivals, true) + sp <= MOST_STACKING);
  return at === undefined ? undefined : dropVerb.print({ verb: 'drop', units: [unit], at }, scope);
}

/** Stacking points dropped on a hex, with or without those that stand there. */
export function pointsOn(scope: Scope, hex: HexId, arrivals: readonly Arrival[], standing: boolean): number {
  const dropped = arrivals.filter((a) => a.at === hex).map((a) => a.unit);
  const there = standing ? unitsIn(groundIn(scope), hex, 'german') : [];
  return pointsOf(dropped, scope) + stackingPoints(there);
}

/** 6.12d forbids more than six on a target hex; with those that stand there, more is only dangerous (4.32). */
export function crowded(arrivals: readonly Arrival[], scope: Scope): Objection[] {
  const hexes = arrivals.map((a) => a.at).filter((hex, i, all) => all.indexOf(hex) === i);
  return hexes.flatMap((hex) => {
    const { unit = '', line } = arrivals.findLast((a) => a.at === hex) ?? {};
    const where = lineOf({ line });
    const dropped = pointsOn(scope, hex, arrivals, false);
    if (dropped > MOST_STACKING) {
      const text = `${dropped} stacking points drop on ${hex}; ${MOST_STACKING} may`;
      const near = (): string | undefined => nearestDrop(unit, byDistance(hex, scope), arrivals, scope);
      return [withNearest(illegal('6.12d', text, where), near)];
    }
    const all = pointsOn(scope, hex, arrivals, true);
    if (all <= MOST_STACKING) return [];
    return [doubtful('4.32', `${hex} would hold ${all} stacking points if nobody drifts; the excess is lost`, where)];
  });
}

/** What modifies a landing die: `+1 (+1 enemy zoc)`. */
export function dieWords(list: readonly { id: string; by: number }[]): string {
  const sum = list.reduce((n, m) => n + m.by, 0);
  const why = list.map((m) => `${signed(m.by)} ${m.id.replaceAll('-', ' ')}`).join(', ');
  return why === '' ? 'as rolled' : `${signed(sum)} (${why})`;
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`);

/** A point of the landing die is worth more than a die in ten that drifts into the sea. */
const MODIFIER = 10;
const WET = 3;
const FROM_HQ = 0.1;

/** By the first unit: each that drops is offered some, in each trial of a mail. */
const safest = onceAView<Mercury, Map<string, HexId[]>>(() => new Map());

/** The target hexes for some of `units`, best first: low modifiers, no sea to drift into, near an HQ. */
export function safestHexes(scope: Scope, units: readonly string[]): readonly HexId[] {
  const counter = scope.data.ground.get(units[0] ?? '');
  if (!counter) return [];
  const known = safest(scope);
  const found = known.get(counter.id) ?? rated(scope, counter);
  known.set(counter.id, found);
  return found;
}

function rated(scope: Scope, counter: GroundCounter): HexId[] {
  const ground = groundIn(scope);
  const hqs = germanHqs(ground).flatMap((s) => (s.unit.at === null ? [] : [s.unit.at]));
  const cost = (hex: HexId): number =>
    MODIFIER * landingModifiers(ground, counter, hex).reduce((n, m) => n + m.by, 0) +
    WET * driftEnds(scope, hex).filter((end) => end === null || ground.hexes[end] === undefined).length +
    FROM_HQ * Math.min(...hqs.map((at) => distance(at, hex)));
  const each = openHexes(scope).map((hex) => ({ hex, cost: cost(hex) }));
  return each.sort((a, b) => a.cost - b.cost).map((r) => r.hex);
}

/** Where the ten dice of the drift diagram lead. */
function driftEnds({ data }: Scope, hex: HexId): (HexId | null)[] {
  const chart = data.charts['drift-paradrop'];
  return chart.rows.map(({ cells: [direction = '', hexes = ''] }) =>
    neighbour(hex, direction as PointDirection, Number(hexes)),
  );
}
