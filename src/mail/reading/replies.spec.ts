import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTIONS } from './testing/attributions';
import { FORWARDS, HEADER_BLOCKS } from './testing/header-blocks';
import { HTML_FORWARDS, HTML_INLINE, HTML_REPLIES } from './testing/html-replies';
import { writtenHtml, writtenText } from './written';

/** A mail of ours with orders in it that nobody wrote. */
const MAIL = [
  'GERMAN AIR SEARCH (d6), due Tue 24 Nov 2026 18:00',
  '',
  'Which zones are searched? For each zone that you search the opponent is',
  'told nothing, and you roll for it at once.',
  'RESIGN',
  'search Matapan',
  '  | search Milos',
  'IF YOU ARE SILENT',
  'pass',
];
const WITH_MARKER = ['=== Despatch 7K3F: write your orders above this line ===', '', ...MAIL];
const quoted = (lines: readonly string[]): string => lines.map((l) => `> ${l}`.trimEnd()).join('\n');
const plain = MAIL.join('\n');

/** Every sample order of docs/orders.md, and orders that look like something else. */
const DOCS = readFileSync(join(__dirname, '../../../docs/orders.md'), 'utf8');
const ORDERS = [
  ...[...DOCS.matchAll(/^ {4}([a-z].*)$/gm)].map((m) => String(m[1])),
  'at 4314 if uncoordinated: assault: Koch',
  'at 4314: maneuver: Koch',
  'always at 4314 if odds 4-1 or more: refuse',
  'always withhold AA: Warspite',
  '-Pass',
  'move Koch: 4315-4416',
  'maneuver: Koch, Genz',
  'from W4313',
  'to 4315: all',
  'forget s1',
  '# for myself: tell Tom on 22.11. at 10:00',
  'CONFIRM 123456',
  'no retreat',
];
const THREE = ORDERS.slice(-13, -10).join('\n');

const LITTLE = 'with little to say';

describe.each(Object.entries(ATTRIBUTIONS))('a reply from %s', (program, attributions) => {
  it.each(attributions)('is its writer’s words alone, wherever they stand: %s', (attribution) => {
    const mails = {
      above: `${THREE}\n\n${attribution}\n\n${quoted(WITH_MARKER)}`,
      'glued above': `${THREE}\n${attribution}\n${quoted(WITH_MARKER)}`,
      below: `${attribution}\n${quoted(WITH_MARKER)}\n\n${THREE}`,
      between: `${attribution}\n${quoted(MAIL.slice(0, 4))}\n\n${THREE}\n\n${quoted(MAIL.slice(4))}`,
      // Without date and address only marks tell an attribution from a sentence.
      ...(program === LITTLE ? {} : { 'above, without marks': `${THREE}\n\n${attribution}\n\n${plain}` }),
    };
    const read = Object.entries(mails).map(([where, mail]) => [where, writtenText(mail).text]);
    expect(read).toEqual(Object.keys(mails).map((where) => [where, THREE]));
    expect(writtenText(`${attribution}\n\n${quoted(WITH_MARKER)}`).text).toBe('');
  });
});

describe('a reply above a mail quoted whole', () => {
  it.each(HEADER_BLOCKS)('is its writer’s words alone:\n%s', (block) => {
    expect(writtenText(`${THREE}\n\n${block}\n\n${plain}`).text).toBe(THREE);
    expect(writtenText(`${THREE}\n${block}\n\n${plain}`).text).toBe(THREE);
    expect(writtenText(`${quoted(block.split('\n'))}\n>\n${quoted(MAIL)}\n\n${THREE}`).text).toBe(THREE);
  });
});

describe('a mail sent on', () => {
  it.each(FORWARDS)('is never read:\n%s', (head) => {
    const forward = writtenText(`${THREE}\n\n${head}\n\n${plain}`);
    expect(forward.text).toBe(THREE);
    expect(forward.cut.map((c) => c.why)).toEqual(['forwarded mail']);
    expect(writtenText(`${head}\n\n${plain}`).text).toBe('');
  });
});

