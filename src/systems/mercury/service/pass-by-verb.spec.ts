import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';

const engine = ownSystems().engine('mercury');

function read(scenario: string, text: string) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('pass by verb'));
  const open = position.open[0];
  if (!open) throw new Error('nobody is asked');
  return consider(engine, position, open.seat, open, text).lines[0];
}

describe('a decision that is passed by its verb', () => {
  it('is passed where it is the only one to come', () => {
    expect(read('2', 'bombard: pass')).toMatchObject({ status: 'later', read: 'pass', why: 'for bombardment' });
    expect(read('1', 'declare: pass')).toMatchObject({ status: 'later', why: 'for combat declaration' });
    expect(read('1', 'DECLARE pass')).toMatchObject({ status: 'later', why: 'for combat declaration' });
    expect(read('1', 'declare none')).toMatchObject({ status: 'later', read: 'pass', why: 'for combat declaration' });
    expect(read('1', 'always refuse: pass')).toMatchObject({ status: 'later' });
  });

  it.each(['bombardment: none', 'bombardment: nothing', 'reaction: nichts', 'refusal: none'])(
    'is passed by its name and nothing: %s',
    (line) => {
      expect(read('1', line)).toMatchObject({ status: 'later', read: 'pass' });
      expect(read('1', line.replace(/: .*/, ': pass'))).toMatchObject({ status: 'later', read: 'pass' });
    },
  );

  it('is the open one, if that knows the verb', () => {
    expect(read('1', 'allocate: pass')).toMatchObject({ status: 'ok', read: 'pass' });
  });

  it('of several names what to write for each', () => {
    expect(read('1', 'bombard: pass')).toMatchObject({
      status: 'error',
      why: 'this could pass special air bombardment before the drop or bombardment; say which',
      nearest: '"special bombardment: pass" or "bombardment: pass"',
    });
    for (const line of ['special bombardment: pass', 'bombardment: pass'])
      expect(read('1', line)).toMatchObject({ status: 'later' });
  });
});
