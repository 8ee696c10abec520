import { keyedDice } from '../../../../kernel/chance/dice';
import { consider, type LineVerdict } from '../../../../kernel/decide/verdict';
import { mercuryEngine } from '../../testing';

const engine = mercuryEngine();
const allocation = engine.start({ scenario: '1', options: {} }, keyedDice('slips')).position;

function read(text: string): LineVerdict[] {
  const open = allocation.open[0];
  if (!open) throw new Error('nobody is asked');
  return consider(engine, allocation, 'german', open, text).lines;
}
const understood = (text: string): string | undefined => read(text)[0]?.read;
const nearest = (text: string): string | undefined => read(text)[0]?.nearest;

describe('slips in order lines', () => {
  it('of the first word are mended in the line, not answered with a form', () => {
    expect(understood('alocate Ju-87 I/StG2, rest: bombardment')).toBe('allocate Ju-87 I/StG2, rest: bombardment');
    expect(nearest('moev 7/II/Sturm to 4213')).toBe('move 7/II/Sturm to 4213');
    expect(nearest('alocate')).toMatch(/^allocate unit,/);
  });

  it('of two digits of a hex are found', () => {
    expect(nearest('move Koch to 4451')).toBe('move Koch to W4415');
    expect(nearest('bombard 4261: 1/7')).toBe('bombard W4216: 1/7');
    expect(read('move Koch to 9999')).toMatchObject([{ status: 'error', why: '9999 is no land hex of this map' }]);
  });

  it.each(['move Koch 4314-4315', 'move Koch 4314 4315', 'Move koch: 4314, 4315'])('need no colon: %s', (line) => {
    expect(read(line)).toMatchObject([{ status: 'later', read: 'move Koch: W4314-W4315' }]);
  });

  it('a stack without a goal still asks for one', () => {
    expect(read('move stack 4314')).toMatchObject([{ status: 'error' }]);
    expect(read('move stack 4314 4315')).toMatchObject([{ read: 'move stack W4314: W4315' }]);
  });

  it.each(['special bombardment', 'special air bombardment before the drop'])(
    'a decision is known by its word and by its title: %s',
    (name) => {
      expect(read(`${name}: bombard 4415: Ju-87 I/StG2`)).toMatchObject([
        { status: 'later', read: 'bombard W4415: Ju-87 I/StG2', why: 'for special air bombardment before the drop' },
      ]);
    },
  );
});
