import type { AirCounter } from '../data/air-units';
import type { NavalData } from '../data/load';
import type { Side } from '../side';
import type { NavalView } from '../view/view';

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
export const mayFire = ({ kind }: Pick<AirCounter, 'kind'>): boolean => kind !== 'B';

/** 31.13: against a mission in the box only fighters of the fleet; elsewhere any fighter. */
export const mayOppose = (counter: Pick<AirCounter, 'kind' | 'naval'>, at: string): boolean =>
  mayFire(counter) && (at !== BOX || counter.naval);

/** Aircraft in order of their rating, the best first. */
export const bestFirst = (all: readonly AirCounter[]): AirCounter[] =>
  all.toSorted((a, b) => b.rating - a.rating || (a.id < b.id ? -1 : 1));

/** What is seen once missions are flown: who flies one flies nothing else in the turn (G57). */
export function flownView(view: NavalView, missions: readonly Pick<Mission, 'units' | 'escorts'>[]): NavalView {
  const flown = missions.flatMap(({ units, escorts }) => [...units, ...escorts]).map((id) => [id, 'flown'] as const);
  return { ...view, air: { ...view.air, ...Object.fromEntries(flown) } };
}
