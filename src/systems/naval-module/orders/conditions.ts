import { plainly, type Conditions } from '../../../kernel/decide/condition';
import { ifNumber } from '../../../play/words/conditions';
import type { Naval } from '../naval-module';

/** What an order at sea may hang on: the level of the Naval Movement Interdiction Box, and Storm. */
export const atSea = <F>(): Conditions<Naval, F> => [
  ifNumber<Naval, F>(
    'box',
    'the Level in the Naval Movement Interdiction Box (31.13)',
    ({ view }) => view.interdiction.box,
  ),
  ifNumber<Naval, F>('turn', 'the number of the game-turn (G1)', ({ view }) => view.clock.turn),
  plainly<Naval, F>('storm', 'the weather is Storm (G69)', ({ view }) => view.weather.storm),
];

/** What asks again where nothing has changed since the first mail of a segment: `ask me every segment`. */
export const EVERY_SEGMENT = 'every segment';
