import { handOn } from '../../../cli/bare-hand';
import { asked } from '../../../cli/testing/asked-at-random';
import { considered, paperOf } from '../../../orders/judge-orders';
import type { AnyEngine } from '../../systems';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;
const [first] = asked(engine, 'leros-november', 1).filter(({ open }) => open.kind === 'aegean.missions');

/** What became of a line in the first mail of the German at Leros. */
function lineOf(rest: string): { status: string; read?: string; why?: string; nearest?: string } {
  if (!first) throw new Error('nobody is asked for missions');
  const paper = paperOf(handOn(engine, first.position), first.open.seat, Number(first.open.id.slice(1)));
  const { lines } = considered(paper, { words: [], rest });
  return lines[0] ?? { status: 'not there' };
}

describe('missions as people write them (docs/newcomer.md)', () => {
  it.each([
    ['II/KG 6 1-3: bomb troops at 2524', 'bomb troops at 2524 with II/KG 6 1, II/KG 6 2, II/KG 6 3'],
    ['II/StG 3 3-5 support 2425', 'support 2425 with II/StG 3 3, II/StG 3 4, II/StG 3 5'],
    ['ground support 2425 with II/StG 3 1, 2', 'support 2425 with II/StG 3 1, II/StG 3 2'],
    ['cap over Leros: III/JG 27 3 and 4', 'cap 2524 with III/JG 27 3, III/JG 27 4'],
    ['attack 1630 with KG 6 1, escorted by JG 27 1', 'attack 1630 with II/KG 6 1; escort III/JG 27 1'],
  ])('%s', (said, meant) => {
    expect(lineOf(said)).toMatchObject({ read: meant });
  });

  it('ask which of two groups is meant by the end of their names', () => {
    expect(lineOf('support 2425 with StG 3 1').why).toContain('could be I/StG 3 1 or II/StG 3 1');
  });

  it('that are like none are told how missions begin, not the form of every one', () => {
    const { nearest } = lineOf('frobnicate 2425');
    expect(nearest).toMatch(/^attack \.\.\., bomb \.\.\., .*or pass$/);
  });
});
