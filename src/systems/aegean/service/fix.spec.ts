import { handOn } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import { considered, paperOf } from '../../../orders/judge-orders';
import { keptOf } from '../../../orders/refused-orders';
import type { AnyEngine } from '../../systems';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;

describe('what FIX offers for a line', () => {
  it('is no form of the mail, which would be nobody’s order', () => {
    const { position } = engine.start({ scenario: 'leros-november', options: {} }, keyedDice('fix'));
    const open = position.open.find(({ seat }) => seat === 'german');
    const paper = paperOf(handOn(engine, position), 'german', Number(open?.id.slice(1)));
    const judged = (rest: string) => considered(paper, { words: [], rest });
    const mail = 'support 2425 with I/StG 3 1\nland those';
    const kept = keptOf(paper.decision, mail, judged(mail), judged);
    expect(kept?.offers).toEqual([{ line: 2, text: '' }]);
  });
});
