import { keyedDice } from '../chance/dice';
import { Engine } from '../engine';
import { copyOf } from '../record/copy';
import type { Position } from '../record/position';
import { toySystem } from './toy';
import { differences, type Step } from './twin-compare';

const engine = new Engine(toySystem());
const start = engine.start({ scenario: '1', options: {} }, keyedDice('secret'));
const step = (after: Position): Step => ({ before: start.position, after, facts: [] });
const asked = (by: (position: Position) => void): Step => {
  const position = copyOf(start.position);
  by(position);
  return step(position);
};
const leaks = async (there: Step): Promise<string[]> =>
  (await differences(engine, 'north', { here: step(start.position), there }, {})).leaks;

it('finds nothing between a world and itself', async () => {
  expect(await leaks(asked(() => undefined))).toEqual([]);
});

it('finds a decision of another number: one was asked in between that only the other world asks', async () => {
  const later = asked(({ open }) => open.forEach((one) => (one.id = `d${Number(one.id.slice(1)) + 1}`)));
  expect(await leaks(later)).toEqual(['what he is asked differs']);
});

it('finds a position of another number: one was answered in between', async () => {
  expect(await leaks(asked(({ dice }) => (dice.step += 1)))).toEqual(['number of the position differs']);
});
