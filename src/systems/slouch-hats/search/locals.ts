import type { Frame } from '../../../kernel/flow/frame';
import type { Json, JsonObject } from '../../../kernel/realm';
import {
  all,
  open,
  secretOf,
  stackShown,
  without,
  type Held,
  type LocalsTable,
  type Shown,
} from '../../../kernel/search/locals';
import { activeIn } from '../rules/04-sequence';
import type { Sailing } from '../rules/07-2-naval-transport';
import type { Mission } from '../sequence/playing';
import type { Side, SlouchHatsData, World } from '../slouch-hats';

/** What policies of local values ask after besides them: whose Segment it is (4.21), and which counters fly. */
interface Told {
  active: Side | null;
  data: SlouchHatsData;
}

const PHASE = all<Side>(open, 'segment', 'fought', 'over', 'whose', 'placing', 'recovered');

/** What supports an attack, its owner alone knows before it is placed (10.41). */
const attackSeen =
  (side: Side | null): Shown<Side> =>
  (value, { seat }) => {
    const bare = (attack: Json): Json => {
      const known = Object.entries(attack as JsonObject).filter(([part]) => part !== 'kept');
      return { ...Object.fromEntries(known), support: {} };
    };
    return seat === side ? value : Array.isArray(value) ? value.map(bare) : bare(value);
  };

/** Where aircraft are to land, their owner alone knows before they do (13.13). */
const homesSeen =
  ({ data }: Told): Shown<Side> =>
  (value, { seat }) =>
    (value as unknown as { id: string }[]).filter(
      ({ id }) => data.counters.air.get(id)?.side === seat,
    ) as unknown as Json;

/** Between which ports something sails lies open, since they are used up (7.32); what it is, the other side sees when it is rolled for. */
const sailingsSeen =
  (mover: Side | null): Shown<Side> =>
  (value, { seat }) => {
    if (seat === mover) return value;
    const ways = (value as unknown as Sailing[]).map(({ from, to }): [string, Json] => [
      `${from} ${to}`,
      { from, to, cargo: [] },
    ]);
    return [...new Map(ways.toSorted(([a], [b]) => (a < b ? -1 : 1))).values()];
  };

/** Naval units have shown that they are placed against a port; of bombers the Axis player learns when bombs fall (13.2). */
const bombardedSeen =
  ({ data }: Told): Shown<Side> =>
  (value, { seat }) => {
    if (seat === 'allied') return value;
    const ships = (value as unknown as Mission[]).map(({ to, units }) => ({
      ...{ to, units: units.filter((id) => data.counters.naval.has(id)) },
    }));
    return ships.filter(({ units }) => units.length > 0);
  };

/** Of what is still to be placed, the Axis player knows ships alone; ports are listed that ships are at. */
const toBePlaced =
  ({ data }: Told): Shown<Side> =>
  (value, { seat }) =>
    seat === 'allied' ? value : (value as string[]).filter((id) => data.counters.naval.has(id));
const portsMet: Shown<Side> = (value, { seat, local }: Held<Side>) => {
  const ports = ((local['bombarded'] ?? []) as unknown as Mission[]).filter(({ units }) => units.length > 0);
  return seat === 'allied' ? value : (value as string[]).filter((port) => ports.some(({ to }) => to === port));
};

/** Who may know which local value of which procedure: nearly all lies open (3.34). */
export function localsOf(told: Told): LocalsTable<Side> {
  const { active } = told;
  const inactive = (): Side | null => (active === null ? null : active === 'axis' ? 'allied' : 'axis');
  const returning = secretOf<Side>(({ local }) => (local['returning'] as { side?: Side } | undefined)?.side);
  return {
    ...without('Scenario', 'Game-turn'),
    ...Object.fromEntries(PHASES_OF_ALL.map((name) => [`${name} Phase`, { values: PHASE }])),
    ...Object.fromEntries(SEGMENTS.map((name) => [name, { values: PHASE }])),
    'Special Events Phase': { values: PHASE, left: all<Side>(open, 'draws') },
    'Reinforcements Phase': { values: PHASE, left: all<Side>(open, 'arrivals') },
    'Supply Status Phase': { values: PHASE, left: all<Side>(open, 'supply') },
    'Special Events': { values: all<Side>(open, 'left', 'occasion') },
    'Naval units are placed': { values: all<Side>(open, 'at', 'ships', 'bomber') },
    'Bombardment Phase': {
      values: {
        ...{ ...PHASE, ...all<Side>(open, 'met', 'port'), returning, homes: homesSeen(told) },
        bombarded: bombardedSeen(told),
      },
      left: { placed: toBePlaced(told), 'naval units at a port': portsMet },
    },
    'Transport Phase': {
      values: {
        ...{ ...PHASE, helps: open, sailings: sailingsSeen(active) },
        ...{ helped: secretOf<Side>(() => active, []), against: secretOf<Side>(inactive, []) },
      },
      left: all<Side>(open, 'placed'),
    },
    'Movement Phase': { values: { ...PHASE, ...all<Side>(open, 'used', 'captured') } },
    'Exploitation Movement Phase': { values: { ...PHASE, ...all<Side>(open, 'used', 'captured') } },
    'Combat Phase': {
      values: {
        ...{ ...PHASE, ...all<Side>(open, 'guests', 'rearranged', 'resolved') },
        ...all(attackSeen(active), 'attacks', 'fallen'),
      },
    },
    Combat: {
      values: {
        ...all<Side>(
          open,
          'side',
          'guests',
          'pending',
          'fell',
          'combat',
          'placing',
          'result',
          'tolls',
          'role',
          'routs',
        ),
        ...all<Side>(open, 'rout', 'fought', 'captured', 'returning'),
        ...{ attack: attackSeen(active), homes: homesSeen(told), moraleKept: secretOf<Side>(() => active) },
        // Which Supply Points are spent is told with the die (6.63a).
        ...{ spend: secretOf<Side>(() => active), owed: open },
      },
      left: all<Side>(open, 'placed'),
    },
  };
}

const PHASES_OF_ALL = [
  ...['First Supply Conversion', 'Second Supply Conversion', 'Administrative', 'Engineering', 'Victory Determination'],
  'Turn Record',
];
const SEGMENTS = ['A Strategic Segment', 'Operations Segment', 'G Recovery Segment'];

/** The running procedures as `seat` may know them. */
export const stackFor = (stack: readonly Frame[], world: World, seat: Side, data: SlouchHatsData): Frame[] =>
  stackShown(localsOf({ active: activeIn(world.moment), data }), stack, seat);
