import { keyedDice } from '../../../kernel/chance/dice';
import { consider, type Verdict } from '../../../kernel/decide/verdict';
import type { Json } from '../../../kernel/realm';
import type { Position } from '../../../kernel/record/position';
import { ownSystems } from '../../../config/testing/systems';

import { playMarkers } from '../decisions/event';
import { slouchHatsData } from '../testing';
import type { Scope } from '../slouch-hats';
import type { EventOrder } from './event';

const engine = ownSystems().engine('slouch-hats');
const dice = keyedDice('nothing of');

/** The verdict on a text, by who is asked. */
function read(position: Position, text: string): Verdict {
  const open = position.open[0];
  if (!open) throw new Error('nobody is asked');
  return consider(engine, position, open.seat, open, text);
}

/** Scenario 2 in the first transport phase of the Allied player, all before it answered by silence. */
function transport(): Position {
  let { position } = engine.start({ scenario: '2', options: {} }, dice);
  for (let steps = 0; steps < 40; steps++) {
    const open = position.open.find(({ sealed }) => !sealed);
    if (!open || (open.kind === 'slouch-hats.transport' && open.seat === 'allied')) return position;
    const silent = engine.kind(open.kind).ifSilent(engine.ask(position, open));
    if (silent === 'moderator') throw new Error(`${open.kind} has no default`);
    const answer = silent.answer as Json;
    const submission = { kind: 'answer', decision: open.id, seat: open.seat, answer, source: 'silence' } as const;
    position = engine.submit(position, submission, dice).position;
  }
  throw new Error('no transport in forty steps');
}

const asked = transport();

describe('nothing of what is asked later', () => {
  it.each([
    ['no attacks', 'for attacks'],
    ['nobody attacks', 'for attacks'],
    ['exploit nobody', 'for exploitation'],
    ['no exploitation', 'for exploitation'],
  ])('"%s" is heard as that, and does not pass what is asked now', (text, why) => {
    const { answer, lines } = read(asked, text);
    expect(lines).toMatchObject([{ status: 'later', read: 'pass', why }]);
    expect(answer).toBeNull();
  });

  it.each([
    ['always no air', 'air none'],
    ['at 1722: no air', 'at 1722: air none'],
    ['always no exploitation', 'pass'],
  ])('"%s" is a standing order', (text, order) => {
    expect(read(asked, text).lines).toMatchObject([{ status: 'later', read: order }]);
  });
});

describe('a mail that orders a few in advance', () => {
  it('is told who is ordered nothing: they will not be asked for', () => {
    const { foreseen } = read(asked, 'pass\nmove LE/1 to 2227');
    expect(foreseen.join('\n')).toMatch(/movement: 24 of 25 units stay as they are: 21\/7A, .* and 18 more\./);
  });
});

describe('a marker whose condition does not hold', () => {
  const scope = {
    seat: 'allied',
    view: { ...(engine.view(asked, 'allied') as object), hand: ['G'] },
    data: slouchHatsData(),
  } as unknown as Scope;

  it('is said to wait for it, where he orders it and where he reads what he holds', () => {
    const order: EventOrder = { verb: 'event', letter: 'G', choice: {} };
    const remark: string | null | undefined = playMarkers.aheadRemark?.(order, scope);
    expect(remark).toBe('its condition (Damascus is friendly to the Allied player) does not hold');
    expect(playMarkers.remark?.(scope)).toContain(
      'any phase; it needs this: Damascus is friendly to the Allied player',
    );
  });
});

describe('a name with a sign in brackets', () => {
  it('is read without a note', () => {
    const [line] = read(asked, '5(-)/4Ind relocates to 2226').lines;
    expect(line).toMatchObject({
      status: 'later',
      read: expect.stringMatching(/ 5\(-\)\/4Ind to 2226$/) as unknown,
      why: 'for movement',
    });
  });
});

describe('words of which the first is not known', () => {
  it('get the forms of the question, and no gap in the place of the verb', () => {
    expect(read(asked, 'everybody embarks at Haifa blindly\npass').lines[0]?.nearest ?? '').not.toMatch(/^____/);
  });
});
