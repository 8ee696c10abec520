import { keyedDice } from '../../../kernel/chance/dice';
import { considered, judgedOrders, paperOf, type Judged } from '../../../orders/judge-orders';
import { fixSection, keptOf, mendedBy, waitingForFix } from '../../../orders/refused-orders';
import { takeWords } from '../../../orders/take-words';
import { mercuryEngine } from '../testing';
import type { Refused } from '../../../table/seat.entity';
import { handOn } from '../../../cli/bare-hand';

const engine = mercuryEngine();
/** The paper of who is asked at the start of a scenario, and its game. */
function firstOf(scenario: string, side: string) {
  const { position } = engine.start({ scenario, options: {} }, keyedDice('fix'));
  const open = position.open.find((o) => o.seat === side);
  return { position, open, paper: paperOf(handOn(engine, position), side, Number(open?.id.slice(1))) };
}
const { position, open, paper } = firstOf('4', 'allied');

const judged = (text: string, on = paper): Judged => {
  const worded = takeWords(text);
  return judgedOrders(on, worded, considered(on, worded), false);
};
function refusedBy(text: string, on = paper): Refused | null {
  const { faulty } = judged(text, on);
  const { words } = takeWords(text);
  return faulty && keptOf(on.decision, text, faulty, (rest) => considered(on, { words, rest }));
}
const mended = (text: string, refused: Refused | null) => mendedBy(takeWords(text), refused);

const GOOD = 'form TF C at Kithera Strait: decoy';
const MAIL = [
  GOOD,
  'form TF H at Atlantis: decoy',
  'ask me air search',
  'form TF D at Kithera Strait: decoi',
  '',
  'Thanks',
].join('\n');

