import { newGame, playUntil as playedUntil, send as sent, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { firstParagraph, htmlOf, part, samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const send = (by: Player, answered: Delivered, own: string) => sent(world, by, answered, own);
const playUntil = (table: Table, until: RegExp) => playedUntil(world, table, until);
const read = (mail: Delivered): string => unwrapped(textOf(mail));

describe('words of every game', () => {
  let table: Table;
  let mail: Delivered;
  beforeAll(async () => {
    table = await newGame(world);
    ({ mail } = await playUntil(table, /German air search/));
  });

  it('CHECK judges the orders and writes nothing', async () => {
    const before = await world.game(table.code);
    const good = await send(table.german, mail, 'CHECK\nsearch Matapan');
    expect(firstParagraph(good)).toBe('Checked: these orders would be recorded. Nothing was written.');
    expect(subjectOf(good)).toMatch(/receipt, checked$/);
    expect(read(good)).toContain('would then be in force for German air search');
    const bad = await send(table.german, mail, 'check\nsearch Atlantis');
    expect(firstParagraph(bad)).toMatch(/^Checked: NOT recorded: 1 line in error\./);
    expect(await world.game(table.code)).toEqual(before);
  });

  it('HELP explains the words and what is asked; HELP with a verb or a decision tells of that', async () => {
    const all = await send(table.german, mail, 'help');
    expect(firstParagraph(all)).toBe('Nothing to record in this mail.');
    for (const word of ['CHECK', 'STATUS', 'HISTORY', 'WHY', 'MAP', 'SAY', 'ASK', 'RESIGN', 'CLAIM', 'ADDRESS']) {
      expect(textOf(all)).toContain(word);
    }
    expect(read(all)).toContain('YOU ARE ASKED: GERMAN AIR SEARCH (18.31)');
    expect(samplesOf(all)).toEqual(samplesOf(mail));
    const verb = await send(table.german, mail, 'HELP search');
    expect(read(verb)).toMatch(/search zone, zone/);
    const unknown = await send(table.german, mail, 'HELP cavalry');
    expect(read(unknown)).toContain('No order and no decision of this game is called "cavalry"');
    expect(read(unknown)).toContain('Orders: form, transfer');
  });

  it('STATUS tells who is waited for until when, the clocks, the standing orders and the position, from his own view', async () => {
    const receipt = await send(table.german, mail, 'STATUS');
    const due = /, due (.*)$/.exec(subjectOf(mail))?.[1] ?? '';
    const now = /You are waited for: German air search, due (.*?)\./.exec(read(receipt))?.[1] ?? '';
    expect(due).toMatch(/^\w+ \d+ Dec 00:00 CET$/);
    expect(now).toMatch(/^\w+ \d+ Dec \d\d:\d\d CET$/);
    expect(read(receipt)).toMatch(
      /German \(you\) \d+ d .*left, running since .* CET, when you first answered Allied \d+ d left, standing/,
    );
    expect(part(receipt, 'POSITION')).toBe(part(mail, 'POSITION').replace(/^ {2}~ /gm, '  '));
    const other = await send(table.allied, table.allied.find(/, due /), 'STATUS');
    expect(read(other)).toContain('German is waited for.');
    expect(read(other)).not.toMatch(/German is waited for: /);
  });

  it('MAP sends the page again, HISTORY the last things that happened, in the order they happened', async () => {
    const map = await send(table.german, mail, 'MAP');
    expect(read(map)).toContain('MAP The page is attached, as your side knows things now.');
    const pages = map.parsed.attachments.filter((a) => a.contentType === 'application/pdf');
    expect(pages).toHaveLength(1);
    expect(pages[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    const history = await send(table.german, mail, 'HISTORY 2');
    expect(textOf(history)).toContain('HISTORY: THE LAST 2\n');
    const lines = part(history, 'HISTORY')
      .trim()
      .split(/\n(?=\S| {2}\S)/);
    expect(lines).toHaveLength(3);
    expect(unwrapped(lines[0] ?? '')).toMatch(
      /^\((\d+ lines more stand|One line more stands) above: HISTORY \d+ brings all\.\)$/,
    );
    const all = await send(table.german, mail, 'HISTORY');
    // The decoy that the other has placed in the set-up is announced to nobody (16.33b).
    expect(part(all, 'HISTORY')).toMatch(/^ {2}Game-turn 7, 22 AM, begins\. \[3\.2\]/);
    expect(part(all, 'HISTORY').trimEnd().endsWith(lines.slice(1).join('\n').trimEnd())).toBe(true);
  });

  it('NAME, ZONE and PAPER change who he is in all his games; CHECK changes nothing, and what is none is said', async () => {
    const words = async (own: string): Promise<string> => read(await send(table.german, mail, own));
    expect(await words('ZONE')).toMatch(/ZONE Your times are those of Europe\/Berlin\./);
    expect(await words('ZONE Mars/Olympus')).toMatch(/"Mars\/Olympus" is no time zone\. Yours stays Europe\/Berlin\./);
    await words('CHECK\nZONE Asia/Tokyo');
    expect(await words('zone')).toMatch(/Europe\/Berlin/);
    expect(await words('ZONE Asia/Tokyo')).toMatch(/From now on your times are those of Asia\/Tokyo: it is .* GMT\+9/);
    expect(await words('PAPER foolscap')).toMatch(/"foolscap" is no paper of ours\. Your pages are A4\./);
    expect(await words('NAME Anna Berger-Lang')).toMatch(/From now on you are called Anna Berger-Lang/);
    expect(await words('NAME x <evil@example.org>')).toMatch(/Nothing was changed/);
    expect(table.german.newest.raw).toMatch(/^To: "?Anna Berger-Lang"? </m);
    await words('NAME Anna Berg\nZONE Europe/Berlin');
  });

  it('DEVICES tells which browsers open his pages', async () => {
    expect(read(await send(table.german, mail, 'DEVICES'))).toMatch(/DEVICES No browser opens your pages\./);
    expect(read(await send(table.german, mail, 'DEVICES FORGET 3'))).toMatch(/There is no browser 3\./);
  });

  it('DETAIL short ends his turn mails at the rule for good, DETAIL full lets them go on below it; CHECK chooses nothing', async () => {
    const own = await newGame(world);
    const words = async (said: string): Promise<string> => read(await send(own.allied, own.allied.newest, said));
    expect(await words('DETAIL')).toMatch(/DETAIL Your turn mails are full\./);
    expect(await words('DETAIL none')).toMatch(
      /"none" is no way of it\. .* You could write: DETAIL full .* or DETAIL short\./,
    );
    await words('CHECK\nDETAIL short');
    expect(await words('DETAIL')).toMatch(/Your turn mails are full\./);
    expect(await words('DETAIL short')).toMatch(/From now on your turn mails end at the rule/);
    const below = (m: Delivered): string => textOf(m).split('\n---\n')[1] ?? '';
    await send(own.allied, own.allied.find(/, due /), 'pass');
    const { mail: short } = await playUntil(own, /Allied/);
    expect(below(short)).not.toMatch(/POSITION|CLOCKS/);
    expect(below(short)).toContain('DETAIL full');
    expect(textOf(short)).toContain('WHAT YOU MAY ORDER');
    await send(own.allied, short, 'DETAIL full\npass');
    const { mail: full } = await playUntil(own, /Allied/);
    expect(below(full)).toMatch(/POSITION \d+, hash/);
  });

  it('MAIL plain leaves the HTML and its picture away for good, MAIL html brings them back; CHECK chooses nothing', async () => {
    const { german } = await newGame(world);
    const mailed = (said: string): Promise<Delivered> => send(german, german.newest, said);
    const types = (m: Delivered): string[] => m.parsed.attachments.map((a) => a.contentType).sort();
    const first = german.newest;
    expect(types(first)).toEqual(expect.arrayContaining(['application/pdf', 'image/png']));
    expect(htmlOf(first)).toMatch(/<html lang="en"[\s\S]*<h1 /);
    expect(read(await mailed('MAIL'))).toMatch(/MAIL Your mails come in HTML and in plain text\./);
    expect(htmlOf(await mailed('CHECK\nMAIL plain'))).toMatch(/<h1 /);
    const receipt = await mailed('MAIL plain');
    expect(read(receipt)).toMatch(/MAIL From now on all your mails are plain text/);
    expect(htmlOf(receipt)).toBe('');
    const map = await mailed('MAP');
    expect([htmlOf(map), types(map)]).toEqual(['', ['application/pdf']]);
    expect(htmlOf(await mailed('MAIL html'))).toMatch(/<h1 /);
    expect(read(await mailed('mail from Tom follows'))).not.toMatch(/MAIL (?:From now|Your mails)/);
  });

  it('UNDO without sealed orders asks the opponent to take back what was played', async () => {
    const receipt = await send(table.german, mail, 'UNDO');
    expect(read(receipt)).toContain(
      'UNDO Your last orders are played: they are taken back only if your opponent agrees',
    );
    expect(read(await send(table.german, mail, 'REFUSE PROPOSAL'))).toMatch(/proposal/i);
  });

  it('five lines that nobody understands end the reading; what was recognised in none gets help', async () => {
    const receipt = await send(table.german, mail, 'Dear all\nhow are\nyou today\nI am\nfine and\nsearch Matapan');
    expect(firstParagraph(receipt)).toBe('NOT recorded: no order was recognised in this mail.');
    expect(read(receipt)).toContain('6 not read search Matapan too many lines were not understood');
    expect(read(receipt)).toContain('YOU ARE ASKED: GERMAN AIR SEARCH');
  });

  it('an ambiguous name lists what it could be; a wrong one is answered with the nearest', async () => {
    const receipt = await send(table.german, mail, 'search K\nsearch Matapn');
    expect(read(receipt)).toMatch(/"K" could be .*Kaso Strait.* or /);
    expect(read(receipt)).toContain('you could write: search Matapan');
  });

  it('an empty mail, and one that only quotes, get a short help', async () => {
    for (const own of ['', '> search Matapan']) {
      const receipt = await send(table.german, mail, own);
      expect(firstParagraph(receipt)).toBe('NOT recorded: no order was recognised in this mail.');
    }
  });

  it('WHY shows the arithmetic of a line: chart, column, die, each modifier with its rule, the key of the roll', async () => {
    await send(table.german, mail, samplesOf(mail).join('\n'));
    const { player, mail: next } = await playUntil(table, /German (air attacks|air unit allocation)/);
    const report = part(next, 'THE LOG, LINE BY LINE');
    const number = /^ +(\d+) +Air search of (?:(?!^ +\d+ )[^])*?die/m.exec(report)?.[1] ?? '';
    const receipt = await send(player, next, `WHY ${number}`);
    expect(read(receipt)).toMatch(new RegExp(`WHY ${number} Air search of .* Rule 18\\.33 Die: \\d+`));
    expect(read(receipt)).toMatch(/German Air Search, row \S+: \S+ Key of the roll: air-search\/\S+/);
    const beyond = await send(player, next, 'WHY 99');
    expect(read(beyond)).toMatch(/Your last report has \d+ lines; WHY takes a number from 1 to \d+\./);
  });
});

describe('the same orders sent again', () => {
  it('within a quarter of an hour are one mail; later, or when nothing was recorded, they are answered', async () => {
    const table = await newGame(world);
    const asked = table.allied.newest;
    const wrong = 'form TF H at Atlantis: decoy';
    expect(firstParagraph(await send(table.allied, asked, wrong))).toMatch(/^NOT recorded/);
    expect(firstParagraph(await send(table.allied, asked, wrong))).toMatch(/^NOT recorded/);
    expect(firstParagraph(await send(table.allied, asked, 'pass'))).toBe('Recorded as version 1.');
    const before = table.allied.mailbox.length;
    world.clock.forward({ minutes: 14 });
    await table.allied.reply(asked, 'pass');
    await world.settle();
    expect(table.allied.mailbox).toHaveLength(before);
    world.clock.forward({ minutes: 2 });
    expect(firstParagraph(await send(table.allied, asked, 'pass'))).toMatch(
      /^NOT recorded: the decision this mail answers \(d1\) is closed\./,
    );
  });
});

describe('orders of which one is wrong', () => {
  it('are recorded with a reply of one line; FIX after that finds nothing to mend', async () => {
    const table = await newGame(world);
    const asked = table.allied.newest;
    const good = samplesOf(asked).find((s) => s.startsWith('form')) ?? '';
    const mail = [good, 'form TF H at Atlantis: decoy', '', 'Thanks'].join('\n');
    const refused = await send(table.allied, asked, mail);
    expect(read(refused)).toContain('TO MEND THESE ORDERS Line 1 is kept');
    expect(samplesOf(refused)).toEqual(['FIX 2 OUT']);
    const lost = await send(table.allied, refused, 'FIX 7 OUT');
    expect(firstParagraph(lost)).toMatch(/^NOT recorded: the orders that were refused have no line 7;/);
    const tried = await send(table.allied, refused, 'CHECK\nFIX 2 OUT');
    expect(firstParagraph(tried)).toMatch(/^Checked: these orders would be recorded/);
    const again = await send(table.allied, refused, 'FIX 2: form TF H at Mars: decoy');
    expect(read(again)).toContain('ERROR form TF H at Mars: decoy');
    const mended = await send(table.allied, again, 'FIX 2 OUT');
    expect(firstParagraph(mended)).toBe('Recorded as version 1.');
    expect(read(mended)).toContain(good);
    world.clock.forward({ minutes: 16 });
    const nothing = await send(table.allied, mended, 'FIX 2 OUT');
    expect(firstParagraph(nothing)).toBe(
      'NOT recorded: no orders of yours wait to be mended with FIX; write them anew.',
    );
  });
});

describe('letters', () => {
  it('a question is answered by the moderator, and handed on to him who asked alone', async () => {
    const table = await newGame(world);
    const asked = table.allied.newest;
    const receipt = await send(table.allied, asked, 'ASK\nMay a decoy enter a port?\nENDASK');
    expect(read(receipt)).toContain('ASK Your question Q1 goes to the moderator, ');
    const question = table.moderator.find(/: a question, Q\d+$/);
    expect(read(question)).toContain('Tom Reed (Allied) asks: May a decoy enter a port? Asked at: ');
    const others = table.german.mailbox.length;
    await table.moderator.reply(question, 'He reads too much.\nANSWER\nIt may not (16.33c).\n\nMara\nENDANSWER');
    await world.settle();
    expect(read(table.allied.newest)).toContain(
      'The moderator, Mara Voss, answers your question Q1: It may not (16.33c). Mara',
    );
    expect(read(table.allied.newest)).toMatch(/You asked: May a decoy enter a port\?$/);
    expect(read(table.allied.newest)).not.toContain('He reads too much');
    expect(table.german.mailbox).toHaveLength(others);
  });

  it('a letter comes whole, however long its lines, and fits the page', async () => {
    const table = await newGame(world);
    const letter = Array.from({ length: 300 }, (_, i) => `word${i}`).join(' ');
    await send(table.allied, table.allied.newest, `SAY\n${letter}\nENDSAY`);
    expect(read(table.german.newest)).toContain(`Tom Reed (Allied) writes: ${letter} To answer, write SAY`);
    const widest = Math.max(
      ...textOf(table.german.newest)
        .split('\n')
        .map((line) => line.length),
    );
    expect(widest).toBeLessThanOrEqual(72);
  });

  it('nobody answers in the moderator’s place', async () => {
    const table = await newGame(world);
    await send(table.allied, table.allied.newest, 'ASK may a decoy search?');
    const question = table.moderator.find(/: a question, Q\d+$/);
    const before = table.allied.mailbox.length;
    await table.german.reply(question, 'It may.');
    await world.settle();
    expect(table.allied.mailbox).toHaveLength(before);
    expect(read(table.moderator.newest)).toContain('came from anna@example.org, which is not your registered address.');
  });
});

describe('mails of strangers', () => {
  it('are told to the owner of the address three times an hour at most', async () => {
    const { german } = await newGame(world);
    const notes = (): number => german.mailbox.filter((m) => /not from you/.test(subjectOf(m))).length;
    const welcome = german.newest;
    const already = notes();
    const flood = async (): Promise<void> => {
      for (let i = 0; i < 5; i++) {
        await world.person('Sam Stranger').reply(welcome, `pass ${i}`);
        await world.settle();
      }
    };
    await flood();
    expect(notes() - already).toBe(3);
    world.clock.forward({ hours: 2 });
    await flood();
    expect(notes() - already).toBe(6);
    expect(world.person('Sam Stranger').mailbox).toEqual([]);
  });
});

describe('giving up', () => {
  let table: Table;
  let asked: Delivered;
  const code = (mail: Delivered): string => /CONFIRM (\d{6})/.exec(samplesOf(mail).join('\n'))?.[1] ?? '';

  it('RESIGN alone does nothing; a code of somebody else, or a wrong one, does nothing', async () => {
    table = await newGame(world);
    asked = table.allied.newest;
    const receipt = await send(table.allied, asked, 'RESIGN');
    expect(read(receipt)).toContain('RESIGN Nothing has happened yet.');
    expect(code(receipt)).toMatch(/^\d{6}$/);
    const german = await send(table.german, table.german.newest, `CONFIRM ${code(receipt)}`);
    expect(read(german)).toContain(`Nothing waits for the code ${code(receipt)}`);
    const wrong = code(receipt) === '100000' ? '100001' : '100000';
    expect(read(await send(table.allied, asked, `CONFIRM ${wrong}`))).toContain('Nothing waits for the code');
    expect((await world.position(table.code)).over).toBeNull();
  });

  it('a code is too old after three days', async () => {
    const old = code(await send(table.allied, asked, 'resign'));
    world.clock.forward({ days: 3, minutes: 1 });
    expect(read(await send(table.allied, asked, `confirm ${old}`))).toContain('it may be too old, or used');
    expect((await world.position(table.code)).over).toBeNull();
  });

  it('CONFIRM from a second mail ends the game, with the last mail to both and to the moderator, once', async () => {
    expect(read(await send(table.german, table.german.newest, 'search Sea of Crete'))).toContain(
      'Recorded: your orders for later',
    );
    const sent = code(await send(table.allied, asked, 'resign'));
    expect(read(await send(table.allied, asked, `CHECK\nconfirm ${sent}`))).toContain('CONFIRM Not done: ');
    expect((await world.position(table.code)).over).toBeNull();
    const receipt = await send(table.allied, asked, `confirm ${sent}`);
    expect(read(receipt)).toContain('You have resigned. The last mail of the game follows.');
    expect(read(receipt)).not.toContain('Waiting for you');
    for (const player of [table.german, table.allied]) {
      expect(subjectOf(player.newest)).toMatch(/the game is over, Resignation$/);
      expect(read(player.newest)).toContain('The game is over. German wins: Resignation. Allied resigned.');
    }
    expect(subjectOf(table.moderator.newest)).toMatch(/over, Resignation$/);
    expect(read(table.german.newest)).toContain(
      'Of what you gave in advance this fell away: "search Sea of Crete": the game ended before German air search, so nothing was done',
    );
  });

  it('mails after the end get a receipt that says so, and no second last mail', async () => {
    const before = [table.german.mailbox.length, table.moderator.mailbox.length];
    const receipt = await send(table.allied, asked, 'form TF H at Matapan: decoy');
    expect(firstParagraph(receipt)).toBe('NOT recorded: the game is over.');
    expect(read(await send(table.allied, asked, 'STATUS'))).toContain('The game is over: Resignation.');
    expect([table.german.mailbox.length, table.moderator.mailbox.length]).toEqual(before);
    expect(table.allied.mailbox.filter((m) => /the game is over/.test(subjectOf(m)))).toHaveLength(1);
  });
});

describe('a moderator’s rewind', () => {
  it('is told to both; what was asked is asked anew, and an answer to a cut decision is refused', async () => {
    const table = await newGame(world);
    const asked = table.allied.newest;
    await send(table.allied, asked, 'pass');
    const cut = table.german.newest;
    await world.api
      .post(`/api/games/${table.code}/rewind`, { to: 0, dice: 'kept', reason: 'a slip in the set-up' })
      .expect(200);
    await world.settle();
    const anew = table.allied.mailbox.findLast((m) => /Allied set-up/.test(subjectOf(m)));
    expect(anew).not.toBe(asked);
    expect(read(anew as Delivered)).toContain('The game went back to position 0: a slip in the set-up');
    for (const person of [table.allied, table.german, table.moderator])
      expect(read(person.find(/the game went back/))).toContain(
        'taken the game back to position 0, 22 May, morning (22 AM): a slip in the set-up',
      );
    const stale = await send(table.german, cut, 'pass');
    expect(firstParagraph(stale)).toMatch(/is closed\. Nothing is open for you now\.$/);
    await send(table.allied, table.allied.find(/Allied set-up/), 'pass');
    expect(read(table.german.newest)).toContain('The game went back to position 0: a slip in the set-up');
  });
});

describe('a moderator’s change of the position', () => {
  let table: Table;
  beforeAll(async () => {
    table = await newGame(world);
    await send(table.allied, table.allied.newest, 'pass');
  });
  const adjust = (patch: object) =>
    world.api.post(`/api/games/${table.code}/adjust`, { patch, reason: 'a slip at the table', rule: '19.5' });

  it('is told at once, to each as far as he sees it', async () => {
    await adjust({ ships: { warspite: { damaged: true } } }).expect(200);
    await world.settle();
    const [allied, german, moderator] = [table.allied, table.german, table.moderator].map((person) =>
      read(person.find(/the position was changed/)),
    );
    for (const letter of [allied, german, moderator])
      expect(letter).toContain('The moderator has changed the position: a slip at the table [19.5]');
    expect(allied).toMatch(/As you see it now: .*Warspite \(damaged\)/);
    expect(german).toContain('Nothing that you see of it is different.');
    for (const letter of [german, moderator]) expect(letter).not.toContain('Warspite');
  });

  it('that does not fit is refused with the nearest that does, and changes nothing', async () => {
    const before = await world.game(table.code);
    const letters = table.allied.mailbox.length;
    const refused = await adjust({ trun: 4 }).expect(400);
    expect(refused.text).toContain('the patch does not fit the position: there is no \\"trun\\"; did you mean turn?');
    await world.settle();
    expect(await world.game(table.code)).toEqual(before);
    expect(table.allied.mailbox).toHaveLength(letters);
  });
});
