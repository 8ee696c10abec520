import { ownSystems } from '../config/testing/systems';
import { keyedDice } from '../kernel/chance/dice';
import { nothingRead, paperOf } from '../orders/judge-orders';
import { judgeOrders } from '../orders/judging/judge-text';
import { emptyReceipt } from '../orders/receipt';
import { readModerator } from '../rulings/moderators-words';
import { MailTemplates } from '../wording/templates';
import { handOn } from './bare-hand';

const templates = new MailTemplates();
const cases = ownSystems()
  .all()
  .flatMap((engine) => engine.system.scenarios.map(({ id }) => ({ engine, id, name: `${engine.system.id} ${id}` })));

describe('a mail in which nothing is recognised', () => {
  it.each(cases)('gets the short form of what is asked: $name', ({ engine, id }) => {
    const { position } = engine.start({ scenario: id, options: {} }, keyedDice('x'));
    for (const open of position.open) {
      const hand = handOn(engine, position);
      const receipt = nothingRead(paperOf(hand, open.seat, Number(open.id.slice(1))), emptyReceipt());
      const text = templates.text('receipt', {
        ...receipt,
        sections: receipt.sections.map((s) => ({ samples: [], ...s })),
        marker: '=== Despatch ===',
      });
      expect(text).toMatch(/YOU ARE ASKED: .*\n/);
      expect(text).toContain(`HELP ${engine.kind(open.kind).word}`.slice(0, 30));
      const lines = text.split('\n');
      expect(lines.length).toBeLessThan(30);
      expect(Math.max(...lines.map((l) => l.length))).toBeLessThanOrEqual(72);
    }
  });
});

describe('words that every table of JavaScript has', () => {
  const NAMES = ['constructor', '__proto__'];
  // One scenario of each game: the words are the same in all.
  const some = cases.filter(({ engine, id }) => engine.system.scenarios[0]?.id === id);
  const verbsOf = ({ engine, id }: (typeof cases)[number]): string[] =>
    engine.system.scenarios
      .filter((s) => s.id === id)
      .flatMap(({ seats }) =>
        seats.flatMap((seat) => engine.kindsFor(id, seat).flatMap((k) => k.verbs.map((v) => v.verb))),
      );

  it.each(some)('are refused like any other behind each verb and word: $name', (one) => {
    const { engine, id } = one;
    const { position } = engine.start({ scenario: id, options: {} }, keyedDice('x'));
    const [open] = position.open;
    const verbs = [
      ...new Set(verbsOf(one)),
      'help',
      'why',
      'zone',
      'paper',
      'mail',
      'leave',
      'propose',
      'detail',
      'map',
      'if',
    ];
    for (const name of NAMES) {
      const text = verbs.flatMap((verb) => [`${verb} ${name}`, `${verb} 1: ${name} 1`]).join('\n');
      const asked = { side: open?.seat ?? '', decision: Number(open?.id.slice(1)), text, refused: null, page: true };
      expect(judgeOrders(handOn(engine, position), asked).verdict.sound).toBe(false);
    }
  });

  it('are no act of a moderator', () => {
    for (const name of NAMES) expect(readModerator(`${name}\n${name} red\n${name}: x`).words).toEqual([]);
  });
});
