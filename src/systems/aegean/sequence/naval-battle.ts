import type { HexId } from '../../../hex/hex';
import type { Counted } from '../../../kernel/chance/roll';
import { chooseHits } from '../decisions/deal-hits';
import { chooseWithdrawal } from '../decisions/withdraw';
import { define, type Act } from '../aegean';
import * as told from '../facts/sea';
import { fireModifiers, firing, loserOf, roundsOf, surfaceOf } from '../rules/6-4-battle';
import { dealt, targetsOf } from '../rules/6-4-hits';
import { homewards, openWaters } from '../rules/6-4-withdrawal';
import { Fleet } from '../rules/6-fleet';
import { enemyOf, SIDES, type Side } from '../side';
import { spot } from './sea-search';
import { enterMines } from './mines';
import { hitShip } from './ship-hits';
import { halfKey, throwOn, type Thrown } from './throw';

/** A naval battle in a hex (6.4). */
export interface Battle {
  at: HexId;
  attacker: Side;
  round: number;
  /** What is fired in the rounds that are left. */
  rounds?: ('main' | 'all')[];
  /** Hits against each side so far. */
  against: Record<Side, number>;
  /** Hits each side has to deal in this round, and the ships it names for them. */
  due: Partial<Record<Side, number>>;
  dealt: Partial<Record<Side, string[]>>;
  loser: Side | null;
  /** Where it withdraws to. */
  to?: HexId;
}

/** 6.4.1: the side that attacks is spotted now; 6.4.2: two rounds with a main ship. */
function begin(c: Act<Battle>): void {
  const { at, attacker } = c.local;
  spot(c, attacker, at);
  const fleet = new Fleet(c.world, c.data);
  c.local.rounds = roundsOf(SIDES.flatMap((side) => fleet.in(side, at)));
}

/** 6.4.2: both fire at once. */
function fire(c: Act<Battle>): void {
  const { at, rounds = [] } = c.local;
  const [round = 'all', ...left] = rounds;
  Object.assign(c.local, { rounds: left, round: c.local.round + 1, due: {}, dealt: {} });
  const fleet = new Fleet(c.world, c.data);
  const strengths = { german: 0, allied: 0 };
  const hits = { german: 0, allied: 0 };
  const rolls: Partial<Record<Side, Thrown>> = {};
  for (const side of SIDES) {
    strengths[side] = surfaceOf(firing(round, fleet.in(side, at)));
    const roll = fireOf(c, side, strengths[side]);
    if (!roll) continue;
    rolls[side] = roll;
    hits[side] = Number(roll.result);
  }
  for (const side of SIDES) {
    const most = targetsOf(fleet, side, at).reduce((sum, ship) => sum + fleet.left(ship), 0);
    c.local.due[side] = Math.min(hits[side], most);
  }
  told.battleFought(c, {
    at,
    round: c.local.round,
    ...strengths,
    hits,
    rolls: { german: rolls.german, allied: rolls.allied },
  });
}

/** One side's fire; a total of 0 does not fire, nor who has spotted nobody. */
function fireOf(c: Act<Battle>, side: Side, strength: number): Thrown | null {
  const { at, round } = c.local;
  const fleet = new Fleet(c.world, c.data);
  const chart = c.data.charts['naval-surface'];
  const column = chart.columns[chart.columnFor(strength)];
  if (column === undefined || targetsOf(fleet, side, at).length === 0) return null;
  const modifiers = fireModifiers(side, fleet.in(enemyOf(side), at), c.world.clock.night).map((id): Counted => {
    const { by, rule, when: why } = chart.modifier(id);
    return { id, by: Number(by), rule, why };
  });
  return throwOn(c, 'naval-surface', `fire/${halfKey(c)}/${at}/${round}/${side}`, column, modifiers);
}

/** 6.4.3: the hits of both are dealt at once. */
function deal(c: Act<Battle>): void {
  const { at, due, dealt: named, against } = c.local;
  const fleet = new Fleet(c.world, c.data);
  const given = SIDES.map((side) => ({
    side,
    hits: dealt(fleet, side, { at, hits: due[side] ?? 0 }, named[side] ?? []),
  }));
  for (const { side, hits } of given)
    for (const [id, count] of Object.entries(hits)) {
      against[enemyOf(side)] += count;
      hitShip(c, id, count, 'gunfire');
    }
}

function judge(c: Act<Battle>): void {
  const { at } = c.local;
  const loser = loserOf(c.local.against);
  c.local.loser = loser !== null && new Fleet(c.world, c.data).in(loser, at).length > 0 ? loser : null;
}

/** 6.4.3: the side with more hits against it leaves; without a hex to go to it stays. */
function leave(c: Act<Battle>): void {
  const { at, loser, to } = c.local;
  if (loser === null) return;
  const open = openWaters(c.world, c.data, loser, at);
  const goal = to !== undefined && open.includes(to) ? to : (homewards(c.data, loser, open)[0] ?? at);
  const ships = new Fleet(c.world, c.data).in(loser, at).filter(({ submerged }) => !submerged);
  for (const { id } of ships) Object.assign(c.world.ships[id] ?? {}, { at: goal });
  const ids = ships.map(({ id }) => id);
  told.withdrew(c, { side: loser, ships: ids, from: at, to: goal });
  // 6.3.3: who withdraws enters a hex as who sails does; he was seen in the battle, so that nobody looks out for him.
  if (loser === 'allied' && goal !== at) enterMines(c, goal, ids, `/from-${at}`);
}

/** 6.4: rounds of fire, hits, and who leaves. */
export const navalBattle = define<Battle>('Naval Battle', (s) => [
  s.do('6.4.1 it begins', begin),
  s.while('6.4.2 rounds', ({ local }) => (local.rounds ?? []).length > 0, [
    s.do('both fire', fire),
    s.askAll('6.4.3 hits', chooseHits),
    s.do('hits count', deal),
  ]),
  s.do('who has lost', judge),
  s.ask('6.4.3 withdrawal', chooseWithdrawal),
  s.do('he leaves', leave),
]);
