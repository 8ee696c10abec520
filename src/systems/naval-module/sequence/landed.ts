import { storesLanded } from '../facts/sea';
import type { Act } from '../naval-module';
import { Board } from '../rules/board';
import { FORTRESS, isBesieged } from '../rules/special';
import { STORES, unloadsStores } from '../rules/special-squadron';
import { scenarioCalled } from '../set-up';
import { score } from './damage';

/** G94: what is unloaded in a harbour scores as the scenario has it. */
export function countLanded(c: Act, id: string, port: string): void {
  const { scenario } = c.world;
  if (scenario === 'odessa') return fromOdessa(c, id, port);
  if (scenario === 'sevastopol') return intoTheFortress(c, id, port);
  if (isBesieged(new Board(c.world, c.data), port)) atTheSiege(c, id);
}

/** Scenario 1: what was at Odessa and lands behind the front scores once. */
function fromOdessa(c: Act, id: string, port: string): void {
  const { world, data } = c;
  const counter = data.ground.get(id);
  const { standing } = scenarioCalled(data, world.scenario);
  const from = standing.find(({ unit }) => unit === id)?.at ?? '';
  const [safe, besieged] = [['sevastopol', 'kamyshovaya'], from.startsWith('O')];
  if (!counter || !besieged || !safe.includes(port) || world.landed.includes(id)) return;
  world.landed.push(id);
  if (counter.type === 'hq') score(c, 'hq', id, 1);
  else if (counter.type === 'base') score(c, 'base', id, 1);
  else score(c, 'landed', id, counter.points);
}

/** Scenario 2, 1 to 3: it leaves the game, and counts for the watch; two units score of their own by the end of GT 96. */
function atTheSiege(c: Act, id: string): void {
  const { world, data } = c;
  const [unit, counter] = [world.units[id], data.ground.get(id)];
  if (!unit || !counter) return;
  world.delivered += counter.points + (counter.supply > 0 ? unit.supply : 0);
  Object.assign(unit, { at: 'gone', loaded: 0 });
  if (world.clock.turn > LAST_DAY) return;
  if (id === 's-345-rd') score(c, 'the-345th', id, 1);
  if (id === 's-79-nb') score(c, 'the-79th', id, 1);
}
const LAST_DAY = 96;

/**
 * Scenario 3: Zap units and brigades, and supply, score in the fortress, who was there before does not; the HQ scores that is
 * carried out of it from GT 186 on. Each once: going to and fro brings nothing.
 */
function intoTheFortress(c: Act, id: string, port: string): void {
  const { world, data } = c;
  const counter = data.ground.get(id);
  const hex = data.waters.port(port)?.hex ?? null;
  if (!counter) return;
  const inside = hex !== null && FORTRESS.includes(hex);
  if (id === HQ) return outOfTheFortress(c, inside);
  const { standing } = scenarioCalled(data, world.scenario);
  const wasThere = standing.some(({ unit, at }) => unit === id && FORTRESS.includes(at));
  if (!inside || wasThere || world.landed.includes(id)) return;
  world.landed.push(id);
  if (counter.supply > 0) score(c, 'supplies', id, world.units[id]?.supply ?? 0);
  else if (counter.type === 'zap' || counter.size === 'bde') score(c, 'landed', id, counter.points);
}

/** Scenario 3: the HQ is out when it has landed elsewhere, and in again when it lands in the fortress. */
function outOfTheFortress(c: Act, inside: boolean): void {
  const { world } = c;
  const isOut = world.landed.includes(HQ);
  if (inside && isOut) world.landed = world.landed.filter((one) => one !== HQ);
  if (inside || isOut) return;
  world.landed.push(HQ);
  const scored = world.scored.some(({ item }) => item === 'hq-out');
  if (world.clock.turn >= OUT_FROM && !scored) score(c, 'hq-out', HQ, 1);
}
const HQ = 's-hq-sev';
const OUT_FROM = 186;

/** Scenario 1, 6: stores that have come score each time; who has unloaded has left nothing behind that is to be unloaded. */
export function landStores(c: Act): void {
  const board = new Board(c.world, c.data);
  for (const ship of board.ships('axis').filter((one) => unloadsStores(board, one))) {
    Object.assign(c.world.ships[ship.id] ?? {}, { left: ship.at });
    (c.world.ledger[ship.at] ??= { loaded: 0, unloaded: 0 }).unloaded += STORES;
    storesLanded(c, { side: 'axis', ship: ship.id, at: ship.at });
    score(c, 'stores', ship.id, 1);
  }
}
