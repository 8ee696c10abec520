import { bad } from './bad';
import type { Fault } from '../../../kernel/decide/fault';
import type { AirCounter } from '../data/air-units';

export const MISSIONS = [
  ...(['transfer', 'reconnaissance', 'airlift', 'drop', 'bombing', 'anti-ship'] as const),
  ...(['missile', 'support', 'cap', 'escort'] as const),
] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** The kind of mission that each verb of an order means. */
export const KIND_OF = {
  ...{ transfer: 'transfer', search: 'reconnaissance', 'far search': 'reconnaissance', airlift: 'airlift' },
  ...{ drop: 'drop', bomb: 'bombing', attack: 'anti-ship', missile: 'missile', support: 'support' },
  ...{ cap: 'cap', 'night cap': 'cap', escort: 'escort' },
} as const satisfies Readonly<Record<string, MissionKind>>;

type Flyer = Pick<AirCounter, 'type' | 'bomb' | 'tbs' | 't' | 'night' | 'nation' | 'side'>;

const bombs = ({ type, bomb }: Flyer, rule: string): Fault | null =>
  type === 'TB' || bomb === 0 ? bad(rule, 'it has no bombs for that') : null;

const ABLE: Readonly<Record<MissionKind, (unit: Flyer) => Fault | null>> = {
  transfer: () => null,
  reconnaissance: ({ type }) =>
    ['R', 'TB', 'DB', 'H'].includes(type) ? null : bad('5.4.2', 'only R, TB, DB and the helicopter search'),
  airlift: ({ type }) => (type === 'TR' ? null : bad('5.4.3', 'only TR carry troops')),
  drop: ({ type }) => (type === 'TR' ? null : bad('5.4.4', 'only TR carry parachutists')),
  bombing: (unit) => bombs(unit, '5.4.5'),
  'anti-ship': ({ tbs, t }) => (tbs > 0 || t ? null : bad('5.4.6', 'it cannot attack ships: no TBS, no code T')),
  missile: ({ type }) => (type === 'AS' ? null : bad('5.4.7', 'only the Do 217 has missiles')),
  support: (unit) => bombs(unit, '5.4.8'),
  cap: ({ type }) => (type === 'F' || type === 'FB' ? null : bad('5.4.9', 'only F and FB fly CAP')),
  escort: ({ type }) => (type === 'F' || type === 'FB' ? null : bad('5.4.10', 'only F and FB escort')),
};

/** 5.4, 5.8, 5.9: why a unit cannot fly a mission of this kind by day or night; null: it can. */
export function missionFault(
  unit: Flyer,
  kind: MissionKind,
  { night, extended }: { night: boolean; extended: boolean },
): Fault | null {
  if (unit.type === 'H' && kind !== 'reconnaissance' && kind !== 'transfer')
    return bad('5.4.2', 'the helicopter flies reconnaissance only');
  const able = ABLE[kind](unit);
  if (able) return able;
  if (night && !unit.night) return bad('5.8.1', 'it does not fly at night');
  if (night && (kind === 'reconnaissance' || kind === 'missile'))
    return bad('5.8.2', 'this mission is not flown at night');
  if (unit.nation === 'american' && ['HB', 'B'].includes(unit.type) && !AMERICAN.includes(kind))
    return bad('5.9.1', 'American bombers fly bombing and anti-ship missions only');
  return extended ? extendedFault(unit, kind) : null;
}

const AMERICAN: readonly MissionKind[] = ['bombing', 'anti-ship', 'transfer'];
const EXTENDED_FB: readonly MissionKind[] = ['escort', 'bombing', 'support'];

/** 5.3.3. */
function extendedFault({ type, t }: Flyer, kind: MissionKind): Fault | null {
  if (kind === 'cap') return bad('5.4.9', 'a unit at extended range flies no CAP');
  if (type === 'F')
    return kind === 'escort' || kind === 'transfer' ? null : bad('5.3.3', 'an F at extended range escorts only');
  if (kind === 'transfer' || EXTENDED_FB.includes(kind) || (kind === 'anti-ship' && t)) return null;
  return bad(
    '5.3.3',
    'an FB at extended range flies escort, bombing, ground support and, with code T, anti-ship missions',
  );
}

/** 5.4.3, 5.4.4: transport planes that a unit needs: three for a battalion, one for a company. */
export const planesFor = (size: 'battalion' | 'company'): number => (size === 'battalion' ? 3 : 1);

export type Delivered = 'whole' | 'disrupted' | 'lost' | 'back';

/**
 * 5.4.3, 5.4.4: what becomes of a passenger when some of its planes were shot down or sent home: airlifted it is lost with
 * any of them, and goes back with any. A company that drops shares the fate of its plane; a battalion that lacks one drops
 * disrupted, lacking two or more it is lost, or goes back if none of them was shot down.
 */
export function delivered(
  mission: 'airlift' | 'drop',
  size: 'battalion' | 'company',
  planes: { lost: number; back: number },
): Delivered {
  const { lost, back } = planes;
  if (lost + back === 0) return 'whole';
  if (mission === 'drop' && size === 'battalion' && lost + back === 1) return 'disrupted';
  return lost > 0 ? 'lost' : 'back';
}
