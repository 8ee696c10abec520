import { handOn } from '../cli/bare-hand';
import { keyedDice } from '../kernel/chance/dice';
import type { AnyEngine } from '../systems/systems';
import { cardsEngine } from '../systems/testing/cards/testing';
import { MailTemplates } from '../wording/templates';
import { moderatorMail } from './moderator-mail';

describe("a moderator's report", () => {
  it('asks no system for the view of a seat that it does not have', () => {
    const engine = cardsEngine() as unknown as AnyEngine;
    const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('secret'));
    const { text } = moderatorMail(new MailTemplates(), handOn(engine, position), { digest: [], log: [] });
    expect(text).toContain('round 1.');
    for (const name of ['Red', 'Green', 'Blue']) expect(text).toContain(`(${name}) is asked: card`);
  });
});
