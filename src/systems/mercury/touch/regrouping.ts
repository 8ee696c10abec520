import type { Offer, Thing, Touch } from '../../../kernel/decide/touch';
import type { Ask, Letter, Mercury, SeaId } from '../mercury';
import { disbandVerb, formVerb, transferVerb } from '../orders/regroup';
import { printSea, shipName } from '../orders/names';
import { ALEXANDRIA } from '../rules/16-components';
import { regroupFaults, type Regrouping, type RegroupLimits } from '../rules/16-3-regroup';

const MARKER = 'marker:';
const markerOf = (letter: Letter): string => `${MARKER}${letter}`;

/** 3.1, 16.34, 16.35: pick a marker and the zone where it starts as a decoy, or ships and the Task Force they go to. */
export const touchRegrouping: Touch<Mercury, RegroupLimits> = {
  things: (q) => [
    ...decoys(q).map((tf) => ({ id: markerOf(tf), name: `TF ${tf}, decoy`, at: null })),
    ...shipThings(q),
  ],
  offers(q, picked) {
    const markers = decoys(q).filter((tf) => picked.includes(markerOf(tf)));
    if (picked.length === 0) return [...firstDecoy(q), ...disbanded(q)];
    if (markers.length > 0)
      return markers.length < picked.length ? [] : zones(q).flatMap((at) => decoysAt(markers, at, q));
    return [...transfers(picked, q), ...formed(picked, q)];
  },
};

/** Markers that may become decoys, as many as may still be on the map (16.33b). */
function decoys(q: Ask<RegroupLimits>): Letter[] {
  if (!q.facts.form) return [];
  const empty = q.view.taskForces.filter((tf) => tf.at !== null && tf.ships?.length === 0).length;
  return q.view.freeMarkers.slice(0, Math.max(0, q.data.markers.decoysAtMost - empty));
}

/** Ships of Task Forces and those ready to sail; in the set-up none change place. */
function shipThings(q: Ask<RegroupLimits>): Thing[] {
  if (q.facts.decoysOnly) return [];
  const sailing = q.view.taskForces.flatMap((tf) =>
    (tf.ships ?? []).map(({ id }) => ({ id, name: `${shipName(id, q)}, TF ${tf.letter}`, at: tf.at })),
  );
  const ready = q.facts.form && q.facts.fromAlexandria ? readyShips(q) : [];
  const things = [...sailing, ...ready.map((id) => ({ id, name: `${shipName(id, q)}, ready`, at: ALEXANDRIA }))];
  return things.filter(({ id }) => [...transfers([id], q), ...formed([id], q)].length > 0);
}

const readyShips = (q: Ask): string[] =>
  (q.view.alexandria?.[q.data.refit.boxes.at(-1)?.id ?? ''] ?? []).map(({ id }) => id);

/** Zones that hold a Task Force (16.34a). */
function zones(q: Ask): SeaId[] {
  const held = q.view.taskForces.flatMap(({ at }) => (at !== null && q.data.zones.has(at) ? [at] : []));
  return held.filter((at, i) => held.indexOf(at) === i);
}

/** One decoy needs no picking: a button for each zone. A second zone takes the place of the first. */
function firstDecoy(q: Ask<RegroupLimits>): Offer[] {
  const [first] = decoys(q);
  if (first === undefined) return [];
  return zones(q).flatMap((at) => {
    const says = `TF ${first}, decoy: ${printSea(at, q.data)}`;
    return decoysAt([first], at, q).map((offer) => ({ ...offer, at: null, says, of: [markerOf(first)] }));
  });
}

function decoysAt(markers: readonly Letter[], at: SeaId, q: Ask<RegroupLimits>): Offer[] {
  const orders = markers.map((tf): Regrouping => ({ verb: 'form', tf, at, ships: [] }));
  return offered(at, markers.length > 1 ? 'decoys' : 'decoy', orders, q);
}

const disbanded = (q: Ask<RegroupLimits>): Offer[] =>
  q.view.taskForces
    .filter((tf) => tf.at !== null && tf.ships?.length === 0)
    .flatMap(({ letter }) => offered(null, `disband TF ${letter}`, [{ verb: 'disband', tf: letter }], q));

/** Task Forces that the ships may go to: those of their zone (16.35). */
const transfers = (ships: readonly string[], q: Ask<RegroupLimits>): Offer[] =>
  q.view.taskForces
    .filter((tf) => tf.at !== null && !tf.ships?.some(({ id }) => ships.includes(id)))
    .flatMap(({ letter }) =>
      offered(null, `to TF ${letter}`, [{ verb: 'transfer', ships: [...ships], to: letter }], q),
    );

/** A new Task Force of the ships, where they are (16.34c, d). */
function formed(ships: readonly string[], q: Ask<RegroupLimits>): Offer[] {
  const [tf] = q.view.freeMarkers;
  const from = q.view.taskForces.find((one) => one.ships?.some(({ id }) => id === ships[0]));
  const at = from ? from.at : ALEXANDRIA;
  if (!q.facts.form || tf === undefined || at === null) return [];
  return offered(null, `form TF ${tf}`, [{ verb: 'form', tf, at, ships: [...ships] }], q);
}

/** The orders as an offer, where they are legal. */
function offered(at: SeaId | null, says: string, orders: readonly Regrouping[], q: Ask<RegroupLimits>): Offer[] {
  if (regroupFaults(orders, q.view, q.data, q.facts).length > 0) return [];
  return [{ at, says, lines: orders.map((order) => printed(order, q)) }];
}

function printed(order: Regrouping, q: Ask): string {
  if (order.verb === 'form') return formVerb.print(order, q);
  return order.verb === 'transfer'
    ? transferVerb.print(order, q)
    : order.verb === 'disband'
      ? disbandVerb.print(order, q)
      : '';
}
