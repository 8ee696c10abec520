import {
  bounded,
  within,
  type Bound,
  type ConditionKind,
  type Conditions,
  type Parameter,
} from '../../../kernel/decide/condition';
import type { Ask } from '../../../kernel/decide/decision';
import { fine, misread } from '../../../kernel/decide/order';
import { atHex, ifRole, withUnit } from '../../../play/words/conditions';
import type { Aegean } from '../aegean';
import { oddsOf, type GroundCombat } from '../rules/7-4-combat';
import { Field } from '../rules/7-field';
import { hex as landHex, units as troops } from './names';
import { onTurn } from './turn-conditions';

/** What an order for a combat may be given under: its hex, who is there, on which side one stands, the odds; and the board. */
export const inCombat = <F>(of: (facts: F) => GroundCombat): Conditions<Aegean, F> => [
  atHex<Aegean, F>(landHex, ({ facts }) => of(facts).hex),
  withUnit<Aegean, F>(troops, ({ facts, view, data, seat }) =>
    new Field(view, data).of(seat, of(facts).hex).map(({ id }) => id),
  ),
  ...ifRole<Aegean, F>(({ facts, seat }) => of(facts).side !== seat),
  ifOdds<F>(of),
  ...onBoard<F>(),
];

const columns = (data: Aegean['data']): readonly string[] => data.charts['ground-combat'].columns;
const odds: Parameter<Aegean, string> = {
  name: 'odds',
  read: (text, { data }) =>
    columns(data).includes(text) ? fine(text) : misread(`"${text}" is none of the odds ${columns(data).join(', ')}`),
  print: (value) => value,
};

/** `if odds 1-1 or less`: the column as it stands when the question comes (7.4.4); below the first it is less than any. */
const ifOdds = <F>(of: (facts: F) => GroundCombat): ConditionKind<Aegean, F, Bound<string>> => ({
  word: 'odds',
  takes: bounded(odds),
  help: 'the odds of the combat as it stands (7.4.4)',
  holds(bound, { facts, view, data }) {
    const { column } = oddsOf(new Field(view, data), of(facts));
    return within(bound, column ?? '', (value) => columns(data).indexOf(value));
  },
});

const dayOrNight: Parameter<Aegean, string> = {
  name: 'day | night',
  read: (text) => (/^(?:day|night)$/i.test(text) ? fine(text.toLowerCase()) : misread('write "by day" or "by night"')),
  print: (value) => value,
};

/** What any order may hang on besides: the time, the sea, what is spotted, who holds a hex. */
export const onBoard = <F>(): Conditions<Aegean, F> => [
  ...onTurn<F>(),
  {
    ...{ word: 'by', takes: dayOrNight, bare: true, help: 'in an impulse by day, or by night (4.B)' },
    holds: (when: string, { view }: Ask<Aegean>) => view.clock.night === (when === 'night'),
  },
  {
    ...{ word: 'empty', takes: landHex, help: 'no unit stands in this hex as far as you see' },
    holds: (hex: string, { view, data, seat }: Ask<Aegean>) => {
      const field = new Field(view, data);
      return field.at(hex).length === 0 && !field.isStrange(seat, hex);
    },
  },
  {
    ...{ word: 'held', takes: landHex, help: 'units of yours stand in this hex and no enemies' },
    holds: (hex: string, { view, data, seat }: Ask<Aegean>) => {
      const field = new Field(view, data);
      return field.of(seat, hex).length > 0 && !field.isStrange(seat, hex);
    },
  },
];
