import { keyedDice } from '../../../kernel/chance/dice';
import { atRest } from '../../../kernel/decide/automatic';
import { settle } from '../../../kernel/decide/settle';
import { consider } from '../../../kernel/decide/verdict';
import type { Submission } from '../../../kernel/record/submission';
import { mercuryEngine } from '../testing';

describe('a line whose units and places are all known, and that is no order all the same', () => {
  const engine = mercuryEngine();
  const dice = keyedDice('no gap');
  const begun = atRest(engine, engine.start({ scenario: '6', options: {} }, dice).position);
  const [first = null] = begun.open;
  const decoys: Submission = {
    kind: 'answer',
    source: 'player',
    seat: 'allied',
    decision: first?.id ?? '',
    answer: [],
  };
  const position =
    settle(engine, begun, decoys, (before, one) => engine.submit(before, one, dice)).at(-1)?.position ?? begun;
  const [open = null] = position.open.filter(({ seat }) => seat === 'german');

  it.each(['place 1/I/2 at Athens', 'place Koch in Heraklion'])(
    'is not offered with a gap behind all of them: %s',
    (text) => {
      expect(open?.kind).toBe('mercury.german-set-up');
      const [line] = consider(engine, position, 'german', open, text).lines;
      expect(line?.status).toBe('error');
      expect(line?.why).toMatch(/^no naval unit is called/);
      expect(line?.nearest).not.toContain('____');
    },
  );

  it('has the gap where the word stands that is not known, and says so', () => {
    const [line] = consider(engine, position, 'german', open, 'search Milos, Thera').lines;
    expect(line).toMatchObject({
      status: 'error',
      why: 'no sea zone is called "Thera"',
      nearest: 'search Milos, ____',
    });
  });
});
