import { searchDeclared } from '../facts/task-forces';
import { doubtful, illegal, type Objection, withNearest } from '../../../kernel/decide/decision';
import { type AirId, type Ask, decision, type SeaId } from '../mercury';
import { airName, printSea } from '../orders/names';
import { besidesPass, orPass, type PassOrder, passVerb } from '../../../play/words/pass';
import { type SearchOrder, searchVerb } from '../orders/search';
import { zoneOf } from '../rules/16-components';
import type { Search } from '../rules/18-search';
import { foreseenSearch } from './foreseen-naval';
import { lineOf, soundEntry } from '../../../play/choices/sound-entry';

/** Zones searched without an air unit (18.31). */
const FREE_ZONES = 5;

/** What a procedure needs that lets the German search. */
export interface Searching {
  searches: Search[];
}

/** A search, and the line that orders it. */
type Ordered = Search & { line?: number };

/** 18.31: five zones, and air units that help there or search one zone more each. */
export const germanAirSearch = decision<Searching, object, Ordered[], PassOrder | SearchOrder>({
  kind: 'mercury.air-search',
  rule: '18.31',
  title: 'German air search',
  word: 'search',
  seats: ['german'],
  verbs: [searchVerb, passVerb],
  disclose: () => ({ seat: 'german', facts: {} }),
  prompt(q) {
    const units = searchers(q).map((id) => airName(id, q));
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
  touch: {
    things: (q) => searchers(q).map((id) => ({ id, name: airName(id, q), at: null })),
    // Each zone is a search of its own; an air unit that is picked helps there.
    offers(q, picked) {
      const [unit = null, ...others] = picked;
      if (others.length > 0) return [];
      const order = (zone: SeaId): string =>
        searchVerb.print({ verb: 'search', zones: [zone], unit, how: unit === null ? null : 'with' }, q);
      return [...q.data.zones.keys()].map((at) => ({ at, says: 'search', lines: [order(at)] }));
    },
  },
  assemble(orders) {
    const searches = besidesPass(orders).flatMap((o) =>
      o.zones.map((zone) => ({ zone, unit: o.unit, extra: o.how === 'by', ...lineOf(o) })),
    );
    return { answer: unaidedFirst(merged(searches)) };
  },
  judge: (answer, q) => [...refusals(answer, q), ...emptyDoubts(answer, q)],
  print: (answer, q) => printed(answer, q),
  ifSilent: (q) => ({
    answer: byDefault(q),
    text: 'the five zones with most Task Forces are searched, helped by the search units',
  }),
  foresee: (answer, q) => answer.map((search) => foreseenSearch(search, q)),
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
    const searches = answer.map(({ zone, unit, extra }): Search => ({ zone, unit, extra }));
    c.local.searches = searches;
    for (const s of searches) {
      const unit = s.unit === null ? undefined : c.world.air[s.unit];
      if (unit) unit.zone = s.zone;
    }
    searchDeclared(c, { searches: searches.map((s) => ({ ...s })) });
  },
});

/** `search A, B` and `search A with Do-17` name zone A once. */
function merged(searches: Ordered[]): Ordered[] {
  return searches.filter(
    (s) => s.unit !== null || !searches.some((other) => other.zone === s.zone && other.unit !== null && !other.extra),
  );
}

/** As printed: zones searched without an air unit first. The order means nothing in play. */
function unaidedFirst<S extends Search>(searches: S[]): S[] {
  return [...searches.filter((s) => s.unit === null), ...searches.filter((s) => s.unit !== null)];
}

/** One line for the zones without an air unit, one for each other; `pass` for none. */
function printed(searches: readonly Search[], q: Ask): string[] {
  const plain = searches.filter((s) => s.unit === null).map((s) => s.zone);
  const helped = searchOrders(searches.filter((s) => s.unit !== null));
  const orders = plain.length > 0 ? [{ verb: 'search' as const, zones: plain, unit: null, how: null }] : [];
  const lines = [...orders, ...helped].map((o) => searchVerb.print(o, q));
  return orPass(lines);
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

/** What the rules object to, each fault with the search that breaks the rule. */
interface SearchFault {
  of: Ordered;
  text: string;
}

/** 18.31: five zones without an air unit of their own, each zone once, each unit of the box once. */
function faultsIn(answer: readonly Ordered[], q: Ask): SearchFault[] {
  const free = answer.filter((s) => !s.extra);
  const sixth = free.slice(FREE_ZONES, FREE_ZONES + 1);
  const many = `${free.length} zones are searched; ${FREE_ZONES} are free, each further one takes an air unit`;
  return [
    ...sixth.map((of) => ({ of, text: many })),
    ...answer.flatMap((of, i) => faultOf(of, answer.slice(0, i), q).map((text) => ({ of, text }))),
  ];
}

function faultOf(s: Ordered, before: readonly Ordered[], q: Ask): string[] {
  const name = s.unit === null ? '' : airName(s.unit, q);
  const zone = printSea(s.zone, q.data);
  const there = before.filter((o) => o.zone === s.zone);
  if (s.extra && s.unit === null) return [`${zone}: only an air unit searches a zone more`];
  if (s.unit !== null && !searchers(q).includes(s.unit)) return [`${name} is not on Search/Coordination`];
  if (s.unit !== null && before.some((o) => o.unit === s.unit)) return [`${name} works in one zone only`];
  if (s.unit !== null && there.some((o) => o.unit !== null)) return [`only one air unit may be sent to ${zone}`];
  return there.length > 0 ? [`${zone} is searched already`] : [];
}

function refusals(answer: readonly Ordered[], q: Ask): Objection[] {
  return faultsIn(answer, q).map(({ of, text }) =>
    withNearest(illegal('18.31', text, lineOf(of)), () => nearestSearch(of, answer, q)),
  );
}

/** The line as far as it may stand beside the others; else another unit, another zone. */
function nearestSearch(of: Ordered, answer: readonly Ordered[], q: Ask): string {
  const mine = answer.filter((s) => s === of || (of.line !== undefined && s.line === of.line));
  const others = answer.filter((s) => !mine.includes(s));
  const kept: Search[] = [];
  const add = (candidates: readonly Search[]): void => {
    const found = soundEntry(candidates, [...others, ...kept], (all) => faultsIn(all, q));
    if (found) kept.push(found);
  };
  for (const search of mine) add(of.unit === null ? [search] : otherUnits(search, q));
  if (kept.length === 0) add(otherZones(of.zone, q));
  return printed(kept, q)[0] ?? 'pass';
}

/** The same zone with another unit, or without one; then other zones for the units. */
function otherUnits({ zone, extra }: Search, q: Ask): Search[] {
  const units = searchers(q);
  return [
    ...[extra, !extra].flatMap((by) => units.map((unit) => ({ zone, unit, extra: by }))),
    { zone, unit: null, extra: false },
  ];
}

/** A search of another zone, with most Task Forces or next to the one named: without an air unit, or by one. */
function otherZones(named: SeaId, q: Ask): Search[] {
  const near = q.data.zones.get(named)?.adjacent ?? [];
  const zones = [...zonesByForces(q), ...near, ...q.data.zones.keys()];
  return [null, ...searchers(q)].flatMap((unit) => zones.map((zone) => ({ zone, unit, extra: unit !== null })));
}

/** Markers are in full view (16.51): a search of a zone without any is hardly meant. */
function emptyDoubts(answer: readonly Search[], q: Ask): Objection[] {
  const busy = zonesByForces(q);
  return answer
    .filter((s) => !busy.includes(s.zone))
    .map((s) => doubtful('16.51', `no Task Force marker is in ${printSea(s.zone, q.data)}`));
}
