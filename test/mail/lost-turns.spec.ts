import { newGame, waitedFor, type Table } from '../support/game';
import type { Delivered } from '../support/mail-sink';
import type { Player, Reply } from '../support/player';
import { firstParagraph, subjectOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

jest.setTimeout(180_000);

let world: World;
let table: Table;
let asked: { player: Player; mail: Delivered };

beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  table = await newGame(world, { scenario: '4' });
  const found = await waitedFor(world, table);
  if (!found) throw new Error('nobody is waited for');
  asked = found;
  for (const player of [table.german, table.allied, table.moderator]) player.news();
});

/** What a mail of the player who is asked brings, by reader. */
async function write(own: string, reply: Reply = {}): Promise<{ mine: Delivered[]; theirs: Delivered[] }> {
  const other = asked.player === table.german ? table.allied : table.german;
  await asked.player.reply(asked.mail, own, reply);
  await world.settle();
  return { mine: [...asked.player.news()], theirs: [...other.news()] };
}
const letters = (mails: readonly Delivered[]): string[] =>
  mails.filter((m) => /a letter/.test(subjectOf(m))).map((m) => textOf(m));
const verdict = (mails: readonly Delivered[]): string => {
  const receipt = mails.find((m) => /receipt|recorded|checked|answer/i.test(subjectOf(m))) ?? mails[0];
  return receipt ? unwrapped(firstParagraph(receipt)) : 'no receipt';
};

describe('an open letter', () => {
  it.each([
    ['without an end', 'SAY\nGood luck, Tom!\n\npass'],
    ['with a word of ours in it', 'SAY\nGood luck, Tom!\nCHECK'],
    ['with END behind the orders', 'SAY\nGood luck, Tom!\npass\nEND'],
    ['with another letter in it', 'SAY\nGood luck!\nSAY\nhello\nENDSAY\npass'],
  ])('%s that holds what reads as an order is kept back and asked about', async (_, own) => {
    const { mine, theirs } = await write(own);
    expect(letters(theirs)).toEqual([]);
    expect(verdict(mine)).toMatch(
      /^NOT recorded: the letter that begins with SAY in line 1 does not say where it ends/,
    );
  });

  it.each(['ENDSAY.', 'EndSay!', '*ENDSAY*', 'END-SAY', 'End say', 'see you. ENDSAY', 'ENDASK', 'ENDSAY thanks'])(
    'is closed by "%s", and the orders behind it are recorded',
    async (end) => {
      const { mine, theirs } = await write(`SAY\nGood luck, Tom!\n${end}\npass`);
      expect(verdict(mine)).toMatch(/^Recorded/);
      expect(letters(theirs)).toHaveLength(1);
      expect(letters(theirs)[0]).not.toMatch(/pass/);
    },
  );

  it('goes out whole where nothing in it reads as an order', async () => {
    const { theirs } = await write('SAY\nGood luck, Tom!\nI have to pass on the tea, though.\n\nAnna');
    expect(letters(theirs)).toHaveLength(1);
  });

  it('in which a sign turns the order of letters goes to nobody', async () => {
    const { mine, theirs } = await write('SAY\nGood \u202eluck!\nENDSAY\npass');
    expect(letters(theirs)).toEqual([]);
    expect(unwrapped(textOf(mine[0] as Delivered))).toContain('nothing was sent');
  });

  it('of a CHECK goes to nobody', async () => {
    const { mine, theirs } = await write('CHECK\nSAY\nGood luck!\nENDSAY\npass');
    expect(letters(theirs)).toEqual([]);
    expect(unwrapped(textOf(mine[0] as Delivered))).toContain('nothing is sent');
  });
});

