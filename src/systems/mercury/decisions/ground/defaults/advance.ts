import type { HexId } from '../../../mercury';
import { defenceValue, isArtillery, type Standing, unitsIn } from '../../../rules/ground/ground';
import { isPrize, type Seen, unitSeen } from './worth';

/** What an advance may do: the ways of each unit, and the stacking points free where they end. */
export interface Advances {
  target: HexId;
  ways: Readonly<Record<string, string[][]>>;
  room: Readonly<Record<HexId, number>>;
}

/** The best unit that may go, into a hex worth having; nobody for one that is not. */
export function defaultAdvance(seen: Seen, { target, ways, room }: Advances): Record<string, string[]> {
  const able = Object.keys(ways).flatMap((id) => {
    const s = unitSeen(seen, id);
    const way = ways[id]?.find((path) => path.length === 1);
    return way && wants(seen, s, target) && s.counter.sp <= (room[target] ?? 0) ? [s] : [];
  });
  const best = able.sort((a, b) => strength(b) - strength(a))[0];
  return best ? { [best.unit.id]: [target] } : {};
}

const staysBehind = (s: Standing): boolean => isArtillery(s) || s.counter.type === 'hq';

const strength = (s: Standing): number => s.side.defence + s.side.efficiency / 2 + (s.unit.fatigued ? -4 : 0);

/** `ids`, the strongest first, guns and HQs last. */
export function strongestFirst(seen: Seen, ids: readonly string[]): string[] {
  const stays = (s: Standing): number => Number(staysBehind(s));
  const units = ids.map((id) => unitSeen(seen, id));
  return units.sort((a, b) => stays(a) - stays(b) || strength(b) - strength(a)).map((s) => s.unit.id);
}

/** An airfield or objective, or better or higher ground than its own; but guns and HQs stay, and who guards them or a prize alone. */
function wants(seen: Seen, s: Standing, target: HexId): boolean {
  const { ground } = seen;
  const from = s.unit.at ?? '';
  if (staysBehind(s)) return false;
  const mates = unitsIn(ground, from, s.counter.side).filter(({ unit }) => unit.id !== s.unit.id);
  if (mates.length === 0 ? isPrize(seen, from) : mates.every(staysBehind)) return false;
  if (isPrize(seen, target)) return true;
  const level = (hex: HexId): number => ground.hexes[hex]?.level ?? 0;
  return defenceValue(ground, target) > defenceValue(ground, from) || level(target) > level(from);
}
