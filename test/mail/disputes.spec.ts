import type { GameFile } from '../../src/kernel/record/game-file';
import { verifyGame } from '../../src/kernel/record/verify';
import { markersOf, newGame, playUntil, waitedFor, wishFor, type Table } from '../support/game';
import { isReceipt } from '../support/ledger';
import type { Delivered } from '../support/mail-sink';
import type { Player } from '../support/player';
import { PagePlayer } from '../support/page-player';
import { samplesOf, subjectOf, textOf, unwrapped } from '../support/reading';
import { Browser } from '../support/signed-in';
import { playedOn } from '../support/played-on';
import { World } from '../support/world';
import { wordsIn } from '../../src/reports/brevity';
import { PrecedentSearch } from '../../src/rulings/precedents';

jest.setTimeout(120_000);

const CLUB = 'club-of-the-tuesday-evenings';

let world: World;
let table: Table;
let mara: Player;
/** Tom's Task Force of one ship, which Anna does not know of. */
let ship = '';

beforeAll(async () => {
  world = await World.open({ ORGANISER_MAIL: 'house@example.net' });
  table = await newGame(world);
  mara = table.moderator;
  const { player, mail } = await playUntil(world, table, /Task Force creation/, () => 'pass');
  const { free } = await markersOf(world, table);
  ship = `TF ${free}`;
  await player.reply(mail, samplesOf(mail).find((s) => s.startsWith('form')) ?? 'pass');
  await world.settle();
});
afterAll(() => world.close());

const read = (mail: Delivered | undefined): string => (mail ? unwrapped(textOf(mail)) : '');
const last = (player: Player, subject: RegExp): string => read(player.find(subject));
const rows = async (code = table.code): Promise<number> => (await world.game(code)).seq;

/** What somebody writes in a reply to his newest mail of a game, and its receipt. */
async function says(
  player: Player,
  own: string,
  { code, to }: { code?: string; to?: Delivered } = {},
): Promise<string> {
  for (const person of [table.german, table.allied, mara]) person.news();
  const before = player.mailbox.length;
  const own_ = player.mailbox.filter((m) => subjectOf(m).includes(code ?? table.code) && m.parsed.replyTo).at(-1);
  await player.reply(to ?? own_ ?? player.newest, own);
  await world.settle();
  return read(player.mailbox.slice(before).find(isReceipt));
}
const answers = (own: string) => says(mara, own, { to: mara.find(/: a question, Q\d+$/) });
const asks = (player: Player, question: string, code?: string) =>
  says(player, `ASK\n${question}\nENDASK`, code === undefined ? {} : { code });
const question = (): Delivered => mara.find(/: a question, Q\d+$/);

/** Names enough that rulings and paragraphs are found, and a combat. */
const BUSY =
  'In the last combat at Hill 107 his artillery fired at my battalion after it had retreated (9.52, 9.74, 11.11). May a unit that retreats in a combat be fired at in the same game-turn, and does the step that is lost count for the advance of the attacker into the hex?';

const browsers = new Map<string, Browser>();

/** Somebody with a role in a club, signed in. */
async function member(name: string, role: string, club = CLUB): Promise<Browser> {
  const known = browsers.get(name);
  if (known) return known;
  const { email } = world.person(name);
  await world.api.post(`/api/clubs/${club}/members`, { name, email, role }).expect(200);
  const browser = await Browser.of(world, world.person(name));
  browsers.set(name, browser);
  return browser;
}

