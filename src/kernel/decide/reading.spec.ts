import { withoutWhatIsShown } from './copied-form';
import { foldName, readName } from './names';
import { cutLines } from './cut-lines';

describe('cutting a mail into order lines', () => {
  it('keeps orders, drops comments, bullets, blank lines and sample orders', () => {
    const text = '# my orders\n\n- move TF A: Cape Spada  # to look\n* pass\n1. search Milos\n| move TF B: Matapan\n';
    expect(cutLines(text).lines).toEqual([
      { number: 3, text: 'move TF A: Cape Spada' },
      { number: 4, text: 'pass' },
      { number: 5, text: 'search Milos' },
    ]);
  });
  it.each(['END', 'done.', 'Thanks', 'quit', '--', '> quoted', 'Best regards,', 'Viele Grüße', 'Cordialement,'])(
    'stops at %s',
    (mark) => {
      expect(cutLines(`pass\n${mark}\nresign`).lines.map((l) => l.text)).toEqual(['pass']);
    },
  );
  it.each([
    ['pass\nEND', []],
    ['pass\nEND\n\n--\n> quoted\n', []],
    ['pass\nThanks\n\n Tom \n', ['Tom']],
    ['pass\nEND\nresign', ['resign']],
    ['pass', []],
  ])('what stands below the end is not read, and only told where something does: %j', (text, unread) => {
    expect(cutLines(text).unread).toEqual(unread);
  });
  it('lines without letter or digit are nothing, but where a letter was lost', () => {
    expect(cutLines('...\n:-)\npass\n***\n\ufffd\n\u0085').lines.map((l) => l.text)).toEqual([
      'pass',
      '\ufffd',
      '\u0085',
    ]);
  });
  it('goes on behind a backslash', () => {
    expect(cutLines('attack TF C: Ju-87 1, \\\n  Ju-87 2\npass').lines.map((l) => l.text)).toEqual([
      'attack TF C: Ju-87 1, Ju-87 2',
      'pass',
    ]);
  });
});

describe('names', () => {
  const ships = [
    { id: 'orion', names: ['Orion'] },
    { id: 'kelly', names: ['Kelly'] },
    { id: 'kelvin', names: ['Kelvin'] },
    { id: 'decoy-hero', names: ['Decoy/Hero', 'Decoy', 'Hero'] },
  ];
  const read = (text: string) => readName(text, ships, 'ship');
  it('fold case, accents, blanks and punctuation', () => {
    expect(foldName('Ju-87 I/StG 2')).toBe(foldName('ju87 i/stg2'));
    expect(foldName('Ré')).toBe('re');
  });
  it('are found by a unique prefix', () => {
    expect(read('ori')).toMatchObject({ ok: true, value: { id: 'orion' } });
    expect(read('hero')).toMatchObject({ ok: true, value: { id: 'decoy-hero' } });
  });
  it('an ambiguous one lists what it could be', () => {
    expect(read('kel')).toMatchObject({
      ok: false,
      reason: { level: 'ambiguous', text: '"kel" could be Kelly or Kelvin' },
    });
  });
  it('an unknown one says the nearest', () => {
    expect(read('Orien')).toMatchObject({ ok: false, reason: { level: 'unreadable', nearest: 'Orion' } });
    expect(read('Bismarck')).toMatchObject({ ok: false, reason: { level: 'unreadable' } });
    expect(readName('Bismarck', [], 'ship')).toMatchObject({ reason: { text: 'no ship is called "Bismarck"' } });
  });
});

describe('a form that was copied out of a mail with what it shows beside it', () => {
  it.each([
    ['move TF A (East Ionian, 6 points): Matapan', 'move TF A: Matapan'],
    ['search Milos with Do-17   (-1 to the die there)', 'search Milos with Do-17'],
    ['place Decoy 1 at Athens | Milos port | Thera', 'place Decoy 1 at Athens'],
    ['lead: 1 of Koch, Genz', 'lead: Koch'],
    ['support: up to 2 of 1/7, 1 Lt RA, 15 RM', 'support: 1/7, 1 Lt RA'],
    ['switch to one of W4215, W4216', 'switch to W4215'],
  ])('is an order without it: %s', (line, meant) => expect(withoutWhatIsShown(line)).toBe(meant));
  it.each(['allocate Bf-109 I(J)/LG2: search', 'move Koch: 4311-4312', 'lose: Koch, 1 Lt RA'])(
    'is none where nothing is shown: %s',
    (line) => expect(withoutWhatIsShown(line)).toBeNull(),
  );
});
