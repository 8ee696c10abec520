import { takeWords } from './take-words';
import { tries } from './words';

describe('the words of every game', () => {
  it('are taken out of a mail, and line numbers stay', () => {
    const { words, rest } = takeWords('CHECK\nmove TF A: Matapan\nwhy 3?\nstatus\n');
    expect(words).toEqual([
      { word: 'check', line: 1 },
      { word: 'why', number: 3, line: 3 },
      { word: 'status', line: 4 },
    ]);
    expect(rest.split('\n')).toEqual(['', 'move TF A: Matapan', '', '', '']);
  });
  it('are in lines that people write: longer ones are told as orders that nobody understands', () => {
    const line = `LEAVE ${'2030-01-01..'.repeat(5_000)}`;
    expect(takeWords(`STATUS\n${line}`)).toMatchObject({ words: [{ word: 'status' }], rest: `\n${line}` });
  });
  it('a letter goes to ENDSAY, with everything in it that looks like an order', () => {
    const { words, rest } = takeWords('SAY\nWell fought!\nresign\nENDSAY\npass');
    expect(words).toEqual([{ word: 'say', text: 'Well fought!\nresign', line: 1 }]);
    expect(rest.trim()).toBe('pass');
  });
  it('a letter in one line needs no end', () => {
    expect(takeWords('say Good luck\npass')).toMatchObject({ words: [{ word: 'say', text: 'Good luck' }] });
    expect(takeWords('say Good luck\npass').rest.trim()).toBe('pass');
  });
  it.each(['check please', 'Please check:', 'Check this, please.', 'CHECK: pass', 'check: SAY hi'])(
    '"%s" only tries the mail',
    (line) => {
      const { words, rest } = takeWords(`${line}\nSAY Good luck`);
      expect(tries(words)).toBe(true);
      expect(rest.trim()).toBe(line === 'CHECK: pass' ? 'pass' : '');
    },
  );
  it('"ask me AA" is a standing order, not a question to the moderator', () => {
    expect(takeWords('ask me AA')).toMatchObject({ words: [], rest: 'ask me AA' });
    expect(takeWords('ASK\nMay a decoy search?\nENDASK').words).toEqual([
      { word: 'ask', text: 'May a decoy search?', line: 1 },
    ]);
  });
  it.each(['**CHECK**', '1. CHECK', '- check', '*check*', '• CHECK'])('set in bold or in a list: %s', (line) => {
    expect(takeWords(`${line}\nmove TF A: Matapan`).words).toEqual([{ word: 'check', line: 1 }]);
  });
  it.each(['**SAY**\nHello\n**ENDSAY**', '*Say:*\nHello\n*endsay*', '`SAY`\nHello\n`ENDSAY`'])(
    'a letter whose words are in bold: %j',
    (text) => expect(takeWords(text).words).toEqual([{ word: 'say', text: 'Hello', line: 1 }]),
  );
  it('none is taken from what is quoted', () => {
    expect(takeWords('"RESIGN"\n| RESIGN').words).toEqual([]);
  });

  it('CONFIRM takes its code, HELP a topic, HISTORY a number', () => {
    expect(takeWords('confirm 482113\nhelp search\nhistory 5').words).toEqual([
      { word: 'confirm', code: '482113', line: 1 },
      { word: 'help', topic: 'search', line: 2 },
      { word: 'history', count: 5, line: 3 },
    ]);
  });
  it.each([
    ['ADDRESS', 'list', ''],
    ['address Tom@New.Example', 'use', 'tom@new.example'],
    ['ADDRESS Tom Reed <tom@new.example>.', 'use', 'tom@new.example'],
    ['ADDRESS tom@new.example<mailto:tom@new.example>', 'use', 'tom@new.example'],
    ['Address: tom@new.example', null, ''],
    ['ADDRESS forget tom@new.example.', 'forget', 'tom@new.example'],
    ['ADDRESS FORGET', 'forget', ''],
    ['ADDRESS forgetful@new.example', 'use', 'forgetful@new.example'],
    ['ADDRESS tom at new.example', 'use', ''],
    ['addressed to nobody', null, ''],
  ])('of addresses are read as they are meant: "%s"', (line, wish, about) => {
    expect(takeWords(line).words).toEqual(wish === null ? [] : [{ word: 'address', wish, about, line: 1 }]);
  });
  it('LEAVE and PROPOSE take what stands behind them', () => {
    expect(takeWords('PROPOSE DRAW\nleave 20 Dec..6 Jan\nLEAVE').words).toEqual([
      { word: 'propose', said: 'DRAW', line: 1 },
      { word: 'leave', said: '20 Dec..6 Jan', line: 2 },
      { word: 'leave', said: '', line: 3 },
    ]);
  });
  it('LEAVE is an order where ships leave the map, unless days stand behind it', () => {
    const { words, rest } = takeWords('leave 42 SBS Motor Launch 1\nleave Domaine\nleave 20 Dec..6 Jan\nleave', [
      'leave',
    ]);
    expect(words.map(({ line }) => line)).toEqual([3, 4]);
    expect(rest.split('\n')).toEqual(['leave 42 SBS Motor Launch 1', 'leave Domaine', '', '']);
  });
  it('a word that begins an order of the game is one only with its object: combat may be refused too', () => {
    const { words, rest } = takeWords('refuse\nrefuse to 4316\nREFUSE PROPOSAL', ['refuse']);
    expect(words).toEqual([{ word: 'refuse', line: 3 }]);
    expect(rest.split('\n')).toEqual(['refuse', 'refuse to 4316', '']);
    expect(takeWords('refuse\naccept').words.map((w) => w.word)).toEqual(['refuse', 'accept']);
  });
  it('thanks and greetings above all else end nothing; below an order they end the reading', () => {
    const { words, rest, greetings } = takeWords('Hi Tom,\nThanks!\n\nCHECK\nsearch Milos\nThanks!\nRESIGN');
    expect(words.map((w) => w.word)).toEqual(['check']);
    expect(greetings).toEqual(['Thanks!']);
    expect(rest).toBe('Hi Tom,\n\n\n\nsearch Milos\nThanks!\nRESIGN');
  });
});
