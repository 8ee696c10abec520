import { illegal, type Objection } from '../../../kernel/decide/decision';
import { chooseUnits, type UnitChoice } from '../../../play/choices/units';
import { replacementsMarked, unitRecovered } from '../facts/supply';
import { units } from '../orders/names';
import { Board, boardOf } from '../rules/03-board';
import {
  markReceiving,
  marksFault,
  rebuild,
  rebuildable,
  rebuildingFault,
  type Rebuilding,
} from '../rules/15-2-replacements';
import { ownReplacements } from '../rules/20-2-lasting';
import { nameOf, ofUnit } from '../rules/names';
import type { Playing } from '../sequence/playing';
import type { Act, Ask, OpenWorld, SlouchHats } from '../slouch-hats';
import { activeIn } from '../rules/04-sequence';

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

/** 15.21, 15.25: units that the Axis player rebuilds with the REPL units that lie where it can be done. */
export const rebuildUnits = chooseUnits<SlouchHats, Playing, UnitChoice>({
  ...{ kind: 'slouch-hats.rebuild', rule: '15.21', title: 'replacements', word: 'replacements', seats: ['axis'] },
  asked: 'own',
  verb: 'rebuild',
  help: 'a REPL unit with this unit, or at an airfield for one of the Cadre or Eliminated Box, gives it a step (15.21)',
  units,
  interphase: 'each REPL unit rebuilds a unit where it lies, if it can',
  silence: 'each REPL unit rebuilds a unit where it lies',
  idle: 'no REPL unit rebuilds a unit',
  disclose({ world, data }: Act<Playing>) {
    if (activeIn(world.moment) !== 'axis') return null;
    const board = boardOf(world, data);
    const eligible = rebuildable(world, data, 'axis').filter((id) => paired(board, [id]).length > 0);
    const most = paired(board, eligible).length;
    const question = 'Which units do the REPL units rebuild?';
    return most === 0 ? null : { seat: 'axis', facts: { eligible, least: 0, most, question } };
  },
  faults(ids, { view, data }) {
    const board = boardOf(view, data);
    const all = paired(board, ids);
    const left = ids.filter((id) => !all.some(({ unit }) => unit === id));
    return left.map(
      (id) =>
        reason(board, [], id) ??
        reason(board, all, id) ??
        illegal('15.21', `no REPL unit is left for ${nameOf(data, id)}`),
    );
  },
  why(unit, { view, data }) {
    const objection = reason(boardOf(view, data), [], unit);
    return objection && ofUnit({ rule: objection.rule, why: objection.text }, nameOf(data, unit), 'is not rebuilt');
  },
  where: (unit, { view }) => view.units[unit]?.at ?? null,
  byDefault: ({ view, data, facts }) => paired(boardOf(view, data), facts.eligible).map(({ unit }) => unit),
  take(c, ids) {
    const all = paired(new Board(c.world, c.data), ids);
    for (const { unit, at, reduced } of rebuild(c.world, c.data, all))
      unitRecovered(c, { unit, at, reduced }, { rule: '15.21' });
  },
});

/** Why no REPL unit that is in play and free rebuilds a unit besides others (15.14, 15.23, 15.25, 3.32). */
function reason(board: Board, others: readonly Rebuilding[], unit: string): Objection | null {
  const { repl } = board.world;
  const free = (id: string): boolean => repl[id] !== 'available' && repl[id] !== 'off' && !takes(others, id);
  const faults = Object.keys(repl)
    .filter(free)
    .map((id) => rebuildingFault(board, [...others, { unit, repl: id }]));
  const [first] = faults;
  return first && faults.every((fault) => fault !== null) ? illegal(first.rule, first.why) : null;
}

const takes = (all: readonly Rebuilding[], repl: string): boolean => all.some((one) => one.repl === repl);

/** Units with the REPL units that rebuild them, as far as all find room together: who has fewest to choose from comes first. */
function paired(board: Board, ids: readonly string[]): Rebuilding[] {
  const repls = Object.keys(board.world.repl);
  const able = (unit: string): string[] => repls.filter((repl) => rebuildingFault(board, [{ unit, repl }]) === null);
  const all: Rebuilding[] = [];
  for (const unit of ids.toSorted((a, b) => able(a).length - able(b).length)) {
    const fits = (repl: string): boolean => rebuildingFault(board, [...all, { unit, repl }]) === null;
    const repl = able(unit).find((one) => !takes(all, one) && fits(one));
    if (repl !== undefined) all.push({ unit, repl });
  }
  return all;
}
