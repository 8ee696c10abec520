import type { HexId } from '../../../../../hex/hex';
import type { Attacked } from '../../../rules/ground/07-declaration';
import { declaredAgainst } from '../../../rules/ground/07-declaration';
import { oddsColumn, strengths } from '../../../rules/ground/09-odds';
import { otherSide, unitsIn } from '../../../rules/ground/ground';
import type { Standing } from '../../../rules/ground/ground';
import { isPrize, unitSeen } from './worth';
import type { Seen } from './worth';

/** Odds from which on a stack does not wait for the combat. */
export const TOO_MUCH = '5-1';
/** The Terrain Defence Value a stack can stand on without losing a step (9.65). */
const STRONGHOLD = 3;

/** Whether a stack leaves before the combat: hopeless odds, no stronghold, nothing that must be held. */
export function leavesByDefault(seen: Seen, { hex, odds, tdv }: Attacked): boolean {
  const { columns } = seen.data.charts['maneuver-combat'];
  const hopeless = odds !== null && columns.indexOf(odds) >= columns.indexOf(TOO_MUCH);
  return hopeless && tdv < STRONGHOLD && !isPrize(seen, hex);
}

/** The most efficient unit that makes the attack's odds worse by joining, and leaves nothing unguarded; null: nobody. */
export function joinsByDefault(seen: Seen, { hex }: Attacked, eligible: readonly string[]): string | null {
  const now = columnWith(seen, hex, []);
  if (now === null) return null;
  const able = eligible
    .map((id) => unitSeen(seen, id))
    .filter((s) => !holdsAlone(seen, s) && (columnWith(seen, hex, [s]) ?? -1) < now);
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

function holdsAlone(seen: Seen, s: Standing): boolean {
  const { ground } = seen;
  const at = s.unit.at ?? '';
  return isPrize(seen, at) && unitsIn(ground, at, s.counter.side).length === 1;
}
