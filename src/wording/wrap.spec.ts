import { COLUMNS, wrap, wrapLines } from './wrap';

describe('the width of our mails', () => {
  it('is kept by breaking at blanks, with a hanging indent', () => {
    const text = wrap('Ju-87 I/StG2, '.repeat(12).trim(), '  1  ', '     ');
    expect(text.split('\n').every((l) => l.length <= COLUMNS)).toBe(true);
    expect(text.split('\n')[0]).toMatch(/^ {2}1 {2}Ju-87/);
    expect(text.split('\n')[1]).toMatch(/^ {5}\S/);
    expect(text.replace(/\s+/g, ' ')).toBe(` 1 ${'Ju-87 I/StG2, '.repeat(12).trim()}`);
  });
  it('breaks a word that is longer than a line where the line ends', () => {
    expect(wrap('x'.repeat(100))).toBe(`${'x'.repeat(72)}\n${'x'.repeat(28)}`);
    expect(
      wrap(`name ${'-'.repeat(100)}`, '  ', '    ')
        .split('\n')
        .every((l) => l.length <= COLUMNS),
    ).toBe(true);
  });
  it.each([
    'https://despatch.example.org/clubs/club-of-the-tuesday-evenings/rounds/grand-spring-tournament-of-the-club',
    'http://localhost:3000/g/2NS2/kexxs46-x27yupfniap-yenjza?side=north-of-the-river&of=west-and-east#position-12',
    '(<https://despatch.example.org/clubs/kreta-verein-an-der-donau/evenings/der-grosse-herbst-wettstreit-1941>).',
    'the-honourable-secretary-of-the-club@club-of-the-tuesday-evenings-and-afternoons.example.org',
  ])('leaves a link whole, alone on its line: %s', (link) => {
    for (const text of [
      wrap(`The standings of the club are here: ${link} and are read by everybody who has the address of them.`),
      wrapLines([`The page: ${link}`, `        ${link} for all of it`]),
    ])
      for (const line of text.split('\n')) if (line.length > COLUMNS) expect(line.trim()).toBe(link);
    expect(wrap(`Go to ${link}, then come back.`).split(/\s+/)).toContain(`${link},`);
  });
  it('breaks a way over many hexes behind a hyphen, and no name of a unit', () => {
    const way = Array.from({ length: 14 }, (_, i) => `W${2939 + i}`).join('-');
    const text = wrap(`19 Aus HQ moves ${way}, 7 of 7 points, and Ju-87 I/StG2 flies over it.`, '  4  ', '     ');
    expect(text.split('\n').filter((line) => line.length > COLUMNS)).toEqual([]);
    expect(text.replace(/-\n\s+/g, '-').replace(/\s+/g, ' ')).toContain(`moves ${way}, 7 of 7`);
    expect(wrapLines(['Ju-87 I/StG2, '.repeat(12)])).not.toMatch(/-\n/);
  });
  it('keeps columns, and breaks what stands in the second one below itself', () => {
    const [first, second] = wrapLines([
      'CHECK           try the orders of this mail, all of them, and write nothing at all',
    ]).split('\n');
    expect(first).toMatch(/^ {2}CHECK {11}try the orders/);
    expect(second).toMatch(/^ {18}\S/);
  });
  it('takes a line break of the text for a blank', () => {
    expect(wrap('one\n two')).toBe('one two');
  });
});

describe('one word of somebody that is as long as a mail', () => {
  it.each([
    ['an address within', `${'x'.repeat(100)}a@b.example`, true],
    ['a way to go', `${'x'.repeat(100)}://games.example/y`, true],
    ['a page', `(www.${'x'.repeat(100)}`, true],
    ['a sign and no address', `${'x'.repeat(100)}@${'y'.repeat(20)}`, false],
    ['a stop at its end', `a@${'y'.repeat(100)}.`, false],
  ])('%s stays whole only if it is a link', (_, word, whole) => {
    expect(wrap(word).split('\n')).toHaveLength(whole ? 1 : 2);
  });
});
