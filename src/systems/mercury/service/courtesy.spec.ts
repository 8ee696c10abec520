import { keyedDice } from '../../../kernel/chance/dice';
import type { Position } from '../../../kernel/record/position';
import { checkOrders } from '../../../orders/check-orders';
import { mercuryEngine } from '../testing';
import { handOn } from '../../../cli/bare-hand';

/** What people write above their orders. */
const GREETINGS = [
  ...[
    'here are my decoys. Good luck!',
    'Here you are',
    'Fine with me',
    'With best regards',
    'Turn 3',
    'No worries',
    'Turn 5 orders:',
    'Fire away!',
    'fine',

    'Hi all,',
    'Hello Tom,',
    'Hi John',
    'Dear Anna,',
    'Good morning!',
    'here are my orders:',
    'My orders for this turn',
    'Orders:',
  ],
  ...[
    'Thanks for the quick answer!',
    'As promised, my orders',
    'In reply to your mail:',
    'Sorry for the delay, I was ill',
    'Happy new year!',
  ],
  ...[
    'Hallo Tom,',
    'Moin zusammen',
    'Guten Abend Herr Müller,',
    'anbei meine Befehle:',
    'Servus!',
    'So, hier meine Züge',
    'Alles klar',
  ],
  ...['Salut Tom,', 'Bonjour à tous,', 'Voici mes ordres :', 'Cher Thomas,', 'Re bonjour', 'Désolé pour le retard'],
  ...['Hola Tomás:', 'Buenos días a todos,', 'Aquí van mis órdenes:', 'Perdón por la demora'],
  ...['Ciao Tommaso,', 'Ecco i miei ordini:', 'Buongiorno,', 'Allora, ci siamo'],
  ...['Olá Tomás,', 'Seguem as minhas ordens:', 'Bom dia'],
  ...['Dag Tom,', 'Hierbij mijn orders:', 'Beste allemaal,'],
  ...[
    'Hej Tom!',
    'Här kommer mina order:',
    'God morgen alle sammen',
    'Her er mine ordrer',
    'Moi Tomi,',
    'Tässä käskyni:',
  ],
  ...[
    'Cześć Tomek,',
    'Oto moje rozkazy:',
    'Ahoj Tome,',
    'Posílám rozkazy',
    'Szia Tamás!',
    'Íme a parancsaim:',
    'Salut tuturor,',
    'Iată ordinele mele',
  ],
  ...[
    'Merhaba Tom,',
    'Emirlerim aşağıda',
    'Привет, Том!',
    'Вот мои приказы:',
    'Привіт усім',
    'Здравей,',
    'Γεια σου Τομ,',
    'Ορίστε οι διαταγές μου:',
  ],
  ...[
    'שלום תום,',
    'مرحبا توم،',
    'トムさん、こんにちは',
    '命令は以下の通りです。',
    '你好，',
    '以下是我的命令：',
    '안녕하세요',
    'Bok Tome,',
    'Tere Tom',
    'Sveiki,',
    'Halo semua,',
    'Chào Tom,',
  ],
];
/** What they write below. */
const CLOSINGS = [
  ...[
    'Good luck!',
    'Tom',
    'Anna Berg',
    'Cheers, Tom',
    'Love, Anna',
    'Have fun',
    'See you next week',
    'Looking forward to your move!',
    'Nice move by the way.',
  ],
  ...[
    'John',
    'Leah',
    'Talk soon, and thanks again',
    'Let me know if anything is unclear',
    'T.',
    'All the best',
    'Take care',
    '-- Tom',
    'Dr. Peter von Stein',
  ],
  ...[
    'Gruß, Anna',
    'Viele Grüße aus Köln',
    'LG Anna',
    'Bis bald!',
    'Liebe Grüße, Tom',
    'Schönes Wochenende',
    'Viel Glück',
    'i. A. Anna Berg',
  ],
  ...[
    'Bonne chance !',
    'À bientôt',
    'Bien amicalement, Anne',
    'Un abrazo',
    '¡Suerte!',
    'Hasta luego',
    'A presto',
    'In bocca al lupo!',
    'Abraço, João',
    'Boa sorte',
  ],
  ...[
    'Groetjes, Sanne',
    'Succes!',
    'Lycka till',
    'Hälsningar Åsa',
    'Held og lykke',
    'Lykke til',
    'Onnea!',
    'Terveisin Matti',
    'Powodzenia!',
    'Pozdrawiam, Ania',
  ],
  ...[
    'Hodně štěstí',
    'S pozdravem Petr',
    'Üdv, Gábor',
    'Sok szerencsét',
    'Mult noroc',
    'İyi şanslar',
    'Selamlar',
    'Удачи!',
    'С уважением, Анна',
    'Успіхів',
    'Поздрави',
  ],
  ...[
    'Καλή τύχη',
    'Φιλικά, Άννα',
    'בהצלחה',
    'حظا سعيدا',
    'よろしくお願いします',
    '祝好运',
    '행운을 빌어요',
    'Sretno!',
    'Õnn kaasa',
    'Veiksmi!',
    'Salam, Budi',
    'Chúc may mắn',
  ],
];
/** Lines that somebody meant as orders, or as words. */
const NEAR = [
  ...[
    'serach Milos',
    'search Mlios',
    'Milos',
    'we go to Kithira Channel',
    'Koch goes to the airfield',
    'moev Koch',
    'please pass',
    'then no retraet',
    'retraet',
    'pas',
  ],
  ...[
    'atack TF A',
    'TF Z: Milos',
    'W4315',
    'to 4315 with everything',
    'reshufle: pass',
    'ziehe Koch nach Maleme',
    'bombrad with all',
    'CHEKC',
    'just check this, please',
  ],
  ...[
    'STAUTS',
    'RESING',
    'RESIGN now',
    'if odds 3-1 asault',
    'always retreat first',
    'Warspite',
    'III/JG77',
    'alocate all to the east',
    'I pass.',
    'Ju-87 stay home',
    'HMS Kelly',
    'move them all',
    'turn bakc',
    'withdraw',

    'withold AA',
    'fire att Koch',
  ],
];

