import { doubtful, type Objection } from '../../../../kernel/decide/decision';
import { decidingHexes, decidingRule } from '../../data/ground-scenario';
import type { Ask } from '../../mercury';
import { lineOf } from '../../../../play/choices/sound-entry';
import type { Field } from '../../rules/ground/04-field';
import { unitsIn } from '../../rules/ground/ground';
import { endsOf } from './move-limits';
import type { GroundMove } from './moves';
import { placeName } from '../../orders/ground/names';

/** Hexes that decide the scenario (14.1 to 14.3) and that nobody of one's own holds any more when all have moved: allowed, but said. */
export function leftObjectives(field: Field, moves: readonly GroundMove[], q: Ask): Objection[] {
  const scenario = q.data.groundScenarios.find((s) => s.id === q.view.scenario.id);
  const { ground, side } = field;
  const ends = endsOf(moves);
  return decidingHexes(scenario?.victory ?? {}).flatMap(({ hex, name, beside }) => {
    const holders = beside ? [] : unitsIn(ground, hex, side).map((s) => s.unit.id);
    const stay = holders.some((id) => (ends.get(id) ?? hex) === hex) || [...ends.values()].includes(hex);
    const last = moves.findLast((m) => holders.includes(m.unit));
    if (stay || !last) return [];
    const text = `${placeName(hex, q)} ${name} is left empty; it decides the scenario for whoever stands there at the end`;
    return [doubtful(decidingRule(scenario), text, lineOf(last))];
  });
}
