import { define, type Act } from '../naval-module';
import { chooseInterdiction, type Missions } from '../decisions/interdict';
import { chooseRaids, chooseRaidsAtSea } from '../decisions/raid';
import { chooseInterception, chooseOpposition } from '../decisions/oppose';
import type { Mission } from '../rules/g57-missions';
import { airMission, type Flying } from './air-mission';

const flown =
  (raid: boolean) =>
  ({ local }: Act<Missions>): Flying => ({ mission: local.mission as Mission, raid, through: [] });
const all = ({ local }: Act<Missions>): Mission[] => local.missions;
const says = ({ at }: Mission): string => at;

/** 4 of G11: the Axis interdicts, the Soviet opposes. */
export const airInterdiction = define<Missions>('Air Interdiction', (s) => [
  s.ask('31.11 interdict', chooseInterdiction),
  s.ask('31.13 oppose', chooseOpposition),
  s.each('31.1 missions', 'mission', all, [s.call('31.1 mission', airMission, flown(false))], says),
]);

/** 10 of G11: raids on ships anywhere. */
export const shippingAttacks = define<Missions>('Shipping Attacks', (s) => [
  s.ask('31.22 raid', chooseRaids),
  s.ask('31.23 intercept', chooseInterception),
  s.each('31.2 raids', 'mission', all, [s.call('31.2 raid', airMission, flown(true))], says),
]);

/** 15 of G11: raids on ships at sea. */
export const attacksAtSea = define<Missions>('Shipping Attacks at Sea', (s) => [
  s.ask('31.22 raid', chooseRaidsAtSea),
  s.ask('31.23 intercept', chooseInterception),
  s.each('31.2 raids', 'mission', all, [s.call('31.2 raid', airMission, flown(true))], says),
]);
