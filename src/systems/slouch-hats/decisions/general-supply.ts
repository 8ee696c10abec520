import { illegal } from '../../../kernel/decide/decision';
import type { Touch } from '../../../kernel/decide/touch';
import { lineOf } from '../../../play/choices/sound-entry';
import { ofVerb, orPass, passVerb, type PassOrder } from '../../../play/words/pass';
import { place, point, unitName } from '../orders/names';
import { feedVerb, forgoVerb, spendVerb, type FeedOrder, type ForgoOrder, type SpendOrder } from '../orders/supply';
import { Board, boardOf, boardSeen } from '../rules/03-board';
import { foreseenOut } from './foreseen';
import { counterToSpend, supplyPlaces } from '../rules/06-1-supply-points';
import { generalSupply, markGeneralSupply, type SupplyChoice } from '../rules/06-3-general-supply';
import { sourcesOf, type SourceId } from '../rules/06-4-sources';
import {
  decision,
  isFault,
  type Act,
  type Ask,
  type Fault,
  type OpenWorld,
  type Side,
  type SlouchHats,
} from '../slouch-hats';
import type { Playing } from '../sequence/playing';
import { supplyJudged, supplySpent } from '../facts/supply';

type Line = { line?: number };
/** Whom sources feed first, who goes without, and places where a Supply Point is spent as a source. */
interface Fed {
  feed: ({ unit: string; from: string | null } & Line)[];
  forgo: ({ unit: string } & Line)[];
  spend: ({ at: string } & Line)[];
}

/** Units are picked and fed from a place, or go without; a place alone spends a Supply Point. */
const touchSupply: Touch<SlouchHats, object> = {
  things: (q) =>
    [...boardSeen(q).units.values()]
      .filter(({ counter }) => counter.side === q.seat)
      .map(({ id, at }) => ({ id, at, name: unitName(id, q) })),
  offers(q, picked) {
    const offer = (at: string | null, line: string, more: Partial<Fed>) =>
      faultOf({ ...NOTHING, ...more }, q) ? [] : [{ at, says: line, lines: [line] }];
    if (picked.length === 0)
      return supplyPlaces(q.view, q.data, q.seat).flatMap((at) =>
        offer(at, spendVerb.print({ verb: 'spend', at }, q), { spend: [{ at }] }),
      );
    const units = [...picked];
    const fed = sourcesOf(boardSeen(q), q.seat).flatMap(({ at: from }) =>
      offer(from, feedVerb.print({ verb: 'feed', from, units }, q), { feed: units.map((unit) => ({ unit, from })) }),
    );
    const left = { forgo: units.map((unit) => ({ unit })) };
    return [...fed, ...offer(null, forgoVerb.print({ verb: 'forgo', units }, q), left)];
  },
};