describe('disputes, as moderators meet them', () => {
  it('1: a player asks; the moderator learns who, what, when, and what the rules say, and nothing that one side hides', async () => {
    const receipt = await asks(table.allied, `May ${ship} leave port before it is sighted (19.42)?`);
    expect(receipt).toContain('ASK Your question Q1 goes to the moderator, Mara Voss: 1 line.');
    expect(subjectOf(table.allied.newest)).toMatch(/: receipt, your question Q1$/);
    const mail = read(question());
    expect(mail).toContain(`Tom Reed (Allied) asks: May ${ship} leave port before it is sighted (19.42)? Asked at: `);
    expect(mail).toMatch(/It is question Q1 of this game, about position \d+, which is kept\./);
    expect(mail).toMatch(/PARAGRAPHS THAT MAY BEAR ON IT \(in our words\) /);
    expect(mail).toMatch(/19\.42 /);
    expect(mail).not.toContain('RULINGS THAT MAY BEAR ON IT');
    expect(table.german.news()).toEqual([]);
    expect(
      textOf(question())
        .split('\n')
        .every((line) => line.length <= 72),
    ).toBe(true);
  });

  it('1b: a paragraph that shares one word with the question is not suggested, nor one that shares a number', async () => {
    const found = async (question: string) => {
      const { paragraphs } = await world.app
        .get(PrecedentSearch)
        .for(question, await world.game(table.code), 'UTC', { ruled: '18.33' });
      return paragraphs.map((line) => line.split(' ')[0]);
    };
    expect(await found('Dear Mara, my cousin from Leeds has 8 pictures of convoys, and drinks tea.')).toEqual([
      '18.33',
    ]);
    expect(await found('convoys')).toHaveLength(3);
    const [first, ...more] = await found('May a decoy be in the same zone as a Task Force that leaves port?');
    expect([first, more.length]).toEqual(['18.33', 2]);
  });

  it('2: he thinks aloud: nothing of it goes to a player, and he is told so', async () => {
    const receipt = await answers('Odd question. He must be planning something.');
    expect(receipt).toContain('Nothing of this mail went to a player');
    expect(receipt).toContain('Your note is kept with Q1; no player reads it.');
    expect([...table.allied.news(), ...table.german.news()]).toEqual([]);
  });

  it('3: he answers: what is marked goes to who asked, and to nobody else', async () => {
    const receipt = await answers('Between us: see 16.3.\nANSWER\nIt may.\nMara\nENDANSWER\nRegards');
    expect(receipt).toContain('Your answer to Q1 goes to Tom Reed (Allied), and to nobody else.');
    expect(read(table.allied.newest)).toContain('The moderator, Mara Voss, answers your question Q1: It may. Mara');
    expect(subjectOf(table.allied.newest)).toMatch(/: an answer to your question, Q1$/);
    expect(subjectOf(mara.newest)).toMatch(/: receipt, done$/);
    expect(unwrapped(textOf(table.allied.newest))).toMatch(
      /You asked: May TF \w+ leave port before it is sighted \(19\.42\)\?$/,
    );
    expect(read(table.allied.newest)).not.toContain('Between us');
    expect(table.german.news()).toEqual([]);
    expect(await answers('ANSWER\nIt may')).toContain('There is no ENDANSWER');
    expect(table.allied.news()).toEqual([]);
  });

  it('4: a question whose answer needs his ships: one side is revealed, for a reason, and no player hears of it yet', async () => {
    await asks(table.allied, 'Was my last move read right?');
    expect(await answers('REVEAL allied')).toContain('REVEAL takes a side and a reason');
    expect(await answers('REVEAL italian because he asks')).toContain('it is allied or german. Nothing was shown.');
    const shown = await answers('REVEAL allied because the question is\nabout his own move');
    expect(shown).toMatch(/POSITION \d+ AS ALLIED SEES IT/);
    const { at } = await own('allied');
    expect(shown).toContain(at);
    expect([...table.allied.news(), ...table.german.news()]).toEqual([]);
  });

  it('5: a ruling for this game: both are told in his words, never in those of who asked, and it holds', async () => {
    await asks(table.german, 'My secret plan is Malta. Does 16.33c forbid it?');
    const receipt = await answers(
      'RULING 16.33 game: May a decoy stay? It may, for a turn.\nBECAUSE the text names no end.\nENDRULING',
    );
    expect(receipt).toContain('R1 is made, on 16.33, for this game. Both players are told.');
    for (const player of [table.allied, table.german]) {
      const told = last(player, /: a ruling$/);
      expect(told).toContain('Mara Voss has made ruling R1 on 16.33: May a decoy stay? It may, for a turn. Because:');
      expect(told).toContain('It holds in this game from now on.');
      expect(told).not.toContain('Malta');
    }
    expect(await says(table.allied, 'STATUS')).toMatch(/RULINGS R1 \[16\.33\], by Mara Voss, .*It may, for a turn\./);
  });

  it('6: a ruling for the club touches no running game until both players agree', async () => {
    expect(await answers('RULING 99.9 club: No.\nBECAUSE so.\nENDRULING')).toMatch(
      /99\.9 is no paragraph of these rules/,
    );
    await answers('RULING 19.42 club: A sunken ship leaves its flag.\nBECAUSE 19.42 says when.\nENDRULING');
    expect(last(table.german, /: a ruling$/)).toContain('PROPOSE RULING R2 asks your opponent');
    expect(await says(table.german, 'STATUS')).toMatch(
      /R2 .* \(made since your game began; holds in it when both agree/,
    );
    expect(await says(table.german, 'PROPOSE RULING R9')).toContain('There is no ruling R9');
    await says(table.german, 'PROPOSE RULING R2');
    expect(last(table.allied, /a proposal$/)).toMatch(
      /proposes that ruling R2 holds in this game.*A sunken ship leaves/,
    );
    expect(await says(table.german, 'STATUS')).toContain('holds in it when both agree');
    await says(table.allied, 'ACCEPT PROPOSAL');
    expect(await says(table.german, 'STATUS')).not.toContain('holds in it when both agree');
    expect(await says(table.allied, 'PROPOSE RULING R2')).toContain('Ruling R2 holds in this game already.');
  });

  it('7: a game that begins later is played by it, and its questions are shown it, the same paragraph first', async () => {
    const later = await newGame(world);
    await answers('RULING 20.1 club: Flags are taken down, sunken or not.\nBECAUSE so it is done.\nENDRULING');
    expect(await says(later.allied, 'STATUS', { code: later.code })).toMatch(
      /RULINGS R2 .*R3 .*holds in it when both agree/,
    );
    await asks(later.allied, 'What of the flags of sunken ships (19.42)?', later.code);
    expect(read(question())).toMatch(/RULINGS THAT MAY BEAR ON IT R2 \[19\.42\].*R3 \[20\.1\]/);
    expect(read(question())).not.toContain('R1 [16.33]');
  });

  it('8: a ruling that was wrong is withdrawn: no game that begins from then on meets it', async () => {
    expect(await says(mara, 'WITHDRAW R3 because the errata say otherwise')).toContain('R3 is withdrawn.');
    expect(last(table.german, /withdrawn$/)).toContain('Ruling R3 on 20.1 is withdrawn: the errata say otherwise.');
    const third = await newGame(world);
    const status = await says(third.allied, 'STATUS', { code: third.code });
    expect(status).toContain('R2 [19.42]');
    expect(status).not.toContain('R3');
  });

  it('9: a roll is in dispute: the game is held, nothing is recorded, no clock runs; then it goes on', async () => {
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is waited for');
    expect(await says(mara, 'HOLD')).toContain('HOLD takes a reason');
    expect(await says(mara, 'HOLD because a roll is in dispute')).toContain('The game is held');
    for (const player of [table.allied, table.german])
      expect(last(player, /the game is held$/)).toContain('The moderator holds the game: a roll is in dispute');
    const before = await rows();
    const orders = samplesOf(asked.mail).join('\n') || 'pass';
    expect(await says(asked.player, orders, { to: asked.mail })).toContain(
      'NOT recorded: the moderator holds the game',
    );
    world.clock.forward({ days: 30 });
    const left = /\(you\) (\S.*?) left, standing: the game is held/.exec(await says(asked.player, 'STATUS'))?.[1];
    expect(await rows()).toBe(before);
    const mails = mara.mailbox.length;
    const released = await says(mara, 'RELEASE');
    expect(released).toContain('The game goes on.');
    const due = /due (?:by )?(\w{3} \d+ \w{3} \d\d:\d\d)/;
    expect(released).toMatch(
      /It stands at position \d+, 22 May, morning \(22 AM\)\. (Anna Berg|Tom Reed) \(\w+\) is asked: .* \(d\d+\), due \w{3} \d+ \w{3} \d\d:\d\d/,
    );
    expect(last(asked.player, /the game goes on$/)).toMatch(due);
    // His receipt is all that he is mailed of his own act.
    expect(mara.mailbox.length - mails).toBe(1);
    expect(await says(mara, 'RELEASE')).toContain('The game is not held.');
    expect(await says(mara, 'REWIND')).toMatch(
      /The last positions: .*\d+ 22 May, morning \(22 AM\): (German|Allied) \w+/,
    );
    expect(await says(asked.player, 'STATUS')).toContain(`(you) ${left ?? 'nothing'} left, running since`);
    expect(await says(asked.player, orders, { to: asked.mail })).toMatch(/^\S.*Recorded as version/);
  });

  it('10: a player asks on his page, and the moderator answers on his, where he sees no more than in his mails', async () => {
    const browser = await member('Mara Voss', 'moderator');
    const page = (await browser.get(`/moderate/${table.code}`).expect(200)).text;
    expect(page).toContain('Was my last move read right?');
    expect(page).toContain('Odd question. He must be planning something.');
    const list = (await browser.get('/moderate').expect(200)).text;
    expect(list).toContain(table.code);
    expect(list).toMatch(/\d open questions?, the oldest of \w{3} \d+ \w{3} \d\d:\d\d EET/);
    const box = await PagePlayer.open(world, table, table.allied);
    expect(await box.look()).toContain('R1 [16.33], by Mara Voss');
    expect((await box.write('ASK\nMay I ask <b>again</b>?\nENDASK')).outcome).toBe('answer');
    await world.settle();
    const nr = /question Q(\d+)/.exec(read(question()))?.[1] ?? '';
    // Beside an open question stands the log that its mail has; positions to go back to are chosen.
    const asked = (await browser.get(`/moderate/${table.code}`).expect(200)).text;
    expect(asked).toMatch(/What came before, from its game-turn on \(\d+\)/);
    expect(asked).toMatch(/<option value="\d+">\d+ 22 May, morning \(22 AM\): (?:German|Allied) \w+/);
    const done = await browser.post(`/moderate/${table.code}/answer`, { question: nr, text: 'You may.' }).expect(200);
    expect(done.text).toContain('goes to Tom Reed (Allied), and to nobody else.');
    expect(done.text).toContain('May I ask &lt;b&gt;again&lt;/b&gt;?');
    await world.settle();
    expect(read(table.allied.newest)).toContain('answers your question Q');
    const more = { side: 'german', hours: '24', reason: 'the holidays' };
    expect((await browser.post(`/moderate/${table.code}/extend`, more).expect(200)).text).toContain('24 hours more; ');
    await world.settle();
    expect(last(table.german, /more time$/)).toContain('has 1 d more, by the moderator: the holidays');
    await browser.post(`/moderate/${table.code}/extend`, { ...more, hours: '-1' }).expect(400);
    await browser.foreignPost(`/moderate/${table.code}/answer`, { question: nr, text: 'Hm.' }).expect(403);
    await browser.post(`/moderate/${table.code}/ruling`, { rules: 'none', answer: 'x', reason: 'y' }).expect(400);
  });

  it('11: he tries the position with other orders and dice, once he may see both sides; nothing is written', async () => {
    const browser = await member('Mara Voss', 'moderator');
    const asked = await waitedFor(world, table);
    if (!asked) throw new Error('nobody is waited for');
    await asks(asked.player, 'What if I pass?');
    const nr = /question Q(\d+)/.exec(read(question()))?.[1] ?? '';
    const path = `/moderate/${table.code}/questions/${nr}/try`;
    const side = asked.player === table.allied ? 'allied' : 'german';
    const wish = { [`orders-${side}`]: 'pass', dice: '', throw: '3' };
    expect((await browser.post(path, wish).expect(200)).text).toContain('tells what each side hides');
    for (const seat of ['german', 'allied'])
      await browser
        .post(`/moderate/${table.code}/reveal`, { question: nr, seat, reason: 'to try his orders' })
        .expect(200);
    const before = await rows();
    const tried = (await browser.post(path, wish).expect(200)).text;
    expect(tried).toContain('What came of it');
    expect(tried).toMatch(/player\)/);
    expect((await browser.post(path, { ...wish, [`orders-${side}`]: 'fly to the moon' })).text).toContain(
      'class="wrong"',
    );
    expect((await browser.post(path, { ...wish, dice: 'many' })).text).toContain('no line of faces');
    expect(await rows()).toBe(before);
    const back = { question: nr, dice: 'anew', reason: 'he was misled' };
    const done = await browser.post(`/moderate/${table.code}/rewind`, back).expect(200);
    expect(done.text).toMatch(new RegExp(`The game is back at position \\d+, that of Q${nr}, `));
    await world.settle();
    expect(last(table.german, /went back$/)).toContain('he was misled');
  });

  it('12: who plays a game himself does not judge it: the deputy is asked, and he alone may answer', async () => {
    const wish = wishFor(world) as { seats: object; moderator?: object };
    delete wish.moderator;
    const made = await world.api.post('/api/games', {
      ...wish,
      seats: { ...wish.seats, german: { name: 'Mara Voss', email: mara.email } },
    });
    const { code } = made.body as { code: string };
    await member('Dora Deputy', 'deputy');
    const dora = world.person('Dora Deputy');
    await world.settle();
    await asks(table.allied, 'Is it fair?', code);
    expect(read(dora.newest)).toContain('Tom Reed (Allied) asks: Is it fair?');
    const browser = await member('Mara Voss', 'moderator');
    await browser.get(`/moderate/${code}`).expect(403);
    expect((await browser.get('/moderate').expect(200)).text).not.toContain(code);
    await dora.reply(dora.newest, 'ANSWER\nIt is.\nENDANSWER');
    await world.settle();
    expect(read(table.allied.newest)).toContain('The moderator, Dora Deputy, answers your question Q');
    const watched = await newGame(world);
    const understudy = await member('Uta Zweit', 'moderator');
    await understudy.get(`/moderate/${watched.code}`).expect(200);
    const { email } = world.person('Uta Zweit');
    const path = `/api/games/${watched.code}/seats/german/understudies`;
    await world.api.post(path, { name: 'Uta Zweit', email }).expect(204);
    await understudy.get(`/moderate/${watched.code}`).expect(403);
  });

  it('13: rulings of a club are its own: strangers and other clubs find none of them, its members do', async () => {
    const about = async (browser: Browser): Promise<string> =>
      (await browser.get('/rules/mercury/19.42').expect(200)).text +
      (await browser.get('/rules?q=sunken+flag').expect(200)).text;
    const elsewhere = { name: 'Elsewhere', organiser: { name: 'Eve', email: world.person('Eve').email } };
    await world.api.post('/api/clubs', elsewhere).expect(201);
    const [stranger, other] = [new Browser(world), await member('Otto Elsewhere', 'organiser', 'elsewhere')];
    for (const nobody of [stranger, other]) expect(await about(nobody)).not.toContain('leaves its flag');
    await other.get(`/moderate/${table.code}`).expect(404);
    expect(await about(await member('Paul Player', 'player'))).toMatch(/leaves its flag[\s\S]*leaves its flag/);
  });

  it('14: a question that would be a header, a marker or markup is a question and nothing else', async () => {
    const text = 'May I?\nBcc: all@example.org\n<script>alert(1)</script>\n{{code}} ANSWER no';
    await asks(table.allied, text);
    expect(subjectOf(question())).toMatch(/: a question, Q\d+$/);
    expect(question().raw).not.toMatch(/^Bcc:/m);
    expect(textOf(question())).toContain(
      '  May I?\n  Bcc: all@example.org\n  <script>alert(1)</script>\n  {{code}} ANSWER no',
    );
    const browser = await member('Mara Voss', 'moderator');
    const page = (await browser.get(`/moderate/${table.code}`).expect(200)).text;
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;script&gt;alert(1)');
  });

  it('15: when the game is over both read what was shown of one side and why; the log stands every check', async () => {
    await says(table.allied, 'RESIGN');
    const code = /CONFIRM (\d{6})/.exec(samplesOf(table.allied.newest).join('\n'))?.[1] ?? '';
    await says(table.allied, `CONFIRM ${code}`);
    for (const player of [table.allied, table.german]) {
      const final = last(player, /the game is over/);
      expect(final).toContain('WHAT THE MODERATOR WAS SHOWN OF ONE SIDE');
      expect(final).toMatch(
        /Mara Voss was shown position \d+ as Allied saw it, because the question is about his own move \(question Q2\)/,
      );
      expect(final).toMatch(/as German saw it, because to try his orders/);
    }
    const file = await world.api.get(`/api/games/${table.code}/export?secrets=true`).expect(200);
    const { rows: log } = file.body as GameFile;
    expect(log.map((r) => r.submission.kind)).toEqual(expect.arrayContaining(['hold', 'release']));
    expect(verifyGame(file.body as GameFile, world.engine()).flatMap((c) => (c.ok ? [] : [c.text]))).toEqual([]);
  });

  it('16: a question about a busy game-turn is read in 400 words, the rest below the rule', async () => {
    const busy = await newGame(world, { scenario: '1' });
    const words: number[] = [];
    for (const rows of [60, 110]) {
      await playedOn(world, busy.code, rows);
      await asks(busy.allied, BUSY, busy.code);
      words.push(wordsIn([textOf(question()).split(/^---$/m)[0] ?? '']));
    }
    expect(words).toHaveLength(2);
    expect(words.filter((n) => n > 400)).toEqual([]);
  });
});

/** Where one side's hidden Task Force lies, in the words of its own position. */
async function own(side: string): Promise<{ at: string }> {
  const engine = world.engine();
  const lines = engine.system.lines(engine.view(await world.position(table.code), side) as object, null);
  return { at: unwrapped(lines.find((line) => line.includes(ship)) ?? '').slice(0, 30) };
}
