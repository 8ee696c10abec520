import type { Json } from '../../../kernel/realm';
import type { Mission } from '../rules/11-2-bombardment';
import type { Paradrop } from '../decisions/ground/paradrop';
import { activeSide, all, open, secretOf, secretOfActive, without, type Held, type LocalsTable } from './locals';

const FIGHT = {
  ...all(open, 'target', 'attacker', 'attackers', 'defenders', 'supported', 'support', 'uncoordinated', 'coordinated'),
  leads: openLeads,
  // That an engineer works, or leads at all, shows in the result (13.23).
  effects: secretOfActive(),
};

/** Who may know what of the procedures on the hex map. */
export const GROUND_LOCALS: LocalsTable = {
  ...without('Ground scenario', 'Ground game-turn', 'II Air Segment on the map', 'V Game Record Segment'),
  'I Strategic Segment': { values: all(open, 'side', 'militia'), left: all(open, 'A4 replacement HQs') },
  'IV Movement and Combat Segment': { values: all(open, 'side') },
  'A Paradrop Phase': {
    values: {
      ...all(open, 'targets', 'free', 'unit', 'hex'),
      drops: landedOrOnCard,
      assaults: secretOf('german'),
    },
    left: {
      '3 landing and drift': secretOf('german', []),
      '5 Special Airborne Assault': (value, { seat }) => (seat === 'german' ? value : inAlphabet(value)),
    },
  },
  'Special Airborne Assault': { values: all(open, 'target', 'force', 'attackers') },
  Airlanding: {
    values: { ...all(open, 'airfields', 'groups', 'open', 'unit'), landings: secretOf('german', []) },
    left: { landings: secretOf('german', []) },
  },
  'Ground Movement': {
    values: { ...all(open, 'side', 'raid', 'dropped'), raids: secretOfActive([]) },
    left: { 'attacks into boxes': secretOfActive([]) },
  },
  'Off-Map Combat': { values: all(open, 'from', 'box', 'units', 'side', 'result', 'retreat') },
  'C Bombardment Phase': { values: { ...all(open, 'side'), missions: withoutSecondWishes } },
  'Special Air Bombardment': {
    values: { ...all(open, 'side'), drops: secretOf('german', []), missions: withoutSecondWishes },
  },
  Bombardments: {
    values: {
      ...all(open, 'side', 'done', 'shelled'),
      missions: withoutSecondWishes,
      mission: first,
    },
    left: { '5 resolve': withoutSecondWishes },
  },
  Bombardment: {
    values: {
      ...all(open, 'side', 'target', 'taken', 'steps', 'fatigue'),
      mission: first,
    },
  },
  'D Combat Declaration Phase': { values: all(open, 'side') },
  'E Combat Refusal Phase': {
    values: all(open, 'side', 'targets', 'hex', 'going', 'refused'),
    left: all(open, 'attacked hex'),
  },
  'F Defender Reaction Phase': {
    values: {
      ...all(open, 'side', 'hex', 'refused'),
      attempts: (value, held) => (mine(held) ? {} : value),
    },
    left: all(open, 'attacked hex'),
  },
  'G Combat Phase': { values: all(open, 'side', 'target', 'attackers') },
  'D to G Combat': { values: all(open, 'side', 'refused') },
  'G Combat': {
    values: {
      ...all(open, 'target', 'attacker', 'coordination', 'maneuver'),
      ...all(secretOfActive([]), 'declared', 'assault'),
    },
  },
  'Maneuver Combat': {
    values: {
      ...{ ...FIGHT, ...all(open, 'supportRoll', 'result', 'advance') },
      // Units that assault after the Maneuver Combat are named to nobody before they do (8.24).
      assaultFollows: secretOfActive(false),
      busy: (value: Json, held: Held): Json => (mine(held) ? value : (held.local['attackers'] as Json)),
    },
  },
  'Assault Combat': { values: { ...FIGHT, ...all(open, 'busy', 'night', 'round', 'due', 'again', 'special') } },
  Retreat: {
    values: all(open, 'side', 'force', 'hexes', 'defending', 'stack', 'stood', 'gone'),
    left: all(open, 'stack'),
  },
  // Nobody but the loser is asked before the lead has paid.
  'Step Losses': {
    values: { ...all(open, 'side', 'force', 'steps', 'why', 'units', 'overflow'), lead: secretOfActive(null) },
  },
  Fatigue: { values: { ...all(open, 'side', 'force', 'units', 'overflow'), lead: secretOfActive(null) } },
  'End of Phase': { values: all(open, 'side', 'hex'), left: all(open, 'sides', 'overfull hexes') },
};

const mine = ({ seat, local }: Held): boolean => seat === activeSide(local);

/** The leads of a Maneuver Combat are told with its result (9.31D); of an Assault nobody says who led the enemy. */
function openLeads(value: Json, { seat, local }: Held): Json {
  if (local['result'] !== undefined) return value;
  const lead = (value as Record<string, Json>)[seat];
  return lead === undefined ? {} : { [seat]: lead };
}

const inAlphabet = (value: Json): Json => [...(value as string[])].sort();

/** The Allied player has the card; where the Reserve Wave drops he sees when it lands (6.12). */
function landedOrOnCard(value: Json, { seat, frame, local }: Held): Json {
  if (seat === 'german' || !BEFORE_LANDING.includes(frame.at)) return value;
  const { targets = {} } = local as Paradrop;
  const card = Object.values(targets).flat();
  return Object.fromEntries(Object.entries(value as Record<string, Json>).filter(([unit]) => card.includes(unit)));
}

const BEFORE_LANDING = [
  '1 target hexes of the card',
  '1 target hexes of the Reserve Wave',
  '1 units that wait',
  '2 Special Air Bombardment',
];

/** The target that is announced; what else is named for the case that nobody is there is not told (11.11, 12.91). */
function first(value: Json, held: Held): Json {
  const mission = value as unknown as Mission;
  if (mine(held)) return value;
  const names = mission.by === 'ships' ? { units: [] } : {};
  return { ...mission, ...names, targets: mission.targets.slice(0, 1) } as unknown as Json;
}

/** Ships that are to fire are known to nobody else, and when they have, not by name (19.83). */
function withoutSecondWishes(value: Json, held: Held): Json {
  const announced = (value as Json[]).filter((one) => mine(held) || (one as unknown as Mission).by !== 'ships');
  return announced.map((one) => first(one, held));
}
