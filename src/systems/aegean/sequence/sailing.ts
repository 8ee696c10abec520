import type { HexId } from '../../../hex/hex';
import type { Said } from '../../../play/choices/line-spec';
import { chooseBattle, chooseBattleOfOther } from '../decisions/sea-battle';
import type { StepWriter } from '../../../kernel/flow/step';
import { define, type Act, type Aegean } from '../aegean';
import type { Torpedo } from '../decisions/torpedoes';
import type { NavalOrder } from '../orders/sea';
import { SIDES, type Side } from '../side';
import { mayDemand } from '../rules/6-4-hits';
import { Fleet } from '../rules/6-fleet';
import { entersSpotted } from '../rules/6-5-task-forces';
import { lookOut, spotThese } from './sea-search';
import { navalBattle, type Battle } from './naval-battle';
import { goAboard, type Loading } from './cargo';
import { enterMines } from './mines';

/** What a naval phase keeps until it ends (4.E). */
export interface Sailings {
  side: Side;
  /** How often ships have shelled something: dice are named by it. */
  shelled?: number;
  /** Its orders, in their order. */
  lines?: Said<NavalOrder>[];
  /** Hexes in which ships have met in this phase: there a battle was asked for (6.4.1). */
  met?: HexId[];
  /** Attacks of submarines (6.4.4). */
  torpedoes?: Said<Torpedo>[];
}

/** Ships that sail together, and the hexes that are still before them. */
export interface Course {
  side: Side;
  ships: string[];
  left: HexId[];
  /** Troops that go aboard on the way (6.3.2). */
  loads?: Loading[];
  /** Hexes that it has entered. */
  through?: HexId[];
  /** Mined hexes that it has entered, as often as it has (6.3.3). */
  mined?: HexId[];
  /** It goes somewhere at all (5.4.5). */
  sailed: boolean;
  /** The hex in which it may come to a battle now; null: none. */
  meeting: HexId | null;
  /** Who demands it. */
  demand: Side | null;
}

/** Those of a course that are still afloat and together. */
const together = ({ world, local }: Act<Course>): string[] => {
  const [first] = local.ships.filter((id) => world.ships[id]?.at !== 'lost');
  const at = world.ships[first ?? '']?.at;
  return local.ships.filter((id) => world.ships[id]?.at === at && at !== 'lost');
};

/** One hex farther: mines first, then watchers and stations, then both forces look for each other (6.3.3, 3.6 to 3.9). */
function sailOn(c: Act<Course>): void {
  const { world, local } = c;
  const [to = '', ...left] = local.left;
  local.left = left;
  const going = together(c);
  if (going.length === 0) return void (local.left = []);
  const { turn, impulse } = world.clock;
  const entering = going.filter((id) => !c.data.isles.grid.has(world.ships[id]?.at ?? ''));
  for (const id of going) {
    const entered = entering.includes(id) ? { entered: { turn, impulse } } : {};
    Object.assign(world.ships[id] ?? {}, { at: to, ...entered });
  }
  // 6.5.2, 8.3.4: who comes from Turkish waters is seen.
  if (local.side === 'allied' && entersSpotted(to, c.data.isles.map.turkishWaters)) spotThese(c, to, entering);
  if (local.side === 'allied') sailOnMines(c, to, going);
  lookOut(c, local.side, to, together(c));
  for (const one of local.loads ?? []) if (together(c).includes(one.ship)) goAboard(c, local.side, one);
  local.through = [...(local.through ?? []), to];
  local.meeting = world.encounters.fought.includes(to) ? null : to;
}

/** 6.3.3: a course may come through a hex twice: each time is an entry, with a die of its own. */
function sailOnMines(c: Act<Course>, hex: HexId, ships: readonly string[]): void {
  if (!c.world.mines[hex]) return;
  const before = (c.local.mined ?? []).filter((other) => other === hex).length;
  c.local.mined = [...(c.local.mined ?? []), hex];
  enterMines(c, hex, ships, before > 0 ? `/${before + 1}` : '');
}

function arrived(c: Act<Course>): void {
  c.local.meeting = null;
  c.local.demand = null;
}

function battleNow({ local, world }: Act<Course>): Battle {
  const at = local.meeting ?? '';
  world.encounters.fought.push(at);
  return {
    ...{ at, attacker: local.demand ?? local.side, round: 0, against: { german: 0, allied: 0 } },
    ...{ due: {}, dealt: {}, loser: null },
  };
}

/** 6.4.3: who has to leave after a battle is off his course. */
function afterBattle({ local }: Act<Course>, { loser }: Battle): void {
  if (loser === local.side) local.left = [];
}

/** 6.4.1: a battle where ships of both sides are, if one demands it. */
const meeting = (s: StepWriter<Aegean, Course>) => [
  s.ask('6.4.1 the mover demands a battle', chooseBattle),
  s.ask('6.4.1 the other demands one', chooseBattleOfOther),
  s.when('6.4 a battle', ({ local }) => local.demand !== null, [s.call('battle', navalBattle, battleNow, afterBattle)]),
];

/** 4.E3: ships sail together, hex by hex. */
export const sailing = define<Course>('Sailing', (s) => [
  s.while('the course', ({ local }) => local.left.length > 0, [
    s.do('the next hex', sailOn),
    ...meeting(s),
    s.do('the hex is done', arrived),
  ]),
]);

/** 6.4.1: hexes in which ships of the side have lain with the enemy's since before this phase, and one of the two may demand a battle. */
const liesWith = ({ world, data, local }: Act<Sailings>): HexId[] => {
  const fleet = new Fleet(world, data);
  const done = [...world.encounters.fought, ...(local.met ?? [])];
  const hexes = fleet.of(local.side).flatMap(({ at }) => (at === null || done.includes(at) ? [] : [at]));
  return hexes.filter((hex) => SIDES.some((side) => mayDemand(fleet, side, hex))).toSorted();
};

function nextMeeting(c: Act<Sailings>): Course {
  const at = liesWith(c)[0] ?? '';
  c.local.met = [...(c.local.met ?? []), at];
  return { side: c.local.side, ships: [], left: [], sailed: false, meeting: at, demand: null };
}

const lyingThere = define<Course>('Ships that lie together', meeting);

/** 6.4.1: who lies with the enemy, and did not sail there in this phase, fights where he is if one of the two demands it. */
export const battlesWhereTheyLie = (s: StepWriter<Aegean, Sailings>) =>
  s.while('6.4.1 who lies with the enemy', (c) => liesWith(c).length > 0, [
    s.call('ships that lie together', lyingThere, nextMeeting),
  ]);
