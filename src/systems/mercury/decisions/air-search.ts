import { doubtful, illegal } from '../../../kernel/decide/decision';
import type { Objection } from '../../../kernel/decide/decision';
import type { Order } from '../../../kernel/decide/order';
import { decision } from '../mercury';
import type { Ask } from '../mercury';
import { airNames, printSea } from '../orders/names';
import { printName } from '../orders/lists';
import { isPass, passVerb } from '../orders/pass';
import { searchVerb } from '../orders/search';
import type { SearchOrder } from '../orders/search';
import { zoneOf } from '../rules/16-components';
import type { Search } from '../rules/18-3-air-search';
import type { AirId, SeaId } from '../world';

/** Zones searched without an air unit (18.31). */
const FREE_ZONES = 5;

/** What a procedure needs that lets the German search. */
export interface Searching {
  searches: Search[];
}

/** 18.31: five zones, and air units that help there or search one zone more each. */
export const germanAirSearch = decision<Searching, object, Search[]>({
  kind: 'mercury.air-search',
  rule: '18.31',
  title: 'German air search',
  word: 'search',
  seats: ['german'],
  verbs: [searchVerb, passVerb],
  disclose: () => ({ seat: 'german', facts: {} }),
  prompt(q) {
    const units = searchers(q).map((id) => printName(id, airNames(q.data)));
    return {
      question: `Search ${FREE_ZONES} zones${units.length > 0 ? `; on Search/Coordination: ${units.join(', ')}` : ''}.`,
      choices: [
        'search zone, zone, zone, zone, zone',
        ...(units[0]
          ? [
              `search zone with ${units[0]}   (-1 to the die there)`,
              `search zone by ${units[0]}   (one zone beyond the five)`,
            ]
          : []),
        'pass',
      ],
      examples: this.print(byDefault(q), q),
    };
  },
  assemble(orders: Order[]) {
    const searches = (orders.filter((o) => !isPass(o)) as SearchOrder[]).flatMap((o) =>
      o.zones.map((zone) => ({ zone, unit: o.unit, extra: o.how === 'by' })),
    );
    return { answer: unaidedFirst(merged(searches)) };
  },
  judge: (answer, q) => [...zoneFaults(answer), ...unitFaults(answer, q), ...emptyDoubts(answer, q)],
  print(answer, q) {
    const plain = answer.filter((s) => s.unit === null).map((s) => s.zone);
    const helped = answer.filter((s) => s.unit !== null);
    return [
      ...(plain.length > 0 ? [searchVerb.print({ verb: 'search', zones: plain, unit: null, how: null }, q)] : []),
      ...helped.map((s) =>
        searchVerb.print({ verb: 'search', zones: [s.zone], unit: s.unit, how: s.extra ? 'by' : 'with' }, q),
      ),
      ...(answer.length === 0 ? ['pass'] : []),
    ];
  },
  ifSilent: (q) => ({
    answer: byDefault(q),
    text: 'the five zones with most Task Forces are searched, helped by the search units',
  }),
  inAdvance: (scope) => searchOrders(byDefault({ ...scope, facts: {} })),
  sample(q, rng) {
    const busy = zonesByForces(q);
    const zones = rng.shuffle(busy.length > 0 && rng.chance(5, 6) ? busy : [...q.data.zones.keys()]);
    const searches: Search[] = zones.slice(0, FREE_ZONES).map((zone) => ({ zone, unit: null, extra: false }));
    let spare = zones.slice(FREE_ZONES);
    for (const unit of searchers(q)) {
      const target = rng.chance(1, 3) ? spare[0] : undefined;
      spare = target === undefined ? spare : spare.slice(1);
      const helped = searches.find((s) => s.unit === null);
      if (target !== undefined) searches.push({ zone: target, unit, extra: true });
      else if (helped) helped.unit = unit;
    }
    return unaidedFirst(searches);
  },
  take(c, answer) {
    c.local.searches = answer;
    for (const s of answer) {
      const unit = s.unit === null ? undefined : c.world.air[s.unit];
      if (unit) unit.zone = s.zone;
    }
    c.record({
      type: 'search.declared',
      rule: '18.31',
      audience: 'all',
      body: { searches: answer.map((s) => ({ ...s })) },
    });
  },
});

