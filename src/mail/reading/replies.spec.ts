import { often, sampled } from '../../config/testing/depth';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ATTRIBUTIONS } from './testing/attributions';
import { FORWARDS, HEADER_BLOCKS } from './testing/header-blocks';
import { HTML_FORWARDS, HTML_INLINE, HTML_REPLIES } from './testing/html-replies';
import { writtenHtml, writtenText } from './written';

/** A mail of ours with orders in it that nobody wrote. */
const MAIL = [
  'RED AIR SEARCH (d6), due Tue 24 Nov 2026 18:00',
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
const ANNA = 'Anna Berg';

describe.each(Object.entries(ATTRIBUTIONS))('a reply from %s', (program, attributions) => {
  it.each(sampled(attributions, 4))('is its writer’s words alone, wherever they stand: %s', (attribution) => {
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

/** A text broken so that no line is longer than `width`. */
function broken(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

describe('an attribution', () => {
  const QUOTE_LATER = Object.entries(ATTRIBUTIONS).filter(([program]) => program !== LITTLE);
  it.each(QUOTE_LATER)('from %s may be broken anywhere, set in, starred, and have odd blanks', (_, attributions) => {
    const wrong = sampled(attributions, 3).flatMap((attribution) =>
      [
        ...[76, 66, 58, 50].map((width) => broken(attribution, width)),
        attribution.replace(/ /g, '\u00a0'),
        `   ${attribution}   `,
        `*${attribution.replace(/\n/g, ' ')}*`,
        attribution.replace(/<(k5[^<>]+)>/, '<$1<mailto:$1>>'),
        attribution.replace(/\n/g, '\r\n'),
        attribution.replace(/^/gm, '> '),
      ].filter((variant) => writtenText(`${THREE}\n\n${variant}\n\n${quoted(MAIL)}`).text !== THREE),
    );
    expect(wrong).toEqual([]);
  });
  it.each([
    ['reply--- On Wed, Apr 4, 2012 at 3:59 PM, me@example.com wrote:\n> Hi', 'reply'],
    ['How are you? On Nov 30, 2011, at 12:47 PM,\n Tom <\ntom@example.org>\nwrote:\n\n> Hi', 'How are you?'],
    ['pass\n\n- Le 2021-04-09 23:25, Tom a écrit :\n> Bonjour', 'pass'],
    ['pass\n\n---- Tom Reed wrote ----\n\n> Hi', 'pass'],
    ['pass\n\n2016-03-03 17:21 GMT+01:00 Tom Reed\n\n> Hi', 'pass'],
  ])('may share a line, or have little in it: %j', (mail, own) => {
    expect(writtenText(mail).text).toBe(own);
  });
  it.each([
    'Here are the times:\n\n2024-01-15 14:30:25\n15.01.2024 14:30\n01/15/2024 at 2:30 PM\n\nWhich is right?',
    'On Monday we should meet\n\nOn the other hand, I wrote: nothing',
    'An invitation:\n\nDate: Wednesday 3, October 2011\nTime: 7 : 00am\nAddress: 130 Fox St\n\nPlease come.',
    'The mails come from: john@example.com and from: jane@example.com\nThe data comes From: our base.',
    'I wrote because of:\n-- first point\n-- second point\n\nThanks!',
    'My answer\n\n____________________\n\nAnd a second part.\n\nBest regards,\nTom',
    'Sent a magnificent torch of pixels',
    'I wrote on Monday at 10:00 to Tom:\npass',
    'Ich schrieb gestern um 10:00 an Tom:\npass',
  ])('is not what only looks like one: %j', (mail) => {
    expect(writtenText(mail).text).toBe(mail);
  });
});

describe('our own link', () => {
  const LINK = 'https://play.games.example.org/g/7K3F/red?pass=abcdefghijklmnopqrstuvwxyz234567abcdefgh';
  it.each([
    ['wrapped out of its quote', `${THREE}\n\n> On the web:\n${LINK}\n> next line`],
    [
      'wrapped below an attribution',
      `${THREE}\n\nOn 22/11/2026 10:00, Tom wrote:\n> On the web:\n${LINK}\n> and so on`,
    ],
    ['wrapped twice', `> On the web:\n${LINK.slice(0, 60)}\n${LINK.slice(60)}\n\n${THREE}`],
    [
      'wrapped at its question mark',
      `${THREE}\n\n> On the web: https://play.games.example.org/g/7K3F\n> ?pass=abc\n${LINK}`,
    ],
    ['left below a quote', `> IF YOU ARE SILENT\n> On the web:\n\n${LINK}\n\n${THREE}`],
    ['in brackets', `${THREE}\n\n> On the web:\n<${LINK}>`],
    ['between brackets', `> On the web: <\n${LINK}\n> >\n\n${THREE}`],
    ['made a link of', `${THREE}\n\n[${LINK}](${LINK})`],
    ['from a mail without marks', `${THREE}\n\nOn the web:\n${LINK}\n`],
  ])('is never an order: %s', (_, mail) => {
    expect(writtenText(mail).text).toBe(THREE);
  });
  it('is kept in a letter, and an order below a link is read', () => {
    const letter = `SAY\n${LINK}\nENDSAY`;
    expect(writtenText(letter).text).toBe(letter);
    expect(writtenText(`${LINK}\nsearch Milos\npass`).text).toBe('search Milos\npass');
  });
});

describe('a name below a drawn line', () => {
  it.each([
    '----Tom',
    '---Tom Reed',
    '--Tom',
    '---- Anna Berg',
    '--Jan van der Berg',
    '---Анна',
    "-- Sean O'Neil",
    '---山田',
  ])('is a signature: %s', (name) => {
    for (const mail of [
      `${THREE}\n\n${name}`,
      `${THREE}\n\n${name}\n\n> RESIGN`,
      `${THREE}\n\n${name}\n+49 170 1234567`,
    ])
      expect(writtenText(mail).text).toBe(THREE);
  });
  it.each(['--Pass', '---- Koch: 4315', '--move Koch', '-Pass', '---Tom\npass'])(
    'is not what may be an order: %s',
    (line) => {
      expect(writtenText(`${THREE}\n\n${line}`).text).toBe(`${THREE}\n\n${line}`);
    },
  );
});

describe('a day, a time, a zone and a name', () => {
  it.each(['Some One', 'Some One <some@example.org>:', 'some one via Despatch:', '"One, Some" <some@example.org>'])(
    'are an attribution, whatever follows: %s',
    (name) => {
      const head = `2026-03-03 17:21 GMT+01:00 ${name}`;
      for (const rest of [`\n${quoted(MAIL)}`, `\n\n${quoted(MAIL)}`, `\n\n${plain}`, '', '\n\n\n'])
        expect(writtenText(`${THREE}\n\n${head}${rest}`).text).toBe(THREE);
      expect(writtenText(`${head}\n${quoted(MAIL)}\n\n${THREE}`).text).toBe(THREE);
    },
  );
});

describe('own lines below a mail sent on', () => {
  const head =
    '---------- Forwarded message ---------\nFrom: Tom <tom@example.org>\nDate: Sun, 22 Nov 2026\nSubject: x\nTo: Anna';
  it.each([`${head}\n\n${quoted(MAIL)}`, quoted([...head.split('\n'), '', ...MAIL])])(
    'are named where marks tell them apart, and never read',
    (forward) => {
      const { text, cut } = writtenText(`pass\n\n${forward}\n\n${THREE}\n`);
      expect(text).toBe('pass');
      expect(cut.map((c) => [c.lines, c.why]).at(-1)).toEqual([
        3,
        `below a mail that is sent on, where nothing is read: "${THREE.split('\n')[0]}"`,
      ]);
    },
  );
});

describe('the end of a quoted line', () => {
  it.each([
    '> View it (http://example.com/action\n_nonce=3dd518)\n>',
    '>\n> Post a response\n>\n (http://example.com/c/YzOTYzMmE) >\n> life is short.',
    '> In efficitur augue ac tristique ullamcorper. Aenean tincidunt ornare diam,\neget accumsan est viverra quis. Pellentesque"\n>',
  ])('is no word of the writer’s: %j', (quote) => {
    expect(writtenText(`pass\n\nOn 22/11/2026 10:00, Tom wrote:\n\n${quote}`).text).toBe('pass');
  });
});

describe('a reply above a mail quoted whole', () => {
  it.each(sampled(HEADER_BLOCKS, 3))('is its writer’s words alone:\n%s', (block) => {
    expect(writtenText(`${THREE}\n\n${block}\n\n${plain}`).text).toBe(THREE);
    expect(writtenText(`${THREE}\n${block}\n\n${plain}`).text).toBe(THREE);
    expect(writtenText(`${quoted(block.split('\n'))}\n>\n${quoted(MAIL)}\n\n${THREE}`).text).toBe(THREE);
  });
  it('may be set in, spaced, broken, starred and without addresses', () => {
    const wrong = sampled(HEADER_BLOCKS, 4).flatMap((block) =>
      [
        block.replace(/^/gm, '    '),
        block.replace(/\n/g, '\n\n'),
        block.replace(/ /g, '\u00a0').replace(/\n/g, '  \r\n'),
        block.replace(/^([^\n*<>@:：]{1,24})[:：] ?/gm, '**$1:** '),
        block.replace(/^([^\n*<>@:：]{1,24}):/gm, '$1 ：'),
        block.replace('7K3F <', '7K3F\n<'),
        block.replace(/<(k5[^>]*)>/, ''),
        block.replace(ANNA, `${ANNA} <anna@example.org>; Tom Reed <tom@example.org>; Eve\nStone <eve@example.org>`),
      ].filter((variant) => writtenText(`${THREE}\n\n${variant}\n\n${plain}`).text !== THREE),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a mail quoted whole below an odd head', () => {
  const by = 'Despatch 7K3F <k5@games.example.org>';
  it.each([
    ['GroupWise', `>>> "Despatch" <k5@games.example.org> 22.11.2026 10:00 >>>`],
    ['NetEase', `---- Replied Message ----\n| From | ${by} |\n| Date | 11/22/2026 10:00 |\n| Subject | 22 AM |`],
    ['NetEase in Chinese', `---- 回复的原邮件 ----\n| 发件人 | ${by} |\n| 发送日期 | 2026年11月22日 10:00 |`],
    ['Notes', `${by} \n22.11.2026 10:00\n\nAn\nAnna Berg <anna@example.org>\nKopie\n\nThema\n22 AM\n`],
    ['Notes on the web', `-----${by} wrote: -----\n\n=======\nTo: Anna\nFrom: ${by}\nSubject: 22 AM\n=======`],
    ['Orange', '> Message du 22/11/26 10:00\n> De : "Despatch"\n> A : "anna"\n> Copie à : \n> Objet : 22 AM\n> \n'],
    ['abv.bg', ` >-------- Оригинално писмо --------\n >От: ${by}\n >Относно: 22 AM\n >Изпратено на: 22.11.2026\n`],
    [
      'Tobit David',
      'Original Message processed by david®\nAW: 22 AM 22. November 2026, 10:00 Uhr\nVon Despatch\nAn Anna',
    ],
    ['a phone that names the sender only', 'From: k5@games.example.org\n'],
    ['HubSpot', 'Original message from Despatch on Sun, Nov 22, 2026:'],
  ])('%s', (_program, head) => {
    expect(writtenText(`${THREE}\n\n${head}\n${plain}`).text).toBe(THREE);
    expect(writtenText(`${head}\n${plain}`).text).toBe('');
  });
  it('begins in the line of its attribution on some phones', () => {
    const mail = `${THREE}\n\n  On Sun, Nov 22, 2026 at 10:00 AM, Despatch<k5@games.example.org> wrote:   ${plain}`;
    expect(writtenText(mail).text).toBe(THREE);
  });
  it('is not begun by headers that are quoted with words of theirs', () => {
    const head = `> From: ${by}\n> To: Anna\n> Subject: 22 AM\n>\n> what now?\n\n`;
    expect(writtenText(`${head}${THREE}`).text).toBe(THREE);
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
  it.each(sampled(ORDERS, 3))('is never taken for something else: %s', (order) => {
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
    for (let i = 0; i < ORDERS.length; i += often(8, 1)) {
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
    'Sent from my BlackBerry 10 smartphone on the Virgin Mobile network.',
    'Sent via the Samsung Galaxy S7, an AT&T 4G LTE smartphone',
    '(Sent from mobile device)',
    '<<sent by galaxy>>',
    '[Sent from my iPhone](http://example.org)',
    'Tom from mobile',
    'From my iPhone 6',
    'från min iPhone',
    'Provenance : Courrier pour Windows 10',
    '____________\nAnna Berg\nThe Club',
    '-- \nAnna Berg\npass',
    '—————\nAnna Berg\n📧 anna@example.org',
    '-----\nAnna Berg\nTel. +49 170 1234567',
    '------------------------------------\n\nYahoo! Groups Links\n\n<*> To visit your group',
    '—\nReply to this email directly, view it on GitHub <https://example.org>, or unsubscribe.',
    '____________________\nSponsored by https://example.org/?utm\n\nRESIGN',
    '来自我的华为手机',
    'تم الإرسال من الـ iPhone',
    'Đã gửi từ iPhone của tôi',
    'Надіслано з пошти Ukr.net',
    'Virus-free. www.avg.com',
    'This email has been checked for viruses by Avast antivirus software.',
    '---\nDiese E-Mail wurde von Avast-Antivirussoftware auf Viren geprüft.\nhttps://www.avast.com/antivirus',
    'Não contém vírus. www.avast.com',
    '_______________________________________________\nUsers mailing list\nhttp://lists.example.org/mailman/listinfo/users',
    'You received this message because you are subscribed to the Google Groups "x" group.',
    'CONFIDENTIALITY NOTICE: for the addressee only.',
    'Disclaimer\n\nThe information is for the addressee.',
    'The information contained in this communication from the sender is confidential.',
    'This e-mail and any attachments are confidential and may be privileged.',
    'Diese E-Mail enthält vertrauliche Informationen.',
    'Ce message et ses pièces jointes sont confidentiels.',
    'Questo messaggio è riservato al destinatario.',
    'Please consider the environment before printing this e-mail.',
  ])('is not read: %s', (footer) => {
    expect(writtenText(`search Milos\npass\n\n${footer}\n`).text).toBe('search Milos\npass');
  });
  it.each(['Sent from my desk, is much easier then my mobile phone.', 'first:\n\n-----\nsearch Milos\npass'])(
    'is told from the words of the writer: %j',
    (own) => {
      expect(writtenText(own).text).toBe(own);
    },
  );
});
