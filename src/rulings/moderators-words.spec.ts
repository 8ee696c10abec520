import { readModerator } from './moderators-words';

const words = (text: string) => readModerator(text).words.map(({ line: _, ...word }) => word);

describe("a moderator's mail", () => {
  it('tells players what is marked as an answer, and keeps all else as a note', () => {
    const { words: found, note } = readModerator(
      'Dear all,\nhe asks again.\nANSWER\nIt may not.\n\nMara\nENDANSWER\nThanks',
    );
    expect(found).toEqual([{ word: 'answer', question: null, text: 'It may not.\n\nMara', line: 3 }]);
    expect(note).toBe('Dear all,\nhe asks again.');
  });

  it('names another question, and writes notes by word', () => {
    expect(words('answer Q3: No.\nENDANSWER\nNOTE q2\nlook at 9.7\nEND NOTE')).toEqual([
      { word: 'answer', question: 3, text: 'No.' },
      { word: 'note', question: 2, text: 'look at 9.7' },
    ]);
  });

  it('tells nobody a block that is not ended, and takes a sentence for no word', () => {
    expect(words('ANSWER\nIt may not.')[0]).toMatchObject({
      word: 'wrong',
      why: expect.stringMatching(/no ENDANSWER/) as string,
    });
    expect(readModerator('Answer will follow.\nHold on, I look it up.\nNote that 9.7 says so.')).toMatchObject({
      words: [],
    });
    expect(readModerator('Revealing it would be wrong.').note).toBe('Revealing it would be wrong.');
  });

  it('shows one side for a reason, which may go on in the next line', () => {
    expect(words('REVEAL blue because the question is\nabout his own ships\n\nMara')).toEqual([
      { word: 'reveal', seat: 'blue', reason: 'the question is about his own ships' },
    ]);
    expect(words("reveal the red's view because: he says so")).toEqual([
      { word: 'reveal', seat: 'red', reason: 'he says so' },
    ]);
    expect(words('REVEAL blue')[0]).toMatchObject({
      word: 'wrong',
      why: expect.stringMatching(/a reason/) as string,
    });
  });

  it('rules with paragraphs, scope, question, answer and reason', () => {
    const text =
      'RULING 9.74, 20.21A club: May it turn back\nunseen? It may,\nonce.\nBecause 9.74 names no time.\nENDRULING';
    expect(words(text)).toEqual([
      {
        ...{ word: 'ruling', rules: ['9.74', '20.21A'], scope: 'club', asked: 'May it turn back\nunseen?' },
        ...{ answer: 'It may,\nonce.', reason: '9.74 names no time.' },
      },
    ]);
    expect(words('RULING 9.74: It may. BECAUSE so it is.\nENDRULING')[0]).toMatchObject({ scope: null, asked: '' });
    expect(words('RULING club: It may.\nENDRULING')[0]).toMatchObject({
      word: 'wrong',
      why: expect.stringMatching(/Which paragraph/) as string,
    });
    expect(words('RULING 9.74: It may.\nENDRULING')[0]).toMatchObject({
      word: 'wrong',
      why: expect.stringMatching(/no reason/) as string,
    });
  });

  it('acts on the game: more time, back, dice, another player, another position', () => {
    expect(
      words(
        'EXTEND blue 2 days because he is\nill\nrewind q3 kept because so\nREWIND to position 41 because so\nDICE 7 2\nDICE search/1: 10.\nREPLACE the blue side by Jo Doe <jo@example.org<mailto:jo@example.org>> because he left',
      ),
    ).toEqual([
      { word: 'extend', seat: 'blue', hours: 48, reason: 'he is ill' },
      { word: 'rewind', to: { question: 3 }, dice: 'kept', reason: 'so' },
      { word: 'rewind', to: { position: 41 }, dice: 'anew', reason: 'so' },
      ...[
        {
          word: 'dice',
          faces: [
            { key: null, face: 7 },
            { key: null, face: 2 },
          ],
        },
        { word: 'dice', faces: [{ key: 'search/1', face: 10 }] },
      ],
      { word: 'replace', seat: 'blue', name: 'Jo Doe', email: 'jo@example.org', reason: 'he left' },
    ]);
    expect(words('ADJUST 9.74 {“turn”: 4}\nBECAUSE of\na slip\nENDADJUST')).toEqual([
      { word: 'adjust', patch: { turn: 4 }, rule: '9.74', reason: 'of a slip' },
    ]);
    const why = (text: string) => words(text).map((w) => (w.word === 'wrong' ? w.why : w.word));
    expect(why('EXTEND blue 2 days')[0]).toMatch(/a reason/);
    expect(why('EXTEND blue 9999 days because so')[0]).toMatch(/1 to 2160 hours/);
    expect(why('ADJUST\n[1]\nBECAUSE so\nENDADJUST')[0]).toMatch(/no object/);
    expect(why('ADJUST 9.74\n{"turn": 4}\nBECAUSE so')[0]).toMatch(/no ENDADJUST/);
    expect(why('Adjust your clocks.\nRewind a little.\nDice are fair.\nReplace him?\nExtend him my thanks.')).toEqual(
      [],
    );
  });

  it('say where his own mails go only where an address or a code stands: the rest is a note', () => {
    expect(words('ADDRESS\nAddress forget <Old@Example.org>.\nADDRESS mara@example.org\nCONFIRM 123456')).toEqual([
      { word: 'address', wish: 'list', about: '' },
      { word: 'address', wish: 'forget', about: 'old@example.org' },
      { word: 'address', wish: 'use', about: 'mara@example.org' },
      { word: 'confirm', code: '123456' },
    ]);
    expect(words('Address that tomorrow\nConfirm with Tom')).toEqual([]);
  });

  it.each(['{"__proto__": {"turn": 4}}', '{"a": [{"__proto__": 1}]}'])(
    'changes nothing that no position has: %s',
    (patch) => {
      const found = words(`ADJUST 19.42\n${patch}\nBECAUSE a slip\nENDADJUST`);
      expect(found).toMatchObject([{ word: 'wrong', why: expect.stringContaining('names __proto__') as string }]);
    },
  );

  it('gives reasons that players read: longer ones are told, and nothing is done', () => {
    const found = words(`HOLD ${'because it is so '.repeat(4_000)}`);
    expect(found).toMatchObject([{ word: 'wrong', why: 'The reason is too long' }]);
  });

  it('holds, releases, withdraws, asks', () => {
    expect(
      words(
        'HOLD because a roll is in dispute\nRELEASE\nWITHDRAW R3 because errata\nSTATUS\nHISTORY 5\nSEARCH 9.74 convoy\nHELP',
      ),
    ).toEqual([
      { word: 'hold', reason: 'a roll is in dispute' },
      { word: 'release', reason: '' },
      { word: 'withdraw', ruling: 3, reason: 'errata' },
      { word: 'status' },
      { word: 'history', count: 5 },
      { word: 'search', about: '9.74 convoy' },
      { word: 'help' },
    ]);
    expect(words('HOLD they quarrel\nRELEASE go on, please')).toEqual([
      { word: 'hold', reason: 'they quarrel' },
      { word: 'release', reason: 'go on, please' },
    ]);
    expect(words('Hold on, I will look it up.\nHOLD ON')).toEqual([]);
    expect(words('HOLD')[0]).toMatchObject({ word: 'wrong', why: expect.stringMatching(/takes a reason/) as string });
  });
});
