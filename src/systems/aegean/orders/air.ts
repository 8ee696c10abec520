import type { Order } from '../../../kernel/decide/order';
import type { HexId } from '../../../hex/hex';
import { written } from '../../../play/words/written';
import type { Aegean } from '../aegean';
import type { Place } from '../world';
import { ALSO, NO_MORE, withCommas, type Also } from './air-also';
import { aircraft, hex, ships, units as troops } from './names';
import { base, target } from './targets';

/** What all missions say: who flies them, and what else. */
interface Flown extends Order {
  units: string[];
  also: Also;
}
export interface Transfer extends Flown {
  verb: 'transfer';
  to: Place;
}
/** A mission to a hex. */
export interface ToHex extends Flown {
  verb: 'search' | 'far search' | 'attack' | 'support' | 'cap' | 'night cap' | 'escort';
  at: HexId;
}
export interface Airlift extends Flown {
  verb: 'airlift';
  unit: string;
  to: Place;
}
export interface Drop extends Flown {
  verb: 'drop';
  unit: string;
  at: HexId;
}
export interface Bomb extends Flown {
  verb: 'bomb';
  /** A base; or a hex, for the ground units in it. */
  target: Place;
}
export interface Missile extends Flown {
  verb: 'missile';
  ship: string;
}
export type AirOrder = Transfer | ToHex | Airlift | Drop | Bomb | Missile;

export type AirOrders = AirOrder | Strike | Rest;

const [WHO, TAIL] = [{ units: aircraft.list, also: ALSO }, 'with {units}[; {also}]'];
const toHex = (verb: ToHex['verb'], help: string, ...others: string[]) =>
  written<Aegean, ToHex>({ help, verb }, { ...WHO, at: hex }, `${verb} {at} ${TAIL}`, ...others);

/** 5.4: every mission. */
export const AIR_VERBS = withCommas([
  toHex('attack', 'aircraft attack the spotted ships of a hex; write behind it what they want to hit (5.4.6)'),
  written<Aegean, Bomb>(
    'aircraft bomb an enemy port or airfield and what stands on it, or the ground units of a hex (5.4.5)',
    { ...WHO, target },
    `bomb {target} ${TAIL}`,
  ),
  toHex('support', 'aircraft add their bombs to your attack in this hex in the ground phase to come (5.4.8)'),
  toHex('search', 'R, TB, DB or the helicopter look for ships in a hex (5.4.2)'),
  toHex('far search', 'an Allied TB looks for ships from two hexes away, which is harder (5.4.2)'),
  written<Aegean, Missile>(
    'Do 217s attack a spotted ship with missiles, by day; any CAP sends them home (5.4.7)',
    { ...WHO, ship: ships },
    `missile {ship} ${TAIL}`,
  ),
  toHex(
    'cap',
    'F and FB wait in a hex for enemy aircraft by day (5.4.9)',
    'cap {at}: {units}',
    `cap over {at} ${TAIL}`,
    'cap over {at}: {units}',
  ),
  toHex('night cap', 'the same by night, with units that fly at night (5.8.3)', 'night cap {at}: {units}'),
  toHex('escort', 'F and FB fly to a hex by themselves and fight the CAP on their way (5.4.10)'),
  written<Aegean, Drop>(
    'TR drop parachutists of their base, three for a battalion, one for a company (5.4.4)',
    { ...WHO, unit: troops, at: hex },
    `drop {unit} at {at} ${TAIL}`,
    `drop {unit} on {at} ${TAIL}`,
  ),
  written<Aegean, Airlift>(
    'TR carry troops of their base to a friendly airfield, three for a battalion, one for a company (5.4.3)',
    { ...WHO, unit: troops, to: base },
    `airlift {unit} to {to} ${TAIL}`,
  ),
  written<Aegean, Transfer>(
    'aircraft move to another base (5.4.1)',
    { ...WHO, to: base },
    'transfer {units} to {to}[; {also}]',
  ),
]);

export interface Rest extends Order {
  verb: 'rest';
  units: string[];
}
export interface Strike extends Flown {
  verb: 'strike';
}
/** 5.4.6: an attack whose hex is not known yet. */
export const strike = written<Aegean, Strike>(
  {
    help: 'aircraft attack the dearest spotted enemy ships that they may, wherever they are; with "; each impulse" whenever some are (5.4.6)',
    verb: 'strike',
  },
  WHO,
  `strike ${TAIL}`,
);
/** What ends a mission of `each impulse`. */
export const rest = written<Aegean, Rest>(
  { help: 'aircraft fly no more what they fly each impulse', verb: 'rest' },
  { units: aircraft.list },
  'rest {units}',
);

/** 4.A4: the verbs of CAP alone. */
export const CAP_VERBS = AIR_VERBS.filter(({ verb }) => verb === 'cap' || verb === 'night cap');

/** A mission of these units with nothing else said. */
export const flown = (units: string[]): Pick<Flown, 'units' | 'also'> => ({ units, also: NO_MORE });
