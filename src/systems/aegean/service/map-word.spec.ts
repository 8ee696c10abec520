import { handOn } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import { receiptMail } from '../../../mail/receipt-mail';
import { emptyReceipt } from '../../../orders/receipt';
import { MailTemplates } from '../../../wording/templates';
import type { AnyEngine } from '../../systems';
import { aegeanEngine } from '../testing';

const engine = aegeanEngine() as unknown as AnyEngine;

describe('the pages that MAP brings', () => {
  it.each([
    ['german', /^German set-up, due /],
    ['allied', /^$/],
  ])('say what is asked of the %s player now', (side, asked) => {
    const { position } = engine.start({ scenario: 'leros-november', options: {} }, keyedDice('map'));
    const to = { replyTo: 'reply', messageId: null, notRead: [] };
    const { map } = receiptMail(
      new MailTemplates(),
      handOn(engine, position),
      side,
      { ...emptyReceipt(), map: 'all' },
      to,
    );
    expect(map?.asked).toMatch(asked);
    expect(map?.pages).toBe('all');
  });
});
