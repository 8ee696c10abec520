import { chooseLines } from '../../../play/choices/lines';
import type { Order } from '../../../kernel/decide/order';
import { written } from '../../../play/words/written';
import type { Ask, Naval } from '../naval-module';
import { aircraft, boxOrHex } from '../orders/air';
import { goal } from '../orders/names';
import { oppositionFault, bestFirst, mayOppose, MOST_AT_A_PLACE, readyAircraft } from '../rules/g57-missions';
import { placeName } from '../rules/names';
import type { Missions } from './interdict';

/** Where fighters fly, and which. */
interface Fighters extends Order {
  at: string;
  units: string[];
}

const VERBS = {
  oppose: written<Naval, Fighters>(
    'fighters fly against interdiction, in the box or over a hex (31.13)',
    { at: boxOrHex, units: aircraft.list },
    'oppose {at} with {units}',
    'oppose {at}: {units}',
  ),
  intercept: written<Naval, Fighters>(
    'fighters fly against a raid on ships (31.23)',
    { at: goal, units: aircraft.list },
    'intercept {at} with {units}',
    'intercept {at}: {units}',
  ),
};

/** Where missions are flown; with which aircraft is not told before both have placed (G92). */
interface Flown {
  places: string[];
}

const BEST = 'up to three of the best fighters of the fleet against a mission in the box';
const HALF = 'half of the Ready fighters against the first raid';

/** Who may fly against a mission, the best first. */
const able = ({ view, data }: Ask<Flown>, at: string) =>
  bestFirst(readyAircraft(view, data, 'soviet').filter((one) => mayOppose(one, at)));

function usual(q: Ask<Flown>, half: boolean): { at: string; units: string[] }[] {
  const [first] = half ? q.facts.places : q.facts.places.filter((at) => at === 'box');
  if (first === undefined) return [];
  const all = able(q, first);
  const most = Math.min(MOST_AT_A_PLACE, half ? Math.ceil(all.length / 2) : all.length);
  return most === 0 ? [] : [{ at: first, units: all.slice(0, most).map(({ id }) => id) }];
}

const HEADS = {
  oppose: {
    kind: 'naval.oppose',
    rule: '31.13',
    title: 'fighters against interdiction',
    word: 'oppose',
    interphase: BEST,
  },
  intercept: {
    kind: 'naval.intercept',
    rule: '31.23',
    title: 'fighters against raids',
    word: 'intercept',
    interphase: HALF,
  },
} as const;

const defending = (what: 'oppose' | 'intercept') =>
  chooseLines<Naval, Missions, Fighters, Flown>({
    ...{ ...HEADS[what], seats: ['soviet'], order: VERBS[what], once: 'units' },
    question: ({ facts, ...q }) =>
      `Enemy aircraft fly to ${facts.places.map((at) => placeName(q.data, at)).join(', ')}. Which fighters oppose them?`,
    nothing: 'no fighters oppose them',
    whose: () => 'soviet',
    told: ({ local }) => ({ places: local.missions.map(({ at }) => at) }),
    nameOf: (id, { data }) => data.air.get(id)?.names[0] ?? id,
    options: (q) => q.facts.places.flatMap((at) => able(q, at).map(({ id }) => ({ at, units: [id] }))),
    fault(one, { view, data, facts }, before) {
      if (before.some(({ at }) => at === one.at))
        return { rule: 'G57', why: 'name all fighters for a place in one line' };
      return oppositionFault(view, data, one, facts.places);
    },
    byDefault: (q) => ({
      lines: usual(q, what === 'intercept'),
      text: HEADS[what].interphase,
    }),
    onMap: () => ({ from: null }),
    takeAll(c, all) {
      for (const { at, units } of all) {
        const mission = c.local.missions.find((one) => one.at === at);
        if (mission) mission.opposed = units;
      }
    },
  });

/** 31.13: against interdiction. 31.23: against raids. */
export const chooseOpposition = defending('oppose');
export const chooseInterception = defending('intercept');