describe('an order', () => {
  const [gmail = '', german = '', header = ''] = [
    ATTRIBUTIONS['gmail']?.[0],
    ATTRIBUTIONS['gmail']?.[3],
    HEADER_BLOCKS[0],
  ];

  it('is found in the documentation', () => {
    expect(ORDERS.length).toBeGreaterThan(35);
    expect(ORDERS).toContain('if full: attack TF C: Ju-87 I/StG2 > BB or any');
  });
  it.each(ORDERS)('is never taken for something else: %s', (order) => {
    const read = [
      order,
      `${order}\n\n${gmail}\n${quoted(MAIL)}`,
      `${order}\n${german}\n${quoted(MAIL)}`,
      `${order}\n${header}\n\n${plain}`,
      `${gmail}\n${quoted(MAIL)}\n\n${order}`,
      `${gmail}\n${quoted(['what?'])}\n${order}\n${quoted(['and then?'])}`,
      `Sent from my iPhone\n\n${gmail}\n${quoted(MAIL)}\n\n${order}`,
    ].map((mail) => writtenText(mail).text);
    expect([...new Set(read)]).toEqual([order]);
  });
  it('stays with all the others', () => {
    for (let i = 0; i < ORDERS.length; i++) {
      const run = [...ORDERS.slice(i), ...ORDERS.slice(0, i)].join('\n');
      expect(writtenText(`${run}\n${gmail}\n${quoted(MAIL)}`).text).toBe(run);
    }
  });
  it('in a letter may look like what it likes', () => {
    const letter =
      'SAY\nThis message is confidential, dear Tom.\nSent from my iPhone\n-- \nOn leave until Sunday\nENDSAY\npass';
    expect(writtenText(letter).text.replace('-- ', '--')).toBe(letter.replace('-- ', '--'));
  });
});

describe('a reply in HTML', () => {
  const own = [
    ...THREE.split('\n'),
    'attack TF A: Ju-87 I/StG2, Ju-87 III/StG2, Ju-87 I/StG77, Ju-87 II/StG77 > Warspite',
  ];
  const mail = `<pre style="white-space:pre-wrap">${plain}</pre><p>RESIGN</p><blockquote>old<br>RESIGN</blockquote>RESIGN`;
  const read = (html: string): string[] => writtenHtml(html).text.split(/\n+/);

  it.each(Object.entries(HTML_REPLIES))('from %s', (_program, reply) => {
    expect(read(reply(own, mail))).toEqual(own);
  });
  it.each(Object.entries(HTML_INLINE))('between quotes, from %s', (_program, reply) => {
    expect(read(reply('<p>RESIGN</p>RESIGN', own, mail))).toEqual(own);
  });
  it.each(Object.entries(HTML_FORWARDS))('sent on from %s', (_program, forward) => {
    expect(read(forward(own, mail))).toEqual(own);
  });
  it('set further in by its writer is no quote', () => {
    const html = '<blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>pass</div></blockquote>';
    expect(writtenHtml(`<div>search Milos</div>${html}`).text).toMatch(/^search Milos\n+pass$/);
  });
});

describe('what programs put below', () => {
  it.each([
    'Sent from my iPhone',
    'Sent from Outlook for Android',
    'Get Outlook for iOS<https://aka.ms/o0ukef>',
    'Sent from Yahoo Mail on Android',
    'Sent with Proton Mail secure email.',
    'Von meinem iPhone gesendet',
    'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    'Outlook für Android herunterladen',
    'Envoyé de mon iPhone',
    'Télécharger Outlook pour Android',
    'Enviado desde mi iPhone',
    'Enviado via iPad',
    'Inviato da iPhone',
    'Ottieni Outlook per iOS',
    'Verstuurd vanaf mijn iPhone',
    'Skickat från min iPhone',
    'Sendt fra min iPhone',
    'Lähetetty iPhonesta',
    'Wysłane z iPhone’a',
    'Odesláno z iPhonu',
    'Trimis de pe iPhone-ul meu',
    'Отправлено с iPhone',
    'Надіслано з iPhone',
    'Στάλθηκε από το iPhone μου',
    "iPhone'umdan gönderildi",
    '发自我的iPhone',
    '從我的 iPhone 傳送',
    'iPhoneから送信',
    '나의 iPhone에서 보냄',
    'נשלח מה-iPhone שלי',
    'Được gửi từ iPhone của tôi',
    'Küldve az iPhone-omról',
    '-- \nAnna Berg\npass',
    'Virus-free. www.avg.com',
    'This email has been checked for viruses by Avast antivirus software.',
    '---\nDiese E-Mail wurde von Avast-Antivirussoftware auf Viren geprüft.\nhttps://www.avast.com/antivirus',
    'Não contém vírus. www.avast.com',
    '_______________________________________________\nUsers mailing list\nhttp://lists.example.org/mailman/listinfo/users',
    'You received this message because you are subscribed to the Google Groups "x" group.',
    'CONFIDENTIALITY NOTICE: for the addressee only.',
    'This e-mail and any attachments are confidential and may be privileged.',
    'Diese E-Mail enthält vertrauliche Informationen.',
    'Ce message et ses pièces jointes sont confidentiels.',
    'Questo messaggio è riservato al destinatario.',
    'Please consider the environment before printing this e-mail.',
  ])('is not read: %s', (footer) => {
    expect(writtenText(`search Milos\npass\n\n${footer}\n`).text).toBe('search Milos\npass');
  });
  it('is told from a sentence of the writer’s', () => {
    const own = 'Sent from my desk, is much easier then my mobile phone.';
    expect(writtenText(own).text).toBe(own);
  });
});
