import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { AIR_KINDS, type AirCounter } from '../data/units';
import { written, type Ask, type Naval } from '../naval-module';
import { aircraft, classes, escorts } from '../orders/air';
import { goal } from '../orders/names';
import {
  flightTo,
  missionFault,
  raidedPlaces,
  flownView,
  mayCarryOut,
  MOST_AT_A_PLACE,
  readyAircraft,
} from '../rules/g57-missions';
import type { Missions } from './interdict';

const raid = written(
  {
    help: 'aircraft attack ships in a harbour, a zone or on a hex, classes of ships in this order (31.2)',
    means: ['raid', 'bomb', 'attack', 'bombard'],
  },
  { at: goal, units: aircraft.list, escorts, prefers: classes },
  'raid {at} with {units}[ escorted by {escorts}][ at {prefers}]',
  'raid {at}: {units}[ escorted by {escorts}][ at {prefers}]',
);
type Raid = OrderOf<typeof raid>;

const AT_SEA = 'up to three Ready bombers attack the most ships seen at sea';

/** Ready bombers against the place at sea with most ships. */
function usual(q: Ask): { at: string; units: string[]; escorts: string[]; prefers: string[] }[] {
  const count = (at: string): number => q.view.sightings[at]?.count ?? 1;
  const [at] = raidedPlaces(q.view, q.data, true).toSorted((a, b) => count(b) - count(a) || (a < b ? -1 : 1));
  const units = readyAircraft(q.view, q.data, 'axis').filter((one) => one.kind === 'B' && mayCarryOut(one));
  if (at === undefined || units.length === 0) return [];
  return [{ ...flightTo(at, units.slice(0, MOST_AT_A_PLACE)), prefers: [] }];
}

/** `Ju-88 KG 51 1: bomber, air 3, trained against ships` (G57, G64). */
const raider = ({ names, kind, rating, antiShip }: AirCounter): string =>
  `${names[0]}: ${AIR_KINDS[kind]}, air ${rating}${antiShip ? ', trained against ships' : ''}`;

/** 31.22: in the own Combat Phase ships anywhere; in the Reaction Phase those at sea. */
const raiding = (atSea: boolean) =>
  chooseLines<Naval, Missions, Raid>({
    ...(atSea
      ? {
          ...{ kind: 'naval.raid-at-sea', title: 'raids in reaction', word: 'raid sea' },
          asked: 'other',
          interphase: AT_SEA,
          yields: true,
        }
      : {
          kind: 'naval.raid',
          title: 'raids on ships',
          word: 'raid',
          asked: 'own',
          waits: true,
        }),
    ...{ rule: '31.22', seats: ['axis'], order: raid },
    question: atSea ? 'Which ships at sea are attacked from the air?' : 'Which ships are attacked from the air?',
    nothing: 'no ship is attacked',
    whose: () => 'axis',
    once: ({ units, escorts: beside }) => [...units, ...beside],
    nameOf: (id, { data }) => data.air.get(id)?.names[0] ?? id,
    asks: (q) =>
      raidedPlaces(q.view, q.data, atSea).length > 0 && readyAircraft(q.view, q.data, 'axis').some(mayCarryOut),
    options: (q) =>
      readyAircraft(q.view, q.data, 'axis')
        .filter(mayCarryOut)
        .flatMap((one) => raidedPlaces(q.view, q.data, atSea).map((at) => ({ ...flightTo(at, [one]), prefers: [] }))),
    listing: (q) => [
      `Ships are known at: ${raidedPlaces(q.view, q.data, atSea)
        .map((at) => goal.print(at, q))
        .join(', ')}`,
      ...readyAircraft(q.view, q.data, 'axis').filter(mayCarryOut).map(raider),
    ],
    fault(one, q, before) {
      if (!raidedPlaces(q.view, q.data, atSea).includes(one.at))
        return {
          rule: '31.22',
          why: `you know of no enemy ships ${atSea ? 'at sea ' : ''}at ${goal.print(one.at, q)}`,
        };
      return missionFault(q.view, q.data, one, before);
    },
    ...(atSea ? { byDefault: (q: Ask) => ({ lines: usual(q), text: AT_SEA }) } : {}),
    inAdvance: ({ view, data }) =>
      readyAircraft(view, data, 'axis')
        .filter(mayCarryOut)
        .slice(0, 1)
        .flatMap((one) =>
          raidedPlaces(view, data, atSea)
            .slice(0, 1)
            .map((at) => ({ verb: 'raid', ...flightTo(at, [one]), prefers: [] })),
        ),
    imagine: (answer, { view }) => flownView(view, answer),
    imagined: () => ({}),
    onMap: ({ at }) => ({ from: null, to: at }),
    takeAll(c, all) {
      c.local.missions = all.map((one) => ({ ...one, opposed: [] }));
    },
  });

export const chooseRaids = raiding(false);
export const chooseRaidsAtSea = raiding(true);
