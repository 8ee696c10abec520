import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/air';
import type { Mission } from '../rules/5-aloft';
import { Wing } from '../rules/5-wing';
import type { Plane } from '../rules/plane';
import { KIND_OF } from '../rules/5-4-missions';
import type { Side } from '../side';
import { comeHome, homeOf } from './air-seen';
import { loseAir } from './losses';
import { halfKey } from './throw';

/** A mission that is being flown (4.D3). */
export interface Flight {
  side: Side;
  line: Mission;
  /** Its number in the air phase. */
  no: number;
  /** 7.7.5: it flies without extended range, wherever it comes from. */
  near: boolean;
  /** The hex it flies to; null: to the Holding Box. */
  goal: HexId | null;
  /** Those still on it, and their escorts. */
  units: string[];
  escorts: string[];
  /** The way of each. */
  ways: Record<string, HexId[]>;
  /** Hexes with enemy CAP that are still before them. */
  ahead: HexId[];
  /** F that dropped their bombs to fight (5.7.4). */
  jettisoned: string[];
  /** Units of the mission that turned back, and that were shot down. */
  back: string[];
  lost: string[];
  /** 5.6.4: they make their attack and are then lost. */
  doomed: string[];
  /** It searches from outside the hex and has not gone on (5.4.2). */
  afar: boolean;
  /** TB and DB that found ships, and the ships that were spotted before (3.7). */
  finders: string[];
  known: string[];
  /** Hits of bombs on ships that are still to be dealt (5.7.1). */
  hits: number;
  /** The ships that its player named for them. */
  dealt?: string[];
}

export const inFlight = ({ units, escorts }: Pick<Flight, 'units' | 'escorts'>): string[] => [...units, ...escorts];

/** `3/2/german/m4`: what names the dice of a mission. */
export const flightKey = (c: Act<Pick<Flight, 'no'>>): string => `${halfKey(c)}/m${c.local.no}`;

/** An air unit as it flies: at extended range, with bombs on (5.3.3, 5.7.4). */
export function planeIn(c: Act<Flight>, id: string): Plane {
  const { world, data } = c;
  const { goal, line, jettisoned, near, units } = c.local;
  const flyer = new Wing(world, data).get(id);
  if (!flyer) throw new Error(`no air unit is called "${id}"`);
  const { side, nation, type, attack, defence, bomb, speed, tbs, t, night } = flyer.counter;
  const loaded = type === 'F' && LOADED.includes(KIND_OF[line.verb]) && units.includes(id);
  return {
    ...{ id, side, nation, type, attack, defence, bomb, speed, tbs, t, night },
    extended: goal !== null && !near && new Wing(world, data).isExtended(flyer, goal),
    bombedUp: loaded && !jettisoned.includes(id),
  };
}
const LOADED: readonly string[] = ['bombing', 'anti-ship', 'support'];

/** 5.4.2: an abort eliminates the helicopter. */
export const isHelicopter = ({ data }: Pick<Act, 'data'>, id: string): boolean => data.air.get(id)?.type === 'H';
export const HELICOPTER = 'an abort eliminates the helicopter (5.4.2)';

/** 5.5.7, 5.6.4: units give up the mission and go home. */
export function turnBack(c: Act<Flight>, ids: readonly string[], at: HexId, why: string): void {
  const { local } = c;
  for (const unit of ids) told.sentHome(c, { unit, at, why });
  const own = ids.filter((id) => local.units.includes(id));
  local.back.push(...own);
  leave(local, ids);
  for (const id of ids.filter((one) => isHelicopter(c, one))) loseAir(c, id, HELICOPTER, at);
  const others = ids.filter((id) => !isHelicopter(c, id));
  comeHome(c, local.side, others, (id) => homeOf(c, id));
}

/** 5.7.4: the mission of those that dropped their bombs is over: they go home when the combat is. */
export const flyHomeEmpty = (c: Act<Flight>): void =>
  flyHome(
    c,
    c.local.units.filter((id) => c.local.jettisoned.includes(id)),
  );

/** 4.D4: units whose part in the mission is over, so that nobody needs to be told why. */
export function flyHome(c: Act<Flight>, ids: readonly string[]): void {
  leave(c.local, ids);
  comeHome(c, c.local.side, ids, (id) => homeOf(c, id));
}

/** A unit of the mission is eliminated over a hex. */
export function shootDown(c: Act<Flight>, id: string, at: HexId, why: string): void {
  const { local } = c;
  if (local.units.includes(id)) local.lost.push(id);
  leave(local, [id]);
  loseAir(c, id, why, at);
}

function leave(local: Flight, ids: readonly string[]): void {
  local.units = local.units.filter((id) => !ids.includes(id));
  local.escorts = local.escorts.filter((id) => !ids.includes(id));
}
