import type { Result } from '../../../kernel/flow/act';
import { type Act, distance, type HexId, type Side } from '../mercury';
import { levelFor } from './22-victory';
import { groundScenarioOf } from './03-turn';
import { groundIn, standing, stepsOf, unitsIn } from './ground/ground';

/** Whether a side has a unit in a hex (22.2). */
function occupies(c: Act, side: Side, hex: HexId): boolean {
  return unitsIn(groundIn(c), hex, side).length > 0;
}

/** German steps less Allied ones on an airfield, or in another hex, and next to it; null: no German stands there. */
function leadAround(c: Act, hexes: readonly HexId[]): number | null {
  const ground = groundIn(c);
  const near = Object.values(ground.units).flatMap(({ id, at }) =>
    at !== null && hexes.some((hex) => distance(hex, at) <= 1) ? [standing(ground, id)] : [],
  );
  const steps = (side: Side): number => stepsOf(near.filter(({ counter }) => counter.side === side));
  return steps('german') === 0 ? null : steps('german') - steps('allied');
}

/** Hexes from the nearest German unit to an airfield; 0: he stands on a hex of it. */
function nearestGerman(c: Act, hexes: readonly HexId[]): number {
  const germans = Object.values(groundIn(c).units).flatMap(({ id, at }) =>
    at !== null && c.data.ground.get(id)?.side === 'german' ? [at] : [],
  );
  return Math.min(FAR, ...germans.flatMap((at) => hexes.map((hex) => distance(hex, at))));
}
/** As far as no German stands. */
const FAR = 99;

/** The victory level at the end of scenarios 1 to 3 (14.1 to 14.3). */
export function groundVictory(c: Act): Result {
  const { victory } = groundScenarioOf(c.data, c.world);
  if (victory.airfield) return sturmRegiment(c, victory.airfield);
  if (victory.airfields) return airfieldsHeld(c, victory.airfields);
  return objectivesHeld(c, victory.objectives ?? []);
}

const result = (level: string, rule: string, text: string, detail: Result['detail']): Result => ({
  winner: level.endsWith('German') ? 'german' : 'allied',
  ...{ level, rule, text: `${text}: ${level} Victory.`, detail },
});

function sturmRegiment(c: Act, { hex, around }: { hex: HexId; around: readonly HexId[] }): Result {
  if (!occupies(c, 'german', hex))
    return result('Overwhelming Allied', '14.1', 'Maleme airfield is not in German hands', { held: 0 });
  const missing = around.filter((h) => !occupies(c, 'german', h));
  const detail = { held: 1 + around.length - missing.length, lead: [leadAround(c, [hex])] };
  return missing.length === 0
    ? result('Overwhelming German', '14.1', 'Maleme airfield and all land around it are occupied', detail)
    : result('Marginal German', '14.1', `Maleme airfield is occupied, ${missing.join(', ')} not`, detail);
}

const NEAR = 2;

function airfieldsHeld(c: Act, airfields: Readonly<Record<string, readonly HexId[]>>): Result {
  const held = Object.values(airfields).filter((hexes) => hexes.every((h) => occupies(c, 'german', h))).length;
  const near = Object.values(airfields).map((hexes) => nearestGerman(c, hexes));
  const lead = Object.values(airfields).map((hexes) => leadAround(c, hexes));
  const detail = { held, lead };
  if (held >= 2) return result('Overwhelming German', '14.2', 'Both airfields are occupied', detail);
  if (held === 1) return result('Substantive German', '14.2', 'One airfield is occupied', detail);
  return near.some((hexes) => hexes <= NEAR)
    ? result('Substantive Allied', '14.2', 'No airfield is occupied', detail)
    : result('Overwhelming Allied', '14.2', 'No German stands within two hexes of an airfield', detail);
}

function objectivesHeld(c: Act, objectives: readonly { hex: HexId; name: string }[]): Result {
  const held = objectives.filter((o) => occupies(c, 'german', o.hex));
  const level = levelFor(c.data.schedule.levels['scenario-3'] ?? [], held.length).name;
  const text = `${held.length} of ${objectives.length} objective hexes are occupied by the German`;
  const lead = objectives.filter((o) => !held.includes(o)).map((o) => leadAround(c, [o.hex]));
  return result(level, '14.3', text, { held: held.length, hexes: held.map((o) => o.hex), lead });
}
