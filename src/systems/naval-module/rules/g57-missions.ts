import type { AirCounter } from '../data/units';
import type { NavalData } from '../data/load';
import type { Side } from '../side';
import type { NavalView } from '../view/view';
import type { Fault } from '../../../kernel/decide/fault';
import { Board } from './board';

/** A mission as it is flown (G57): units that carry it out, firing units beside them, and enemy fighters against it. */
export interface Mission {
  /** A hex, a harbour, a zone, or `box`: the Naval Movement Interdiction Box. */
  at: string;
  units: string[];
  escorts: string[];
  opposed: string[];
  /** Classes of ships that it goes for, the first first; then transports, then whoever has most Damage. */
  prefers: string[];
}

/** G57: units of a side at one hex, zone or box at most. */
export const MOST_AT_A_PLACE = 3;
export const BOX = 'box';

/** Ready aircraft of a side, as far as its view tells. */
export const readyAircraft = ({ air }: Pick<NavalView, 'air'>, data: NavalData, side: Side): AirCounter[] =>
  Object.entries(air).flatMap(([id, state]) => {
    const counter = data.air.get(id);
    return state === 'ready' && counter?.side === side ? [counter] : [];
  });

/** 31.11, 31.21: who has an Interdiction rating may carry out such a mission. */
export const mayCarryOut = ({ interdiction }: Pick<AirCounter, 'interdiction'>): boolean => interdiction > 0;

/** G57: fighters and fighter-bombers may fly as firing units; a bomber is always a mission unit. */
const mayFire = ({ kind }: Pick<AirCounter, 'kind'>): boolean => kind !== 'B';

/** 31.13: against a mission in the box only fighters of the fleet; elsewhere any fighter. */
export const mayOppose = (counter: Pick<AirCounter, 'kind' | 'naval'>, at: string): boolean =>
  mayFire(counter) && (at !== BOX || counter.naval);

/** Aircraft in order of their rating, the best first. */
export const bestFirst = (all: readonly AirCounter[]): AirCounter[] =>
  all.toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));

/** Aircraft that carry out a mission at a place, without escorts. */
export const flightTo = (at: string, units: readonly Pick<AirCounter, 'id'>[]) => ({
  ...{ at, units: units.map(({ id }) => id), escorts: [] as string[] },
});

/** What is seen once missions are flown: who flies one flies nothing else in the turn (G57). */
export function flownView(view: NavalView, missions: readonly Pick<Mission, 'units' | 'escorts'>[]): NavalView {
  const flown = missions.flatMap(({ units, escorts }) => [...units, ...escorts]).map((id) => [id, 'flown'] as const);
  return { ...view, air: { ...view.air, ...Object.fromEntries(flown) } };
}

/** Mission and firing units that fly to a place. */
interface Flight {
  at: string;
  units: readonly string[];
  escorts: readonly string[];
}
type Seen = Pick<NavalView, 'air'>;

/** G57: each Ready unit of a side flies once, and no more than three to a place. */
function crewFault(
  view: Seen,
  data: NavalData,
  side: Side,
  { at, units }: { at: string; units: readonly string[] },
): Fault | null {
  const ready = readyAircraft(view, data, side);
  const strange = units.find((id) => !ready.some((one) => one.id === id));
  if (strange !== undefined)
    return { rule: 'G57', why: `${data.air.get(strange)?.names[0] ?? strange} is none of your Ready aircraft` };
  const rule = at === BOX ? '31.11' : 'G57';
  return units.length > MOST_AT_A_PLACE ? { rule, why: `at most ${MOST_AT_A_PLACE} air units fly to one place` } : null;
}

/** 31.11, 31.21, 31.23, G63: why a mission may not be flown so. `before`: missions of earlier lines. */
export function missionFault(
  view: Seen,
  data: NavalData,
  flight: Flight,
  before: readonly Flight[],
  { side, cas }: { side: Side; cas: boolean } = { side: 'axis', cas: false },
): Fault | null {
  const { at, units, escorts } = flight;
  const name = (id: string): string => data.air.get(id)?.names[0] ?? id;
  if (before.some((one) => one.at === at))
    return { rule: 'G57', why: 'one mission flies to a place: name all its aircraft in one line' };
  const crew = crewFault(view, data, side, { at, units: [...units, ...escorts] });
  if (crew) return crew;
  const counter = (id: string) => data.air.get(id);
  const idle = units.find((id) => !cas && !mayCarryOut(counter(id) ?? { interdiction: 0 }));
  const useless = cas ? units.find((id) => counter(id)?.kind === 'B' && counter(id)?.cas === 0) : undefined;
  if (useless !== undefined) return { rule: 'G63', why: `${name(useless)} has no CAS rating` };
  if (idle !== undefined) return { rule: '31.21', why: `${name(idle)} has no Interdiction rating` };
  const heavy = escorts.find((id) => counter(id)?.kind === 'B');
  return heavy === undefined ? null : { rule: 'G57', why: `${name(heavy)} is a bomber and does not escort` };
}

/** 31.13, G57: why fighters may not fly against a mission; `at`: where it is flown. */
export function oppositionFault(
  view: Seen,
  data: NavalData,
  { at, units }: { at: string; units: readonly string[] },
  places: readonly string[],
): Fault | null {
  if (!places.includes(at)) return { rule: 'G57', why: 'no enemy mission flies there' };
  const crew = crewFault(view, data, 'soviet', { at, units });
  if (crew) return crew;
  const strange = units.find((id) => !mayOppose(data.air.get(id) ?? { kind: 'B', naval: false }, at));
  if (strange === undefined) return null;
  const name = data.air.get(strange)?.names[0] ?? strange;
  return at === BOX && mayFire(data.air.get(strange) ?? { kind: 'B' })
    ? { rule: '31.13', why: `${name} is no fighter of the fleet: only those oppose a mission in the box` }
    : { rule: 'G57', why: `${name} is no fighter` };
}

/** 31.22, G91: places with ships that the Axis knows of; `atSea`: zones and hexes alone. */
export function raidedPlaces(view: NavalView, data: NavalData, atSea: boolean): string[] {
  const board = new Board(view, data);
  // 31.22, G8: ships in a harbour that is a hex; boxes are not attacked.
  const inPort = board
    .ports()
    .filter(({ hex }) => hex !== null)
    .filter(({ id }) => view.exists.includes(id) || board.ships('soviet').some((ship) => ship.at === id));
  const onHexes = board.ships('soviet').flatMap(({ at }) => (data.waters.map.grid.has(at) ? [at] : []));
  const sea = [...Object.keys(view.sightings), ...onHexes.filter((at, i) => onHexes.indexOf(at) === i)];
  return atSea ? sea : [...inPort.map(({ id }) => id), ...sea];
}