describe("a line in the head that may stand on a person's mail", () => {
  it.each([
    ['x-auto-response-suppress', 'DR, RN, NRN, OOF, AutoReply'],
    ['x-loop', 'filter'],
    ['precedence', 'bulk'],
    ['list-id', 'members <members.example.org>'],
  ])('%s loses no turn', async (name, value) => {
    const { mine } = await write('pass', { headers: { [name]: value } });
    expect(verdict(mine)).toMatch(/^Recorded/);
  });

  it("that makes it a machine's is told to the player once, where orders stand in it", async () => {
    const headers = { 'auto-submitted': 'auto-replied' };
    const { mine } = await write('pass', { headers });
    expect(mine.map(subjectOf)).toEqual([expect.stringContaining('taken for an automatic reply')]);
    expect((await write('pass', { headers })).mine).toEqual([]);
    expect((await write('I am away until Monday.', { headers })).mine).toEqual([]);
  });

  it('that is a reaction with orders below it is told as well: only what cannot be a turn is dropped in silence', async () => {
    const { mine } = await write('Liked “your last move”\n\npass');
    expect(mine.map(subjectOf)).toEqual([expect.stringContaining('taken for an automatic reply')]);
    expect((await write('Liked “your last move”')).mine).toEqual([]);
  });

  it('a machine that has none of them is left alone after the third like text, which says so', async () => {
    const answers: Delivered[][] = [];
    for (let i = 0; i < 5; i++)
      answers.push((await write(`This mailbox is no longer monitored (ticket ${i}). Use our contact form.`)).mine);
    expect(answers.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0]);
    const says = answers.flat().map((mail) => unwrapped(textOf(mail)).includes('no more of them are answered'));
    expect(says).toEqual([false, false, true]);
  });

  it('whoever writes numbers alone is answered, as long as they are others', async () => {
    const counts: number[] = [];
    for (const numbers of ['1926-2026', '1926-2027', '1926-2028', '1926-2029', '1926: 2030'])
      counts.push((await write(numbers)).mine.length);
    expect(counts).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('the same by name', () => {
  it('a second mail of one Message-ID that says something else is another mail', async () => {
    const messageId = '<draft-7@example.org>';
    expect(verdict((await write('CHECK\npass', { messageId })).mine)).toMatch(/^Checked/);
    expect((await write('CHECK\npass', { messageId })).mine).toEqual([]);
    expect(verdict((await write('pass', { messageId })).mine)).toMatch(/^Recorded/);
  });

  it('the same orders after a rewind are answered', async () => {
    expect(verdict((await write('pass')).mine)).toMatch(/^Recorded/);
    const rewind = { to: 0, dice: 'anew', reason: 'a slip' };
    await world.api
      .post(`/api/games/${table.code}/rewind`, rewind)
      .expect((res) => expect(res.status).toBeLessThan(300));
    await world.settle();
    asked.player.news();
    expect(verdict((await write('pass')).mine)).toMatch(/is closed\. Open now: .*a reply to this mail answers it/);
  });

  it('the same orders once more are silent while nothing has changed', async () => {
    expect(verdict((await write('pass')).mine)).toMatch(/^Recorded/);
    expect((await write('pass')).mine).toEqual([]);
  });
});

describe('a mail without a return path, or that a line of its head calls an answer of a machine', () => {
  const bare = { envelope: { from: '', to: '' } };
  /** The same from an empty envelope sender, as some forwarders leave it. */
  async function unreturned(own: string): Promise<Delivered[]> {
    const to = asked.mail.parsed.replyTo?.value[0]?.address ?? '';
    const inReplyTo = asked.mail.parsed.messageId ?? '';
    await asked.player.send({ to, inReplyTo, subject: 'Re: x', text: own, envelope: { ...bare.envelope, to } });
    await world.settle();
    return [...asked.player.news()];
  }

  it.each(['pass', 'YES', 'ACCEPT PROPOSAL', 'RESIGN', 'UNDO', 'CONFIRM 123456', 'CHECK', 'SAY\nHello Tom\nENDSAY'])(
    'is answered where it says %j',
    async (own) => {
      expect(await unreturned(own)).toHaveLength(1);
    },
  );
  it.each(['I am out of the office until Monday.', 'Leave: 4 Dec to 6 Jan', 'Your mail was received.'])(
    'is not where a machine may have written it: %j',
    async (own) => {
      expect(await unreturned(own)).toEqual([]);
    },
  );
  it('and which is known to be a machine by its head is told of once, where a word in it acts', async () => {
    const headers = { 'auto-submitted': 'auto-replied' };
    const { mine } = await write('ACCEPT PROPOSAL', { headers });
    expect(mine.map(subjectOf)).toEqual([expect.stringContaining('taken for an automatic reply')]);
    expect((await write('YES', { headers })).mine).toEqual([]);
  });
  it('and so is who is invited and writes JOIN', async () => {
    const invited = await newGame(world, { joined: false });
    const mail = invited.allied.find(/you are invited/);
    invited.allied.news();
    await invited.allied.reply(mail, 'JOIN', { headers: { 'auto-submitted': 'auto-replied' } });
    await world.settle();
    expect(invited.allied.news().map(subjectOf)).toEqual([expect.stringContaining('taken for an automatic reply')]);
  });
});

describe('orders in a file', () => {
  const file = (filename: string, content: string, contentType = 'text/plain') => ({
    style: (own: string) => ({ text: own, attachments: [{ filename, content, contentType }] }),
  });

  it.each(['', 'Orders attached.'])(
    'that is a text are recorded where the mail holds none, and it is said: %j',
    async (own) => {
      const { mine } = await write(own, file('orders.txt', 'pass\n'));
      expect(verdict(mine)).toMatch(/^Recorded/);
      expect(unwrapped(textOf(mine[0] as Delivered))).toContain('the lines of the file orders.txt');
    },
  );

  it('that was corrected are read though the mail says the same', async () => {
    expect(verdict((await write('See file.', file('a.txt', 'move nobody: nowhere'))).mine)).toMatch(/^NOT recorded/);
    expect(verdict((await write('See file.', file('a.txt', 'pass'))).mine)).toMatch(/^Recorded/);
  });

  it('of Outlook alone cost no silence: what to do is told', async () => {
    const { mine } = await write('', file('winmail.dat', 'x', 'application/ms-tnef'));
    expect(verdict(mine)).toMatch(/^NOT recorded/);
    expect(unwrapped(textOf(mine[0] as Delivered))).toMatch(/winmail\.dat.*plain text/);
  });
});
