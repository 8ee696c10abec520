import type { HexId } from '../../../hex/hex';
import type { Act } from '../aegean';
import * as told from '../facts/ground';
import type { Side } from '../side';
import { checkItalians } from './italian-check';
import { fieldOf, type Grounding } from './ground';

/** 7.7.1, 9.1: what it sets off that a side's ground unit comes to an island from outside. */
export function comeAshore(c: Act, side: Side, hex: HexId): void {
  const island = c.data.isles.islandOf(hex);
  if (island === null) return;
  checkItalians(c, side, island);
  if (side === 'allied' && island === 'rhodes') c.world.rhodesInvaded = true;
}

const isHeld = ({ world, data }: Act, hex: HexId): boolean => world.islands[data.isles.islandOf(hex) ?? ''] === 'held';

const isYielded = ({ world, data }: Act, side: Side, hex: HexId): boolean =>
  world.islands[data.isles.islandOf(hex) ?? ''] === `yielded-to-${side}`;

/** 4.F3: cargo goes ashore, hex by hex: first the Italians are asked, then it lands, or stays aboard where it cannot. */
export function land(c: Act<Grounding>): void {
  const { world } = c;
  const { side } = c.local;
  const mine = Object.entries(world.landings).filter(([unit]) => world.ground[unit]?.side === side);
  const hexes = mine.map(([, { hex }]) => hex).filter((hex, i, all) => all.indexOf(hex) === i);
  const held = hexes.filter((hex) => isHeld(c, hex));
  for (const hex of hexes.toSorted()) {
    const here = mine.filter(([, one]) => one.hex === hex).toSorted(([a], [b]) => (a < b ? -1 : 1));
    // 7.7.1: a coast watcher sets nothing off.
    if (here.some(([unit]) => c.data.ground.get(unit)?.size !== 'watch')) comeAshore(c, side, hex);
    for (const assault of [true, false]) {
      const units = here.filter(([, one]) => one.assault === assault).map(([unit]) => unit);
      // 7.7.3: where Italians surrender newcomers land as by transport.
      const yielded = held.includes(hex) && isYielded(c, side, hex);
      if (units.length > 0) goAshore(c, hex, assault && !yielded, units);
    }
  }
  world.landings = {};
}

function goAshore(c: Act<Grounding>, hex: HexId, assault: boolean, units: string[]): void {
  const { side } = c.local;
  // 6.3.1, 7.7.4: only craft that can assault put troops ashore where enemies stand or Italians resist.
  if (!assault && (fieldOf(c).hasEnemy(side, hex) || resisted(c, side, hex))) {
    told.keptAboard(c, { side, hex, units, why: 'enemies hold the island, and these ships cannot assault (7.7.4)' });
    return;
  }
  for (const unit of units) Object.assign(c.world.ground[unit] ?? {}, { at: hex, came: null, assaulted: assault });
  told.landed(c, { side, hex, assault, units });
}

/** 7.7.4: the Italians of the island resist this side; of a port that is his own already nobody speaks. */
function resisted({ world, data }: Act, side: Side, hex: HexId): boolean {
  const state = world.islands[data.isles.islandOf(hex) ?? ''];
  const enemy = state === 'with-german' ? 'german' : state === 'with-allied' ? 'allied' : null;
  const own = Object.values(world.bases).some((base) => base.hex === hex && base.owner === side);
  return enemy !== null && enemy !== side && !own;
}