/** `search A, B` and `search A with Do-17` name zone A once. */
function merged(searches: Search[]): Search[] {
  return searches.filter((s, i) => {
    if (s.unit !== null) return true;
    return !searches.some((other, j) => other.zone === s.zone && (other.unit !== null ? !other.extra : j < i));
  });
}

/** As printed: zones searched without an air unit first. The order means nothing in play. */
function unaidedFirst(searches: Search[]): Search[] {
  return [...searches.filter((s) => s.unit === null), ...searches.filter((s) => s.unit !== null)];
}

/** Searches as the orders that would give them. */
function searchOrders(searches: readonly Search[]): SearchOrder[] {
  return searches.map((s) => ({
    verb: 'search',
    zones: [s.zone],
    unit: s.unit,
    how: s.unit === null ? null : s.extra ? 'by' : 'with',
  }));
}

const searchers = (q: Ask): AirId[] => q.view.air.filter((u) => u.box === 'Naval Search/Coordination').map((u) => u.id);

/** Zones that hold Task Forces, those with most first. */
function zonesByForces(q: Ask): SeaId[] {
  const zones = q.view.taskForces.flatMap((tf) => (tf.at === null ? [] : [zoneOf(q.data, tf.at)]));
  const count = (zone: SeaId): number => zones.filter((z) => z === zone).length;
  return zones.filter((z, i) => zones.indexOf(z) === i).sort((a, b) => count(b) - count(a));
}

function byDefault(q: Ask): Search[] {
  const zones = zonesByForces(q).slice(0, FREE_ZONES);
  const units = searchers(q);
  return unaidedFirst(zones.map((zone, i) => ({ zone, unit: units[i] ?? null, extra: false })));
}

function zoneFaults(answer: readonly Search[]): Objection[] {
  const free = answer.filter((s) => !s.extra);
  if (free.length <= FREE_ZONES) return [];
  return [
    illegal('18.31', `${free.length} zones are searched; ${FREE_ZONES} are free, each further one takes an air unit`, {
      nearest: 'search zone by unit',
    }),
  ];
}

function unitFaults(answer: readonly Search[], q: Ask): Objection[] {
  const units = answer.flatMap((s) => (s.unit === null ? [] : [s.unit]));
  const zones = answer.filter((s) => s.unit !== null).map((s) => s.zone);
  const name = (id: AirId): string => printName(id, airNames(q.data));
  const idle = searchers(q).find((id) => !units.includes(id));
  return [
    ...units
      .filter((id) => !searchers(q).includes(id))
      .map((id) =>
        illegal('18.31', `${name(id)} is not on Search/Coordination`, idle ? { nearest: `with ${name(idle)}` } : {}),
      ),
    ...units
      .filter((id, i) => units.indexOf(id) !== i)
      .map((id) => illegal('18.31', `${name(id)} works in one zone only`)),
    ...zones
      .filter((z, i) => zones.indexOf(z) !== i)
      .map((z) => illegal('18.31', `only one air unit may be sent to ${printSea(z, q.data)}`)),
    ...answer
      .filter((s) => s.extra && answer.some((o) => o !== s && o.zone === s.zone))
      .map((s) => illegal('18.31', `${printSea(s.zone, q.data)} is searched already`)),
  ];
}

/** Markers are in full view (16.51): a search of a zone without any is hardly meant. */
function emptyDoubts(answer: readonly Search[], q: Ask): Objection[] {
  const busy = zonesByForces(q);
  return answer
    .filter((s) => !busy.includes(s.zone))
    .map((s) => doubtful('16.51', `no Task Force marker is in ${printSea(s.zone, q.data)}`));
}
