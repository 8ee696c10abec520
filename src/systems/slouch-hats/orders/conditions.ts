import {
  bounded,
  within,
  type Bound,
  type ConditionKind,
  type Conditions,
  type Parameter,
} from '../../../kernel/decide/condition';
import type { Ask } from '../../../kernel/decide/decision';
import { readName } from '../../../kernel/decide/names';
import { fine, misread } from '../../../kernel/decide/order';
import { atHex, ifRole, withUnit } from '../../../play/words/conditions';
import { boardOf } from '../rules/03-board';
import { oddsOf } from '../rules/10-4-odds';
import type { Combat } from '../rules/10-combat';
import { enemyOf, type Side, type SlouchHats } from '../slouch-hats';
import { hex, isHere, units } from './names';

/** The combat that a question is about: its Defender Hex and who attacks; all of it where that is known. */
type Fought = { hex: string; side: Side } | Combat;

/** What an order for a combat may be given under: its hex, odds and terrain, who takes part, on which side one stands; and the board. */
export const inCombat = <F>(of: (facts: F) => Fought | null): Conditions<SlouchHats, F> => [
  atHex<SlouchHats, F>(hex, ({ facts }) => of(facts)?.hex ?? ''),
  withUnit<SlouchHats, F>(units, (q) => ownIn(of(q.facts), q)),
  ...ifRole<SlouchHats, F>(({ facts, seat }) => (of(facts)?.side ?? seat) !== seat),
  ifOdds<F>(of),
  ifTerrain<F>(of),
  ...onBoard<F>(),
];

/** Own units that fight: those that attack, or that stand in the Defender Hex. */
function ownIn(fought: Fought | null, { view, data, seat }: Ask<SlouchHats>): readonly string[] {
  if (!fought) return [];
  const board = boardOf(view, data);
  if (fought.side !== seat) return board.at(fought.hex).map(({ id }) => id);
  if ('attackers' in fought) return fought.attackers;
  const { grid } = data.ground.map;
  const own = [...board.units.values()].filter(({ counter }) => counter.side === seat);
  return own.flatMap(({ id, at }) => (grid.has(at) && grid.adjacent(at, fought.hex) ? id : []));
}

const columnsOf = (data: SlouchHats['data']): readonly string[] => data.charts['combat-results'].columns;
const odds: Parameter<SlouchHats, string> = {
  name: 'odds',
  read: (text, { data }) =>
    columnsOf(data).includes(text)
      ? fine(text)
      : misread(`"${text}" is none of the odds ${columnsOf(data).join(', ')}`),
  print: (value) => value,
};

/** `if odds 2-1 or more`: the column as it stands when the question comes, shifts and all (10.42). */
const ifOdds = <F>(of: (facts: F) => Fought | null): ConditionKind<SlouchHats, F, Bound<string>> => ({
  word: 'odds',
  takes: bounded(odds),
  help: 'the column that the combat stands at, with all shifts known by then (10.42)',
  holds: (bound, { facts, view, data }) => {
    const fought = of(facts);
    const column = fought && 'attackers' in fought ? oddsOf(boardOf(view, data), fought).column : null;
    return column !== null && within(bound, column, (value) => columnsOf(data).indexOf(value));
  },
});

const terrain: Parameter<SlouchHats, string> = {
  name: 'terrain',
  read(text, { data }) {
    const all = [...data.ground.terrain.hexes.keys()].map((id) => ({ id, names: [id] }));
    const found = readName(text, all, 'terrain');
    return found.ok ? fine(found.value.id) : found;
  },
  print: (value) => value,
};

/** `if terrain mountain`: of the Defender Hex. */
const ifTerrain = <F>(of: (facts: F) => Fought | null): ConditionKind<SlouchHats, F, string> => ({
  word: 'terrain',
  takes: terrain,
  help: 'the terrain of the Defender Hex',
  holds: (kind, { facts, data }) => data.ground.kindOf(of(facts)?.hex ?? '') === kind,
});

/** What an order may be given under that hangs on the board: `if empty 1722`, `if held 1722`, `if arrived SK-F`, `if lost 25/7A`. */
export const onBoard = <F>(): Conditions<SlouchHats, F> => [
  {
    ...{ word: 'empty', takes: hex, help: 'no combat unit stands in this hex' },
    holds: (at: string, { view, data }: Ask<SlouchHats>) => boardOf(view, data).at(at).length === 0,
  },
  {
    ...{ word: 'held', takes: hex, help: 'this hex is yours, and no enemy stands in it (3.12)' },
    holds: (at: string, { view, data, seat }: Ask<SlouchHats>) => {
      const board = boardOf(view, data);
      return board.friendlyTo(at) === seat && board.occupier(at) !== enemyOf(seat);
    },
  },
  {
    ...{ word: 'arrived', takes: units, help: 'this unit is in play' },
    holds: (id: string, { view, data }: Ask<SlouchHats>) => isHere(id, view, data),
  },
  {
    ...{ word: 'lost', takes: units, help: 'this unit is not in play' },
    holds: (id: string, { view, data }: Ask<SlouchHats>) => !isHere(id, view, data),
  },
];
