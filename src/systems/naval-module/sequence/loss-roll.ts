import { define, type Act } from '../naval-module';
import { choosePress } from '../decisions/press';
import * as told from '../facts/sea';
import { groupOf, lossRollFor, mostDamage, type Voyage } from '../rules/27-2-loss';
import { readResult } from '../rules/27-3-damage';
import type { MovementPhase } from '../rules/28-1-cargo';
import { Board } from '../rules/board';
import type { Side } from '../side';
import { damageShip, damageFlotilla } from './damage';
import { throwOn } from './throw';

/** The loss roll of one ship: its voyage, and what came of it so far. */
export interface LossRolling {
  voyage: Voyage;
  phase: MovementPhase;
  /** Whose it is; missing: Soviet. */
  side?: Side;
  /** It may turn back (27.32b). */
  abort: boolean;
  presses: boolean;
  /** Damage Points that it may take yet (27.32a). */
  most: number | null;
}

/** 27.11: the die of one voyage, and its Damage Points at once; who may not turn back takes a point for an Abort (27.32c, 26.12b). Null: no roll. */
export function throwLoss(c: Act, voyage: Voyage, phase: string): { abort: boolean; left: number } | null {
  const { world, data } = c;
  const board = new Board(world, data);
  const ship = board.ship(voyage.ship);
  const found = ship && lossRollFor(board, ship, voyage);
  if (!ship || !found) return null;
  const key = `loss/${world.clock.turn}/${phase}/${voyage.ship}`;
  const thrown = throwOn(c, 'naval-movement-loss', key, found.column, found.modifiers);
  const { abort, damage } = readResult(thrown.result);
  const returns = data.waters.port(voyage.from) !== undefined && voyage.forced === 'no';
  const most = mostDamage(found.modifiers);
  const points = Math.min(most, damage + (abort && !returns ? 1 : 0));
  told.lossThrown(c, {
    side: ship.counter.side,
    ship: voyage.ship,
    damage: Math.ceil(points / groupOf(voyage).length),
    abort: abort && returns,
    roll: thrown,
  });
  spread(c, voyage, points);
  if (voyage.boats !== undefined) {
    const hit = thrown.die <= BOATS_HIT;
    told.boatsAttacked(c, { unit: voyage.boats, ship: voyage.ship, hit });
    if (hit) damageFlotilla(c, voyage.boats, 1);
  }
  return { abort: abort && returns, left: most - points };
}

/** 26.12a: of a group each ship takes a point in turn, in the order in which its owner named them. */
function spread(c: Act, voyage: Voyage, points: number): void {
  const group = groupOf(voyage);
  for (const [i, id] of group.entries()) {
    const share = Math.floor((points + group.length - 1 - i) / group.length);
    if (i > 0 && share > 0)
      told.damaged(c, {
        side: c.data.ships.get(id)?.side ?? 'axis',
        ship: id,
        points: share,
        why: 'it is in the group',
      });
    damageShip(c, id, share);
  }
}

/** Scenario 3, 6: natural rolls at which the flotilla takes a Damage Point. */
const BOATS_HIT = 2;

function roll(c: Act<LossRolling>): void {
  const { local } = c;
  const thrown = throwLoss(c, local.voyage, local.phase === 'motorized' ? 'mot' : 'mov');
  if (!thrown) return;
  local.abort = thrown.abort && afloat(c).length > 0;
  local.most = Number.isFinite(thrown.left) ? thrown.left : null;
}

/** Those of the voyage who have not been sunk. */
const afloat = ({ world, local }: Act<LossRolling>): string[] =>
  groupOf(local.voyage).filter((id) => !['lost', 'cadre'].includes(world.ships[id]?.at ?? 'lost'));

/** 27.32b: a point more and on, or back to where it came from, with all aboard. */
function settle(c: Act<LossRolling>): void {
  const { world, data, local } = c;
  const [first] = afloat(c);
  if (first === undefined || !local.abort) return;
  const { side } = data.ships.get(first) ?? { side: 'soviet' as const };
  if (local.presses) {
    const points = Math.min(1, local.most ?? 1);
    told.damaged(c, { side, ship: first, points, why: 'it presses on (27.32)' });
    return damageShip(c, first, points);
  }
  for (const id of afloat(c)) {
    Object.assign(world.ships[id] ?? {}, { at: local.voyage.from, target: null });
    told.turnedBack(c, { side, ship: id, to: local.voyage.from });
  }
}

/** 26.31, 26.12b: who ends in a harbour is Sailed, but under an Evacuation (28.23d); who is at sea is Ready. */
function turnOver(c: Act<LossRolling>): void {
  const { world, data } = c;
  for (const id of afloat(c)) {
    const at = world.ships[id]?.at ?? '';
    Object.assign(world.ships[id] ?? {}, {
      ready: data.waters.port(at) === undefined || world.evacuations[at] !== undefined,
    });
  }
}

/** 27.2: one ship's loss roll. */
export const lossRoll = define<LossRolling>('Loss Roll', (s) => [
  s.do('27.11 die', roll),
  s.ask('27.32 Abort', choosePress),
  s.do('27.32 settled', settle),
  s.do('26.31 Sailed', turnOver),
]);
