import { once, onceBy } from '../../../kernel/data/once';
import { chooseLines, type Said } from '../../../play/choices/lines';
import type { LineFault } from '../../../play/choices/line-spec';
import { place, point, unitName } from '../orders/names';
import { feedVerb, forgoVerb, spendVerb, type FeedOrder, type ForgoOrder, type SpendOrder } from '../orders/supply';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { foreseenOut } from './foreseen';
import { counterToSpend, supplyPlaces } from '../rules/06-1-supply-points';
import { generalSupply, markGeneralSupply, type SupplyChoice } from '../rules/06-3-general-supply';
import { sourcesOf, type SourceId } from '../rules/06-4-sources';
import { isFault, type Act, type Ask, type OpenWorld, type Side, type SlouchHats } from '../slouch-hats';
import type { Playing } from '../sequence/playing';
import { supplyJudged, supplySpent } from '../facts/supply';

type Orders = SpendOrder | FeedOrder | ForgoOrder;
type Line = Said<Orders>;

/** 6.31, 6.34, 6.43, 6.44: whom sources feed first where not all can be fed, who goes without, and where a Supply Point is spent as a source. */
export const generalSupplyOf = chooseLines<SlouchHats, Playing, Orders>({
  ...{ kind: 'slouch-hats.general-supply', rule: '6.31', title: 'General Supply', word: 'supply' },
  ...{ seats: ['axis', 'allied'], order: [spendVerb, feedVerb, forgoVerb], inTurn: true, once: 'units' },
  interphase: 'capacities feed as many units as they can, the strongest first; no Supply Point is spent as a source',
  question(q) {
    const out = outUnasked(q);
    return out.length === 0
      ? 'All your units are in General Supply. Do you want it otherwise?'
      : `${out.length} of your units are Out of Supply. Who is fed, and do you spend Supply Points for it?`;
  },
  nothing: 'as many as can be are fed, no point is spent',
  whose: ({ local: { whose } }) => whose ?? null,
  asks: () => true,
  forms: () => ['feed from place: unit, unit', 'forgo unit, unit', 'spend SP at place'],
  listing: (q) => [
    ...outUnasked(q).map((id) => `Out of Supply: ${unitName(id, q)}`),
    ...sourcesOf(boardSeen(q), q.seat).map(
      ({ at, capacity }) => `${place.print(at, q)}: ${capacity === null ? 'any number' : `${capacity} units`}`,
    ),
  ],
  examples: () => [],
  // Whether a source reaches a unit is looked at when it is named: that is said by `fault`.
  options: (q) => [
    ...supplyPlaces(q.view, q.data, q.seat).map((at) => ({ verb: 'spend' as const, at })),
    ...ownUnits(q).flatMap((id) => [
      ...sourcesOf(boardSeen(q), q.seat).map(({ at }) => ({ verb: 'feed' as const, from: at, units: [id] })),
      { verb: 'forgo' as const, units: [id] },
    ]),
  ],
  fault: faultOf,
  onMap: (one, { view }) =>
    one.verb === 'spend'
      ? { to: one.at }
      : { from: view.units[one.units[0] ?? '']?.at ?? null, to: one.verb === 'feed' ? one.from : null },
  foresee: (answer, q) => foreseenOut(choiceOf(answer, q.view, q), q),
  // Seldom, or little of a random game is fought.
  drawn(q, rng) {
    const own = ownUnits(q);
    return rng.chance(1, 6) && own.length > 0 ? [{ verb: 'forgo', units: [rng.pick(own)] }] : [];
  },
  takeAll(c, all) {
    const seat = c.local.whose ?? 'axis';
    judgeGeneral(c, seat, choiceOf(all, c.world, { data: c.data, seat }));
  },
});

const ownUnits = (q: Ask): string[] =>
  [...boardSeen(q).units.values()].flatMap(({ id, counter }) => (counter.side === q.seat ? [id] : []));

/** Who is Out of Supply when nobody says anything. */
function outUnasked(q: Ask): readonly string[] {
  const usual = generalSupply(boardSeen(q), q.seat, { arrived: q.view.arrived });
  return isFault(usual) ? [] : usual.out;
}

