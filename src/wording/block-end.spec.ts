import { blockEnd } from './block-end';

const end = (text: string) => blockEnd(text.split('\n'), 0, ['say', 'ask']);

describe('the end of a block that people write', () => {
  it.each([
    'ENDSAY',
    'endsay',
    'EndSay.',
    'ENDSAY!!',
    '*ENDSAY*',
    '**EndSay**',
    '(ENDSAY)',
    '-- ENDSAY --',
    'END SAY',
    'End-Say',
    'end_say',
    'ENDSAY:',
    'ＥＮＤＳＡＹ',
  ])('is "%s" in a line of its own', (line) =>
    expect(end(`SAY\nhello\n${line}\npass`)).toMatchObject({ at: 2, bare: false }),
  );
  it('may stand at the end of a line, or before what is no letter any more', () => {
    expect(end('SAY\nsee you. ENDSAY.')).toMatchObject({ at: 1, before: 'see you.', behind: '' });
    expect(end('SAY hi ENDSAY pass')).toMatchObject({ at: 0, before: 'SAY hi', behind: 'pass' });
  });
  it('is no sentence, no quoted line and no other word', () => {
    expect(end('SAY\nin the end say hello to her\nendsaying\n> ENDSAY\nthe end is near')).toBeNull();
    expect(blockEnd(['ANSWER', 'ENDSAY'], 0, ['answer'])).toBeNull();
  });
  it('is END alone where nothing else is, which may have been meant for the whole mail', () => {
    expect(end('SAY\nhello\nEND.')).toMatchObject({ at: 2, bare: true });
  });
});
