import type { Order } from '../../../kernel/decide/order';
import { chooseLines } from '../../../play/choices/lines';
import { written } from '../../../play/words/written';
import type { Aegean, Ask } from '../aegean';
import { eleventhPlayed } from '../facts/turn';
import { allPoints, outcome, standingAfter, sum } from '../rules/9-1-points';
import { scenarioCalled } from '../set-up';

const playOn = written<Aegean, Order>('the game lasts an eleventh game-turn (8.0)', {}, 'play an eleventh turn');

/** 9.3: whether the Allies would win if the game ended now; a die that may still be added is not reckoned with. */
function winning({ view, data }: Ask): boolean {
  const all = allPoints(view, data);
  return outcome(view, false, { german: sum(all, 'german'), allied: sum(all, 'allied') }).winner === 'allied';
}

/** 8.0: at the end of the tenth turn the Allies may add one. */
export const eleventhTurn = chooseLines<Aegean, object, Order>({
  ...{ kind: 'aegean.eleventh-turn', rule: '8.0', title: 'eleventh turn', word: 'eleventh', seats: ['allied'] },
  ...{ order: playOn, once: () => ['an eleventh turn'], nothing: 'an eleventh turn is played unless you are winning' },
  question: 'Do you add an eleventh game-turn?',
  whose: ({ world, data }) => (scenarioCalled(data, world.scenario).turns.optional === null ? null : 'allied'),
  options: () => [{}],
  fault: () => null,
  byDefault: (q) =>
    winning(q)
      ? { lines: [], text: 'the game ends, as you are winning' }
      : { lines: [{}], text: 'an eleventh turn is played, as you are not winning' },
  foresee: (answer, q) => [
    `${standingAfter(q, 0)}: ${answer.length > 0 ? 'the game goes on' : winning(q) ? 'you win' : 'you lose'}`,
  ],
  take(c) {
    c.world.eleventh = true;
    eleventhPlayed(c, {});
  },
});
