import { handOn } from '../../../cli/bare-hand';
import { keyedDice } from '../../../kernel/chance/dice';
import { mercuryEngine } from '../testing';
import { checkOrders } from '../../../orders/check-orders';

it('a verb of the game is an order, though it is one of the words of every game too: combat is refused like a proposal', () => {
  const engine = mercuryEngine();
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('x'));
  const { lines } = checkOrders(handOn(engine, position), 'allied', 0, 'refuse\nREFUSE PROPOSAL\naccept');
  expect(lines.map((l) => [l.number, l.why])).toEqual([
    [1, 'for combat refusal'],
    [2, 'done when you send'],
    [3, 'done when you send'],
  ]);
  const tried = checkOrders(handOn(engine, position), 'allied', 0, 'CHECK\nclaim\nstatus');
  expect(tried.lines.slice(1).map((l) => l.why)).toEqual([
    'not done in a mail with CHECK or TRY',
    'done when you send',
  ]);
});

it('with words alone, courtesy is not read, and what is near an order is in error', () => {
  const engine = mercuryEngine();
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('x'));
  const judged = (text: string) => checkOrders(handOn(engine, position), 'german', 1, text);
  expect(judged('Hi Tom,\nSTATUS')).toMatchObject({
    outcome: 'answer',
    verdict: 'No orders: only words that are answered when you send.',
    lines: [{ status: 'ignored' }, { status: 'ok' }],
  });
  expect(judged('serach the moon\nSTATUS')).toMatchObject({
    outcome: 'NOT recorded',
    lines: [{ status: 'error' }, { status: 'ok' }],
  });
});

it('so many words are done and no more, but CHECK holds wherever it stands', () => {
  const engine = mercuryEngine();
  const { position } = engine.start({ scenario: '1', options: {} }, keyedDice('x'));
  const text = [...Array<string>(43).fill('STATUS'), 'CHECK', 'HELP'].join('\n');
  const { lines } = checkOrders(handOn(engine, position), 'german', 1, text);
  expect(lines[0]).toMatchObject({ number: 1, likewise: { ranges: [[2, 40]], more: 0 } });
  expect(lines.slice(1).map((l) => [l.text, l.why, l.likewise?.ranges])).toEqual([
    [
      'STATUS',
      'not done: 40 words of a mail are done and answered at most',
      [
        [42, 43],
        [45, 45],
      ],
    ],
    ['CHECK', 'with this word nothing is recorded', undefined],
  ]);
});
