import type { HexId } from '../../../mercury';
import { type Attacked, declaredAgainst } from '../../../rules/ground/07-declaration';
import { oddsColumn, strengths } from '../../../rules/ground/09-odds';
import { defenceValue, isArtillery, otherSide, type Standing, unitsIn } from '../../../rules/ground/ground';
import { enemyOf, isPrize, nearestTo, type Seen, unitSeen } from './worth';

/** Odds from which on a stack does not wait for the combat. */
export const TOO_MUCH = '5-1';
/** The Terrain Defence Value a stack can stand on without losing a step (9.65). */
const STRONGHOLD = 3;

/** Whether a stack leaves before the combat: hopeless odds, no stronghold, nothing that must be held. */
export function leavesByDefault(seen: Seen, { hex, odds, tdv }: Pick<Attacked, 'hex' | 'odds' | 'tdv'>): boolean {
  const { columns } = seen.data.charts['maneuver-combat'];
  const hopeless = odds !== null && columns.indexOf(odds) >= columns.indexOf(TOO_MUCH);
  return hopeless && tdv < STRONGHOLD && !isPrize(seen, hex);
}

/**
 * The most efficient unit that makes the attack's odds worse by joining, leaves nothing unguarded and saves the stack from odds at
 * which it would leave; no HQ and no gun goes into the fight. Null: nobody, which costs nothing.
 */
export function joinsByDefault(seen: Seen, { hex, tdv }: Attacked, eligible: readonly string[]): string | null {
  const now = columnWith(seen, hex, []);
  if (now === null) return null;
  const { columns } = seen.data.charts['maneuver-combat'];
  const helps = (s: Standing): boolean => {
    const column = columnWith(seen, hex, [s]);
    if (column === null) return true;
    return column < now && !leavesByDefault(seen, { hex, tdv, odds: columns[column] ?? null });
  };
  const able = eligible.map((id) => unitSeen(seen, id)).filter((s) => !stays(s) && !holdsAlone(seen, s) && helps(s));
  const best = [...able].sort((a, b) => b.side.efficiency - a.side.efficiency || b.side.defence - a.side.defence)[0];
  return best?.unit.id ?? null;
}

/** The odds column of all declared attackers when `more` stand beside the defenders; null: worse than 1-3. */
function columnWith({ ground, data }: Seen, hex: HexId, more: readonly Standing[]): number | null {
  const attackers = declaredAgainst(ground, hex);
  const side = attackers[0]?.counter.side ?? 'german';
  const defenders = [...unitsIn(ground, hex, otherSide(side)), ...more];
  const { attack, defence } = strengths({ attackers, defenders });
  return oddsColumn(data.charts['maneuver-combat'], attack, defence);
}

/** Who does not go where the fighting is unless he is told to, as after a combat (9.8). */
const stays = (s: Standing): boolean => s.counter.type === 'hq' || isArtillery(s);

function holdsAlone(seen: Seen, s: Standing): boolean {
  const { ground } = seen;
  const at = s.unit.at ?? '';
  return isPrize(seen, at) && unitsIn(ground, at, s.counter.side).length === 1;
}

const FAR_ENOUGH = 3;

/** How good the end of a retreat is: away from the enemy, on good ground, towards an own HQ, not into the next attack. */
function wayWorth(seen: Seen, id: string, path: readonly HexId[]): number {
  const { ground } = seen;
  const end = path.at(-1) ?? '';
  const s = unitSeen(seen, id);
  const enemy = Math.min(FAR_ENOUGH, nearestTo(seen, end, enemyOf(s.counter.side)));
  const hq = nearestTo(
    seen,
    end,
    (other) => other.counter.side === s.counter.side && other.counter.type === 'hq' && other.unit.id !== id,
  );
  const friends = unitsIn(ground, end, s.counter.side).length > 0 ? 1 : 0;
  const attacked = ground.combats.includes(end) ? 8 : 0;
  const towards = Number.isFinite(hq) ? -hq / 2 : 0;
  return 3 * enemy + 2 * defenceValue(ground, end) + towards + friends + (isPrize(seen, end) ? 3 : 0) - attacked;
}

/** The ways of a unit, the best first. */
export function bestWays(seen: Seen, id: string, ways: readonly HexId[][]): HexId[][] {
  const worth = new Map(ways.map((way) => [way, wayWorth(seen, id, way)]));
  return [...ways].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}
