import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';
import { mercuryData, mercuryEngine } from '../testing';
import type { World } from '../world';

const engine = mercuryEngine();

type Change = (world: World) => void;
const sunk =
  (...ids: string[]): Change =>
  ({ ships }) =>
    ids.forEach((id) => Object.assign(ships[id] ?? {}, { at: 'sunk' }));

/** What becomes of a line of a standing order in the first mail of scenario 4, in a world that `change` changed. */
function line(seat: string, text: string, change: Change = () => undefined) {
  const { position } = engine.start({ scenario: '4', options: {} }, keyedDice('names'));
  change(position.world as unknown as World);
  const open = position.open.find((o) => o.seat === seat) ?? null;
  return consider(engine, position, seat, open, `always ${text}`).lines[0];
}

describe('short names are those of counters in play first', () => {
  it.each([
    ['allied', 'withhold AA: Va', [], 'withhold AA: Valiant', 'Vampire/Waterhen is not of the scenario'],
    ['allied', 'withhold AA: Gl', [], 'withhold AA: Gloucester', 'Glenroy and Glengyle are not'],
    ['allied', 'withhold AA: Ka', ['kandahar'], 'withhold AA: Kashmir', 'Kandahar is sunk'],
    ['german', 'attack TF C: rest > Ka', ['kandahar'], 'attack TF C: rest > Kashmir', 'Kandahar is sunk'],
    ['german', 'attack TF C: Ju-87 II/StG > any', [], 'attack TF C: Ju-87 II/StG77 > any', 'II/StG2 is optional'],
  ])('%s: %s', (seat, text, ids, read) => {
    expect(line(seat, text, sunk(...ids))).toMatchObject({
      status: 'later',
      read: expect.stringContaining(read) as unknown,
    });
  });

  it('of ships that the German does not see none is meant before another', () => {
    expect(line('german', 'attack TF C: rest > Va')?.why).toBe('"Va" could be Valiant or Vampire/Waterhen');
    expect(line('german', 'attack TF C: rest > Ka')?.why).toBe('"Ka" could be Kandahar or Kashmir');
  });

  it('a line of which a word could be several things is given with each of them', () => {
    expect(line('german', 'attack TF C: rest > Va')?.could).toEqual([
      'always attack TF C: rest > Valiant',
      'always attack TF C: rest > Vampire/Waterhen',
    ]);
    expect(line('german', 'attack TF C: rest > Valiant')?.could).toBeUndefined();
  });

  it('of Task Forces the German means those that he sees; one that is hidden answers like a marker not in use', () => {
    const [one = '', hidden = ''] = forces();
    const alone: Change = (world) => {
      delete world.placing;
      for (const tf of Object.values(world.taskForces)) if (tf.letter !== one) tf.at = null;
    };
    const unused = mercuryData().markers.letters.find((letter) => !forces().includes(letter)) ?? '';
    const of = (letter: string) => line('german', `attack TF ${letter}: rest > any`, alone);
    expect(line('german', 'attack TF: rest > any', alone)?.read).toContain(`attack TF ${one}: rest > any`);
    expect(JSON.stringify(of(hidden)).replaceAll(`TF ${hidden}`, 'TF')).toBe(
      JSON.stringify(of(unused)).replaceAll(`TF ${unused}`, 'TF'),
    );
  });
});

/** Letters of the Task Forces of the game. */
function forces(): string[] {
  const { position } = engine.start({ scenario: '4', options: {} }, keyedDice('names'));
  return Object.keys((position.world as unknown as World).taskForces);
}

describe('ships that are lost for good are told at once in an order for later', () => {
  const gone = (name: string) => ({ status: 'error', rule: '16.12', why: `${name} was sunk in this game` });

  it.each([
    ['allied', 'withhold AA: Kandahar', gone('Kandahar')],
    ['allied', 'withhold AA: Kan', gone('Kandahar')],
    ['allied', 'withhold AA: Valiant, Kandahar', gone('Kandahar')],
    ['allied', 'withhold AA: Phoebe', { status: 'error', rule: '23.1', why: 'Phoebe is not in this game' }],
    ['allied', 'withhold AA: Valiant', { status: 'later' }],
    ['german', 'attack TF C: rest > Kandahar', gone('Kandahar')],
    ['german', 'attack TF C: rest > Kandahar or any', { status: 'later' }],
    ['german', 'attack TF C: rest > Phoebe', { status: 'later' }],
  ])('%s: %s', (seat, text, found) => {
    expect(line(seat, text, sunk('kandahar'))).toMatchObject(found);
  });
});

it('no aircraft is lost for good: one that was aborted may be named in an order for later (12.12)', () => {
  const found = line('german', 'allocate Ju-87 I/StG2: naval attack', ({ air }) => {
    Object.assign(air['ju87-i-stg2'] ?? {}, { box: 'Abort 2' });
  });
  expect(found?.status).toBe('later');
});