describe('orders of which some lines are in error', () => {
  const refused = refusedBy(MAIL);

  it('are kept up to their end, and what the receipt offers for those lines has been tried', () => {
    expect(refused?.text.split('\n')).toEqual([...MAIL.split('\n').slice(0, 4), '']);
    expect(refused?.offers).toEqual([
      { line: 2, text: '' },
      { line: 3, text: 'ask me allotment' },
      { line: 4, text: '' },
    ]);
    const { faulty } = judged(MAIL);
    if (!faulty || !refused) throw new Error('nothing was refused');
    const { lines, samples } = fixSection(refused, faulty);
    expect(lines.join(' ')).toContain('Line 1 is kept and need not be written again. Reply with FIX 2: and the right');
    expect(samples).toEqual(['FIX 2 OUT', 'FIX 3: ask me allotment', 'FIX 4 OUT']);
    const all = mended('FIX\nFIX 2 OUT\nFIX 4 OUT', refused);
    expect(all && 'rest' in all && judged(all.rest).sound?.inForce).toEqual([GOOD]);
  });

  it('alone in their mail are kept where something stands for them, and FIX 1 sends that', () => {
    const alone = refusedBy('form TF C at Kithira Strait: decoy');
    expect(alone?.offers).toEqual([{ line: 1, text: GOOD }]);
    expect(mended('FIX 1', alone)).toMatchObject({ rest: GOOD });
    // As much would have to be written anyway.
    expect(refusedBy('form TF H at Atlantis: decoy')).toBeNull();
  });

  it('lose no line by FIX alone: one is left out where that is said', () => {
    const all = mended('FIX', refused);
    expect(all && 'rest' in all && all.rest.split('\n')).toEqual([
      ...MAIL.split('\n').slice(0, 2),
      'ask me allotment',
      MAIL.split('\n')[3],
      '',
    ]);
  });

  it('are mended line by line, with orders added, an order going on behind a backslash too', () => {
    const reply = ['FIX 2: form TF H at \\', '  Kithera Strait: decoy', 'fix 3 OUT', 'FIX 4 OUT', 'disband TF A'];
    expect(mended(reply.join('\n'), refused)).toEqual({
      decision: paper.decision,
      rest: [GOOD, 'form TF H at Kithera Strait: decoy', '', '', '', 'disband TF A'].join('\n'),
    });
    const long = refusedBy('form TF C at \\\nAtlantis: \\\ndecoy\nask me allotment');
    expect(mended(`FIX 1: ${GOOD}`, long)).toMatchObject({ rest: [GOOD, '', '', 'ask me allotment'].join('\n') });
  });

  it('may have taken out again what was taken out before, or written after all', () => {
    const once = mended('FIX 2 OUT', refused);
    const left = refusedBy(once && 'rest' in once ? once.rest : '');
    const again = { decision: paper.decision, rest: [GOOD, '', '', '', ''].join('\n') };
    expect(mended('FIX 2 OUT\nFIX 3 OUT\nFIX 4 OUT', left)).toEqual(again);
    expect(mended('FIX 2: disband TF A\nFIX 3 OUT\nFIX 4 OUT', left)).toEqual({
      ...again,
      rest: [GOOD, 'disband TF A', '', '', ''].join('\n'),
    });
    expect(mended('FIX 4 OUT\nFIX 4: disband TF A', left)).toMatchObject({
      rest: [GOOD, '', 'ask me air search', 'disband TF A', ''].join('\n'),
    });
  });

  it('have the lines they have, and are not there for ever', () => {
    const trouble = (text: string, of: Refused | null): string => {
      const now = mended(text, of);
      return now && 'trouble' in now ? now.trouble : '';
    };
    expect(trouble('FIX 9: pass', refused)).toContain('have no line 9; they have 1 to 4');
    expect(trouble('FIX 1', refused)).toContain('what is to stand in line 1?');
    expect(trouble('FIX 4', refused)).toContain('what is to stand in line 4?');
    expect(trouble('FIX 1: pass', null)).toContain('write them anew');
    expect(mended('fix the bridge', refused)).toBeNull();
  });

  it('of which one could be for two decisions is offered for both, and he says which', () => {
    const { paper: on } = firstOf('1', 'german');
    const text = 'allocate all: bombardment\nbombard 4313: all Ju-87';
    const refused = refusedBy(text, on);
    const [special, usual] = ['special bombardment', 'bombardment'].map((word) => `${word}: bombard 4313: all Ju-87`);
    expect(refused?.offers).toEqual([
      { line: 2, text: special },
      { line: 2, text: usual },
    ]);
    const { faulty } = judged(text, on);
    if (!faulty || !refused) throw new Error('nothing was refused');
    const { lines, samples } = fixSection(refused, faulty);
    expect(samples).toEqual([`FIX 2: ${special}`, `FIX 2: ${usual}`]);
    expect(lines.join(' ')).not.toContain('FIX alone');
    const trouble = `line 2 could be several orders; write "FIX 2: ${special}" or "FIX 2: ${usual}".`;
    for (const alone of ['FIX', 'FIX 2']) expect(mended(alone, refused)).toEqual({ trouble });
    const one = mended(`FIX 2: ${usual}`, refused);
    expect(one && 'rest' in one && judged(one.rest, on).sound?.change.add.map(({ kind }) => kind)).toEqual([
      'mercury.bombardment',
    ]);
  });

  it('are not kept where as much would be written again', () => {
    expect(refusedBy('form TF H at Atlantis: decoy')).toBeNull();
    expect(refusedBy('form TF H at Atlantis: decoy\nform TF D at Atlantis: decoy')).toBeNull();
    expect(refusedBy(GOOD)).toBeNull();
  });
});

describe('orders given in advance that did not fit', () => {
  const misfit = `"${GOOD}", "disband TF B": the rule says no`;
  const asked = position.open.map((o) => (o.id === open?.id ? { ...o, misfits: [misfit] } : o));
  const later = paperOf(handOn(engine, { ...position, open: asked }), 'allied', paper.decision);

  it('are mended as those that were refused; what is offered for the bad one has been tried', () => {
    const waiting = waitingForFix(later, null);
    expect(waiting).toEqual({
      decision: paper.decision,
      text: `${GOOD}\ndisband TF B`,
      offers: [{ line: 2, text: '' }],
    });
    expect(mended('FIX 2 OUT', waiting)).toMatchObject({ rest: `${GOOD}\n` });
  });

  it('come after those that were refused for the same question, and before those of a question that is over', () => {
    const refused = { decision: paper.decision, text: 'pass', offers: [] };
    expect(waitingForFix(later, refused)).toBe(refused);
    expect(waitingForFix(later, { ...refused, decision: 99 })?.text).toContain(GOOD);
    expect(waitingForFix(paper, null)).toBeNull();
  });
});