/** 6.31, 6.34, 6.43, 6.44: who is in General Supply where not all can be, and what is spent for it. */
export const generalSupplyOf = decision<Playing, object, Fed, FeedOrder | ForgoOrder | SpendOrder | PassOrder>({
  ...{ kind: 'slouch-hats.general-supply', rule: '6.31', title: 'General Supply', word: 'supply' },
  seats: ['axis', 'allied'],
  interphase: 'capacities feed as many units as they can, the strongest first; no Supply Point is spent as a source',
  verbs: [feedVerb, forgoVerb, spendVerb, passVerb],
  disclose: ({ local: { whose } }) => (whose ? { seat: whose, facts: {} } : null),
  prompt(q) {
    const board = boardSeen(q);
    const usual = generalSupply(board, q.seat, { arrived: q.view.arrived });
    const out = isFault(usual) ? [] : usual.out;
    return {
      question:
        out.length === 0
          ? 'All your units are in General Supply. Do you want it otherwise?'
          : `${out.length} of your units are Out of Supply. Who is fed, and do you spend Supply Points for it?`,
      choices: ['feed from place: unit, unit', 'forgo unit, unit', 'spend SP at place', 'pass'],
      listing: [
        ...out.map((id) => `Out of Supply: ${unitName(id, q)}`),
        ...sourcesOf(board, q.seat).map(
          ({ at, capacity }) => `${place.print(at, q)}: ${capacity === null ? 'any number' : `${capacity} units`}`,
        ),
      ],
      examples: ['pass'],
    };
  },
  assemble: (orders) => ({
    answer: {
      feed: ofVerb(orders, 'feed').flatMap((one) =>
        one.units.map((unit) => ({ unit, from: one.from, ...lineOf(one) })),
      ),
      forgo: ofVerb(orders, 'forgo').flatMap((one) => one.units.map((unit) => ({ unit, ...lineOf(one) }))),
      spend: ofVerb(orders, 'spend').map((one) => ({ at: one.at, ...lineOf(one) })),
    },
  }),
  judge(answer, q) {
    // Each line is held against those before it, so that the first one that cannot be is named.
    const lines = [...answer.spend, ...answer.feed, ...answer.forgo].map(({ line = 0 }) => line);
    for (const line of [...new Map(lines.map((one) => [one, true])).keys()].toSorted((a, b) => a - b)) {
      const fault = faultOf(answer, q, line);
      if (fault) return [illegal(fault.rule, fault.why, { nearest: 'pass', ...(line > 0 ? { line } : {}) })];
    }
    const fault = faultOf(answer, q);
    return fault ? [illegal(fault.rule, fault.why, { nearest: 'pass' })] : [];
  },
  print: ({ feed, forgo, spend }, q) => {
    const froms = feed.map(({ from }) => from).filter((from, i, all) => all.indexOf(from) === i);
    const fed = (from: string | null): string[] => feed.flatMap((one) => (one.from === from ? one.unit : []));
    return orPass([
      ...spend.map(({ at }) => spendVerb.print({ verb: 'spend', at }, q)),
      ...froms.map((from) => feedVerb.print({ verb: 'feed', from, units: fed(from) }, q)),
      ...(forgo.length > 0 ? [forgoVerb.print({ verb: 'forgo', units: forgo.map(({ unit }) => unit) }, q)] : []),
    ]);
  },
  ifSilent: () => ({ answer: NOTHING, text: 'as many as can be are fed, no point is spent' }),
  foresee: (answer, q) => foreseenOut(choiceOf(answer, q.view, q), q),
  touch: touchSupply,
  sample(q, rng) {
    const own = [...boardSeen(q).units.values()].filter(({ counter }) => counter.side === q.seat);
    return rng.chance(1, 6) && own.length > 0 ? { ...NOTHING, forgo: [{ unit: rng.pick(own).id }] } : NOTHING;
  },
  take: (c, answer) => {
    const seat = c.local.whose ?? 'axis';
    judgeGeneral(c, seat, choiceOf(answer, c.world, { data: c.data, seat }));
  },
});

const NOTHING: Fed = { feed: [], forgo: [], spend: [] };

/** The choice as the rules know it; a place that feeds in two ways feeds by its Supply Point, if one is spent there. */
function choiceOf(
  { feed, forgo, spend }: Fed,
  world: OpenWorld,
  { data, seat }: Pick<Ask, 'data' | 'seat'>,
): SupplyChoice {
  const sources = sourcesOf(boardOf(world, data), seat);
  const sourceAt = (from: string): SourceId =>
    spend.some(({ at }) => (world.supply[at]?.at ?? at) === from)
      ? `points ${from}`
      : (sources.find(({ at }) => at === from)?.id ?? `points ${from}`);
  return {
    feed: feed.map(({ unit, from }) => ({ unit, source: from === null ? null : sourceAt(from) })),
    leave: forgo.map(({ unit }) => unit),
    spend: spend.map(({ at }) => counterToSpend(world, data, seat, at) ?? at),
    arrived: world.arrived,
  };
}

function faultOf({ feed, forgo, spend }: Fed, q: Ask, upTo = Infinity): Fault | null {
  const soFar = <T extends Line>(all: readonly T[]): T[] => all.filter(({ line = 0 }) => line <= upTo);
  const some = { feed: soFar(feed), forgo: soFar(forgo), spend };
  const empty = some.spend.find(({ at }) => counterToSpend(q.view, q.data, q.seat, at) === null);
  if (empty) {
    const places = supplyPlaces(q.view, q.data, q.seat).map((at) => place.print(at, q));
    return {
      rule: '6.43',
      why: `you have no Supply Point in ${point.print(empty.at, q)}; they lie in ${places.join(', ')}`,
    };
  }
  const verdict = generalSupply(boardSeen(q), q.seat, choiceOf(some, q.view, q));
  return isFault(verdict) ? verdict : null;
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
