import {
  bounded,
  plainly,
  within,
  type Bound,
  type ConditionKind,
  type Conditions,
  type Parameter,
} from '../../../kernel/decide/condition';
import type { Ask } from '../../../kernel/decide/decision';
import { howMany } from '../../../play/words/parts';
import type { Naval } from '../naval-module';

const number = howMany as Parameter<Naval, number>;

/** What an order at sea may hang on: the level of the Naval Movement Interdiction Box, and Storm. */
export const atSea = <F>(): Conditions<Naval, F> => [
  {
    ...{ word: 'box', takes: bounded(number), help: 'the Level in the Naval Movement Interdiction Box (31.13)' },
    holds: (bound: Bound<number>, { view }: Ask<Naval>) => within(bound, view.interdiction.box, (n) => n),
  } as ConditionKind<Naval, F, Bound<number>>,
  {
    word: 'turn',
    takes: bounded(number),
    help: 'the number of the game-turn (G1)',
    holds: (bound: Bound<number>, { view }: Ask<Naval>) => within(bound, view.clock.turn, (n) => n),
  } as ConditionKind<Naval, F, Bound<number>>,
  plainly<Naval, F>('storm', 'the weather is Storm (G69)', ({ view }) => view.weather.storm),
];

/** What asks again where nothing has changed since the first mail of a segment: `ask me every segment`. */
export const EVERY_SEGMENT = 'every segment';