const engine = mercuryEngine();
const start = (scenario: string): Position => engine.start({ scenario, options: {} }, keyedDice('x')).position;
const [sea, land] = [start('1'), start('3')];

/** How a mail to an open decision is judged. */
function judged(position: Position, text: string) {
  const [open] = position.open;
  const { verdict, lines } = checkOrders(handOn(engine, position), open?.seat ?? '', Number(open?.id.slice(1)), text);
  return { verdict, lines: lines.map((l) => `${l.status}: ${l.text}`), told: lines };
}

/** An order that may be given now. */
const orderOf = (position: Position): string => {
  const [open] = position.open;
  const kind = engine.kind(open?.kind ?? '');
  const q = engine.ask(position, open as NonNullable<typeof open>);
  return kind.prompt(q).examples.find((e) => judged(position, e).verdict.startsWith('Checked: these')) ?? 'pass';
};

describe.each([
  ['at sea', sea],
  ['on land', land],
])('courtesy at the edges of a mail, %s', (_, position) => {
  const order = orderOf(position);
  it.each(GREETINGS)('above the orders costs nothing, and is listed: %s', (line) => {
    for (const mail of [`${line}\n\n${order}`, `${line}\n${order}`]) {
      const { verdict, lines } = judged(position, mail);
      expect([verdict, lines[0]]).toEqual([expect.stringMatching(/^Checked: these orders/), `ignored: ${line}`]);
    }
  });
  it('may go on for paragraphs', () => {
    const letter = 'Dear all,\n\nI hope that you\nare all well\nand fine\nand the\nweather is nice\nwith you.\n\n';
    expect(judged(position, `${letter}${order}\n\n${letter}`).verdict).toMatch(/^Checked: these orders/);
  });
  it.each(CLOSINGS)('below the orders costs nothing, and is listed: %s', (line) => {
    for (const mail of [`${order}\n\n${line}`, `${order}\n${line}\nAnna`, `Hi Tom,\n\n${order}\n\n${line}`])
      expect(judged(position, mail).verdict).toMatch(/^Checked: these orders/);
  });
  it.each(NEAR)('is not what was meant as an order or a word: %s', (line) => {
    for (const mail of [`${line}\n\n${order}`, `${order}\n\n${line}`, `Hi all,\n${line}\n${order}\n\nBye`]) {
      const { verdict, told } = judged(position, mail);
      const one = told.find(({ text }) => text === line);
      const read = one?.status === 'later' && one.read !== undefined;
      const answered = read || (one?.why ?? '').includes('nothing is ordered');
      if (!answered) expect([mail, verdict]).toEqual([mail, expect.stringMatching(/^Checked: NOT recorded/)]);
    }
  });
});
