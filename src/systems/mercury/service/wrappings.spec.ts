import { keyedDice } from '../../../kernel/chance/dice';
import type { Position } from '../../../kernel/record/position';
import { checkOrders } from '../../../orders/check-orders';
import { mercuryEngine } from '../testing';
import { handOn } from '../../../cli/bare-hand';

const engine = mercuryEngine();
const start = (scenario: string): Position => engine.start({ scenario, options: {} }, keyedDice('x')).position;
const sea = start('1');
const ORDER = 'allocate all Ju-87: bombardment';

/** How a mail to the first decision of the scenario is judged. */
function judged(text: string) {
  const [open] = sea.open;
  const { verdict, lines } = checkOrders(handOn(engine, sea), open?.seat ?? '', Number(open?.id.slice(1)), text);
  return { verdict, lines };
}
const TAKEN = /^Checked(?:: these|; this passes.* These) orders/;

it('what is set aside is told by what it holds of the reader’s own: things of the other side may stand in it', () => {
  const { lines } = judged(`Nice weather here\n${ORDER}`);
  expect(lines[0]).toMatchObject({ status: 'ignored', why: 'no order, and nothing that you may order is in it' });
});

describe('closings of letters cost no turn', () => {
  it.each([
    ...[
      'Trân trọng,\nAnna',
      'Thân ái,',
      'Regards from Berlin',
      'Cheers from the pub',
      'Best wishes from Rome!',
      'Greetings from Suda Street',
    ],
    ...[
      'Grüße aus Köln',
      'Herzliche Grüße aus Maleme bei Ulm',
      'Un abrazo desde Madrid',
      'Bises de Paris',
      'Saluti da Roma',
      'Groetjes uit Gent',
    ],
    ...[
      'Passt so?',
      'Passt?',
      'Why so slow?',
      'Everything clear so far?',
      'Is it your move now?',
      'Status quo then.',
      'Name your poison',
      'Mail me later',
    ],
    ...[
      'Many thanks in advance',
      'Thanks, Tom',
      'Hormat saya,',
      'ขอแสดงความนับถือ',
      'সাদর',
      'தங்கள்,',
      'Le gach dea-ghuí,',
      'Hugs from Oslo',
      'Love from all of us',
    ],
    ...[
      'Atenciosamente,',
      'Z poważaniem',
      'Me respekt,',
      'Lugupidamisega',
      'Ar cieņu,',
      'Pagarbiai',
      'Kveðja',
      'Lep pozdrav',
    ],
  ])('below the orders: %s', (closing) => {
    expect(judged(`${ORDER}\n\n${closing}`).verdict).toMatch(TAKEN);
  });

  it.each([
    'Hi Tom',
    'Hello Anna',
    'Dear Mr Reed',
    'Hallo Tom',
    'Salut Anne',
    'Hola Tomás',
    'Ciao Tom',
    'Good morning Tom',
    'Hej Åsa',
    'مرحبا توم،',
    '안녕하세요',
    '你好，',
  ])('a salutation without a comma and thanks above the orders: %s', (salutation) => {
    expect(judged(`${salutation}\nThank you\n${ORDER}`).verdict).toMatch(TAKEN);
  });

  it.each([
    'Thanks, CHECK please',
    'Regards, resign now',
    'pass?',
    'Koch to Maleme?',
    'STATUS please',
    'CHECK this?',
    'undo my move',
  ])('what was meant as an order or a word is none: %s', (line) =>
    expect(judged(`${ORDER}\n\n${line}`).verdict).toMatch(/NOT recorded/),
  );
});

describe('numbers that are no hex', () => {
  it.each([
    ...[
      'T +44 20 7946 0000',
      'Tel. 030 1234',
      'M: 0171-4415',
      'Phone: (020) 7946 4315',
      'Fon 0221 4415',
      'Mobile 07700 4416',
      'Fax: 4315 4316',
    ],
    ...[
      '+49 (0)171/4415123',
      '0171-4415',
      'Tel 4415',
      '☎ 4415',
      'D-10115 Berlin',
      'CH-8001 Zürich',
      '1012 AB Amsterdam',
      'Wien 1010',
      '1010 Wien',
    ],
    ...[
      'Postfach 1234',
      'PO Box 4415',
      'http://example.org/p/1234?a=1',
      'anna1234@example.org',
      'ext. 4415',
      'DK-2100 København',
      'Kärntner Ring, 4020 Linz',
    ],
    ...[
      '19:26',
      'Sent at 19:26 Uhr',
      'Ref 2024/1926',
      'Room 3/1',
      '© 2026',
      'Abteilung 19-26',
      'Hauptstr. 1926',
      '* 1926',
    ],
  ])('%s, and the name above it, are courtesy', (number) => {
    expect(judged(`${ORDER}\n\nAnna Berg\n${number}`).verdict).toMatch(TAKEN);
  });
  it.each([
    '4315',
    'W4315',
    '4315-4316',
    'to 4315 with everything',
    'go to 4315',
    'moev 4315',
    'march 4315',
    'Koch 4315',
    'retraet 4315',
  ])('a place is one beside a verb or a unit, or where places are all: %s', (line) =>
    expect(judged(`${ORDER}\n\n${line}`).verdict).toMatch(/NOT recorded/),
  );
});

