import { replyTo } from '../support/player';
import { newGame, waitedFor } from '../support/game';
import { firstParagraph, samplesOf, textOf, unwrapped } from '../support/reading';
import { World } from '../support/world';

/** A club with one mailbox at a provider where its players have theirs. */
const BOX = 'club@example.org';
const PLUS = /^club\+[a-z2-7]{42}@example\.org$/;

let world: World;
beforeAll(async () => {
  world = await World.open({ MAIL_DOMAIN: 'example.org', MAIL_BOX: 'club' });
});
afterAll(() => world.close());

describe('a service with one mailbox and its plus addresses', () => {
  it('is written to behind the plus, whether a reply goes to Reply-To or to the mailbox itself', async () => {
    const table = await newGame(world);
    for (const answerFrom of [false, true]) {
      const waits = await waitedFor(world, table);
      if (!waits) throw new Error('nobody is waited for');
      const { player, mail } = waits;
      expect(mail.parsed.from?.value[0]?.address).toBe(BOX);
      expect(replyTo(mail)).toMatch(PLUS);
      player.news();
      await player.send({
        to: answerFrom ? BOX : replyTo(mail),
        subject: `Re: ${mail.parsed.subject ?? ''}`,
        inReplyTo: mail.parsed.messageId ?? '',
        text: `${samplesOf(mail).join('\n')}\n`,
      });
      await world.settle();
      expect(player.news().map(firstParagraph)[0]).toMatch(/^Recorded as version/);
    }
  });

  it('takes nothing else at the domain', async () => {
    const tom = world.person('Tom Reed');
    const refused = { responseCode: 550 };
    await expect(tom.send({ to: 'anna@example.org', text: 'x' })).rejects.toMatchObject(refused);
    await expect(tom.send({ to: 'club+anna@example.org', text: 'x' })).rejects.toMatchObject(refused);
  });

  it('sends each mail from a return path behind the plus', () => {
    const paths = world.person('Tom Reed').mailbox.map((m) => m.returnPath);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((p) => !/^club\+[a-z2-7]{52}@example\.org$/.test(p))).toEqual([]);
  });

  it('lets a player move to another address of the provider, and not to the mailbox of the club', async () => {
    const tom = world.person('Tom Reed');
    const mail = tom.find(/, due /);
    for (const [address, told] of [
      ['tom.reed@example.org', /have a code sent to tom\.reed@example\.org/],
      ['club@example.org', /That is no address that mail can be sent to/],
      ['club+anything@example.org', /That is no address that mail can be sent to/],
    ] as const) {
      tom.news();
      await tom.reply(mail, `ADDRESS ${address}`);
      await world.settle();
      const news = tom.news().map((m) => unwrapped(textOf(m)));
      expect(news.join('\n')).toMatch(told);
    }
    expect(world.sink.box('tom.reed@example.org')).toHaveLength(0);
    expect(world.sink.box(BOX)).toHaveLength(0);
  });
});
