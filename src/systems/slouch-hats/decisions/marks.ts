import { illegal } from '../../../kernel/decide/decision';
import { chooseUnits, type UnitChoice } from '../../../play/choices/units';
import { replacementsMarked } from '../facts/supply';
import { units } from '../orders/names';
import { boardOf } from '../rules/03-board-seen';
import { markReceiving, marksFault, rebuildable } from '../rules/15-2-replacements';
import { ownReplacements } from '../rules/20-2-lasting';
import { ofUnit } from '../rules/fault';
import { nameOf } from '../rules/names';
import type { Playing } from '../sequence/playing';
import type { Act, Ask, SlouchHats } from '../slouch-hats';
import type { OpenWorld } from '../world';

/** 15.22: units on which the Allied player puts Receiving Replacements markers in the Supply Status phase. */
export const marks = chooseUnits<SlouchHats, Playing, UnitChoice>({
  ...{ kind: 'slouch-hats.marks', rule: '15.22', title: 'replacements', word: 'replacements', seats: ['allied'] },
  verb: 'rebuild',
  help: 'this unit receives a Replacements Point in the next Allied Administrative phase (15.22)',
  units,
  interphase: 'units of the Cadre Box first, then reduced ones that are not beside an enemy, while points last',
  silence: 'units of the Cadre Box first, then reduced ones that are not beside an enemy',
  idle: 'no unit receives replacements',
  disclose({ world, data }: Act<Playing>) {
    const eligible = rebuildable(world, data, 'allied').filter((id) => marksFault(world, data, [id]) === null);
    const most = Math.min(eligible.length, points(world, eligible));
    const question = `Which units receive replacements? You have ${world.replacementPoints} points.`;
    return most === 0 ? null : { seat: 'allied', facts: { eligible, least: 0, most, question } };
  },
  faults(ids, { view, data }) {
    const fault = marksFault(view, data, ids);
    return fault ? [illegal(fault.rule, fault.why)] : [];
  },
  why(unit, { view, data }) {
    const fault = marksFault(view, data, [unit]);
    return fault && ofUnit(fault, nameOf(data, unit), 'receives no replacements');
  },
  where: (unit, { view }) => view.units[unit]?.at ?? null,
  byDefault: (q) =>
    most(
      q.facts.eligible.filter((id) => rank(id, q) < LEFT),
      q,
    ),
  take(c, ids) {
    markReceiving(c.world, ids);
    if (ids.length > 0) replacementsMarked(c, { units: ids });
  },
});

/** Points of the track, and those that an event gave to a unit alone (20.21C). */
const points = (world: OpenWorld, ids: readonly string[]): number =>
  world.replacementPoints + ids.filter((id) => ownReplacements(world, id) > 0).length;

/** Who is not marked by default. */
const LEFT = 2;

/** 0: in the Cadre Box; 1: reduced, and no enemy beside it; else it is left to the player. */
function rank(id: string, { view, data }: Ask): number {
  const at = view.units[id]?.at ?? 'off';
  if (at === 'cadre') return 0;
  if (at === 'eliminated') return LEFT;
  const board = boardOf(view, data);
  const { grid } = board.ground.map;
  const enemies = grid.has(at) ? board.stacksOf('axis').filter(([hex]) => grid.adjacent(hex, at)) : [];
  return enemies.length === 0 ? 1 : LEFT;
}

/** As many as there are points for, in that order. */
function most(ids: readonly string[], q: Ask<UnitChoice>): string[] {
  const marked: string[] = [];
  // One for whom no point of the track is left does not stand in the way of one that has its own (15.27).
  for (const id of ids.toSorted((a, b) => rank(a, q) - rank(b, q)))
    if (marksFault(q.view, q.data, [...marked, id]) === null) marked.push(id);
  return marked;
}