describe('wrappings are peeled off an order', () => {
  it.each([
    ...[
      'o   ',
      '\uf0b7\t',
      '\uf0a7 ',
      '§ ',
      '→ ',
      '→',
      '(a) ',
      'a) ',
      '☐ ',
      '■ ',
      '► ',
      '✓ ',
      '✔\ufe0f ',
      '1. ',
      '12) ',
      '(3) ',
      'iv. ',
      '1.2. ',
      '② ',
    ],
    ...['1\ufe0f\u20e3 ', '- [ ] ', '- [x] ', '▪ ', '➢ ', '» ', '- 1. ', '• a) ', '123. ', 'b. ', '◦ ', '‣ '],
    ...[
      '-> ',
      '=> ',
      '-',
      '*',
      '~ ',
      '= ',
      '✅ ',
      '👉 ',
      '※ ',
      '・',
      '1.1 ',
      '1.a) ',
      '1.',
      '1: ',
      'No. 1: ',
      'ad 1) ',
      'A. ',
      'IV. ',
      '一、',
    ],
    ...['1.) ', 'N° 1 : ', 'Ordre 1 : ', '1] ', '{1} ', '<1> ', '❶ ', '➀ ', '第1 ', '١. '],
    ...['#1 ', '#2. ', 'Order 1: ', '1/ ', '[1] ', 'а) ', '(б) ', '1 - ', '2 – '],
  ])('a bullet: %j', (bullet) =>
    expect(judged(`${bullet}${ORDER}`)).toMatchObject({ lines: [{ text: ORDER, status: 'ok' }] }),
  );

  it.each([
    ...[
      'allocate all Ju-87<x-apple-data-detectors://1>: bombardment',
      'allocate all Ju-87<tel:87>: bombardment',
      'allocate all Ju-87[https://example.org/a]: bombardment',
      'allocate all Ju-87 <tel:87>: bombardment',
    ],
    ...[
      'allocate<http://allocate> all Ju-87: bombardment<https://example.org/bombardment?x=1>',
      'allocate all Ju-87<x-apple-data-detectors:1>: bombardment<mailto:b@x.org>',
    ],
    ...['ａｌｌｏｃａｔｅ　ａｌｌ　Ｊｕ－８７：　ｂｏｍｂａｒｄｍｅｎｔ', 'allocate all Ju-８７: bombardment'],
    ...[
      '\u200eallocate all Ju-87: bombardment',
      'allocate all \u2068Ju-87\u2069: bombardment',
      '\u200fallocate all Ju-87: bombardment\u200f',
      '\u061callocate all Ju-87: bombardment',
    ],
    ...[
      '\u202aallocate all Ju-87: bombardment\u202c',
      'allo\u00adcate all Ju-87: bombardment',
      '\ufeffallocate all\u200b Ju-87: bombardment',
      'allocate all Ju-87: bombardment // as agreed',
    ],
    ...[
      'allocate all Ju-87: bombardment # as agreed',
      '\u2067allocate all Ju-87: bombardment\u2069',
      'allocate\u2060 all Ju-87: bombardment',
      'allocate all Ju-87: bombardment ＃ so',
    ],
    ...[
      '*allocate all Ju-87: bombardment*',
      '1. **allocate all Ju-87: bombardment**',
      '`allocate all Ju-87: bombardment`',
      '"allocate all Ju-87: bombardment"',
      '_allocate all Ju-87: bombardment_',
      '~~allocate all Ju-87: bombardment~~',
      '== allocate all Ju-87: bombardment ==',
      "'allocate all Ju-87: bombardment'",
      '‘allocate all Ju-87: bombardment’',
      '«allocate all Ju-87: bombardment»',
      '2. »allocate all Ju-87: bombardment«',
      'My orders: allocate all Ju-87: bombardment',
      'Befehl: allocate all Ju-87: bombardment',
      'Mes ordres: allocate all Ju-87: bombardment',
      '<b>allocate all Ju-87: bombardment</b>',
      '<span style="color:red">allocate all</span> Ju-87: bombardment<br/>',
      'allocate all Ju-87 [tel:87]: bombardment',
      'allocate all Ju-87: bombardment <!-- as agreed -->',
      '<!-- as agreed -->\nallocate all Ju-87: bombardment',
    ],
  ])('%j', (line) => expect(judged(line).verdict).toMatch(TAKEN));

  it.each(['\u202d', '\u202e'])(
    'only a sign that overrides the order of letters refuses its line, by name: %j',
    (sign) => {
      const { verdict, lines } = judged(`CHECK\n${ORDER}\nallocate ${sign}all Ju-88: search`);
      expect(verdict).toMatch(/NOT recorded: 1 line in error/);
      expect([lines.at(-1)?.status, lines.at(-1)?.why]).toEqual([
        'error',
        'a sign that overrides the order of letters (U+202D or U+202E) stands in this line; write the line again without it',
      ]);
    },
  );
  it.each(['RESIGN', 'UNDO', 'STATUS'])('no word is done on a line that is seen otherwise than read: %s', (word) => {
    expect(judged(`${ORDER}\n${word}\u202e`).verdict).toMatch(/NOT recorded/);
  });
  it('a word in wide letters, with a mark of direction, is that word', () => {
    expect(judged(`\u200eＣＨＥＣＫ\n${ORDER}`).lines[0]).toMatchObject({ why: 'with this word nothing is recorded' });
  });
});
