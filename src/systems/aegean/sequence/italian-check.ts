import type { Act } from '../aegean';
import * as told from '../facts/ground';
import { surrenderColumn } from '../rules/7-7-italians';
import { islandHolder } from '../rules/9-2-islands';
import { enemyOf, type Owner, type Side } from '../side';
import { halfKey, throwOn } from './throw';

/** 7.7.1: the first unit of a side comes to an island: whether its Italians surrender or resist. Nothing where none hold it. */
export function checkItalians(c: Act, side: Side, island: string): void {
  const { world, data } = c;
  if (world.islands[island] !== 'held') return;
  const column = surrenderColumn(side, island, (id) => islandHolder(world, data, id) === 'allied');
  const roll = throwOn(c, 'italian-surrender', `italians/${halfKey(c)}/${island}`, column);
  const yields = roll.result === 'yield';
  told.italiansChecked(c, { island, side, yields, roll });
  if (yields) surrender(c, side, island);
  else resist(c, side, island);
}

const italiansOn = ({ world, data }: Act, island: string): string[] =>
  Object.keys(world.ground).filter((id) => {
    const { at, side } = world.ground[id] ?? { at: '', side: 'german' };
    return side === 'italian' && data.isles.islandOf(at) === island;
  });

/** 7.7.3: to the Allies they stay and only defend; to the German they are removed. Garrisons vanish. */
function surrender(c: Act, side: Side, island: string): void {
  const { world, data } = c;
  world.islands[island] = `yielded-to-${side}`;
  world.garrisons = world.garrisons.filter((hex) => data.isles.islandOf(hex) !== island);
  const all = italiansOn(c, island);
  for (const id of all)
    Object.assign(world.ground[id] ?? {}, side === 'german' ? { at: 'gone' } : { side: 'allied', yielded: true });
  tellTurned(c, side, all);
}

/** Who has become Allied; who the German gets, the Allied player has never seen by name (3.2). */
function tellTurned(c: Act, to: Side, units: readonly string[]): void {
  if (to === 'allied' && units.length > 0) told.italiansTurned(c, { units: [...units].toSorted() });
}

/** 7.7.4: they are the other side's from now on, and what they held with them. */
function resist(c: Act, side: Side, island: string): void {
  const { world, data } = c;
  const other = enemyOf(side);
  world.islands[island] = `with-${other}`;
  const all = italiansOn(c, island);
  for (const id of all) Object.assign(world.ground[id] ?? {}, { side: other });
  tellTurned(c, other, all);
  for (const base of Object.values(world.bases))
    if (base.owner === 'italian' && data.isles.islandOf(base.hex) === island) base.owner = other;
  if (island === LEROS) turnShips(c, null);
}

const LEROS = 'leros';

/** 7.7.6: the Italian ships at Leros go to a side, or out of the game where the Italians resist. */
function turnShips(c: Act, side: Side | null): void {
  const { world, data } = c;
  const ships = Object.keys(world.ships).filter((id) => {
    const ship = world.ships[id];
    return ship?.side === 'italian' && data.isles.islandOf(ship.at) === LEROS;
  });
  if (ships.length === 0) return;
  for (const id of ships) Object.assign(world.ships[id] ?? {}, side === null ? { at: 'gone' } : { side });
  told.italianShips(c, { ships, side });
}

/** 7.7.6: from the turn after the Italians of Leros surrendered their ships are his to whom they did, if he is there without an enemy. */
export function turnItalianShips(c: Act): void {
  const { world, data } = c;
  const state = world.islands[LEROS];
  const side: Side | null = state === 'yielded-to-allied' ? 'allied' : state === 'yielded-to-german' ? 'german' : null;
  if (side === null) return;
  const there = (owner: Owner): boolean =>
    Object.values(world.ground).some(
      (unit) => unit.side === owner && !unit.yielded && data.isles.islandOf(unit.at) === LEROS,
    );
  if (there(side) && !there(enemyOf(side))) turnShips(c, side);
}
