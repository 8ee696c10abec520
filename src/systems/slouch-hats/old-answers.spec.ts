import { createHash } from 'node:crypto';
import { fixtureFiles } from '../../config/fixture-files';
import { keyedDice } from '../../kernel/chance/dice';
import { canonical } from '../../kernel/record/hash';
import type { Submission } from '../../kernel/record/submission';
import { answerNow } from './old-answers';
import { slouchHatsEngine } from './testing';

/** The log of a game of a version, its secret, and the hash of the world that it came to. */
interface Logged {
  scenario: string;
  secret: string;
  submissions: Submission[];
  world: string;
}

const engine = slouchHatsEngine();
const games = fixtureFiles('slouch-hats-games').map(([file, text]) => [file, JSON.parse(text) as Logged] as const);

describe('the log of a game that an earlier version played', () => {
  it.each(games)('%s is played again to the same world', (_, { scenario, secret, submissions, world }) => {
    const dice = keyedDice(secret);
    const { position } = submissions.reduce(
      (now, submission) => engine.submit(now.position, submission, dice),
      engine.start({ scenario, options: {} }, dice),
    );
    expect(createHash('sha256').update(canonical(position.world)).digest('hex')).toBe(world);
  });

  it('pays for a bomber before it goes', () => {
    const old = { pays: [{ unit: 'KG26', line: 2 }], transfers: [{ unit: 'KG26', to: '2324', line: 1 }] };
    expect(answerNow('slouch-hats.transfer-axis', old)).toEqual([
      { verb: 'pay', unit: 'KG26', line: 2 },
      { verb: 'transfer', unit: 'KG26', to: '2324', line: 1 },
    ]);
  });

  it('has answers of today as they are', () => {
    const now = [{ units: ['208'], to: '1825' }];
    expect(answerNow('slouch-hats.home', now)).toEqual(now);
  });
});