/** The choice as the rules know it; a place that feeds in two ways feeds by its Supply Point, if one is spent there. */
function choiceOf(all: readonly Line[], world: OpenWorld, { data, seat }: Pick<Ask, 'data' | 'seat'>): SupplyChoice {
  const sources = sourcesOf(boardOf(world, data), seat);
  const spent = all.flatMap((one) => (one.verb === 'spend' ? [one.at] : []));
  const sourceAt = (from: string): SourceId =>
    spent.some((at) => (world.supply[at]?.at ?? at) === from)
      ? `points ${from}`
      : (sources.find(({ at }) => at === from)?.id ?? `points ${from}`);
  const fed = (one: Line) => {
    if (one.verb !== 'feed') return [];
    const source = one.from === null ? null : sourceAt(one.from);
    return one.units.map((unit) => ({ unit, source }));
  };
  return {
    feed: all.flatMap(fed),
    leave: all.flatMap((one) => (one.verb === 'forgo' ? one.units : [])),
    spend: spent.map((at) => counterToSpend(world, data, seat, at) ?? at),
    arrived: world.arrived,
  };
}

/** What a line says, wherever it stands; each is looked at once, since every line of a mail is held against all before it. */
const saidOf: (one: Line) => string = once((one) => JSON.stringify({ ...one, line: 0 }));

/** What some lines come to. A mail is judged with each of its lines, and again for what is offered in the place of one. */
const judgedOnce: (all: readonly Line[], q: Ask) => ReturnType<typeof generalSupply> = onceBy(
  (_, q) => q.view,
  (all, q) => generalSupply(boardSeen(q), q.seat, choiceOf(all, q.view, q)),
  (all, { seat }) => `${seat} ${all.map(saidOf).join()}`,
);

function faultOf(one: Line, q: Ask, before: readonly Line[]): LineFault<Line> | null {
  if (one.verb === 'spend' && counterToSpend(q.view, q.data, q.seat, one.at) === null) {
    const places = supplyPlaces(q.view, q.data, q.seat).map((at) => place.print(at, q));
    const why = `you have no Supply Point in ${point.print(one.at, q)}; they lie in ${places.join(', ')}`;
    return { rule: '6.43', why };
  }
  const standing = standingOf(before, q);
  const verdict = judgedOnce([...standing, one], q);
  if (!isFault(verdict)) return null;
  return {
    ...verdict,
    /** The same units from the next place that can feed them, else nothing: of all that could be ordered few lines help, and each takes a look at the whole side. */
    get instead() {
      return otherSource(one, q, standing);
    },
  };
}

/** Those of some lines that may stand: one that cannot is told of itself, and takes nothing from those behind it. */
const standingOf: (lines: readonly Line[], q: Ask) => readonly Line[] = onceBy(
  (_, q) => q.view,
  (lines, q) => {
    const last = lines.at(-1);
    if (!last) return [];
    const before = standingOf(lines.slice(0, -1), q);
    return faultOf(last, q, before) ? before : [...before, last];
  },
  (lines) => lines.map(saidOf).join(),
);

function otherSource(one: Line, q: Ask, before: readonly Line[]): FeedOrder | null {
  if (one.verb !== 'feed') return null;
  const feeds = (from: string): boolean => !isFault(judgedOnce([...before, { ...one, from }], q));
  const from = sourcesOf(boardSeen(q), q.seat).find(({ at }) => at !== one.from && feeds(at));
  return from ? { ...one, from: from.at } : null;
}

/** 6.3: who is in General Supply by what its side has chosen; told where it changes. */
function judgeGeneral(c: Act<object>, side: Side, choice: SupplyChoice): void {
  const verdict = generalSupply(new Board(c.world, c.data), side, choice);
  if (isFault(verdict)) throw new Error(verdict.why);
  const { out, back } = markGeneralSupply(c.world, verdict);
  const spent = choice.spend?.length ?? 0;
  if (spent > 0) supplySpent(c, { side, points: spent });
  if (out.length + back.length > 0) supplyJudged(c, { side, out, back });
}
