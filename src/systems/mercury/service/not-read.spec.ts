import { ownSystems } from '../../../config/testing/systems';
import { keyedDice } from '../../../kernel/chance/dice';
import { consider } from '../../../kernel/decide/verdict';

const engine = ownSystems().engine('mercury');
const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('not read'));

function read(text: string) {
  const [open] = position.open;
  if (!open) throw new Error('nobody is asked');
  const { lines, sound, answer } = consider(engine, position, open.seat, open, text);
  return { lines: lines.map(({ number, status }) => [number, status]), sound, answer, whole: lines };
}
const ORDER = 'allocate rest: bombardment';

describe('what a player wrote and is not read', () => {
  it('behind a bar is listed, a block of it once', () => {
    const { lines, sound, whole } = read(`| pass\n| break down Ju-87 I/StG2\n\n${ORDER}\n| pass`);
    expect(lines).toEqual([
      [1, 'ignored'],
      [4, 'ok'],
      [5, 'ignored'],
    ]);
    expect(sound).toBe(true);
    expect(whole[0]?.why).toBe('behind a bar stand our samples, which are not read; write an order without the bar');
  });

  it('is not what he copies with its bars and nothing else: a hint, a sample of several lines', () => {
    const { whole, sound } = read(
      '| allocate Ju-87 I/StG2, \\\n|     Ju-87 I/StG77: bombardment\n| allocate Bf-109 II/JG77: bombardment\n',
    );
    expect(whole.map(({ read: said, status }) => [said, status])).toEqual([
      ['allocate Ju-87 I/StG2, Ju-87 I/StG77: bombardment', 'ok'],
      ['allocate Bf-109 II/JG77: bombardment', 'ok'],
    ]);
    expect(sound).toBe(true);
  });

  it('behind a bar in the middle of an order is its next line', () => {
    const { whole } = read('allocate Ju-87 I/StG2, \\\n|     Ju-87 I/StG77: bombardment');
    expect(whole.map((l) => l.read)).toEqual(['allocate Ju-87 I/StG2, Ju-87 I/StG77: bombardment']);
  });

  it('as a name above or below his orders is no abbreviation of an order', () => {
    for (const name of ['Pa', 'Stan', 'Al']) {
      expect(read(`${ORDER}\n\n${name}`)).toMatchObject({
        lines: [
          [1, 'ok'],
          [3, 'ignored'],
        ],
        sound: true,
      });
      expect(read(`${name},\n${ORDER}`)).toMatchObject({
        lines: [
          [1, 'ignored'],
          [2, 'ok'],
        ],
        sound: true,
      });
    }
  });

  it('as a name and nothing else is refused with the whole word', () => {
    const { lines, answer, whole } = read('Pa');
    expect([lines, answer]).toEqual([[[1, 'error']], null]);
    expect(whole[0]).toMatchObject({ why: '"Pa" stands alone like a name', nearest: 'pass' });
    expect(read('pa').answer).not.toBeNull();
    expect(read('Pass').answer).not.toBeNull();
  });
});
