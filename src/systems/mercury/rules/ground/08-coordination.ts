import { coordinated } from '../../facts/ground';
import { type Act, distance, type HexId, neighbours, type Side } from '../../mercury';
import { type Counted, rollOn } from '../../../../kernel/chance/roll';
import { hasOption } from '../23-4-variants';
import { friendlyIn, zonesOf } from './05-zones-of-control';
import {
  type Ground,
  groundIn,
  interdictionAt,
  marks,
  otherSide,
  printedRange,
  standing,
  type Standing,
} from './ground';
import type { Combat, Coordination } from './combat';

/** The efficiency of an attack that no HQ commands (8.14). */
const OUT_OF_COMMAND = 3;

/** The undispersed HQs of a side that have the hex in command range (8.12, 8.13). */
export function commandingHqs(ground: Ground, side: Side, target: HexId): Standing[] {
  const hqs = Object.keys(ground.units)
    .filter((id) => ground.data.ground.get(id)?.type === 'hq')
    .map((id) => standing(ground, id))
    .filter((s) => s.counter.side === side && !s.unit.dispersed && isNear(ground, s, target));
  const zones = hqs.length === 0 ? marks([]) : zonesOf(ground, otherSide(side));
  const open = (hex: HexId): boolean => !zones.has(hex) || friendlyIn(ground, hex, side);
  return hqs.filter((s) => inCommand(ground, s, target, open));
}

/** Whether the hex is in range as the crow flies: no path is shorter. */
const isNear = (ground: Ground, hq: Standing, target: HexId): boolean =>
  hq.unit.at !== null && distance(hq.unit.at, target) <= commandRange(ground, hq);

/** Command range of an HQ; an Allied one loses the Interdiction Level of the sector it stands in (8.12, 12.42b), and has a hex more with its option 1 (23.45). */
export function commandRange(ground: Ground, hq: Standing): number {
  const range = undisturbedRange(ground, hq);
  return hq.counter.side === 'german' ? range : Math.max(0, range - interdictionAt(ground, hq.unit.at));
}

/** Range of a gun, or of an HQ without Interdiction: as printed, with Allied option 1 of an Allied HQ a hex more (23.45). */
export function undisturbedRange(ground: Ground, s: Standing): number {
  const wireless = s.counter.side === 'allied' && s.counter.type === 'hq' && hasOption(ground, 'allied-1');
  return printedRange(s) + (wireless ? 1 : 0);
}

/** A path of at most the HQ's range through `open` hexes: no enemy zones of control but where a friendly unit is (8.12). */
function inCommand(ground: Ground, hq: Standing, target: HexId, open: (hex: HexId) => boolean): boolean {
  let reached = hq.unit.at === null ? [] : [hq.unit.at];
  const seen = new Map(reached.map((h) => [h, true]));
  for (let hexes = 1; hexes <= commandRange(ground, hq); hexes++) {
    const next: HexId[] = [];
    for (const hex of reached.flatMap(neighbours)) {
      if (seen.has(hex) || ground.hexes[hex] === undefined) continue;
      seen.set(hex, true);
      next.push(hex);
    }
    if (next.includes(target)) return true;
    reached = next.filter(open);
  }
  return false;
}

/** 8.13, 8.14, 8.2: the attacker rolls against the efficiency of the best HQ in command range, or 3. */
export function attackCoordination(c: Act<Combat>): void {
  const { local } = c;
  const hqs = commandingHqs(groundIn(c), local.attacker, local.target);
  const best = hqs.sort((a, b) => b.side.efficiency - a.side.efficiency)[0];
  const efficiency = best?.side.efficiency ?? OUT_OF_COMMAND;
  const counted: Counted = { id: 'efficiency', by: -efficiency, rule: best ? '8.13' : '8.14', why: 'efficiency' };
  const roll = rollOn(c, c.data.charts['attack-coordination'], `coordination/${local.target}`, 'attack', [counted]);
  local.coordination = roll.result as Coordination;
  coordinated(c, {
    target: local.target,
    hq: best?.unit.id ?? null,
    level: roll.result,
    roll,
  });
}
