import type { Act } from '../naval-module';
import * as told from '../facts/sea';
import { boatsLost } from '../facts/sea';
import { isSunkBy, SINKS_AT } from '../rules/27-3-damage';
import { Board, type Ship } from '../rules/board';
import { scored } from '../facts/turn';
import { isCombatUnit } from '../rules/g13-units';
import { scenarioCalled } from '../set-up';
import type { Aborting } from '../decisions/press';
import { drivenOff } from '../facts/air';
import { isOpen } from '../rules/26-2-ports';

/** G94: an item of the scenario's list scores so many times; `more` besides, such as the protection of a ship. Items that it has not bring nothing. */
export function score(c: Act, item: string, of: string, times: number, more = 0): void {
  const each = scenarioCalled(c.data, c.world.scenario).points[item];
  if (each === undefined) return;
  const vp = each * times + more;
  if (vp === 0) return;
  c.world.scored.push({ item, of, vp });
  scored(c, { item, of, vp });
}

/** A ground unit is eliminated: its steps score, and the stacking points of a Soviet combat unit that is no coast artillery (G94). */
export function eliminate(c: Act, id: string): void {
  const [unit, counter] = [c.world.units[id], c.data.ground.get(id)];
  if (!unit || !counter || unit.at === 'lost') return;
  const steps = counter.steps - unit.lost;
  Object.assign(unit, { at: 'lost', loaded: 0, evacuated: false });
  if (!isCombatUnit(counter)) return;
  scoreSteps(c, id, steps);
  if (counter.side === 'soviet' && counter.type !== 'coast-artillery') score(c, 'lost', id, counter.points);
}

/** A unit loses a step, its last one with all of it (G14). */
export function loseStep(c: Act, id: string): void {
  const [unit, counter] = [c.world.units[id], c.data.ground.get(id)];
  if (!unit || !counter || unit.at === 'lost') return;
  if (unit.lost + 1 >= counter.steps) return eliminate(c, id);
  unit.lost += 1;
  scoreSteps(c, id, 1);
}

/** G94: steps of either side, by nation where the scenario tells them apart. */
function scoreSteps(c: Act, id: string, steps: number): void {
  const { side, nation } = c.data.ground.get(id) ?? {};
  if (side === 'soviet') return score(c, 'soviet-step', id, steps);
  score(c, 'axis-steps', id, steps);
  score(c, nation === 'romanian' ? 'romanian-step' : 'german-step', id, steps);
}

/** 27.31 to 27.33: a ship takes Damage Points; beyond its protection it sinks, a transport into the Cadre Box, with all aboard. */
export function damageShip(c: Act, id: string, points: number): void {
  const { world, data } = c;
  const [ship, counter] = [world.ships[id], data.ships.get(id)];
  if (!ship || !counter) return;
  ship.damage += points;
  if (!isSunkBy(counter, ship.damage)) return;
  const cadre = counter.class === 'T';
  const lost = new Board(world, data).aboard(id).map((unit) => unit.id);
  Object.assign(ship, cadre ? { at: 'cadre', damage: CADRE, ready: false } : { at: 'lost', ready: false });
  told.sunk(c, { side: counter.side, ship: id, cadre, units: lost });
  if (counter.side === 'soviet') {
    // Light craft count half (scenarios 2 and 3).
    if (cadre) score(c, 'cadre', id, counter.light ? 0.5 : 1);
    else score(c, 'sunk', id, 1, -counter.protection);
  } else score(c, 'squadron', id, counter.protection);
  for (const unit of lost) eliminate(c, unit);
}

/** 27.32: the Damage Points of a transport in the Cadre Box. */
const CADRE = 3;

/** 32.12: three points sink it. */
export function damageFlotilla(c: Act, id: string, points: number): void {
  const state = c.world.units[id];
  if (!state || points === 0) return;
  state.damage += points;
  if (state.damage < SINKS_AT) return;
  eliminate(c, id);
  boatsLost(c, { unit: id });
}

/** Sunk, or a transport in the Cadre Box (27.32). */
const isGone = ({ at }: Pick<Ship, 'at'>): boolean => at === 'lost' || at === 'cadre';

/** 27.32b: a ship that rolled an Abort under fire at sea, and is still afloat, may go back to the harbour that it left last, if that is open to it. */
export function abortAtSea(c: Act<Aborting>): void {
  const board = new Board(c.world, c.data);
  const ship = board.ship(c.local.voyage.ship);
  if (!ship || isGone(ship) || c.data.waters.port(ship.at)) return;
  c.local.abort = true;
  const port = c.data.waters.port(ship.left ?? '');
  c.local.home = port && isOpen(board, port, ship.counter.side) ? port.id : null;
}

/** 27.32b: a point more where it is, or back, Sailed but under an Evacuation (28.23d). */
export function settleAbort(c: Act<Aborting>): void {
  const { abort, presses, home = null, voyage } = c.local;
  const state = c.world.ships[voyage.ship];
  if (!abort || !state) return;
  if (presses || home === null) {
    const side = c.data.ships.get(voyage.ship)?.side ?? 'soviet';
    told.damaged(c, { side, ship: voyage.ship, points: 1, why: 'it stays at sea (27.32)' });
    return damageShip(c, voyage.ship, 1);
  }
  Object.assign(state, { at: home, target: null, ready: c.world.evacuations[home] !== undefined });
  drivenOff(c, { ship: voyage.ship, to: home });
}
