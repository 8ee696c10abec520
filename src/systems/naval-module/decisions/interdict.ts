import { chooseLines } from '../../../play/choices/lines';
import type { OrderOf } from '../../../play/words/written';
import { written, type Ask, type Naval } from '../naval-module';
import { AIR_KINDS } from '../data/units';
import { aircraft, boxOrHex, escorts } from '../orders/air';
import {
  flightTo,
  missionFault,
  BOX,
  flownView,
  mayCarryOut,
  readyAircraft,
  type Mission,
} from '../rules/g57-missions';
import { effectOfLevels } from '../rules/31-1-level';
import { Board } from '../rules/board';

/** Missions of one phase: as they are ordered, then as they are flown. */
export interface Missions {
  missions: Mission[];
  mission?: Mission;
}

const interdict = written(
  'aircraft watch the sea zones from the box, or a hex and those around it (31.1, G65)',
  { at: boxOrHex, units: aircraft.list, escorts },
  'interdict {at} with {units}[ escorted by {escorts}]',
  'interdict {at}: {units}[ escorted by {escorts}]',
);
type Interdict = OrderOf<typeof interdict>;

/** Any hex, and the box (G65). */
const isPlace = ({ data }: Pick<Ask, 'data'>, at: string): boolean => at === BOX || data.waters.map.grid.has(at);

/** The hexes of harbours that lie on the map, which are worth it. */
const hexesOf = ({ view, data }: Pick<Ask, 'view' | 'data'>): string[] => {
  const board = new Board(view, data);
  return board.ports().flatMap(({ hex }) => (hex !== null && board.holder(hex) === 'soviet' ? [hex] : []));
};

/** 31.11, G65: which aircraft interdict in the Air Interdiction Phase. */
export const chooseInterdiction = chooseLines<Naval, Missions, Interdict>({
  ...{
    kind: 'naval.interdict',
    rule: '31.11',
    title: 'air interdiction',
    word: 'interdict',
    seats: ['axis'],
  },
  order: interdict,
  question: ({ data }) =>
    `Which aircraft interdict: from the box the ships in the sea zones, or a hex and those around it? ${effectOfLevels(data)}`,
  nothing: 'no aircraft interdict',
  waits: true,
  whose: () => 'axis',
  once: ({ units, escorts: beside }) => [...units, ...beside],
  nameOf: (id, { data }) => data.air.get(id)?.names[0] ?? id,
  asks: ({ view, data }) => readyAircraft(view, data, 'axis').some(mayCarryOut),
  options: (q) =>
    readyAircraft(q.view, q.data, 'axis')
      .filter(mayCarryOut)
      .flatMap((one) => [BOX, ...hexesOf(q)].map((at) => flightTo(at, [one]))),
  listing: ({ view, data }) =>
    readyAircraft(view, data, 'axis').map(
      ({ names, kind, rating, interdiction }) =>
        `${names[0]}: ${AIR_KINDS[kind]}, air ${rating}, interdiction ${interdiction}`,
    ),
  fault: (one, q, before) =>
    isPlace(q, one.at)
      ? missionFault(q.view, q.data, one, before)
      : { rule: 'G65', why: 'interdiction is flown to the box or to a hex of the map' },
  inAdvance: ({ view, data }) =>
    readyAircraft(view, data, 'axis')
      .filter(mayCarryOut)
      .slice(0, 1)
      .map((one) => ({ verb: 'interdict', ...flightTo(BOX, [one]) })),
  followedBy: () => ['naval.move', 'naval.attack', 'naval.raid', 'naval.cas', 'naval.motorized'],
  imagine: (answer, { view }) => flownView(view, answer),
  onMap: ({ at }) => ({ from: null, to: at === BOX ? null : at }),
  takeAll(c, all) {
    c.local.missions = all.map((one) => ({ ...one, opposed: [], prefers: [] }));
  },
});
