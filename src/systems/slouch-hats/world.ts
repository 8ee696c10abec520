import { z } from 'zod';
import { byId, idIn, worldOf, type Infer, type Shown } from '../../kernel/view/field';
import { AIR, PLACE, SHIP, SUPPLY, UNIT } from './counter-state';
import type { SlouchHatsData } from './data/load';
import { EVENTS, MARKER_PLACE } from './events-state';
import { LETTERS } from './letters';
import { AIR_TRANSPORT } from './rules/names';
import { MOMENT } from './rules/04-sequence';
import { SIDES, type Side } from './side';

export type { AirState, Place, ShipState, SupplyState, UnitState } from './counter-state';

const [SIDE, NUMBER, FLAG] = [z.enum(SIDES), z.number(), z.boolean()];

/** What transport has used in the Segment that runs: markers (7.12, 7.21), ports (7.32), airfields (7.14). */
const USED = z.record(PLACE, NUMBER);
const TRANSPORT = z.strictObject({ naval: NUMBER, air: NUMBER, ports: USED, airfields: USED });

const unitsIn = ({ counters }: SlouchHatsData) => z.array(idIn(counters.units.keys(), 'unit'));
/** Units, aircraft that come back (13.15), Supply Points, replacements, ships, air transport: all that 5.31 brings. */
const comersIn = ({ counters: { units, supply, air, naval, repl } }: SlouchHatsData) =>
  z.array(idIn([AIR_TRANSPORT.id, ...[units, supply, air, naval, repl].flatMap((of) => [...of.keys()])], 'counter'));
const bySide = <T extends z.ZodType>(shape: T) => z.record(SIDE, shape);
const { open, hidden, fields } = worldOf<Side, SlouchHatsData>();

/** The true state of a game, and who sees it: all lies open (3.34) but the letters that a side holds (20.13). */
export const WORLD = fields({
  scenario: open(z.string()),
  /** Index in the Turn Record Track. */
  turn: open(NUMBER),
  /** The phase that is played (4.21). */
  moment: open(MOMENT, { segment: 'A', phase: 'Turn Record' }),
  /** Combat units that came to where they stand in this phase, in that order (3.32). */
  entered: open(unitsIn, []),
  units: open(({ counters }) => byId(counters.units.keys(), UNIT, 'unit')),
  supply: open(({ counters }) => byId(counters.supply.keys(), SUPPLY, 'supply')),
  air: open(({ counters }) => byId(counters.air.keys(), AIR, 'air unit')),
  ships: open(({ counters }) => byId(counters.naval.keys(), SHIP, 'naval unit')),
  repl: open(({ counters }) => byId(counters.repl.keys(), PLACE, 'REPL unit')),
  /** Hexes that are not friendly to whom their area is (2.12, 3.12). */
  control: open(({ ground }) => byId(ground.map.area.keys(), SIDE, 'hex'), {}),
  /** Steps that a port is down on its Capacity Track; those at full value are not named (7.33). */
  portsDown: open(({ ground }) => byId(ground.map.tracks.keys(), NUMBER, 'port'), {}),
  /** Unspent Victory Points (18.11). */
  victoryPoints: open(bySide(NUMBER)),
  /** Replacements Points of the Allied player on the track (15.13). */
  replacementPoints: open(NUMBER, 0),
  /** The Air Transport marker is in play (7.12). */
  airTransport: open(FLAG, false),
  transportUsed: open(TRANSPORT, { naval: 0, air: 0, ports: {}, airfields: {} }),
  /** Commandos that have raided this turn: in the Segment that runs, or earlier (10.61, 10.65). */
  raids: open(({ counters }) => byId(counters.units.keys(), z.enum(['now', 'before']), 'unit'), {}),
  /** The coastal hex that each of them indicated (10.62); none is kept of raids of before this was written down. */
  coasts: open(({ counters }) => byId(counters.units.keys(), PLACE, 'unit').optional()),
  /** What came into play this turn (5.31); units among it are in supply (5.33). */
  arrived: open(comersIn, []),
  /** Units of the Alawi and Druze groups that may go everywhere (19.23). */
  activeEverywhere: open(unitsIn, []),
  /** Items of the Victory Points Schedule that a side has scored for good (18.13); a city retaken among them. */
  scored: open(bySide(z.array(z.string())), { axis: [], allied: [] }),
  /** Losses that have not brought Victory Points yet, by items of the schedule. */
  losses: open(z.record(z.string(), NUMBER), {}),
  /** Modifiers that each side has bought for the Vichy Surrender Table (18.14a). */
  surrenderModifiers: open(bySide(NUMBER), { axis: 0, allied: 0 }),
  /** The turn in which the Table was resolved last (18.32). */
  surrenderRolled: open(NUMBER.nullable(), null),
  /** The game is linked to Rommel's War: it goes on after a surrender (18.4). */
  linked: open(FLAG),
  /** Vichy has surrendered in a game that goes on (18.4), and the counters that became German then. */
  surrendered: open(FLAG, false),
  nowGerman: open(z.array(z.string()), []),
  events: open(EVENTS),
  /** Where each Special Events marker is: views have the own hand and how many are held (20.13). */
  markers: hidden(z.record(z.enum(LETTERS).meta({ title: 'letter of a marker' }), MARKER_PLACE)),
});
export type World = Infer<typeof WORLD>;
/** What lies open of it: each side may read the other's stacks, tracks and boxes (3.34). */
export type OpenWorld = Shown<typeof WORLD>;
